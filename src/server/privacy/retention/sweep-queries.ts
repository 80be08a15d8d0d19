import { type RawBuilder, sql } from 'kysely'
import type { Query } from '../../platform/db/database.ts'

/** `before`: what ended then or earlier is over its time. `today`: the day in India. */
type Due = { before: number; today: string }
type Ids = RawBuilder<unknown>

/** One kind: which rows are over their time, and what takes them away. */
export type Sweep = { due: (at: Due) => Ids; take: (ids: Ids) => RawBuilder<unknown> }

const over = sql`('delivered', 'cancelled', 'returned', 'refunded')`

const granted = sql`exists (select 1 from data_requests r where r.kind = 'erase' and r.outcome in ('done', 'partly')
  and r.email = o.email and o.placed_at <= r.answered_at)`

/** By the kinds of the table `retention`; a kind without a sweep is only told. */
export const sweeps: Record<string, Sweep> = {
  documents: {
    due: ({ today }) =>
      sql`select id from documents where keep_until < ${today} and (buyer <> '{}' or delivery <> '{}')`,
    take: (ids) => sql`update documents set buyer = '{}', delivery = '{}' where id in (${ids})`,
  },
  // Those of guests after their time, and those of erased people as soon as they are over.
  orders: {
    due: ({ before }) =>
      sql`select o.id from orders o where o.state in ${over} and o.full_name <> ''
        and ((o.user_id is null and o.updated_at < ${before}) or (o.email <> '' and ${granted}))`,
    take: (
      ids,
    ) => sql`update orders set full_name = '', email = '', mobile = '', address = '{}', note = '',
      gift_message = '', buyer_pan = null where id in (${ids})`,
  },
  // What was paid stays for the books; one that nobody paid is deleted long before (card-sales/lapse-sales.ts).
  'gift-card-orders': {
    due: ({ before }) =>
      sql`select id from card_sales where state in ('paid', 'refunded')
        and (buyer_email <> '' or recipient_email <> '') and coalesce(ended_at, paid_at) < ${before}
        and gift_card_id not in (select id from gift_cards where sent_at is null)`,
    take: (ids) => sql`update card_sales set buyer_name = '', buyer_email = '', recipient_name = '',
      recipient_email = '', message = '' where id in (${ids})`,
  },
  'gift-cards': {
    due: ({ before }) =>
      sql`select id from gift_cards where (recipient_name <> '' or recipient_email <> '' or sender_name <> ''
        or message <> '') and expires_at < ${before}`,
    take: (
      ids,
    ) => sql`update gift_cards set recipient_name = '', recipient_email = '', sender_name = '',
      message = '' where id in (${ids})`,
  },
  complaints: {
    due: ({ before }) => sql`select ticket_id as id from complaints where resolved_at < ${before}`,
    take: (ids) => sql`delete from tickets where id in (${ids})`,
  },
  messages: {
    due: ({
      before,
    }) => sql`select id from tickets where status <> 'open' and updated_at < ${before}
      and id not in (select ticket_id from complaints)`,
    take: (ids) => sql`delete from tickets where id in (${ids})`,
  },
  carts: {
    due: ({ before }) =>
      sql`select id from carts where token_hash is not null and updated_at < ${before}`,
    take: (ids) => sql`delete from carts where id in (${ids})`,
  },
  'newsletter-deliveries': {
    due: ({ before }) =>
      sql`select d.id from newsletter_deliveries d join newsletter_issues i on i.id = d.issue_id
        where i.ended_at < ${before}`,
    take: (ids) => sql`delete from newsletter_deliveries where id in (${ids})`,
  },
  'door-refusals': {
    due: ({ before }) => sql`select order_id as id from door_refusals where refused_at < ${before}`,
    take: (ids) => sql`delete from door_refusals where order_id in (${ids})`,
  },
  consents: {
    due: ({ before }) => sql`select id from consents where withdrawn_at < ${before}
      or (purpose = 'back-in-stock' and withdrawn_at is null and given_at < ${before}
        and subject_key not in (select email from waiting))`,
    take: (ids) => sql`delete from consents where id in (${ids})`,
  },
  'data-requests': {
    due: ({ before }) => sql`select id from data_requests where answered_at < ${before}`,
    take: (ids) => sql`delete from data_requests where id in (${ids})`,
  },
  'sign-ins': {
    due: ({ before }) => sql`select id from outcomes where event = 'sign-in' and at < ${before}`,
    take: (ids) => sql`delete from outcomes where id in (${ids})`,
  },
  'unproved-requests': {
    due: ({ before }) =>
      sql`select id from data_requests where contact_proved_at is null and asked_at < ${before}`,
    take: (ids) => sql`delete from data_requests where id in (${ids})`,
  },
}

export async function countDue(db: Query, ids: Ids): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${ids}) d`.execute(
    db,
  )
  return Number(rows[0]?.count ?? 0)
}

const atOnce = 500

/** Takes some away; answers how many it were. */
export async function takeSome(tx: Query, sweep: Sweep, at: Due): Promise<number> {
  const ids = sql`select id from (${sweep.due(at)}) d limit ${sql.lit(atOnce)}`
  const { numAffectedRows } = await sweep.take(ids).execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Whom an erasure was granted that still stands in a purchase from before. */
export async function erasedInSales(db: Query) {
  const { rows } = await sql<{ email: string; answered_at: number }>`
    select r.email, max(r.answered_at) as answered_at from data_requests r
    where r.kind = 'erase' and r.outcome in ('done', 'partly') and exists (select 1 from card_sales s
      where (s.buyer_email = r.email or s.recipient_email = r.email) and s.created_at <= r.answered_at)
    group by r.email`.execute(db)
  return rows.map(({ email, answered_at }) => ({ email, answered_at: Number(answered_at) }))
}

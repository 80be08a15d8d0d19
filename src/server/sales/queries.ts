import { sql } from 'kysely'
import { noSale } from '#domain/order.ts'
import { withinMethods } from '#domain/payment-methods.ts'
import type { Query } from '../platform/db/database.ts'
import { engineOf } from '../platform/db/dialect.ts'

/** India keeps one time all year: UTC + 5:30. */
const indiaOffsetMs = 19_800_000

/** Milliseconds; `before` itself is too late. */
export type Span = { after: number; before: number }

const sales = (db: Query, { after, before }: Span) =>
  db
    .selectFrom('orders as o')
    .where('o.state', 'not in', noSale)
    .where('o.placed_at', '>=', after)
    .where('o.placed_at', '<', before)

/** Orders and their totals by the day in India, counted from 1970. */
export async function salesByDay(db: Query, span: Span) {
  const day = sql<number>`(o.placed_at + ${sql.lit(indiaOffsetMs)}) / 86400000`
  const rows = await sales(db, span)
    .groupBy(day)
    .select((eb) => [
      day.as('day'),
      eb.fn.countAll<number>().as('orders'),
      eb.fn.sum<number>('o.total_paise').as('paise'),
    ])
    .execute()
  return rows.map((row) => ({
    day: Number(row.day),
    orders: Number(row.orders),
    paise: Number(row.paise),
  }))
}

export async function salesByCategory(db: Query, span: Span) {
  const rows = await sales(db, span)
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .leftJoin('categories as c', 'c.id', 'l.category_id')
    .groupBy('c.name')
    .select((eb) => [
      'c.name',
      eb.fn.sum<number>('l.quantity').as('pieces'),
      sql<number>`sum(l.quantity * l.unit_paise)`.as('paise'),
    ])
    .orderBy('paise', 'desc')
    .execute()
  return rows.map(({ name, pieces, paise }) => ({
    category: name ?? 'Unknown',
    pieces: Number(pieces),
    paise: Number(paise),
  }))
}

/** What was sold of each saree, those that brought most first, with its facts and under its name of today; one that is gone, under one that it was sold by. */
export async function salesBySaree(db: Query, span: Span) {
  const rows = await sales(db, span)
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .leftJoin('products as p', 'p.id', 'l.product_id')
    .groupBy(['l.product_id', 'p.name', 'p.facts'])
    .select((eb) => [
      ...(['l.product_id as id', 'p.facts'] as const),
      eb.fn.max('l.code').as('code'),
      eb.fn.coalesce('p.name', eb.fn.max('l.name')).as('name'),
      eb.fn.sum<number>('l.quantity').as('pieces'),
      sql<number>`sum(l.quantity * l.unit_paise)`.as('paise'),
    ])
    .orderBy('paise', 'desc')
    .orderBy('l.product_id')
    .execute()
  return rows.map((row) => ({ ...row, pieces: Number(row.pieces), paise: Number(row.paise) }))
}

/** Where the parcels went: towns are one however they were typed, with the highest sums first; all of them without a limit. */
export async function salesByCity(db: Query, span: Span, limit?: number) {
  const told = (name: 'city' | 'state') =>
    engineOf(db) === 'postgres'
      ? sql<string>`coalesce(o.address::json ->> ${sql.lit(name)}, '')`
      : sql<string>`coalesce(o.address ->> ${sql.lit(name)}, '')`
  const [city, state] = [told('city'), told('state')]
  const rows = await sales(db, span)
    .groupBy([sql`lower(trim(${city}))`, state])
    .select((eb) => [
      sql<string>`max(trim(${city}))`.as('city'),
      state.as('state'),
      eb.fn.countAll<number>().as('orders'),
      eb.fn.sum<number>('o.total_paise').as('paise'),
    ])
    .orderBy('paise', 'desc')
    .orderBy('city')
    .$if(limit !== undefined, (rows) => rows.limit(limit ?? 0))
    .execute()
  return rows.map((row) => ({ ...row, orders: Number(row.orders), paise: Number(row.paise) }))
}

/** Sarees on sale and in stock of which nothing was sold in that time, the oldest first. */
export function unsoldSarees(db: Query, span: Span, limit: number) {
  return db
    .selectFrom('products as p')
    .select(['p.id', 'p.code', 'p.name', 'p.stock', 'p.created_at'])
    .where('p.archived_at', 'is', null)
    .where('p.draft_state', '=', 'none')
    .where('p.stock', '>', 0)
    .where('p.created_at', '<', span.before)
    .where(
      'p.id',
      'not in',
      sales(db, span).innerJoin('order_lines as l', 'l.order_id', 'o.id').select('l.product_id'),
    )
    .orderBy('p.created_at')
    .orderBy('p.id')
    .limit(limit)
    .execute()
}

export async function salesByChannel(db: Query, span: Span) {
  const rows = await sales(db, span)
    .groupBy('o.channel')
    .select((eb) => [
      'o.channel',
      eb.fn.countAll<number>().as('orders'),
      eb.fn.sum<number>('o.total_paise').as('paise'),
    ])
    .orderBy('paise', 'desc')
    .execute()
  return rows.map((row) => ({
    channel: row.channel,
    orders: Number(row.orders),
    paise: Number(row.paise),
  }))
}

/**
 * Paise given back in that time for orders that are still sales, placed whenever: those of a returned order have left
 * the sales with it, and would count twice, like money beyond an order's total, which was in no sale. What the gateway refused
 * never went.
 */
export async function refundedIn(db: Query, { after, before }: Span): Promise<number> {
  const row = await db
    .selectFrom('refunds as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select((eb) => eb.fn.sum<number>('r.amount_paise').as('paise'))
    .where('o.state', 'not in', noSale)
    .where('r.state', '<>', 'refused')
    .where('r.kind', '<>', 'refund-voucher')
    .where('r.created_at', '>=', after)
    .where('r.created_at', '<', before)
    .executeTakeFirst()
  return Number(row?.paise ?? 0)
}

/** Paise of the orders of that time that came back whole after they had been sent. */
export async function cameBackIn(db: Query, { after, before }: Span): Promise<number> {
  const row = await db
    .selectFrom('orders as o')
    .select((eb) => eb.fn.sum<number>('o.total_paise').as('paise'))
    .where('o.placed_at', '>=', after)
    .where('o.placed_at', '<', before)
    // Money of a cancelled order ends in `refunded` too: that one was never a sale.
    .where((eb) =>
      eb.or([
        eb('o.state', '=', 'returned'),
        eb.and([
          eb('o.state', '=', 'refunded'),
          eb.exists(
            eb
              .selectFrom('order_events as e')
              .select('e.id')
              .whereRef('e.order_id', '=', 'o.id')
              .where('e.to_state', '=', 'returned'),
          ),
        ]),
      ]),
    )
    .executeTakeFirst()
  return Number(row?.paise ?? 0)
}

/** Orders, their total in paise and their pieces. */
export async function soldIn(db: Query, span: Span) {
  const [orders, lines] = await Promise.all([
    sales(db, span)
      .select((eb) => [
        eb.fn.countAll<number>().as('orders'),
        eb.fn.sum<number>('o.total_paise').as('paise'),
      ])
      .executeTakeFirstOrThrow(),
    sales(db, span)
      .innerJoin('order_lines as l', 'l.order_id', 'o.id')
      .select((eb) => eb.fn.sum<number>('l.quantity').as('pieces'))
      .executeTakeFirstOrThrow(),
  ])
  return {
    orders: Number(orders.orders),
    paise: Number(orders.paise ?? 0),
    pieces: Number(lines.pieces ?? 0),
  }
}

/** Money that came in, or went back, at a moment; `reference` is the bank's or the gateway's, `reason` of a gift card or a store credit its name. */
export type Money = {
  at: number
  order: string
  kind: 'payment' | 'refund'
  method: string
  reference: string
  paise: number
  reason: string
}

/**
 * All money of a time in the order in which it came: payments, gift cards that were sold, refunds, cards that were taken back, store
 * credit that was paid out. What was refused is none, nor is what went back to a card or as credit.
 */
export async function moneyIn(db: Query, { after, before }: Span): Promise<Money[]> {
  const within = sql.join(withinMethods)
  const { rows } = await sql<Money>`
    select p.paid_at as "at", o.number as "order", 'payment' as kind, p.method,
      coalesce(p.settled_reference, '') as reference, p.amount_paise as paise, '' as reason
    from payments p join orders o on o.id = p.order_id
    where p.state = 'paid' and p.paid_at >= ${after} and p.paid_at < ${before}
    union all
    select r.created_at as "at", o.number as "order", 'refund' as kind, r.method,
      r.reference, r.amount_paise as paise, r.reason
    from refunds r join orders o on o.id = r.order_id
    where r.state <> 'refused' and r.method not in (${within})
      and r.created_at >= ${after} and r.created_at < ${before}
    union all
    select m.created_at as "at", '' as "order", case when m.kind = 'issued' then 'payment' else 'refund' end as kind,
      g.paid_by as method, g.reference, m.paise, 'GC-' || g.id as reason
    from gift_card_moves m join gift_cards g on g.id = m.gift_card_id
    where m.kind in ('issued', 'cancelled') and g.paid_by <> '' and m.created_at >= ${after} and m.created_at < ${before}
    union all
    select e.created_at as "at", coalesce(o.number, '') as "order", 'refund' as kind, e.method, e.reference,
      e.paise, s.code as reason
    from store_credit_entries e join store_credits s on s.id = e.store_credit_id
    left join orders o on o.id = s.order_id
    where e.kind = 'paid-out' and e.created_at >= ${after} and e.created_at < ${before}
    order by 1, 3, 2`.execute(db)
  return rows.map((row) => ({ ...row, at: Number(row.at), paise: Number(row.paise) }))
}

/** Visits by the day in India, counted from 1970; machines that run no page are none (performance/vitals.ts). */
export async function visitsByDay(
  db: Query,
  { after, before }: Span,
): Promise<Map<number, number>> {
  const dayOf = (ms: number) => Math.floor((ms + indiaOffsetMs) / 86_400_000)
  const rows = await db
    .selectFrom('vitals')
    .where('name', '=', 'visit')
    .where('day', '>=', dayOf(after))
    .where('day', '<', dayOf(before))
    .groupBy('day')
    .select((eb) => ['day', eb.fn.sum<number>('count').as('count')])
    .execute()
  return new Map(rows.map(({ day, count }) => [Number(day), Number(count)]))
}

/** Orders of the shop's own pages, by the day in India; whatever became of them but those cancelled or unpaid. */
export async function webOrdersByDay(db: Query, span: Span): Promise<Map<number, number>> {
  const day = sql<number>`(o.placed_at + ${sql.lit(indiaOffsetMs)}) / 86400000`
  const rows = await sales(db, span)
    .where('o.channel', '=', 'web')
    .groupBy(day)
    .select((eb) => [day.as('day'), eb.fn.countAll<number>().as('orders')])
    .execute()
  return new Map(rows.map((row) => [Number(row.day), Number(row.orders)]))
}

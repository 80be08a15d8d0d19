import { sql } from 'kysely'
import type { Query } from '../platform/db/database.ts'
import { isLow } from '../stock/low-stock-queries.ts'
import type { Slice } from './order-queries.ts'

/** What waits besides orders: each question answers a slice, who waits longest first, and how many there are. */

export async function returnsToDecide(db: Query, { limit, offset }: Slice) {
  const all = db.selectFrom('returns as r').where('r.state', '=', 'asked')
  const total = await counted(all)
  const rows = await all
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.id', 'r.order_id', 'r.reason', 'r.words', 'r.asked_at'])
    .select(['o.number', 'o.full_name', 'o.address'])
    .orderBy('r.asked_at')
    .orderBy('r.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total }
}

/** Drafts that are talked over and keep pieces, those that give them free next first. */
export async function draftsThatExpire(db: Query, now: number, { limit, offset }: Slice) {
  const all = db
    .selectFrom('chat_orders as c')
    .where('c.state', '=', 'open')
    .where('c.expires_at', '>', now)
  const total = await counted(all)
  const rows = await all
    .selectAll('c')
    .orderBy('c.expires_at')
    .orderBy('c.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total }
}

export async function complaintsToAnswer(db: Query, { limit, offset }: Slice) {
  const all = db.selectFrom('complaints as c').where('c.resolved_at', 'is', null)
  const total = await counted(all)
  const rows = await all
    .innerJoin('tickets as t', 't.id', 'c.ticket_id')
    .select(['c.ticket_id as id', 'c.order_id', 'c.received_at', 'c.resolve_before'])
    .select(['c.acknowledged_at', 'c.acknowledge_by', 't.name', 't.message'])
    .orderBy('c.resolve_before')
    .orderBy('c.ticket_id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total }
}

/** Messages without an answer; those that are complaints wait among those. */
export async function messagesToAnswer(db: Query, { limit, offset }: Slice) {
  const all = db
    .selectFrom('tickets as t')
    .where('t.status', '=', 'open')
    .where(sql<boolean>`not exists (select 1 from complaints c where c.ticket_id = t.id)`)
  const total = await counted(all)
  const rows = await all
    .select(['t.id', 't.name', 't.message', 't.created_at'])
    .orderBy('t.created_at')
    .orderBy('t.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total }
}

/** Gift cards whose buyers have named a transfer, who did so first at the top. */
export async function cardsToCheck(db: Query, { limit, offset }: Slice) {
  const all = db.selectFrom('card_sales as s').where('s.state', '=', 'claimed')
  const total = await counted(all)
  const rows = await all
    .selectAll('s')
    .orderBy('s.claimed_at')
    .orderBy('s.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total }
}

/** Sarees of which few of several are left, by their own mark or else `lowStock`, the fewest first. */
export async function runningLow(db: Query, lowStock: number, { limit, offset }: Slice) {
  const all = db
    .selectFrom('products as p')
    .where('p.archived_at', 'is', null)
    .where(isLow(lowStock))
  const total = await counted(all)
  const rows = await all
    .select(['p.id', 'p.name', 'p.stock', 'p.updated_at'])
    .select((eb) =>
      eb
        .selectFrom('product_pictures as pp')
        .select('pp.path')
        .whereRef('pp.product_id', '=', 'p.id')
        .orderBy('pp.position')
        .limit(1)
        .as('image'),
    )
    .orderBy('p.stock')
    .orderBy('p.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total }
}

type Counting = {
  select: (column: ReturnType<typeof countAll>) => {
    executeTakeFirstOrThrow: () => Promise<{ total: number }>
  }
}

const countAll = () => sql<number>`count(*)`.as('total')

async function counted(all: unknown): Promise<number> {
  // Each builder has a type of its own; all of them can count.
  const { total } = await (all as Counting).select(countAll()).executeTakeFirstOrThrow()
  return Number(total)
}

import { type RawBuilder, sql } from 'kysely'
import type { QueueKind } from '#domain/work/queue.ts'
import type { OrderRow } from '../order-records/queries.ts'
import { awaitsWord, isOwed, isRestOpen } from '../orders/refunds/owed-queries.ts'
import { countOf } from '../platform/db/count-of.ts'
import type { Query } from '../platform/db/database.ts'

/** Which orders called o wait in this way, and who of them waits longest. */
type Waiting = { is: RawBuilder<boolean>; first: RawBuilder<number> }

const placed = sql<number>`o.placed_at`

/** What waits of orders themselves: each of them by an index (query-plans.test.ts). */
export const ordersThatWait = {
  /** For the order, or for what its other sarees cost more: that may be named until they have come, and is looked for after. */
  transfer: {
    is: sql<boolean>`(o.id in (select p.order_id from payments p
      where p.state in ('awaiting', 'claimed') and p.claimed_at is not null)
      and o.state in ('pending_payment', 'on_hold', 'confirmed', 'packed', 'shipped', 'delivered')
      and o.paid_paise < o.total_paise - o.credited_paise)`,
    first: sql<number>`coalesce(o.held_until, o.placed_at)`,
  },
  confirm: { is: awaitsWord, first: sql<number>`o.confirm_before` },
  refund: { is: isOwed, first: placed },
  /** Of what is booked: nothing is packed before it. */
  rest: { is: isRestOpen, first: sql<number>`coalesce(o.rest_before, o.placed_at)` },
  pack: { is: sql<boolean>`(o.state = 'confirmed' and not ${isRestOpen})`, first: placed },
  ship: { is: sql<boolean>`o.state = 'packed'`, first: placed },
  cash: {
    is: sql<boolean>`(o.state = 'delivered' and o.paid_paise < o.total_paise - o.credited_paise)`,
    first: sql<number>`o.delivered_at`,
  },
} satisfies Partial<Record<QueueKind, Waiting>>

export type OrderKind = keyof typeof ordersThatWait

export type Slice = { limit: number; offset: number }

/** The orders that wait in this way, the longest first, and how many there are. */
export async function ordersWaiting(db: Query, kind: OrderKind, { limit, offset }: Slice) {
  const { is, first } = ordersThatWait[kind]
  const all = db.selectFrom('orders as o').where(is)
  const rows: OrderRow[] = await all
    .selectAll('o')
    .orderBy(first)
    .orderBy('o.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total: await countOf(all) }
}

/** The transfers that buyers of these orders have named, and what they come to. */
export async function claimsOf(db: Query, orderIds: number[]) {
  if (orderIds.length === 0) return []
  return db
    .selectFrom('payments')
    .select(['order_id', 'claimed_reference', 'amount_paise', 'claimed_at'])
    .where('order_id', 'in', orderIds)
    .where('state', '=', 'claimed')
    .orderBy('id')
    .execute()
}

import type { OrderActor, OrderState } from '#domain/order.ts'
import { orderSentences, type SaidOfOrder } from '#domain/said/of-orders.ts'
import { sayCode } from '#domain/said/sentence.ts'
import type { Query } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

export type NewEvent = {
  orderId: number
  kind: Tables['order_events']['kind']
  from?: OrderState
  to?: OrderState
  words?: string
  /** What the shop itself says, by a code; its words are its English. */
  said?: SaidOfOrder | undefined
  /** False for what only the shop may read. */
  isPublic?: boolean
  actor: { kind: OrderActor; userId: number | null }
  now: number
}

/** Writes one entry of an order's timeline. */
export async function insertEvent(tx: Query, event: NewEvent) {
  await eventInsert(tx, event).execute()
}

export const eventInsert = (tx: Query, event: NewEvent) =>
  tx.insertInto('order_events').values({
    order_id: event.orderId,
    kind: event.kind,
    from_state: event.from ?? null,
    to_state: event.to ?? null,
    words: event.said ? (sayCode(orderSentences, event.said) ?? '') : (event.words ?? ''),
    said: event.said ? JSON.stringify(event.said) : '',
    is_public: event.isPublic === false ? 0 : 1,
    actor: event.actor.kind,
    user_id: event.actor.userId,
    created_at: event.now,
  })

/** Staff are told that pieces came back after the last day for credit notes. */
export const warnOfLateNote = (tx: Query, orderId: number, now: number) =>
  warnStaff(tx, orderId, { code: 'too-late-for-note', params: {} }, now)

/** Writes into an order's history what staff have to look at, and its buyer does not read. */
export function warnStaff(tx: Query, orderId: number, said: SaidOfOrder, now: number) {
  const actor = { kind: 'system' as const, userId: null }
  return insertEvent(tx, { orderId, kind: 'warning', said, isPublic: false, actor, now })
}

/** What an order was before it last became this; undefined where that is not known. */
export async function stateBefore(db: Query, orderId: number, to: OrderState) {
  const row = await db
    .selectFrom('order_events')
    .select('from_state')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'moved')
    .where('to_state', '=', to)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.from_state
}

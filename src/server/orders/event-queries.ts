import type { OrderActor, OrderState } from '#domain/order.ts'
import type { Query } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

export type NewEvent = {
  orderId: number
  kind: Tables['order_events']['kind']
  from?: OrderState
  to?: OrderState
  words?: string
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
    words: event.words ?? '',
    is_public: event.isPublic === false ? 0 : 1,
    actor: event.actor.kind,
    user_id: event.actor.userId,
    created_at: event.now,
  })

/** Staff are told that pieces came back after the last day for credit notes. */
export function warnOfLateNote(tx: Query, orderId: number, now: number) {
  const words =
    'It is too late for a credit note on this invoice: what goes back is goodwill, and its tax stays paid.'
  const actor = { kind: 'system' as const, userId: null }
  return insertEvent(tx, { orderId, kind: 'warning', words, isPublic: false, actor, now })
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

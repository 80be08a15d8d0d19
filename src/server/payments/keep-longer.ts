import type { Query } from '../db/database.ts'
import { keepAside, lockProducts, releaseHolds } from '../holds/queries.ts'
import { changeOrder } from '../orders/change-queries.ts'
import { piecesOf } from '../orders/move-order.ts'
import type { OrderRow } from '../orders/queries.ts'

/** Keeps the pieces of a waiting order until then, as long as they are still there; false when not. */
export async function keepLonger(
  tx: Query,
  order: OrderRow,
  until: number,
  now: number,
): Promise<boolean> {
  const owner = { orderId: order.id }
  const pieces = await piecesOf(tx, order.id)
  await lockProducts(
    tx,
    pieces.map((piece) => piece.productId),
  )
  await releaseHolds(tx, owner)
  const hold = { kind: 'pending-payment', expires_at: until, owner, now } as const
  const held = await keepAside(tx, pieces, hold)
  if (held.size < pieces.length) return false
  await changeOrder(tx, order.id, { held_until: until })
  return true
}

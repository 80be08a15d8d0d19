import { changeOrder } from '../order-records/change-queries.ts'
import type { OrderRow } from '../order-records/queries.ts'
import { piecesOf } from '../orders/move-order.ts'
import type { Query } from '../platform/db/database.ts'
import { freeFor, keepAside, lockProducts, releaseHolds } from '../stock/hold-queries.ts'
import { type Bound, keepWithin, lockBound } from '../stock/keep-within.ts'

type Longer = {
  until: number
  now: number
  /** To which limits; null for staff. */
  bound: Bound | null
}

/**
 * Keeps the pieces of a waiting order until then, as far as its limits allow; false when some of them can be
 * had no more.
 */
export async function keepLonger(
  tx: Query,
  order: OrderRow,
  { until, now, bound }: Longer,
): Promise<boolean> {
  const owner = { orderId: order.id }
  const pieces = await piecesOf(tx, order.id)
  const ids = pieces.map((piece) => piece.productId)
  if (bound) await lockBound(tx, bound)
  await lockProducts(tx, ids)
  await releaseHolds(tx, owner)
  const kind = 'pending-payment' as const
  const held = bound
    ? await keepWithin(tx, pieces, { ...bound, kind, owner, expiresAt: until, now })
    : await keepAside(tx, pieces, { kind, expires_at: until, owner, now })
  await changeOrder(tx, order.id, { held_until: held.size > 0 ? until : null })
  return isStillFree(tx, order, now)
}

/** True while every piece of a waiting order can still be had by it. */
export async function isStillFree(tx: Query, order: OrderRow, now: number): Promise<boolean> {
  const pieces = await piecesOf(tx, order.id)
  const free = await freeFor(tx, pieces, { orderId: order.id }, now)
  return free.size === pieces.length
}

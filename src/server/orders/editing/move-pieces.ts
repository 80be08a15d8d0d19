import type { OrderRow } from '../../order-records/queries.ts'
import type { Query } from '../../platform/db/database.ts'
import { freeFor, keepAside, type Piece, releaseHolds } from '../../stock/hold-queries.ts'
import { goneError, noteTaken, restock, takeStock } from '../../stock/move-stock.ts'
import type { EditedLine } from './edited-lines.ts'

type Edit = { before: readonly EditedLine[]; after: readonly EditedLine[] }
type By = { userId: number | null; now: number }

/**
 * Takes what an order is to hold beyond what it has, and gives back what it is to hold no more, all or none; of an order that
 * waits for its money, what is kept aside.
 */
export async function movePieces(tx: Query, order: OrderRow, edit: Edit, by: By) {
  if (order.has_stock === 0) return keepOthers(tx, order, edit.after, by.now)
  const owner = { orderId: order.id }
  const entry = { reason: 'edited' as const, ...owner, ...by }
  const more = pieceDifference(edit.after, edit.before)
  if (more.length > 0) {
    const { left, missing } = await takeStock(tx, more, owner, by.now)
    if (missing.length > 0) throw await goneError(tx, missing, owner, by.now)
    await noteTaken(tx, more, left, entry)
  }
  await restock(tx, pieceDifference(edit.before, edit.after), entry)
}

/** What `one` has beyond `other`. */
function pieceDifference(one: readonly EditedLine[], other: readonly EditedLine[]): Piece[] {
  const had = new Map(other.map((line) => [line.productId, line.quantity]))
  return one
    .map(({ productId, quantity }) => ({
      productId,
      quantity: quantity - (had.get(productId) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0)
}

/** Kept until the moment that was promised; what is promised no longer has to be free at least. */
async function keepOthers(tx: Query, order: OrderRow, lines: readonly EditedLine[], now: number) {
  const owner = { orderId: order.id }
  const pieces = lines.map(({ productId, quantity }) => ({ productId, quantity }))
  const until = order.held_until ?? 0
  await releaseHolds(tx, owner)
  const had =
    until > now
      ? await keepAside(tx, pieces, { kind: 'pending-payment', expires_at: until, owner, now })
      : await freeFor(tx, pieces, owner, now)
  const missing = pieces.map(({ productId }) => productId).filter((id) => !had.has(id))
  if (missing.length > 0) throw await goneError(tx, missing, owner, now)
}

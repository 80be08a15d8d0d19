import { addBack, lockedLines } from '../order-records/change-queries.ts'
import { linesOf } from '../order-records/queries.ts'
import type { Query } from '../platform/db/database.ts'
import { lockProducts, type Piece } from '../stock/hold-queries.ts'

type Asked = { order_line_id: number; quantity: number }
type Counted = {
  /** Those that had not been counted before. */
  pieces: Piece[]
  /** True once every piece of the order is back. */
  isWhole: boolean
}

/** Counts pieces of an order that have come back, each once for good; asked for none, all that are still out. */
export async function countBack(tx: Query, orderId: number, asked?: Asked[]): Promise<Counted> {
  // As whoever orders: the products before anything of the order.
  const products = (await linesOf(tx, [orderId])).map((line) => line.product_id)
  await lockProducts(tx, products)
  const lines = await lockedLines(tx, orderId)
  const quantities = asked && new Map(asked.map((one) => [one.order_line_id, one.quantity]))
  const counted: { product_id: number; quantity: number }[] = []
  let out = 0
  for (const { id, product_id, quantity, back_quantity } of lines) {
    const left = quantity - back_quantity
    const pieces = Math.min(left, quantities ? (quantities.get(id) ?? 0) : left)
    out += left - pieces
    if (pieces === 0) continue
    await addBack(tx, id, pieces)
    counted.push({ product_id, quantity: pieces })
  }
  return { pieces: merged(counted), isWhole: out === 0 }
}

/** Lines as pieces, one entry a product. */
export function merged(lines: readonly { product_id: number; quantity: number }[]): Piece[] {
  const pieces = new Map<number, number>()
  for (const { product_id, quantity } of lines) {
    pieces.set(product_id, (pieces.get(product_id) ?? 0) + quantity)
  }
  return [...pieces].map(([productId, quantity]) => ({ productId, quantity }))
}

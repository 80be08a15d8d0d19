import { ShopError } from '#domain/errors.ts'
import { changeLineOf } from '../../cart/change-cart.ts'
import { ensureCart } from '../../cart/queries.ts'
import { unknownOrder } from '../../order-records/find-order.ts'
import { type LineRow, linesOf, type OrderRow } from '../../order-records/queries.ts'
import type { Query } from '../../platform/db/database.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { Shop } from '../../platform/shop.ts'
import { availabilityOf } from '../../stock/hold-queries.ts'

type Again = { added: number; missing: LineRow[] }

/**
 * Puts the sarees of one of the customer's own orders into the cart, as many as were ordered and can still be had.
 * Asked twice it adds nothing more; what somebody else has bought meanwhile is named.
 */
export function buyAgain(shop: Shop, visitor: Visitor, order: OrderRow): Promise<Again> {
  if (order.user_id === null || order.user_id !== visitor.userId) throw unknownOrder()
  return shop.db.write(async (tx) => {
    const cartId = await ensureCart(tx, shop, visitor)
    const again: Again = { added: 0, missing: [] }
    for (const line of await linesOf(tx, [order.id])) {
      if (await isAdded(tx, cartId, line, shop.now())) again.added += 1
      else again.missing.push(line)
    }
    return again
  })
}

async function isAdded(tx: Query, cartId: number, line: LineRow, now: number): Promise<boolean> {
  if (line.product_id === null) return false
  const newQuantity = (held: number) => Math.max(held, line.quantity)
  try {
    await changeLineOf(tx, { cartId, productId: line.product_id, newQuantity, now })
    return true
  } catch (error) {
    if (error instanceof ShopError) return false
    throw error
  }
}

/** Which products of these lines somebody could put into a cart now. */
export async function thereAgain(
  db: Query,
  lines: readonly LineRow[],
  now: number,
): Promise<Set<number>> {
  const ids = [...new Set(lines.flatMap(({ product_id }) => product_id ?? []))]
  if (ids.length === 0) return new Set()
  const rows = await availabilityOf(db, ids, {}, now)
  return new Set(rows.flatMap(({ id, stock, held }) => (stock - held > 0 ? [id] : [])))
}

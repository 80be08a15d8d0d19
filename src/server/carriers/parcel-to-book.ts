import { netGrams } from '#domain/delivery/parcel-weight.ts'
import { isAtDoor } from '#domain/payment-methods.ts'
import { weightIn } from '../cart/price-cart.ts'
import { termsNow } from '../delivery/read-terms.ts'
import { type LineRow, linesOf, type OrderRow } from '../order-records/queries.ts'
import { addressOf } from '../orders/present.ts'
import { factsOfSold } from '../orders/product-queries.ts'
import type { Shop } from '../platform/shop.ts'
import type { ParcelToBook } from './carrier.ts'

/** What is booked of an order: the carrier knows it by the key, and nothing in `contents` is all of it. */
type Booked = { key: string; contents: { lineId: number; quantity: number }[] }

/** What carriers are told of the parcels of these orders, or of what is booked of one. */
export async function parcelsToBook(
  shop: Shop,
  orders: readonly OrderRow[],
  booked?: Booked,
): Promise<ParcelToBook[]> {
  const db = shop.db.read
  const all = await linesOf(
    db,
    orders.map(({ id }) => id),
  )
  const lines = booked?.contents.length ? partOf(all, booked.contents) : all
  const ids = [...new Set(lines.map((line) => line.product_id))]
  const said = new Map((await factsOfSold(db, ids)).map((row) => [row.id, row.facts]))
  const { weights } = await termsNow(shop.db)
  return orders.map((order) => {
    const own = lines.filter((line) => line.order_id === order.id)
    const pieces = own.map((line) => ({
      ...{ quantity: line.quantity, weight: weightIn(said.get(line.product_id) ?? '{}') },
    }))
    const due = Math.max(0, order.total_paise - order.paid_paise)
    return {
      ...{ key: booked?.key ?? order.number, orderNumber: order.number },
      ...{ placedAt: order.placed_at, email: order.email, address: addressOf(order) },
      lines: own.map((line) => ({
        ...{ name: line.name, code: line.code, quantity: line.quantity },
        unitPaise: line.unit_paise,
      })),
      totalPaise: order.total_paise,
      collectPaise: isAtDoor(order.payment_method) ? due : 0,
      grams: netGrams(pieces, weights) + weights.packing,
    }
  })
}

const partOf = (lines: readonly LineRow[], contents: Booked['contents']): LineRow[] =>
  contents.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId)
    return line ? [{ ...line, quantity }] : []
  })

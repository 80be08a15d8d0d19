import { customsOf } from '#domain/delivery/customs.ts'
import { isAbroad } from '#domain/delivery/destination.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { termsNow } from '../../delivery/read-terms.ts'
import type { LineRow, OrderRow } from '../../order-records/queries.ts'
import type { Shop } from '../../platform/shop.ts'
import { factsOf } from '../../tax/queries.ts'
import { settingsOn } from '../../tax/read-law.ts'
import { addressOf } from '../present.ts'
import { factsOfSold } from '../product-queries.ts'
import type { Customs } from './print-customs.ts'

type Sent = { order: OrderRow; lines: readonly LineRow[] }

/** What customs are told of each order that goes abroad, by its id. */
export async function customsOfOrders(
  shop: Shop,
  orders: readonly Sent[],
): Promise<Map<number, Customs>> {
  const abroad = orders.filter(({ order }) => isAbroad(addressOf(order)))
  if (abroad.length === 0) return new Map()
  const ids = [...new Set(abroad.flatMap(({ lines }) => lines.map((line) => line.product_id)))]
  const { weights } = await termsNow(shop.db)
  const codes = new Map((await factsOf(shop.db.read, ids)).map((row) => [row.id, row]))
  const said = new Map((await factsOfSold(shop.db.read, ids)).map((row) => [row.id, row.facts]))
  const seller = await settingsOn(shop.db.read, dayInIndia(shop.now()))
  const gstin = seller && seller.registration !== 'unregistered' ? seller.gstin : ''
  const pieceOf = (line: LineRow) => {
    const facts: { weight?: string; country?: string } = JSON.parse(
      said.get(line.product_id) ?? '{}',
    )
    const code = codes.get(line.product_id)
    return {
      ...{ name: line.name, quantity: line.quantity, unitPaise: line.unit_paise },
      hsn: code?.hsn || code?.category_hsn || '',
      ...{ origin: facts.country ?? '', weight: facts.weight ?? '' },
    }
  }
  return new Map(
    abroad.map(({ order, lines }) => [
      order.id,
      { ...customsOf(lines.map(pieceOf), weights, order.discount_paise), gstin },
    ]),
  )
}

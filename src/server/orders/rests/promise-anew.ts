import { termsAt } from '#domain/delivery/delivery-terms.ts'
import { longestMaking, promiseOf } from '#domain/delivery/shipping.ts'
import { termsNow } from '../../delivery/read-terms.ts'
import { linesOf, type OrderRow } from '../../order-records/queries.ts'
import type { Query } from '../../platform/db/database.ts'
import { addressOf } from '../present.ts'
import { productsFor } from '../product-queries.ts'

/** When an order arrives of which nothing was promised while its rest had not come: as if it were placed now. */
export async function promiseAnew(tx: Query, order: OrderRow, now: number) {
  const ids = (await linesOf(tx, [order.id])).map((line) => line.product_id)
  const pieces = (await productsFor(tx, ids)).map((row) => ({ makingDays: row.making_days }))
  const terms = termsAt(await termsNow({ read: tx }), addressOf(order))
  const { from, to } = promiseOf(terms, now, longestMaking(pieces))
  return { expected_from: from, expected_to: to }
}

import { longestMaking } from '#domain/delivery/shipping.ts'
import { linesOf, type OrderRow } from '../../order-records/queries.ts'
import type { Query } from '../../platform/db/database.ts'
import { promiseFrom } from '../editing/later-promise.ts'
import { factsOfSold } from '../product-queries.ts'

/** When an order arrives of which nothing was promised while its rest had not come: as if it were placed now. */
export async function promiseAnew(tx: Query, order: OrderRow, now: number) {
  const ids = (await linesOf(tx, [order.id])).map((line) => line.product_id)
  const pieces = (await factsOfSold(tx, ids)).map((row) => ({ makingDays: row.making_days }))
  const { from, to } = await promiseFrom(tx, order, longestMaking(pieces), now)
  return { expected_from: from, expected_to: to }
}

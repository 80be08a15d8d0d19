import { termsAt } from '#domain/delivery/delivery-terms.ts'
import { longestMaking, promiseOf } from '#domain/delivery/shipping.ts'
import { termsNow } from '../../delivery/read-terms.ts'
import { isCounterSale } from '../../order-records/counter-sale.ts'
import type { OrderRow } from '../../order-records/queries.ts'
import type { Query } from '../../platform/db/database.ts'
import { addressOf } from '../present.ts'
import type { EditedLine } from './edited-lines.ts'

type Promised = Pick<OrderRow, 'expected_from' | 'expected_to'>

/** What an order is promised from now on: as it was, or later where a saree that came to it has to be made first. */
export async function laterPromise(
  tx: Query,
  order: OrderRow,
  lines: readonly EditedLine[],
  now: number,
): Promise<Promised> {
  const { expected_from, expected_to } = order
  const makingDays = longestMaking(lines)
  if (makingDays === 0 || isCounterSale(order)) return { expected_from, expected_to }
  const { from, to } = await promiseFrom(tx, order, makingDays, now)
  const isLater = to > (expected_to ?? 0)
  return isLater ? { expected_from: from, expected_to: to } : { expected_from, expected_to }
}

/** From when to when an order would arrive if it were placed then, where its sarees take so many days to make. */
export async function promiseFrom(tx: Query, order: OrderRow, makingDays: number, fromMs: number) {
  const terms = termsAt(await termsNow({ read: tx }), addressOf(order))
  return promiseOf(terms, fromMs, makingDays)
}

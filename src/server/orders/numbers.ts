import { orderNumber, yearInIndia } from '#domain/order.ts'
import { countUp } from '../order-records/insert-queries.ts'
import { askTogether } from '../platform/db/at-once.ts'
import type { Query } from '../platform/db/database.ts'
import { bump, noteBump } from '../platform/db/version.ts'

/** The number of an order; its invoice has its own when the parcel leaves. */
export async function orderNumberFor(tx: Query, now: number): Promise<string> {
  const year = yearInIndia(now)
  const { value } = await countUp(tx, [`order:${year}`]).executeTakeFirstOrThrow()
  return orderNumber(value, year)
}

/** What all other orders wait for, at one go: the number of an order and the catalogue's next version. */
export async function numbersOfSale(tx: Query, now: number) {
  const year = yearInIndia(now)
  const [versions, counted] = await askTogether(tx, [
    bump(tx, now).compile(),
    countUp(tx, [`order:${year}`]).compile(),
  ])
  return {
    number: orderNumber(answered(counted[0]?.value), year),
    revision: noteBump(tx, answered(versions[0]).number, now),
  }
}

/** No order goes out under the number 0. */
function answered<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A counter of the shop did not answer.')
  return value
}

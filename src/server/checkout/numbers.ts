import { financialYear, invoiceNumber, orderNumber, yearInIndia } from '#domain/order.ts'
import { askTogether } from '../platform/db/at-once.ts'
import type { Query } from '../platform/db/database.ts'
import { bump, noteBump } from '../platform/db/version.ts'
import { noteOrder } from '../platform/integrity/note-orders.ts'
import { countUp } from './queries.ts'

/** The number of an order; its invoice number comes when the sale is sure. */
export async function orderNumberFor(tx: Query, now: number): Promise<string> {
  const year = yearInIndia(now)
  const { value } = await countUp(tx, [`order:${year}`]).executeTakeFirstOrThrow()
  return orderNumber(value, year)
}

/**
 * Everything that all other orders wait for, at one go: both numbers of an order that is sure from the
 * beginning, and the catalogue's next version.
 */
export async function numbersOfSale(tx: Query, now: number) {
  const [year, taxYear] = [yearInIndia(now), financialYear(now)]
  const names = [`order:${year}`, `invoice:${taxYear}`]
  const [versions, counted] = await askTogether(tx, [
    bump(tx, now).compile(),
    countUp(tx, names).compile(),
  ])
  const counters = new Map(counted.map((row) => [row.name, row.value]))
  return {
    number: orderNumber(answered(counters.get(`order:${year}`)), year),
    invoiceNumber: invoiceNumber(answered(counters.get(`invoice:${taxYear}`)), taxYear),
    revision: noteBump(tx, answered(versions[0]).number, now),
  }
}

/** No order goes out under the number 0. */
function answered<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A counter of the shop did not answer.')
  return value
}

type Sold = {
  token: string
  number: string
  total_paise: number
  placed_at: number
  invoice_number: string | null
}

/** The invoice number of a sale that has become sure; the journal keeps it, so that it is never given again. */
export async function invoiceForSale(tx: Query, order: Sold, now: number): Promise<string> {
  const invoice = await invoiceFor(tx, order, now)
  const { token, number, total_paise: totalPaise, placed_at: at } = order
  noteOrder(tx, { token, number, totalPaise, at, invoice })
  return invoice
}

/** The order's invoice number, or the next one when it has none yet. */
export async function invoiceFor(
  tx: Query,
  order: { invoice_number: string | null },
  now: number,
): Promise<string> {
  if (order.invoice_number !== null) return order.invoice_number
  const year = financialYear(now)
  const { value } = await countUp(tx, [`invoice:${year}`]).executeTakeFirstOrThrow()
  return invoiceNumber(value, year)
}

import {
  financialYear,
  invoiceNumber,
  type OrderState,
  orderNumber,
  yearInIndia,
} from '#domain/order.ts'
import type { Query } from '../db/database.ts'
import { nextNumbers } from './queries.ts'

/** Every order has a number; an invoice number comes with the first moment at which the sale is sure. */
export async function numbersFor(tx: Query, state: OrderState, now: number) {
  const year = yearInIndia(now)
  if (state !== 'confirmed') {
    const counters = await nextNumbers(tx, [`order:${year}`])
    return { number: orderNumber(counters.get(`order:${year}`) ?? 0, year), invoice_number: null }
  }
  const taxYear = financialYear(now)
  const counters = await nextNumbers(tx, [`order:${year}`, `invoice:${taxYear}`])
  return {
    number: orderNumber(counters.get(`order:${year}`) ?? 0, year),
    invoice_number: invoiceNumber(counters.get(`invoice:${taxYear}`) ?? 0, taxYear),
  }
}

/** The order's invoice number, or the next one when it has none yet. */
export async function invoiceFor(
  tx: Query,
  order: { invoice_number: string | null },
  now: number,
): Promise<string> {
  if (order.invoice_number !== null) return order.invoice_number
  const year = financialYear(now)
  const counters = await nextNumbers(tx, [`invoice:${year}`])
  return invoiceNumber(counters.get(`invoice:${year}`) ?? 0, year)
}

import type { StatementLine } from '#contract/payments/types.ts'
import { type PaymentCode, paymentSentences } from '#domain/said/of-payments.ts'
import { sayCode } from '#domain/said/sentence.ts'
import { orderPaidBy } from '../order-records/payment-queries.ts'
import { ordersOfParcel } from '../order-records/queries.ts'
import type { Query } from '../platform/db/database.ts'
import type { RemittanceRow } from './read-remittance.ts'

export type Outcome = Pick<StatementLine, 'outcome' | 'orderNumber' | 'words' | 'said' | 'shares'>

/** Parcels and orders that only their sums together tell apart: several parcels of an order, or orders that travel as one. */
export type Together = { rows: RemittanceRow[]; orderIds: number[] }

/** What becomes of the rows that belong to nobody's order, and what is booked together of the others. */
export async function parcelsOfList(db: Query, rows: readonly RemittanceRow[]) {
  const outcomes = new Map<RemittanceRow, Outcome>()
  const byOrder = new Map<number, Together>()
  const seen = new Set<string>()
  for (const row of rows) {
    if (row.unread !== undefined) outcomes.set(row, told('unreadable', null, row.unread))
    else if (row.trackingNumber === '') outcomes.set(row, told('no-number', null))
    else if (seen.has(row.trackingNumber)) outcomes.set(row, told('twice', null))
    else {
      const found = await ordersUnder(db, row)
      if (Array.isArray(found)) join(byOrder, row, found)
      else outcomes.set(row, found)
    }
    if (row.unread === undefined) seen.add(row.trackingNumber)
  }
  return { outcomes, together: [...new Set(byOrder.values())] }
}

/** The orders of a parcel whose cash is not booked yet, or why there are none. */
async function ordersUnder(db: Query, row: RemittanceRow): Promise<number[] | Outcome> {
  const used = await orderPaidBy(db, referenceOf(row))
  if (used !== null) return told('used', used)
  const orders = await ordersOfParcel(db, row.trackingNumber)
  const [first] = orders
  if (!first) return told('unknown', null)
  // Carriers give their numbers anew: only what goes to one buyer is one parcel.
  const isOneBuyer = orders.every(({ mobile }) => mobile !== '' && mobile === first.mobile)
  if (orders.length > 1 && !isOneBuyer) return told('ambiguous', null)
  return orders.map(({ id }) => id)
}

function join(byOrder: Map<number, Together>, row: RemittanceRow, ids: readonly number[]) {
  const known = new Set(ids.flatMap((id) => byOrder.get(id) ?? []))
  const rows = [...[...known].flatMap((one) => one.rows), row]
  const orderIds = [...new Set([...[...known].flatMap((one) => one.orderIds), ...ids])]
  const joined = { rows, orderIds: orderIds.sort((a, b) => a - b) }
  for (const id of orderIds) byOrder.set(id, joined)
}

/** Each parcel's cash is booked under one name. */
export const referenceOf = ({ trackingNumber }: RemittanceRow) =>
  `COD-${trackingNumber.toUpperCase()}`

export const told = (
  outcome: StatementLine['outcome'],
  orderNumber: string | null,
  words = '',
): Outcome => ({ outcome, orderNumber, words })

/** Why nothing was settled, as a code and in English. */
export const reason = (said: PaymentCode) => ({
  words: sayCode(paymentSentences, said) ?? '',
  said,
})

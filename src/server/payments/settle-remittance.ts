import type { StatementAnswer, StatementLine } from '#contract/payments/types.ts'
import { formatPaise, toRupees } from '#domain/money.ts'
import { isAtDoor } from '#domain/payment-methods.ts'
import { moneyOf } from '#domain/refund.ts'
import { lockOrder } from '../documents/queries.ts'
import { awaitPayment } from '../order-records/await-payment.ts'
import { orderPaidBy } from '../order-records/payment-queries.ts'
import { type OrderRow, orderById, ordersOfParcel, paiseOf } from '../order-records/queries.ts'
import type { Mover } from '../orders/move-order.ts'
import { settlePayment } from '../orders/settle-payment.ts'
import type { Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { type RemittanceRow, readRemittance } from './read-remittance.ts'

type Input = { csv: string; isApplied: boolean; by: Mover }
type Outcome = Pick<StatementLine, 'outcome' | 'orderNumber' | 'words'>

/**
 * Looks every parcel of a courier's list up by its tracking number. Where its order is paid at the door and what is due is what was
 * collected, the cash is booked when asked to, once however often the list comes.
 */
export async function settleRemittance(shop: Shop, input: Input): Promise<StatementAnswer> {
  const lines: StatementLine[] = []
  const seen = new Set<string>()
  for (const row of readRemittance(input.csv)) {
    const { line, date, trackingNumber: text, amountPaise } = row
    const isAgain = seen.has(text)
    seen.add(text)
    const outcome = isAgain ? again : await bookRow(shop, row, input)
    lines.push({ ...{ line, date, text, amount: toRupees(amountPaise) }, ...outcome })
  }
  return { lines, settled: lines.filter(({ outcome }) => outcome === 'settled').length }
}

const again: Outcome = { outcome: 'used', orderNumber: null, words: 'Twice in this list' }

async function bookRow(shop: Shop, row: RemittanceRow, { isApplied, by }: Input) {
  if (!isApplied) return (await judge(shop.db.read, row, orderById)).outcome
  return shop.db.write(async (tx): Promise<Outcome> => {
    const { order, outcome } = await judge(tx, row, lockOrder)
    if (outcome.outcome !== 'fits' || !order) return outcome
    const { amountPaise } = row
    const asked = { orderId: order.id, method: order.payment_method, amountPaise }
    const payment = await awaitPayment(tx, { ...asked, now: shop.now() })
    const reference = referenceOf(row)
    await settlePayment(tx, shop, payment, { reference, amountPaise, by })
    return { ...outcome, outcome: 'settled' }
  })
}

/** Each parcel's cash is booked under one name. */
const referenceOf = ({ trackingNumber }: RemittanceRow) => `COD-${trackingNumber.toUpperCase()}`

type Judged = { order?: OrderRow; outcome: Outcome }

/** `read`: the order as it is, locked where its money is about to be taken in. */
async function judge(db: Query, row: RemittanceRow, read: typeof orderById): Promise<Judged> {
  const used = await orderPaidBy(db, referenceOf(row))
  if (used !== null) return told('used', used)
  const found = await ordersOfParcel(db, row.trackingNumber)
  const [known] = found
  if (!known) return told('unknown', null)
  if (found.length > 1) return told('ambiguous', null)
  const order = (await read(db, known.id)) ?? known
  const { duePaise } = moneyOf(paiseOf(order))
  const { number } = order
  if (duePaise === 0 && order.paid_paise > 0) return told('used', number, 'Paid already')
  if (!isAtDoor(order.payment_method)) return told('unknown', number, 'Not paid at the door')
  if (duePaise !== row.amountPaise)
    return told('amount-differs', number, `The order asks for ${formatPaise(duePaise)}`)
  return { order, ...told('fits', number) }
}

const told = (
  outcome: StatementLine['outcome'],
  orderNumber: string | null,
  words = '',
): Judged => ({ outcome: { outcome, orderNumber, words } })

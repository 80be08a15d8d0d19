import type { StatementAnswer, StatementLine } from '#contract/payments/types.ts'
import { formatPaise, type Paise, toRupees } from '#domain/money.ts'
import { isAtDoor } from '#domain/payment-methods.ts'
import { lockOrder } from '../documents/queries.ts'
import { awaitPayment } from '../order-records/await-payment.ts'
import { orderPaidBy } from '../order-records/payment-queries.ts'
import { type OrderRow, orderById, ordersOfParcel } from '../order-records/queries.ts'
import type { Mover } from '../orders/move-order.ts'
import { settlePayment } from '../orders/settle-payment.ts'
import type { Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { type RemittanceRow, readRemittance } from './read-remittance.ts'
import { stillToCome } from './still-to-come.ts'

type Input = { csv: string; isApplied: boolean; by: Mover }
type Outcome = Pick<StatementLine, 'outcome' | 'orderNumber' | 'words'>

/**
 * Looks every parcel of a courier's list up by its tracking number. Where its order is paid at the door and all its parcels of the
 * list bring what is still to come, the cash is booked when asked to, once however often the list comes.
 */
export async function settleRemittance(shop: Shop, input: Input): Promise<StatementAnswer> {
  const rows = readRemittance(input.csv)
  const { outcomes, byOrder } = await sorted(shop.db.read, rows)
  for (const [orderId, parcels] of byOrder) {
    const found = await bookParcels(shop, orderId, parcels, input)
    for (const row of parcels) outcomes.set(row, found)
  }
  const lines = rows.map((row): StatementLine => {
    const { line, date, trackingNumber: text, amountPaise } = row
    const outcome = outcomes.get(row) ?? told('unknown', null)
    return { ...{ line, date, text, amount: toRupees(amountPaise) }, ...outcome }
  })
  return { lines, settled: lines.filter(({ outcome }) => outcome === 'settled').length }
}

/** What becomes of the rows that belong to no order alone, and the parcels of each order. */
async function sorted(db: Query, rows: readonly RemittanceRow[]) {
  const outcomes = new Map<RemittanceRow, Outcome>()
  const byOrder = new Map<number, RemittanceRow[]>()
  const seen = new Set<string>()
  for (const row of rows) {
    if (row.unread !== undefined) outcomes.set(row, told('unreadable', null, row.unread))
    else if (row.trackingNumber === '') outcomes.set(row, told('no-number', null))
    else if (seen.has(row.trackingNumber)) outcomes.set(row, again)
    else {
      const found = await orderOf(db, row)
      if (typeof found === 'number') byOrder.set(found, [...(byOrder.get(found) ?? []), row])
      else outcomes.set(row, found)
    }
    if (row.unread === undefined) seen.add(row.trackingNumber)
  }
  return { outcomes, byOrder }
}

const again: Outcome = { outcome: 'twice', orderNumber: null, words: '' }

/** The order of a parcel whose cash is not booked yet, or why there is none. */
async function orderOf(db: Query, row: RemittanceRow): Promise<number | Outcome> {
  const used = await orderPaidBy(db, referenceOf(row))
  if (used !== null) return told('used', used)
  const [known, other] = await ordersOfParcel(db, row.trackingNumber)
  if (!known) return told('unknown', null)
  return other ? told('ambiguous', null) : known.id
}

type Parcels = readonly RemittanceRow[]

function bookParcels(shop: Shop, orderId: number, parcels: Parcels, { isApplied, by }: Input) {
  if (!isApplied) return judge(shop.db.read, orderId, parcels, orderById)
  return shop.db.write(async (tx): Promise<Outcome> => {
    const outcome = await judge(tx, orderId, parcels, lockOrder)
    if (outcome.outcome !== 'fits') return outcome
    for (const row of parcels) await book(tx, shop, { orderId, row, by })
    return { ...outcome, outcome: 'settled' }
  })
}

type Booked = { orderId: number; row: RemittanceRow; by: Mover }

async function book(tx: Query, shop: Shop, { orderId, row, by }: Booked) {
  const { amountPaise } = row
  const payment = await awaitPayment(tx, { orderId, method: 'cod', amountPaise, now: shop.now() })
  await settlePayment(tx, shop, payment, { reference: referenceOf(row), amountPaise, by })
}

/** Each parcel's cash is booked under one name. */
const referenceOf = ({ trackingNumber }: RemittanceRow) => `COD-${trackingNumber.toUpperCase()}`

/** `read`: the order as it is, locked where its money is about to be taken in. */
async function judge(
  db: Query,
  orderId: number,
  parcels: Parcels,
  read: typeof orderById,
): Promise<Outcome> {
  const order = await read(db, orderId)
  if (!order) return told('unknown', null)
  for (const row of parcels) {
    // Somebody else may have booked it since it was looked for.
    const used = await orderPaidBy(db, referenceOf(row))
    if (used !== null) return told('used', used)
  }
  return judged(
    order,
    parcels.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    parcels.length,
  )
}

function judged(order: OrderRow, broughtPaise: Paise, parcels: number): Outcome {
  const [comes, { number }] = [stillToCome(order), order]
  if (comes === 0 && order.paid_paise > 0) return told('paid', number)
  if (!isAtDoor(order.payment_method)) return told('not-at-door', number)
  if (comes === broughtPaise) return told('fits', number)
  const asked = `The order asks for ${formatPaise(comes)}`
  const brought = `its ${parcels} parcels bring ${formatPaise(broughtPaise)}`
  return told('amount-differs', number, parcels === 1 ? asked : `${asked}, ${brought}`)
}

const told = (
  outcome: StatementLine['outcome'],
  orderNumber: string | null,
  words = '',
): Outcome => ({ outcome, orderNumber, words })

import type { StatementAnswer, StatementLine } from '#contract/payments/types.ts'
import { shareCash } from '#domain/cod/share-cash.ts'
import { type Paise, toRupees } from '#domain/money.ts'
import { isAtDoor } from '#domain/payment-methods.ts'
import type { PaymentCode } from '#domain/said/of-payments.ts'
import { lockOrder } from '../documents/queries.ts'
import { awaitPayment } from '../order-records/await-payment.ts'
import { orderPaidBy } from '../order-records/payment-queries.ts'
import { type OrderRow, orderById } from '../order-records/queries.ts'
import type { Mover } from '../orders/move-order.ts'
import { settlePayment } from '../orders/settle-payment.ts'
import type { Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import {
  type Outcome,
  parcelsOfList,
  reason,
  referenceOf,
  type Together,
  told,
} from './parcels-of-list.ts'
import { type RemittanceRow, readRemittance } from './read-remittance.ts'
import { stillToCome } from './still-to-come.ts'

type Input = { csv: string; isApplied: boolean; by: Mover }

/**
 * Looks every parcel of a courier's list up by its tracking number. Where its orders are paid at the door and all their parcels of
 * the list bring what is still to come, the cash is booked when asked to, once however often the list comes.
 */
export async function settleRemittance(shop: Shop, input: Input): Promise<StatementAnswer> {
  const rows = readRemittance(input.csv)
  const { outcomes, together } = await parcelsOfList(shop.db.read, rows)
  for (const one of together)
    for (const [row, outcome] of await bookTogether(shop, one, input)) outcomes.set(row, outcome)
  const lines = rows.map((row): StatementLine => {
    const { line, date, trackingNumber: text, amountPaise } = row
    const outcome = outcomes.get(row) ?? told('unknown', null)
    return { ...{ line, date, text, amount: toRupees(amountPaise) }, ...outcome }
  })
  return { lines, settled: lines.filter(({ outcome }) => outcome === 'settled').length }
}

/** So much of a parcel's cash for one order. */
type Share = { row: RemittanceRow; order: OrderRow; paise: Paise }

type Judged = { outcome: Outcome } | { shares: Share[] }

function bookTogether(shop: Shop, one: Together, { isApplied, by }: Input) {
  if (!isApplied)
    return judge(shop.db.read, one, orderById).then((judged) => outcomesOf(one, judged, 'fits'))
  return shop.db.write(async (tx) => {
    const judged = await judge(tx, one, lockOrder)
    if ('shares' in judged) await book(tx, shop, judged.shares, by)
    return outcomesOf(one, judged, 'settled')
  })
}

async function book(tx: Query, shop: Shop, shares: readonly Share[], by: Mover) {
  const named = new Set<string>()
  for (const { row, order, paise: amountPaise } of shares) {
    const own = { orderId: order.id, method: 'cod' as const, amountPaise, now: shop.now() }
    const payment = await awaitPayment(tx, own)
    // A name settles one payment: the first is the parcel's, by which the whole is known to be booked.
    const isFirst = !named.has(referenceOf(row))
    named.add(referenceOf(row))
    const reference = isFirst ? referenceOf(row) : `${referenceOf(row)}-${order.number}`
    await settlePayment(tx, shop, payment, { reference, amountPaise, by })
  }
}

function outcomesOf({ rows }: Together, judged: Judged, good: 'fits' | 'settled') {
  if ('outcome' in judged) return rows.map((row) => [row, judged.outcome] as const)
  return rows.map((row) => {
    const own = judged.shares.filter((share) => share.row === row)
    return [row, withOrders(told(good, null), own)] as const
  })
}

/** Names the order of an outcome, or each of several with its share. */
function withOrders(
  outcome: Outcome,
  shares: readonly { order: OrderRow; paise: Paise }[],
): Outcome {
  const [first, other] = shares
  if (first && !other) return { ...outcome, orderNumber: first.order.number }
  const named = shares.map(({ order, paise }) => ({
    ...{ orderNumber: order.number, amount: toRupees(paise) },
  }))
  return { ...outcome, shares: named }
}

/** `read`: an order as it is, locked where its money is about to be taken in. */
async function judge(db: Query, one: Together, read: typeof orderById): Promise<Judged> {
  const orders: OrderRow[] = []
  for (const id of one.orderIds) {
    const order = await read(db, id)
    if (order) orders.push(order)
  }
  for (const row of one.rows) {
    // Somebody else may have booked it since it was looked for.
    const used = await orderPaidBy(db, referenceOf(row))
    if (used !== null) return { outcome: told('used', used) }
  }
  return judged(
    one.rows,
    orders.map((order) => ({ order, paise: stillToCome(order) })),
  )
}

type Asked = { order: OrderRow; paise: Paise }

function judged(rows: readonly RemittanceRow[], asked: readonly Asked[]): Judged {
  const isPaid = asked.every(({ paise }) => paise === 0)
  if (isPaid && asked.some(({ order }) => order.paid_paise > 0))
    return { outcome: withOrders(told('paid', null), asked) }
  const atDoor = asked.filter(({ order }) => isAtDoor(order.payment_method))
  if (atDoor.length === 0) return { outcome: withOrders(told('not-at-door', null), asked) }
  const comes = sumOf(atDoor.map(({ paise }) => paise))
  const brought = rows.map(({ amountPaise }) => amountPaise)
  if (comes !== sumOf(brought)) {
    const differs = {
      ...told('amount-differs', null),
      ...reason(why(atDoor.length, comes, brought)),
    }
    return { outcome: withOrders(differs, atDoor) }
  }
  const shares = shareCash(
    brought,
    atDoor.map(({ paise }) => paise),
  )
  return {
    shares: shares.flatMap(({ parcel, order, paise }) => {
      const [row, of] = [rows[parcel], atDoor[order]]
      return row && of ? [{ row, order: of.order, paise }] : []
    }),
  }
}

function why(orders: number, paise: Paise, brought: readonly Paise[]): PaymentCode {
  if (brought.length === 1)
    return { code: orders === 1 ? 'order-asks' : 'orders-ask', params: { paise } }
  const code = orders === 1 ? 'order-asks-parcels-bring' : 'orders-ask-parcels-bring'
  return { code, params: { paise, parcels: brought.length, broughtPaise: sumOf(brought) } }
}

const sumOf = (paise: readonly Paise[]) => paise.reduce((sum, one) => sum + one, 0)

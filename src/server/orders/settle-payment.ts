import { ShopError } from '#domain/errors.ts'
import type { Paise } from '#domain/money.ts'
import { isGatewayPayment } from '#domain/payment.ts'
import { moneyOf } from '#domain/refund.ts'
import type { SaidOfOrder } from '#domain/said/of-orders.ts'
import { issueReceiptVoucher } from '../documents/issue-receipt-voucher.ts'
import { lockOrder } from '../documents/queries.ts'
import { awaitPayment } from '../order-records/await-payment.ts'
import { addMoney } from '../order-records/change-queries.ts'
import { dropAwaited, endLinkLater } from '../order-records/drop-payments.ts'
import {
  markPaid,
  openPayment,
  orderPaidBy,
  paymentById,
  takeReference,
} from '../order-records/payment-queries.ts'
import { type OrderRow, orderById, type PaymentRow, paiseOf } from '../order-records/queries.ts'
import type { Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { tellBuyer } from './announcing/tell-buyer.ts'
import { askDifference } from './editing/ask-difference.ts'
import { insertEvent, warnStaff } from './event-queries.ts'
import { type Mover, moveOrder } from './move-order.ts'
import { askRest } from './rests/ask-rest.ts'
import { restOf } from './rests/booking-of-order.ts'

export type Settlement = {
  /** What the bank or the gateway calls the transfer: it settles one payment only. */
  reference: string
  amountPaise: Paise
  by: Mover
}

/**
 * The money of a payment has come: the order is confirmed when its pieces can still be had, and waits
 * for a word of staff when they cannot. Settling a paid payment by the same transfer changes nothing, and answers false.
 */
export async function settlePayment(
  tx: Query,
  shop: Shop,
  paymentId: number,
  money: Settlement,
): Promise<boolean> {
  const found = await paymentById(tx, paymentId)
  // The gateway, its buyer and staff may take in money of one order at once: each sees what those before have done.
  const order = found && (await lockOrder(tx, found.order_id))
  const payment = order && (await paymentById(tx, paymentId))
  if (!payment || !order) throw new ShopError('no-such-payment')
  const { reference, amountPaise, by } = money
  if (payment.state === 'paid' && payment.settled_reference === reference) return false
  if (payment.state === 'paid' && isGatewayPayment(reference)) {
    // Its link was paid although the order was paid otherwise: money that came is never lost.
    const again = await paidOnceMore(tx, payment, { reference, now: shop.now() })
    return again !== null && settlePayment(tx, shop, again, money)
  }
  if (amountPaise !== payment.amount_paise) throw new ShopError('other-amount')
  const now = shop.now()
  const isNew = await takeReference(tx, reference, paymentId, now)
  if (!isNew) throw new ShopError('reference-used')
  if (!(await markPaid(tx, paymentId, reference, now))) throw new ShopError('paid-already')
  const paid = await addMoney(tx, order.id, { paidPaise: amountPaise })
  if (!paid) throw new ShopError('no-such-order')
  await insertEvent(tx, { orderId: order.id, kind: 'paid', actor: by, now })
  await issueReceiptVoucher(tx, order.id, amountPaise, { userId: by.userId, now })
  await waitForRest(tx, paid, now)
  if (!isGatewayPayment(reference)) await endLinkLater(tx, payment, now)
  if (paid.state === 'pending_payment') await confirmPaid(tx, shop, paid, by)
  else await goOnWith(tx, shop, paid, now)
  await shop.afterPayment(tx, order.id, by)
  await warnOfExcess(tx, (await orderById(tx, order.id)) ?? paid, now)
  return true
}

/** What is asked for is what is still to come: a link of before the order was changed may have been paid after all. */
async function waitForRest(tx: Query, order: OrderRow, now: number) {
  if (order.paid_paise >= order.total_paise) return dropAwaited(tx, order.id, now)
  const open = await openPayment(tx, order.id)
  if (open?.state === 'awaiting') await askDifference(tx, order, now)
}

type Again = { reference: string; now: number }

/** What of a booked order that is sure comes next: its rest, or its parcel, which its buyer is told. */
async function goOnWith(tx: Query, shop: Shop, order: OrderRow, now: number) {
  await askRest(tx, order, now)
  const isWhole = order.state === 'confirmed' && order.rest_before !== null
  if (isWhole && restOf(order) === 0) await tellBuyer(tx, shop, order, 'order-paid')
}

/** A second payment beside one that was paid otherwise; null when this money was taken in before. */
async function paidOnceMore(tx: Query, payment: PaymentRow, { reference, now }: Again) {
  const { order_id, method, amount_paise } = payment
  if ((await orderPaidBy(tx, reference)) !== null) return null
  return awaitPayment(tx, { orderId: order_id, method, amountPaise: amount_paise, now })
}

/** Staff are told of money that belongs to the buyer. */
async function warnOfExcess(tx: Query, order: OrderRow, now: number) {
  const { state } = order
  const { owedPaise } = moneyOf(paiseOf(order))
  if (owedPaise === 0) return
  const isOver = ['cancelled', 'returned', 'refunded'].includes(state)
  const said: SaidOfOrder = isOver
    ? { code: 'money-after-end', params: { state } }
    : { code: 'money-over', params: { paise: owedPaise } }
  await warnStaff(tx, order.id, said, now)
}

/** Late money may find the pieces sold: then nobody is told a lie, and staff decide. */
async function confirmPaid(tx: Query, shop: Shop, order: OrderRow, { userId }: Mover) {
  const by = { kind: 'system', userId } as const
  const move = { to: 'confirmed', whenGone: 'on_hold', email: 'order-paid', by } as const
  const { state } = await moveOrder(tx, shop, order.id, move)
  if (state === 'confirmed') return
  await warnStaff(tx, order.id, { code: 'sold-out-meanwhile', params: {} }, shop.now())
}

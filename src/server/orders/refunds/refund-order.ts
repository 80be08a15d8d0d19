import { randomBytes } from 'node:crypto'
import type { RefundForm } from '#contract/orders/admin-types.ts'
import { ShopError } from '#domain/errors.ts'
import { type Paise, toPaise } from '#domain/money.ts'
import { isGatewayPayment } from '#domain/payment.ts'
import { isSentBack } from '#domain/payment-methods.ts'
import { refusal } from '#domain/refusals/list.ts'
import { addMoney } from '../../order-records/change-queries.ts'
import { type OrderRow, type PaymentRow, paymentsOf } from '../../order-records/queries.ts'
import type { Query } from '../../platform/db/database.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { Shop } from '../../platform/shop.ts'
import type { Mover } from '../move-order.ts'
import { giveToCards, refuseWrongPart } from './card-refund.ts'
import { giveCredit } from './credit-refund.ts'
import { finishRefund } from './finish-refund.ts'
import { keepGoodwill, nameRefund } from './name-refund.ts'
import { insertRefund, type RefundRow, refundsOf } from './refund-queries.ts'

/** `returnId`: the return that the money is for; `chosenBy` the same where its buyer chose store credit. */
type Refund = RefundForm & { returnId?: number; chosenBy?: number | null }

/**
 * Promises money back, never more than came. What staff have given is done at once; what the gateway is to give is
 * asked for by a job of that refund, after the promise is kept; answers the refund's id.
 */
export async function refundOrder(tx: Query, shop: Shop, form: Refund, by: Mover) {
  const amount = toPaise(form.amount)
  const order = await promise(tx, form, amount)
  const before = { ...order, refunded_paise: order.refunded_paise - amount }
  await refuseWrongPart(tx, before, { method: form.method, amount })
  const { isGoodwill, returnId } = form
  const named = await nameRefund(tx, before, { amount, isGoodwill, returnId })
  const isSent = isSentBack(form.method)
  const payment = await paidBy(tx, shop, order, { method: form.method, amount })
  const id = await insertRefund(tx, {
    ...named,
    order_id: order.id,
    payment_id: payment?.id ?? null,
    amount_paise: amount,
    method: form.method,
    reference: isSent ? '' : (form.reference ?? ''),
    reason: form.reason ?? '',
    user_id: by.userId,
    created_at: shop.now(),
    state: isSent ? 'asked' : 'done',
    gateway_key: isSent ? randomBytes(16).toString('hex') : null,
  })
  if (named.kind === 'goodwill') await keepGoodwill(tx, order)
  if (form.method === 'gift_card')
    await giveToCards(tx, shop, order, { refundId: id, paise: amount, by })
  const isCredit = form.method === 'store_credit'
  if (isCredit) {
    const given = { refundId: id, paise: amount, by, chosenBy: form.chosenBy ?? null }
    await giveCredit(tx, shop, order, given)
  }
  if (isSent) await enqueue(tx, shop.now(), 'send-refund', { refundId: id }, { priority: 2 })
  // A fresh store credit has an email of its own.
  else await finishRefund(tx, shop, id, by, { isTold: isCredit && form.chosenBy != null })
  return id
}

/** Sets the amount aside: from here on the order's row is locked, so two who give back at once meet. */
async function promise(tx: Query, form: RefundForm, amount: Paise): Promise<OrderRow> {
  const order = await addMoney(tx, form.id, { refundedPaise: amount })
  if (!order) throw new ShopError('no-such-order')
  const { paid_paise, refunded_paise, state } = order
  const before = refunded_paise - amount
  if (form.seenRefunded !== undefined && toPaise(form.seenRefunded) !== before) {
    throw new ShopError('refunded-meanwhile')
  }
  if (refunded_paise > paid_paise) {
    const most = { mostPaise: paid_paise - before }
    const beside = { amount: refusal('at-most-given-back', most) }
    throw new ShopError(refusal('refund-over-paid', most), { beside })
  }
  if (state === 'refunded' && paid_paise === before) throw new ShopError('all-given-back')
  return order
}

type Input = { method: RefundForm['method']; amount: Paise }

/** The payment that the money came by; for the gateway one that still has as much to give. */
async function paidBy(tx: Query, shop: Shop, order: OrderRow, { method, amount }: Input) {
  const paid = (await paymentsOf(tx, order.id)).filter(({ state }) => state === 'paid')
  if (!isSentBack(method)) return paid[0]
  const sent = paid.filter(({ settled_reference }) => isGatewayPayment(settled_reference))
  if (sent.length === 0) throw new ShopError('not-paid-by-gateway', { at: 'method' })
  if (!shop.config.razorpay) throw new ShopError('gateway-not-set-up')
  const refunds = await refundsOf(tx, order.id)
  const left = (payment: PaymentRow) => payment.amount_paise - sentBack(refunds, payment.id)
  const fitting = sent.find((payment) => left(payment) >= amount)
  if (fitting) return fitting
  const most = { mostPaise: Math.max(...sent.map(left)) }
  const beside = { amount: refusal('at-most-at-once', most) }
  throw new ShopError(refusal('refund-over-payment', most), { beside })
}

/** What of a payment was sent back by the gateway or is on its way, in paise. */
export const sentBack = (refunds: readonly RefundRow[], paymentId: number) =>
  refunds
    .filter((one) => one.payment_id === paymentId && one.gateway_key !== null)
    .filter(({ state }) => state !== 'refused')
    .reduce((sum, one) => sum + one.amount_paise, 0)

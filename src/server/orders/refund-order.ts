import type { RefundForm } from '#contract/staff-order.ts'
import { conflict, invalid, notFound } from '#domain/errors.ts'
import { formatRupees, toPaise } from '#domain/money.ts'
import { openRazorpay } from '../payments/razorpay.ts'
import type { Shop } from '../shop.ts'
import { addMoney } from './change-queries.ts'
import { insertEvent } from './event-queries.ts'
import { type Mover, moveOrder } from './move-order.ts'
import { type OrderRow, orderById, type PaymentRow, paymentsOf } from './queries.ts'
import { dropRefund, insertRefund, nameRefund } from './refund-queries.ts'

/**
 * Gives money back, never more than came. The record is written first and taken back when the gateway
 * refuses, so that a crash in between can only ever promise too little.
 */
export async function refundOrder(shop: Shop, form: RefundForm, by: Mover): Promise<number> {
  const amount = toPaise(form.amount)
  const { refundId, payment } = await shop.db.write(async (tx) => {
    const order = await orderById(tx, form.id)
    if (!order) throw notFound('This order does not exist.')
    const payment = paidBy(await paymentsOf(tx, order.id), form.method)
    const after = await addMoney(tx, order.id, { refundedPaise: amount })
    refuseTooMuch(after, amount)
    const refundId = await insertRefund(tx, {
      order_id: order.id,
      payment_id: payment?.id ?? null,
      amount_paise: amount,
      method: form.method,
      reference: form.reference ?? '',
      reason: form.reason ?? '',
      user_id: by.userId,
      created_at: shop.now(),
    })
    return { refundId, payment }
  })
  if (form.method === 'razorpay') await sendBack(shop, form.id, { refundId, amount, payment })
  await shop.db.write((tx) => finish(tx, shop, form, by))
  return refundId
}

function paidBy(payments: PaymentRow[], method: RefundForm['method']) {
  const paid = payments.find((one) => one.state === 'paid')
  if (method !== 'razorpay') return paid
  if (paid?.method === 'razorpay') return paid
  throw invalid('This order was not paid by Razorpay.', { method: 'Not paid by Razorpay' })
}

function refuseTooMuch({ paid_paise, refunded_paise }: OrderRow, amount: number) {
  if (refunded_paise <= paid_paise) return
  const left = paid_paise - (refunded_paise - amount)
  const words = `At most ${formatRupees(left)} can be given back`
  throw conflict(`${words}.`, { amount: words })
}

type Sending = { refundId: number; amount: number; payment: PaymentRow | undefined }

async function sendBack(shop: Shop, orderId: number, { refundId, amount, payment }: Sending) {
  const { razorpay } = shop.config
  try {
    const paymentId = payment?.settled_reference
    if (!razorpay || !paymentId) throw invalid('The payment gateway is not set up.')
    const name = await openRazorpay(razorpay).refund(paymentId, amount, `refund-${refundId}`)
    await shop.db.write((tx) => nameRefund(tx, refundId, name))
  } catch (error) {
    await shop.db.write(async (tx) => {
      await dropRefund(tx, refundId)
      await addMoney(tx, orderId, { refundedPaise: -amount })
    })
    throw error
  }
}

type Tx = Parameters<Parameters<Shop['db']['write']>[0]>[0]

/** An order that is over, and all of whose money went back, is refunded. */
async function finish(tx: Tx, shop: Shop, form: RefundForm, by: Mover) {
  const words = formatRupees(toPaise(form.amount))
  const event = { orderId: form.id, kind: 'refunded' as const, words, actor: by, now: shop.now() }
  await insertEvent(tx, event)
  const order = await orderById(tx, form.id)
  const isOver = order?.state === 'cancelled' || order?.state === 'returned'
  if (isOver && order.refunded_paise === order.paid_paise) {
    await moveOrder(tx, shop, order.id, { to: 'refunded', by })
  }
}

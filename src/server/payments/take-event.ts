import { createHash } from 'node:crypto'
import { z } from 'zod'
import { ShopError } from '#domain/errors.ts'
import type { SaidOfOrder } from '#domain/said/of-orders.ts'
import { paymentById } from '../order-records/payment-queries.ts'
import type { PaymentRow } from '../order-records/queries.ts'
import { warnStaff } from '../orders/event-queries.ts'
import { loseRefund } from '../orders/refunds/lose-refund.ts'
import { refundByKey } from '../orders/refunds/refund-queries.ts'
import { settlePayment } from '../orders/settle-payment.ts'
import type { Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { markFailed, paymentByLink, takeEvent } from './gateway-queries.ts'

const LinkEntity = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
})
const PaymentEntity = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
})
const RefundEntity = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  receipt: z.string().nullish(),
})
const Event = z.object({
  event: z.string(),
  payload: z.object({
    payment_link: z.object({ entity: LinkEntity }).optional(),
    payment: z.object({ entity: PaymentEntity }).optional(),
    refund: z.object({ entity: RefundEntity }).optional(),
  }),
})
type Event = z.infer<typeof Event>

/** 'suspicious': the money does not fit the order, which stays unpaid until staff have looked. */
export type Outcome = 'done' | 'repeated' | 'ignored' | 'suspicious'

type Taken = { outcome: Outcome; orderId?: number }

/** Takes in one signed event of Razorpay, once, in any order. */
export async function takeEventIn(
  shop: Shop,
  body: string,
  givenId: string | undefined,
): Promise<Taken> {
  const event = readEvent(body)
  const eventId = givenId || createHash('sha256').update(body).digest('base64url')
  return shop.db.write(async (tx) => {
    if (!(await takeEvent(tx, eventId, event.event, shop.now()))) return { outcome: 'repeated' }
    if (event.event === 'refund.failed') return failRefund(tx, shop, event)
    const link = event.payload.payment_link?.entity
    const payment = link && (await paymentByLink(tx, link.id))
    if (!link || !payment) return { outcome: 'ignored' }
    const orderId = payment.order_id
    switch (event.event) {
      case 'payment_link.paid':
        return { outcome: await settleLink(tx, shop, payment, event), orderId }
      case 'payment_link.expired':
      case 'payment_link.cancelled':
        await markFailed(tx, payment.id, shop.now())
        return { outcome: 'done', orderId }
      default:
        return { outcome: 'ignored', orderId }
    }
  })
}

/** Also one that the gateway had promised: the bank of the buyer may send it back days later. */
const loss = { why: null, from: ['asked', 'unsure', 'done'] } as const

/** Only a refund of ours, by its key, its amount and the payment that it goes back to, is believed to have failed. */
async function failRefund(tx: Query, shop: Shop, { payload }: Event): Promise<Taken> {
  const failed = payload.refund?.entity
  const refund = failed?.receipt ? await refundByKey(tx, failed.receipt) : undefined
  const payment = refund?.payment_id && (await paymentById(tx, refund.payment_id))
  if (!failed || !refund || !payment) return { outcome: 'ignored' }
  const orderId = refund.order_id
  const fits =
    failed.amount === refund.amount_paise && failed.payment_id === payment.settled_reference
  const isLost = fits && (await loseRefund(tx, shop, refund, loss))
  return { outcome: isLost ? 'done' : 'ignored', orderId }
}

function readEvent(body: string): Event {
  try {
    return Event.parse(JSON.parse(body))
  } catch {
    throw new ShopError('no-gateway-event')
  }
}

/** Only captured rupees of exactly the amount that was asked for settle a payment. */
async function settleLink(tx: Query, shop: Shop, payment: PaymentRow, { payload }: Event) {
  const link = payload.payment_link?.entity
  const money = payload.payment?.entity
  const fits =
    link?.status === 'paid' &&
    money?.status === 'captured' &&
    [link, money].every(
      ({ amount, currency }) => amount === payment.amount_paise && currency === 'INR',
    )
  if (!fits || !money) return suspect(tx, shop, payment, { code: 'payment-unfit', params: {} })
  try {
    await settlePayment(tx, shop, payment.id, {
      reference: money.id,
      amountPaise: money.amount,
      by: { kind: 'system', userId: null },
    })
    return 'done'
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return suspect(tx, shop, payment, { code: 'payment-to-see', params: { why: error.message } })
  }
}

async function suspect(tx: Query, shop: Shop, payment: PaymentRow, said: SaidOfOrder) {
  await warnStaff(tx, payment.order_id, said, shop.now())
  shop.log.error({ orderId: payment.order_id }, 'a payment does not fit its order')
  return 'suspicious' as const
}

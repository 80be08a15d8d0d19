import { ShopError } from '#domain/errors.ts'
import { longestWaitMs } from '#domain/holds/hold.ts'
import { orderById, type PaymentRow } from '../order-records/queries.ts'
import { settlePayment } from '../orders/settle-payment.ts'
import type { Shop } from '../platform/shop.ts'
import { type Link, openRazorpay } from '../razorpay/razorpay.ts'
import { holdLimits } from '../stock/limits.ts'
import { linksToCheck, markChecked, markFailed } from './gateway-queries.ts'

const againMs = 4 * 60_000
const atOnce = 50

/** Asks the gateway about every link whose event may have been lost. */
export async function reconcileLinks(shop: Shop): Promise<void> {
  if (!shop.config.razorpay) return
  const now = shop.now()
  const madeAfter = now - 2 * longestWaitMs((await holdLimits(shop.db)).lengths)
  const since = { madeAfter, checkedBefore: now - againMs }
  for (const payment of await linksToCheck(shop.db.read, since, atOnce)) {
    try {
      await checkLink(shop, payment)
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      shop.log.warn({ paymentId: payment.id, reason: error.message }, 'a link could not be checked')
    }
  }
}

/** Asks the gateway what became of a link and settles the payment when it was paid. */
export async function checkLink(shop: Shop, payment: PaymentRow): Promise<void> {
  const { razorpay } = shop.config
  if (!razorpay || payment.gateway_id === null) return
  await takeLink(shop, payment, await openRazorpay(razorpay).readLink(payment.gateway_id))
}

/** Takes in what the gateway says of a link. */
export async function takeLink(shop: Shop, payment: PaymentRow, link: Link): Promise<void> {
  const money = link.payments?.find((one) => one.status === 'captured')
  const isPaid = link.status === 'paid' && link.currency === 'INR' && money !== undefined
  const startedAt = performance.now()
  await shop.db.write(async (tx) => {
    await markChecked(tx, payment.id, shop.now())
    if (isPaid && money) {
      await settlePayment(tx, shop, payment.id, {
        reference: money.payment_id,
        amountPaise: money.amount,
        by: { kind: 'system', userId: null },
      })
    }
    if (link.status === 'expired' || link.status === 'cancelled') {
      await markFailed(tx, payment.id, shop.now())
    }
  })
  // One that still waits is asked about again and again: that is no outcome.
  const over = (['paid', 'expired', 'cancelled'] as const).find((one) => one === link.status)
  if (!over) return
  const orderNumber = (await orderById(shop.db.read, payment.order_id))?.number
  const ms = performance.now() - startedAt
  shop.outcomes.note({ event: 'payment', code: `link_${over}`, orderNumber, ms })
}

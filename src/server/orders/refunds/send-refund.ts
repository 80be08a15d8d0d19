import { z } from 'zod'
import { ShopError } from '#domain/errors.ts'
import { isOpenRefund } from '#domain/refund.ts'
import { paymentById } from '../../order-records/payment-queries.ts'
import { orderById } from '../../order-records/queries.ts'
import type { Query } from '../../platform/db/database.ts'
import type { Shop } from '../../platform/shop.ts'
import { type RefundOutcome, refundAtRazorpay } from '../../razorpay/razorpay-refund.ts'
import { warnStaff } from '../event-queries.ts'
import { finishRefund } from './finish-refund.ts'
import { loseRefund } from './lose-refund.ts'
import { openRefunds, type RefundRow, refundById, stepRefund } from './refund-queries.ts'

const Payload = z.object({ refundId: z.int() })
const againMs = 4 * 60_000
const atOnce = 20

/** The job of one refund: tried again until the gateway has said what becomes of it. */
export async function sendRefund(shop: Shop, payload: unknown): Promise<void> {
  const { refundId } = Payload.parse(payload)
  const { state } = await askAboutRefund(shop, refundId)
  if (isOpenRefund(state)) throw new Error('The gateway has not said what became of a refund.')
}

/** Asks the gateway again about every refund that is still open, for as long as it is. */
export async function reconcileRefunds(shop: Shop): Promise<void> {
  if (!shop.config.razorpay) return
  for (const { id } of await openRefunds(shop.db.read, shop.now() - againMs, atOnce)) {
    await askAboutRefund(shop, id)
  }
}

/** Asks for a refund, or what became of it, as often as one likes; answers how it stands then. */
export async function askAboutRefund(shop: Shop, id: number) {
  const refund = await refundById(shop.db.read, id)
  if (!refund) throw new ShopError('no-such-refund')
  const about = { id, orderId: refund.order_id }
  if (!isOpenRefund(refund.state)) return { ...about, state: refund.state }
  const startedAt = performance.now()
  const outcome = await outcomeOf(shop, refund)
  if (outcome.kind === 'unsure' && outcome.cause)
    shop.log.warn(
      { refundId: id, err: outcome.cause },
      'the gateway did not say what became of a refund',
    )
  await shop.db.write((tx) => settle(tx, shop, refund, outcome))
  const orderNumber = (await orderById(shop.db.read, refund.order_id))?.number
  const ms = performance.now() - startedAt
  shop.outcomes.note({ event: 'refund', code: outcome.kind, orderNumber, ms })
  return { ...about, state: outcome.kind }
}

async function outcomeOf(shop: Shop, refund: RefundRow): Promise<RefundOutcome> {
  const { razorpay } = shop.config
  const payment = refund.payment_id && (await paymentById(shop.db.read, refund.payment_id))
  const paymentId = payment ? payment.settled_reference : null
  if (!razorpay || !paymentId || refund.gateway_key === null) return { kind: 'unsure' }
  const request = { paymentId, amountPaise: refund.amount_paise, key: refund.gateway_key }
  return refundAtRazorpay(razorpay, request)
}

/** Writes down what the gateway said, once: whoever comes second changes nothing. */
async function settle(tx: Query, shop: Shop, refund: RefundRow, outcome: RefundOutcome) {
  const checked_at = shop.now()
  const open = ['asked', 'unsure'] as const
  switch (outcome.kind) {
    case 'done': {
      const columns = { state: 'done' as const, reference: outcome.id, checked_at }
      if (!(await stepRefund(tx, refund.id, open, columns))) return
      return finishRefund(tx, shop, refund.id, { kind: 'staff', userId: refund.user_id })
    }
    case 'refused':
      return void (await loseRefund(tx, shop, refund, { why: outcome.why, from: open }))
    case 'unsure': {
      const columns = { state: 'unsure' as const, checked_at }
      const isNew = await stepRefund(tx, refund.id, ['asked'], columns)
      if (!isNew) return void (await stepRefund(tx, refund.id, ['unsure'], columns))
      const said = { code: 'refund-unsure' as const, params: { paise: refund.amount_paise } }
      return warnStaff(tx, refund.order_id, said, checked_at)
    }
  }
}

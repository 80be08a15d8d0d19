import type * as calls from '#contract/payments/calls.ts'
import { ShopError } from '#domain/errors.ts'
import type { Language } from '#domain/language.ts'
import { findOrder } from '../order-records/find-order.ts'
import { paymentsOf } from '../order-records/queries.ts'
import { presentOrder } from '../orders/present.ts'
import { networkOf } from '../platform/http/client-address.ts'
import { countTry, type Limit } from '../platform/http/rate-limit.ts'
import type { Handlers } from '../platform/http/serve.ts'
import type { Shop } from '../platform/shop.ts'
import { isSigned } from '../razorpay/signature.ts'
import { boundOf } from '../stock/limits.ts'
import { checkLink } from './check-link.ts'
import { claimTransfer } from './claim-transfer.ts'
import { confirmCod } from './confirm-cod.ts'
import { startPayment } from './start-payment.ts'
import { takeEventIn } from './take-event.ts'

const claiming: Limit = { name: 'claim-transfer', most: 20, windowMs: 60 * 60_000 }
const soonestCheckMs = 5000

export const paymentHandlers: Handlers<typeof calls> = {
  async startPayment({ shop, c, input, language }) {
    const order = await findOrder(shop, input.token)
    const redirectTo = await startPayment(shop, order, input.method, await boundOf(c, shop))
    return { redirectTo, order: await shown(shop, input.token, language) }
  },
  async claimTransfer({ shop, c, input, language }) {
    await countTry(shop, [{ limit: claiming, subject: networkOf(c.get('address')) }])
    const order = await findOrder(shop, input.token)
    await claimTransfer(shop, order, input.reference, await boundOf(c, shop))
    return shown(shop, input.token, language)
  },
  async checkPayment({ shop, input, language }) {
    const order = await findOrder(shop, input.token)
    const [payment] = await paymentsOf(shop.db.read, order.id)
    const isDue = (payment?.checked_at ?? 0) + soonestCheckMs <= shop.now()
    if (payment?.gateway_id && payment.state !== 'paid' && isDue) await checkLink(shop, payment)
    return shown(shop, input.token, language)
  },
  async confirmCod({ shop, input, language }) {
    await confirmCod(shop, await findOrder(shop, input.token))
    return shown(shop, input.token, language)
  },
  async razorpayEvent({ shop, c }) {
    const { razorpay } = shop.config
    if (!razorpay) throw new ShopError('no-such-call')
    const body = await c.req.text()
    const signature = c.req.header('x-razorpay-signature') ?? ''
    if (!isSigned(body, signature, razorpay.webhookSecret)) throw new ShopError('unsigned-event')
    const taken = await takeEventIn(shop, body, c.req.header('x-razorpay-event-id'))
    const { outcome, orderId } = taken
    c.set('outcome', { code: outcome, orderId })
    if (outcome !== 'suspicious') return { message: outcome }
    return c.json({ message: 'This payment does not fit its order.' }, 422) as never // A refusal.
  },
}

const shown = async (shop: Shop, token: string, language: Language) =>
  presentOrder(shop, await findOrder(shop, token), language)

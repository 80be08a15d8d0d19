import { z } from 'zod'
import { isGatewayPayment } from '#domain/payment.ts'
import { paymentById } from '../order-records/payment-queries.ts'
import { orderById, type PaymentRow } from '../order-records/queries.ts'
import type { Shop } from '../platform/shop.ts'
import { openRazorpay } from '../razorpay/razorpay.ts'
import { takeLink } from './check-link.ts'
import { setLink } from './gateway-queries.ts'
import { linkReference } from './link-reference.ts'

const Payload = z.object({ paymentId: z.int() })
/** As long as an order for a link may still be on its way to the gateway. */
const lateMs = 60_000

/** The job of one link that nobody is to pay any more: cancels it, or takes in the money when it was paid meanwhile. */
export async function endLink(shop: Shop, payload: unknown): Promise<void> {
  const { razorpay } = shop.config
  const payment = await paymentById(shop.db.read, Payload.parse(payload).paymentId)
  if (!razorpay || !payment || payment.state === 'awaiting') return
  if (isGatewayPayment(payment.settled_reference)) return
  const gateway = openRazorpay(razorpay)
  const id = payment.gateway_id ?? (await findLink(shop, gateway, payment))
  if (id === null) {
    if (shop.now() < payment.updated_at + lateMs) throw new Error('A link may still be on its way.')
    return
  }
  await gateway.cancelLink(id)
  const link = await gateway.readLink(id)
  await takeLink(shop, payment, link)
  if (link.status === 'created') throw new Error('The gateway has not cancelled a link.')
}

/** A link whose making was never heard of is known to the gateway alone: its money must find its order. */
async function findLink(
  shop: Shop,
  gateway: ReturnType<typeof openRazorpay>,
  payment: PaymentRow,
): Promise<string | null> {
  const order = await orderById(shop.db.read, payment.order_id)
  const link = order && (await gateway.findLink(linkReference(order, payment)))
  if (!link) return null
  await shop.db.write((tx) => setLink(tx, payment.id, { id: link.id, url: link.short_url }))
  return link.id
}

import { randomUUID } from 'node:crypto'
import { Checkout } from '#contract/checkout/types.ts'
import type { PaymentMethod } from '#contract/payment-method.ts'
import { must } from './must.ts'
import type { Reply, Shopper } from './shopper.ts'

export const contact = { email: 'meena@example.in', mobile: '98400 12345' }

export const address = {
  fullName: 'Meena Raman',
  mobile: '+91 98400 12345',
  line1: '12 North Mada Street',
  city: 'Chennai',
  state: 'Tamil Nadu',
  pin: '600004',
}

/** Where money goes that was paid in cash: a return of such an order names it. */
export const cashGoesTo = { upiId: 'meena@okhdfc' }

type Options = {
  method?: PaymentMethod
  key?: string
  mobile?: string
  email?: string
  more?: Record<string, unknown>
}

/** What a browser sends when the shopper presses the button: the hash is the one it was shown. */
export async function orderForm(shopper: Shopper, options: Options = {}) {
  const method = options.method ?? 'cod'
  const checkout = (await shopper.get(`/api/checkout?pin=${address.pin}`)).as(Checkout)
  const choice = checkout.payment.find((one) => one.method === method)
  return {
    contact: { email: options.email ?? contact.email, mobile: options.mobile ?? contact.mobile },
    address,
    paymentMethod: method,
    totalHash: choice?.totalHash ?? '',
    ...options.more,
  }
}

/** Orders what is in the shopper's cart. */
export async function order(shopper: Shopper, options: Options = {}): Promise<Reply> {
  const key = options.key ?? randomUUID()
  const form = await orderForm(shopper, options)
  return shopper.post('/api/orders', form, { 'idempotency-key': key })
}

/** Puts pieces into the shopper's cart. */
export async function fill(shopper: Shopper, ...ids: number[]) {
  for (const productId of ids) must(await shopper.post('/api/cart/lines', { productId }))
}

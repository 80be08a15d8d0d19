import { randomUUID } from 'node:crypto'
import { Checkout } from '#contract/checkout/types.ts'
import type { PaymentMethod } from '#contract/payment-method.ts'
import { keepPaymentSettings } from '#server/payment-methods/settings.ts'
import type { TestShop } from './create-test-shop.ts'
import { address, contact } from './ordering.ts'
import type { Reply, Shopper } from './shopper.ts'
import { testPayments } from './test-payments.ts'

const upi = { isEnabled: true, address: 'pallu@okbank', payeeName: 'Pallu' }
const account = { accountName: 'Pallu', accountNumber: '001122334455', ifsc: 'HDFC0001234' }
const bankTransfer = { isEnabled: true, ...account, bank: 'HDFC' }

/** Has the shop take a fifth now and the rest within fifteen days; `more` of these terms. */
export function offerBooking({ shop }: TestShop, more: object = {}) {
  const booking = { isEnabled: true, percent: 20, least: 0, days: 15, categoryIds: [], ...more }
  const razorpay = { isEnabled: shop.config.razorpay !== null }
  const settings = { ...testPayments, upi, bankTransfer, razorpay, booking }
  return shop.db.write((tx) => keepPaymentSettings(tx, settings, shop.now()))
}

export const waysOf = async (guest: Shopper) =>
  (await guest.get(`/api/checkout?pin=${address.pin}`)).as(Checkout).payment

/** Books what is in the cart, by the sums that the checkout shows. */
export async function book(
  guest: Shopper,
  method: PaymentMethod = 'upi',
  more: object = {},
): Promise<Reply> {
  const way = (await waysOf(guest)).find((one) => one.method === method)
  const form = {
    ...{ contact, address, paymentMethod: method, isBooked: true },
    totalHash: way?.booking?.totalHash ?? '',
    ...more,
  }
  return guest.post('/api/orders', form, { 'idempotency-key': randomUUID() })
}

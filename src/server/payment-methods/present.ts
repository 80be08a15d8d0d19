import { renderSVG } from 'uqr'
import type { OrderPayment } from '#contract/orders/part-types.ts'
import { toRupees } from '#domain/money.ts'
import { upiLink } from '#domain/payment.ts'
import type { OrderRow, PaymentRow } from '../order-records/queries.ts'
import type { Shop } from '../platform/shop.ts'
import { currentProfile } from '../settings/documents.ts'
import { type PaymentOptions, paymentOptions } from './choices.ts'

/** A payment as the page of its order shows it; the ways to pay only while money is awaited. */
export async function presentPayment(
  shop: Shop,
  order: OrderRow,
  payment: PaymentRow,
): Promise<OrderPayment> {
  const options = await paymentOptions(shop)
  const isOpen = payment.state === 'awaiting' || payment.state === 'claimed'
  return {
    method: payment.method,
    state: payment.state,
    amount: toRupees(payment.amount_paise),
    claimedReference: payment.claimed_reference,
    upi: isOpen && payment.method === 'upi' ? await upiOf(shop, options, order, payment) : null,
    bank: isOpen && payment.method === 'bank_transfer' ? bankOf(options) : null,
  }
}

/** The exact amount with the order's number, as a link for phones and as a QR code for all others. */
async function upiOf(
  shop: Shop,
  options: PaymentOptions,
  order: OrderRow,
  payment: PaymentRow,
): Promise<OrderPayment['upi']> {
  if (options.upiAddress === '') return null
  const { payeeName } = options.settings.upi
  const link = upiLink({
    payeeAddress: options.upiAddress,
    payeeName: payeeName || (await currentProfile(shop.db)).name,
    amountPaise: payment.amount_paise,
    reference: order.number,
  })
  return { link, qr: renderSVG(link, { ecc: 'M', border: 2 }), address: options.upiAddress }
}

function bankOf({ settings }: PaymentOptions): OrderPayment['bank'] {
  const { accountName, accountNumber, ifsc, bank } = settings.bankTransfer
  return { accountName, accountNumber, ifsc, bank }
}

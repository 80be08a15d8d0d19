import type { OrderPayment } from '#contract/orders/part-types.ts'
import { toRupees } from '#domain/money.ts'
import type { OrderRow, PaymentRow } from '../order-records/queries.ts'
import type { Shop } from '../platform/shop.ts'
import { paymentSettings } from './settings.ts'
import { wayOf } from './ways.ts'

/** A payment as the page of its order shows it; how to pay only while money is awaited. */
export async function presentPayment(
  shop: Shop,
  order: OrderRow,
  payment: PaymentRow,
): Promise<OrderPayment> {
  const isOpen = payment.state === 'awaiting' || payment.state === 'claimed'
  return {
    method: payment.method,
    state: payment.state,
    amount: toRupees(payment.amount_paise),
    claimedReference: payment.claimed_reference,
    ...{ upi: null, bank: null },
    ...(isOpen ? await instructionsFor(shop, order, payment) : {}),
  }
}

async function instructionsFor(shop: Shop, order: OrderRow, payment: PaymentRow) {
  const settings = await paymentSettings(shop.db)
  return wayOf(payment.method).instructions?.({ shop, settings, order, payment })
}

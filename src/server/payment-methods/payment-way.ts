import type { OrderPayment } from '#contract/orders/part-types.ts'
import type { PaymentSettings } from '#contract/payments/types.ts'
import type { Paise } from '#domain/money.ts'
import type { MethodRefusal } from '#domain/payment.ts'
import type { Told } from '#domain/refusals/list.ts'
import type { OrderRow, PaymentRow } from '../order-records/queries.ts'
import type { Shop } from '../platform/shop.ts'

/** An open payment, to be told how it is made. */
export type OpenPayment = {
  shop: Shop
  settings: PaymentSettings
  order: OrderRow
  payment: PaymentRow
}

/** What the server has to say of one way to pay; what all have in common needs none of it. */
export type PaymentWay = {
  /** Whether it works as the shop is set up; asked once it is switched on. */
  isReady?: (shop: Shop, settings: PaymentSettings) => boolean | Promise<boolean>
  /** What it adds to an order that costs something. */
  feePaise?: (settings: PaymentSettings) => Paise
  /** Why an order cannot be paid so. */
  refuse?: (reason: MethodRefusal, settings: PaymentSettings, limitPaise: Paise) => Told
  /** The most that it takes at once today; undefined where nothing limits it. */
  limitPaise?: (shop: Shop) => Promise<Paise | undefined>
  /** How to pay, as the page of the order shows it. */
  instructions?: (open: OpenPayment) => Promise<Partial<Pick<OrderPayment, 'upi' | 'bank'>>>
}

import type { PaymentWay } from './payment-way.ts'

/** The gateway's own page, which needs its keys. */
export const razorpay: PaymentWay = {
  isReady: (shop) => shop.config.razorpay !== null,
}

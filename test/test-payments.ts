import { defaultPayments } from '#server/payment-methods/settings.ts'

/** As a shop begins, but for one thing: the same mobile number may order again and again, as tests do. */
export const testPayments = {
  ...defaultPayments,
  cod: { ...defaultPayments.cod, maxOpenOrders: null },
}

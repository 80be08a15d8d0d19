import { type Nothing, post } from '../endpoint.ts'
import type { PayForm, StartedPayment, TransferForm } from '../orders/pay-forms.ts'
import type { OneOrder, Order } from '../orders/types.ts'
import type { Said } from '../said.ts'

export const startPayment = post<PayForm, StartedPayment>('/api/orders/{token}/payment', 'anyone')
export const claimTransfer = post<TransferForm, Order>(
  '/api/orders/{token}/payment/transfer',
  'anyone',
)
export const checkPayment = post<OneOrder, Order>('/api/orders/{token}/payment/check', 'anyone')
/** The buyer's word that an order to be paid at the door is wanted; said twice it is the same. */
export const confirmCod = post<OneOrder, Order>('/api/orders/{token}/cod-confirmation', 'anyone')
/** Called by Razorpay alone: its signature over the raw body is the guard. */
export const razorpayEvent = post<Nothing, Said>('/api/payments/razorpay/events', 'anyone')

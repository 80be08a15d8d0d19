import type { PaymentMethod } from '#domain/payment-methods.ts'
import { bankTransfer } from './bank-transfer.ts'
import { cod } from './cod.ts'
import type { PaymentWay } from './payment-way.ts'
import { razorpay } from './razorpay.ts'
import { upi } from './upi.ts'

/** Each way to pay that the server has something to say of, a file each. */
const ways: Partial<Record<PaymentMethod, PaymentWay>> = {
  cod,
  upi,
  bank_transfer: bankTransfer,
  razorpay,
}

export const wayOf = (method: PaymentMethod): PaymentWay => ways[method] ?? {}

import { z } from 'zod'
import { paymentMethods } from '#domain/payment-methods.ts'

export const PaymentMethod = z.enum(paymentMethods)
export type PaymentMethod = z.infer<typeof PaymentMethod>

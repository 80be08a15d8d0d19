import { z } from 'zod'
import { paymentMethods, shopMethods } from '#domain/payment-methods.ts'

export const PaymentMethod = z.enum(paymentMethods)
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** Those that shoppers may be offered. */
export const OfferedMethod = z.enum(shopMethods)

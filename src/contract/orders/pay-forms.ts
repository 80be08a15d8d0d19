import { z } from 'zod'
import { PaymentMethod } from '../payment-method.ts'
import { OneOrder, Order } from './types.ts'

export const PayForm = OneOrder.extend({ method: PaymentMethod })
export type PayForm = z.infer<typeof PayForm>

/** `redirectTo` is the page of the payment gateway, when that is the way to pay. */
export const StartedPayment = z.object({ redirectTo: z.string().nullable(), order: Order })
export type StartedPayment = z.infer<typeof StartedPayment>

export const TransferForm = OneOrder.extend({
  reference: z.string('Please enter the reference of the transfer').max(60),
})
export type TransferForm = z.infer<typeof TransferForm>

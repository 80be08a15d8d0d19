import { z } from 'zod'
import { PaymentMethod } from '../payment-method.ts'

/** What an order that was tried would have been; nothing of it is kept. */
export const TrialOrder = z.object({
  number: z.string(),
  saree: z.string(),
  paymentMethod: PaymentMethod,
  /** Rupees. */
  total: z.number(),
  shipping: z.number(),
  /** Rupees within the total; null for a shop that charges none. */
  tax: z.number().nullable(),
  /** The number of its invoice or bill. */
  document: z.string(),
})
export type TrialOrder = z.infer<typeof TrialOrder>

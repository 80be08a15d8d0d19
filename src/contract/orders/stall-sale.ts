import { z } from 'zod'
import { stallMethods } from '#domain/payment-methods.ts'
import { Phone } from '../address.ts'
import { Email } from '../email.ts'
import { text } from '../form-fields.ts'
import { StaffLines } from './admin-types.ts'
import { BuyerPan } from './buyer-pan.ts'

const nothing = z.literal('').transform(() => '')

/** Sold, paid and taken along at once: all that has to be known is what, for how much, and how it was paid. */
export const StallSale = z.object({
  lines: StaffLines,
  paidBy: z.enum(stallMethods),
  /** Of the transfer or of the card machine, if staff note it. */
  reference: text(60).default(''),
  fullName: text(80).default(''),
  mobile: z.union([nothing, Phone]).default(''),
  email: z.union([nothing, Email]).default(''),
  buyerPan: BuyerPan.default(''),
})
export type StallSale = z.infer<typeof StallSale>

import { z } from 'zod'
import { AddressForm, Phone } from '../address.ts'
import { Email } from '../email.ts'
import { text } from '../form-fields.ts'
import { PaymentMethod } from '../payment-method.ts'
import { OrderChannel, Rupees, StaffLines } from './admin-types.ts'
import { BuyerPan } from './buyer-pan.ts'

const nothing = z.literal('').transform(() => '')

/** An order taken on the phone, at an exhibition or in a chat. */
export const ManualOrder = z.object({
  channel: OrderChannel.exclude(['web']),
  contact: z.object({ email: z.union([nothing, Email]).default(''), mobile: Phone }),
  fullName: text(80).min(1, 'Please enter the name of the buyer'),
  /** null for a sale over the counter. */
  address: AddressForm.nullable().default(null),
  /** True once whoever typed it has said that the address is right as it is. */
  isAddressConfirmed: z.boolean().default(false),
  lines: StaffLines,
  /** Rupees off the subtotal. */
  discount: Rupees.default(0),
  /** Rupees; without it what the shop's rule says, and 0 over the counter. */
  shipping: Rupees.optional(),
  paymentMethod: PaymentMethod,
  /** True when the money is there already. */
  isPaid: z.boolean().default(false),
  reference: text(60).default(''),
  note: text(500).default(''),
  /** Of a buyer above the limit of the law, where the shop has to ask for it. */
  buyerPan: BuyerPan.default(''),
})
export type ManualOrder = z.infer<typeof ManualOrder>

import { z } from 'zod'
import { AddressForm } from '../address.ts'
import { Version } from '../form-fields.ts'
import { OneStaffOrder, StaffLines } from './admin-types.ts'
import { BuyerPan } from './buyer-pan.ts'

/** A slip of the pen put right before the parcel leaves. */
export const AddressChange = OneStaffOrder.extend({
  address: AddressForm,
  isAddressConfirmed: z.boolean().default(false),
  version: Version,
})
export type AddressChange = {
  id: number
  address: z.infer<typeof AddressForm>
  isAddressConfirmed?: boolean | undefined
  version?: string | undefined
}

/** The sarees that an order is to hold from now on, a line each. */
export const LinesTrial = OneStaffOrder.extend({
  lines: StaffLines,
  /** Of a buyer above the limit of the law, where the shop has to ask for it. */
  buyerPan: BuyerPan.default(''),
})
export type LinesTrial = Omit<z.input<typeof LinesTrial>, 'id'> & { id: number }

export const LinesForm = LinesTrial.extend({
  /** False to change them without an email to the buyer. */
  isTold: z.boolean().default(true),
  version: Version,
})
export type LinesForm = Omit<z.input<typeof LinesForm>, 'id'> & { id: number }

/** What an order would come to; rupees. */
export const LinesAnswer = z.object({
  subtotal: z.number(),
  discount: z.number(),
  shipping: z.number(),
  fee: z.number(),
  total: z.number(),
  totalBefore: z.number(),
  paid: z.number(),
  /** What is still to come, and what goes back. */
  due: z.number(),
  owed: z.number(),
  /** True where what is due is paid when the parcel comes. */
  isAtDoor: z.boolean(),
})
export type LinesAnswer = z.infer<typeof LinesAnswer>

import { z } from 'zod'
import { returnCauses } from '#domain/return.ts'
import { text } from '../form-fields.ts'
import { OneStaffOrder, Rupees } from './admin-types.ts'
import { OrderState } from './types.ts'

/** Where staff bring an order, and what they say and know of it. */
export const MoveForm = OneStaffOrder.extend({
  /** The state that staff saw: of two who move it at once, the second one hears of it. */
  from: OrderState.optional(),
  to: OrderState,
  words: text(500).default(''),
  /** False to move without an email to the buyer. */
  isTold: z.boolean().default(true),
  /** Whether pieces that were taken go back on sale; left out, those of a cancelled order do. */
  isRestocked: z.boolean().optional(),
  /** Of a parcel that comes back: it was not taken, which counts under its mobile for a year, or the carrier lost it. */
  cause: z.enum(returnCauses).optional(),
  /** Whether its credit note takes off delivery and fee too; left out, it does for what was lost or not paid. */
  isDeliveryCredited: z.boolean().optional(),
  /** Rupees that staff know to be still to come of an order that is packed or sent all the same. */
  acceptedDue: Rupees.optional(),
})
export type MoveForm = Omit<z.input<typeof MoveForm>, 'id'> & { id: number }

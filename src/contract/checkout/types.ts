import { z } from 'zod'
import { Cart } from '../cart/types.ts'
import { SavedAddress } from '../customers/types.ts'
import { PaymentChoice } from '../payments/types.ts'

/** Everything the checkout page shows besides what the shopper types. */
export const Checkout = z.object({
  cart: Cart,
  /** Why nothing can be ordered now; null when it can. */
  closedBecause: z.enum(['empty-cart', 'no-payment-method']).nullable(),
  /** True where the law wants e-invoices for businesses: no order is taken with a GSTIN. */
  isClosedToBusinesses: z.boolean().optional(),
  payment: z.array(PaymentChoice),
  delivery: z.array(
    z.object({ kind: z.literal('standard'), from: z.iso.datetime(), to: z.iso.datetime() }),
  ),
  /** The pieces kept for this shopper and until when; null when none are. */
  hold: z.object({ until: z.iso.datetime(), productIds: z.array(z.int()) }).nullable(),
  /** The state that the PIN code asked about lies in; null while none is known. */
  stateOfPin: z.string().nullable(),
  /** The district it lies in. */
  townOfPin: z.string().nullable(),
  /** Every state that it may lie in; none for a PIN code that nobody knows. */
  statesOfPin: z.array(z.string()),
  states: z.array(z.string()),
  /** What a signed-in shopper keeps, the default one first; none for a guest. */
  savedAddresses: z.array(SavedAddress),
})
export type Checkout = z.infer<typeof Checkout>

export const CheckoutQuery = z.object({
  pin: z.string().max(10).optional(),
  /** As the address says it; left out, the state of the PIN code. */
  state: z.string().max(60).optional(),
  /** As typed so far: one that is none yet tells nothing. */
  gstin: z.string().max(40).optional(),
})
export type CheckoutQuery = z.infer<typeof CheckoutQuery>

/** What a visitor may buy of a product at this moment. */
export const Availability = z.object({
  productId: z.int(),
  available: z.int(),
  /** When a piece kept for somebody else may come free; null when none is. */
  heldUntil: z.iso.datetime().nullable(),
})
export type Availability = z.infer<typeof Availability>

export const AvailabilityQuery = z.object({
  ids: z.string().regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,49}$/, 'Please name up to 50 ids'),
})
export type AvailabilityQuery = z.infer<typeof AvailabilityQuery>

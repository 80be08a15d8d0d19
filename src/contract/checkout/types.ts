import { z } from 'zod'
import { SavedAddress } from '../accounts/types.ts'
import { PlaceLabels } from '../address.ts'
import { Cart } from '../cart/types.ts'
import { PathId } from '../path-id.ts'
import { PaymentChoice } from '../payments/types.ts'
import { ByPin } from '../pins/types.ts'

/** Of India too. */
const CountryCode = z.string().regex(/^[A-Z]{2}$/, 'Please choose a country')

/** Everything the checkout page shows besides what the shopper types. */
export const Checkout = z.object({
  cart: Cart,
  /** Why nothing can be ordered now; null when it can. */
  closedBecause: z.enum(['empty-cart', 'no-payment-method']).nullable(),
  /** With nothing in the cart: what this shopper ordered last, within the hour; its answer may have been lost on the way. */
  placed: z.object({ number: z.string(), path: z.string() }).optional(),
  /** True where the law wants e-invoices for businesses: no order is taken with a GSTIN. */
  isClosedToBusinesses: z.boolean().optional(),
  /** Rupees: an order above them needs the PAN of its buyer, unless it has a GSTIN; left out where none does. */
  panAbove: z.number().optional(),
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
  /** Where the shopper has said before that parcels go. */
  toldPin: z.string().optional(),
  /** The same of whoever sends abroad: two letters. */
  toldCountry: z.string().optional(),
  /** Where the shop sends besides India; `pausedBecause` is a sentence while it sends nothing there. */
  countries: z
    .array(
      z.object({
        ...{ code: z.string(), name: z.string(), dutyNote: z.string() },
        pausedBecause: z.string().nullable(),
      }),
    )
    .optional(),
})
export type Checkout = z.infer<typeof Checkout>

export const CheckoutQuery = z.object({
  pin: z.string().max(10).optional(),
  /** As the address says it; left out, the state of the PIN code. */
  state: z.string().max(60).optional(),
  /** Two letters of a country that the shop sends to; left out, India, or where the visitor has told that parcels go while no PIN code is asked about. */
  country: CountryCode.optional(),
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

/** When and how a parcel comes to a PIN code or a country; rupees. */
export const DeliveryQuote = z.object({
  /** Null where none is known: then it holds for whatever the shop says everywhere. */
  pin: z.string().nullable(),
  /** Two letters; only of what goes abroad. */
  country: z.string().optional(),
  /** Where it lies; null what is not known. */
  district: z.string().nullable(),
  state: z.string().nullable(),
  placeLabels: PlaceLabels.optional(),
  /** The first and the last day on which it arrives when it is ordered now. */
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  /** What sending the saree alone costs; null where none was asked about. */
  shipping: z.number().nullable(),
  /** Whether the saree alone may be paid at the door; null where none was asked about. */
  isCodPossible: z.boolean().nullable(),
})
export type DeliveryQuote = z.infer<typeof DeliveryQuote>

export const QuoteQuery = z.object({
  /** Left out, the one that the visitor has told. */
  pin: ByPin.shape.pin.optional(),
  country: CountryCode.optional(),
  productId: PathId.optional(),
})
export type QuoteQuery = {
  pin?: string | undefined
  country?: string | undefined
  productId?: number | undefined
}

/** Where parcels go from now on: to a PIN code, or to a country; neither forgets it. */
export const ToldPin = z.object({
  pin: ByPin.shape.pin.nullable(),
  country: CountryCode.optional(),
  productId: PathId.optional(),
})
export type ToldPin = {
  pin: string | null
  country?: string | undefined
  productId?: number | undefined
}

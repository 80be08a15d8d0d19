import { z } from 'zod'
import { orderStates } from '#domain/order.ts'
import { readGstin } from '#domain/tax/gstin.ts'
import { Address, AddressForm, Phone, PlaceLabels } from '../address.ts'
import { OfferTitle } from '../coupons/offer-title.ts'
import { Email } from '../email.ts'
import { text } from '../form-fields.ts'
import { PaymentMethod } from '../payment-method.ts'
import { SaidCode } from '../said-code.ts'
import { gstinWords } from '../tax/gstin-words.ts'
import { TaxSummary } from '../tax/types.ts'
import { inEnglish } from '../translated.ts'
import { BuyerPan } from './buyer-pan.ts'
import { aroundOrder, DocumentHead, InvoiceKind, OrderPayment } from './part-types.ts'
import { TrackingNews, TrackingStage } from './tracking-news.ts'

export const OrderState = z.enum(orderStates)

/** As typed, made ready for a document: blanks and small letters are forgiven. */
const BuyerGstin = z
  .string()
  .max(40)
  .transform((text, context) => {
    if (text.trim() === '') return ''
    const answer = readGstin(text)
    if (answer.ok) return answer.gstin
    const message = gstinWords[answer.reason]
    context.addIssue({ code: 'custom', message, params: { fault: { code: 'gstin' } } })
    return z.NEVER
  })

/** Everything an order needs besides the cart; prices are the shop's alone. */
export const OrderForm = z.object({
  contact: z.object({ email: Email, mobile: Phone }),
  address: AddressForm,
  /** True once whoever typed it has said that the address is right as it is. */
  isAddressConfirmed: z.boolean().default(false),
  /** True to keep the address for the next order; without effect for a guest. */
  isAddressKept: z.boolean().default(false),
  delivery: z.literal('standard').default('standard'),
  paymentMethod: PaymentMethod,
  /** True to pay a part now and the rest before the parcel leaves, where the way to pay says how. */
  isBooked: z.boolean().default(false),
  note: text(500).default(''),
  giftMessage: text(300).default(''),
  /** Of a buyer who is registered; '' of everybody else. Counts where the shop charges tax. */
  buyerGstin: BuyerGstin.default(''),
  buyerLegalName: text(120).default(''),
  /** Of a buyer above the limit of the law; kept only where the shop has to ask for it. */
  buyerPan: BuyerPan.default(''),
  /** Of the chosen way to pay, or of its booking, as the checkout showed it. */
  totalHash: z.string().max(60),
})
export type OrderForm = {
  contact: { email: string; mobile: string }
  address: Address
  isAddressConfirmed?: boolean | undefined
  isAddressKept?: boolean | undefined
  delivery?: 'standard' | undefined
  paymentMethod: PaymentMethod
  isBooked?: boolean | undefined
  note?: string | undefined
  giftMessage?: string | undefined
  buyerGstin?: string | undefined
  buyerLegalName?: string | undefined
  buyerPan?: string | undefined
  totalHash: string
}

export const PlacedOrder = z.object({
  token: z.string(),
  number: z.string(),
  ...{ state: OrderState, paymentMethod: PaymentMethod },
  /** Rupees. */
  total: z.number(),
  /** Where its page is. */
  path: z.string(),
})
export type PlacedOrder = z.infer<typeof PlacedOrder>

export const OrderLine = z.object({
  id: z.int(),
  productId: z.int(),
  code: z.string(),
  name: z.string(),
  slug: z.string(),
  image: z.string(),
  description: z.string(),
  price: z.number(),
  quantity: z.int(),
  total: z.number(),
  ...inEnglish,
})
export type OrderLine = z.infer<typeof OrderLine>

/** One entry of an order's timeline. */
export const OrderEvent = z.object({
  kind: z.enum(['placed', 'moved', 'paid', 'refunded', 'parcel', 'note', 'return', 'warning']),
  from: OrderState.nullable(),
  to: OrderState.nullable(),
  /** As they were written; of what the shop itself wrote, its English. */
  words: z.string(),
  /** The same by a code, for other languages; null where a person wrote it, or before codes were kept. */
  said: SaidCode.nullable(),
  actor: z.enum(['customer', 'staff', 'system']),
  at: z.iso.datetime(),
})
export type OrderEvent = z.infer<typeof OrderEvent>

export const Parcel = z.object({
  id: z.int(),
  carrier: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.string(),
  /** Empty when it holds the whole order. */
  contents: z.array(z.object({ lineId: z.int(), quantity: z.int() })),
  shippedAt: z.iso.datetime(),
  deliveredAt: z.iso.datetime().nullable(),
  /** How far it is; null while nobody has said. Releases before this one say nothing. */
  stage: TrackingStage.nullish(),
  /** What was said of it on its way, the oldest first. */
  news: z.array(TrackingNews).optional(),
})
export type Parcel = z.infer<typeof Parcel>

/** What anybody who may follow an order sees of it. */
export const FollowedOrder = z.object({
  number: z.string(),
  state: OrderState,
  placedAt: z.iso.datetime(),
  /** Until when its buyer may confirm an order that is paid at the door; null where nobody has to. */
  confirmBefore: z.iso.datetime().nullable(),
  /** The first and the last day on which it is expected; null once it is delivered or ended. */
  expected: z.object({ from: z.iso.datetime(), to: z.iso.datetime() }).nullable(),
  lines: z.array(OrderLine),
  events: z.array(OrderEvent),
  parcels: z.array(Parcel),
})
export type FollowedOrder = z.infer<typeof FollowedOrder>

const sums = {
  subtotal: z.number(),
  discount: z.number(),
  /** What of `discount` was for paying before the parcel leaves. */
  prepaidDiscount: z.number().optional(),
  shipping: z.number(),
  fee: z.number(),
  total: z.number(),
  paid: z.number(),
  /** What of `paid` came by store credit. */
  storeCredit: z.number().optional(),
  /** The same by gift cards; left out where none paid. */
  giftCard: z.number().optional(),
  refunded: z.number(),
  /** What credit notes took off the total. */
  credited: z.number(),
}

/** An order as its link shows it to the buyer; rupees. */
export const Order = FollowedOrder.extend({
  ...sums,
  /** What of `refunded` paid the sarees that came in exchange. */
  exchanged: z.number().optional(),
  /** What of `refunded` went back as store credit, to spend or to the credit that had paid it. */
  creditBack: z.number().optional(),
  /** What of `refunded` went back to the gift cards that had paid it. */
  giftCardBack: z.number().optional(),
  /** What of `refunded` has been asked of the gateway and is not known to have gone. */
  refundPending: z.number(),
  token: z.string(),
  contact: z.object({ email: z.string(), mobile: z.string() }),
  address: Address,
  placeLabels: PlaceLabels.optional(),
  note: z.string(),
  giftMessage: z.string(),
  /** Of a registered buyer. */
  buyerGstin: z.string().nullish(),
  /** '' where none was said. */
  buyerLegalName: z.string().optional(),
  /** The tax inside the total; null where the shop charges none. */
  tax: TaxSummary.nullish(),
  /** The number of the order for whose saree this one comes; waits until that is back. */
  exchangeOf: z.string().nullish(),
  couponCode: z.string().nullable(),
  /** Of an order whose code is that of an offer which applied by itself: what its buyer read of it. */
  offer: OfferTitle.optional(),
  paymentMethod: PaymentMethod,
  payment: OrderPayment.nullable(),
  /** What is paid before an order leaves that is paid at the door, or first of one that is booked; its store credit among it. */
  advance: z.number(),
  /** Of an order that is booked: what is left to pay before it leaves, and until when, once its advance is there; left out of every other. */
  booking: z
    .object({ rest: z.number(), until: z.iso.datetime().nullable(), days: z.int() })
    .optional(),
  /** Until when its pieces are kept while it waits for money. */
  heldUntil: z.iso.datetime().nullable(),
  /** Which of its sarees are kept aside now while it waits for money. */
  keptProductIds: z.array(z.int()),
  invoiceNumber: z.string().nullable(),
  /** Everything that was issued for it, the oldest first. */
  documents: z.array(DocumentHead),
  canCancel: z.boolean(),
  /** Until when a return, and until when damage, may be reported; null when not (any more). */
  returnUntil: z.iso.datetime().nullable(),
  damageUntil: z.iso.datetime().nullable(),
  ...aroundOrder,
})
export type Order = z.infer<typeof Order>

export const OrderSummary = z.object({
  token: z.string(),
  number: z.string(),
  state: OrderState,
  isToConfirm: z.boolean(),
  ...{ total: z.number(), count: z.int(), image: z.string() },
  invoiceNumber: z.string().nullable(),
  /** What that is called. Releases before this one say nothing. */
  invoiceKind: InvoiceKind.nullish(),
  placedAt: z.iso.datetime(),
  /** Whether some of it can be bought now. Releases before this one say nothing. */
  isThereAgain: z.boolean().optional(),
})
export type OrderSummary = z.infer<typeof OrderSummary>

export const TrackForm = z.object({
  number: z
    .string('Please enter the order number')
    .trim()
    .min(4, 'Please enter the order number')
    .max(40),
  /** The mobile number or the email of the order. */
  contact: z
    .string('Please enter your mobile number or email')
    .trim()
    .min(5, 'Please enter your mobile number or email')
    .max(254),
})
export type TrackForm = z.infer<typeof TrackForm>

export const OneOrder = z.object({ token: z.string().max(100) })
export type OneOrder = z.infer<typeof OneOrder>

export const CancelForm = OneOrder.extend({ reason: text(300).default('') })
export type CancelForm = { token: string; reason?: string | undefined }

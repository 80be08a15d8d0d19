// What the page of an order shows of its payment, returns and reviews: those nouns know the order, the order not them.
import { z } from 'zod'
import { codOutcomes } from '#domain/cod/cod-rules.ts'
import { orderStates } from '#domain/order.ts'
import { resolutions, returnReasons, returnStates, returnWishes } from '#domain/return.ts'
import { reviewRefusals, reviewStates } from '#domain/review.ts'
import { Cart } from '../cart/types.ts'
import { Picture } from '../catalog/types.ts'
import { PaymentMethod } from '../payment-method.ts'
import { Day } from '../tax/types.ts'

/** Where the money of an order stands, and how to pay it. */
export const OrderPayment = z.object({
  method: PaymentMethod,
  state: z.enum(['awaiting', 'claimed', 'paid', 'failed', 'cancelled']),
  amount: z.number(),
  /** The reference that the shopper entered; believed only once staff or the bank confirm it. */
  claimedReference: z.string().nullable(),
  upi: z.object({ link: z.string(), qr: z.string(), address: z.string() }).nullable(),
  bank: z
    .object({
      accountName: z.string(),
      accountNumber: z.string(),
      ifsc: z.string(),
      bank: z.string(),
    })
    .nullable(),
})
export type OrderPayment = z.infer<typeof OrderPayment>

export const ReturnState = z.enum(returnStates)

export const ReturnLine = z.object({
  lineId: z.int().positive(),
  quantity: z.int().min(1).max(100),
})

/** A return or an exchange as the buyer sees it. */
export const Return = z.object({
  id: z.int(),
  wish: z.enum(returnWishes),
  reason: z.enum(returnReasons),
  words: z.string(),
  photos: z.array(z.string()),
  state: ReturnState,
  /** What staff said to it. */
  decision: z.string(),
  lines: z.array(ReturnLine),
  /** Whether its buyer chose store credit instead of money. */
  isCreditChosen: z.boolean().optional(),
  /** What was issued for it; rupees. */
  credit: z.object({ code: z.string(), issued: z.number(), balance: z.number() }).nullish(),
  /** The order of the saree that comes instead. */
  exchange: z
    .object({ id: z.int(), number: z.string(), token: z.string(), state: z.enum(orderStates) })
    .nullish(),
  /** How it ended; null while it has not. */
  resolution: z.enum(resolutions).nullish(),
  /** What of it is still to go back; null until its pieces are here. */
  owed: z.number().nullable().optional(),
  askedAt: z.iso.datetime(),
})
export type Return = z.infer<typeof Return>

export const ReviewStates = z.enum(reviewStates)

/** A review as its writer sees it. */
export const OwnReview = z.object({
  lineId: z.int(),
  state: ReviewStates,
  rating: z.int(),
  title: z.string(),
  comment: z.string(),
  author: z.string(),
  photos: z.array(Picture),
  /** Why it is not shown, and what staff said to that. */
  refusal: z.enum(reviewRefusals).nullable(),
  words: z.string(),
})
export type OwnReview = z.infer<typeof OwnReview>

export const documentKinds = [
  'tax-invoice',
  'bill-of-supply',
  'bill',
  'credit-note',
  'receipt-voucher',
  'refund-voucher',
] as const
export const DocumentKind = z.enum(documentKinds)
export type DocumentKind = z.infer<typeof DocumentKind>

/** What an order is sold by, of one kind by what its seller is before the law. */
export const InvoiceKind = DocumentKind.extract(['tax-invoice', 'bill-of-supply', 'bill'])
export type InvoiceKind = z.infer<typeof InvoiceKind>

/** A document of an order in a list; rupees. */
export const DocumentHead = z.object({
  id: z.int(),
  number: z.string(),
  kind: DocumentKind,
  /** In India. */
  day: Day,
  total: z.number(),
  isCancelled: z.boolean(),
})
export type DocumentHead = z.infer<typeof DocumentHead>

/** The same for staff: whether a return that was closed tells it, so that it is not cancelled any more. */
const StaffDocumentHead = DocumentHead.extend({ isReported: z.boolean() })

/** What staff see of an order that is paid at the door. */
export const doorOfOrder = {
  /** What was decided; null of an order that is paid another way. */
  atDoor: z
    .object({
      outcome: z.enum(codOutcomes),
      /** The rule that decided; null where none did. */
      rule: z.int().nullable(),
    })
    .nullable(),
  /** Parcels refused at the door under this mobile within a year, and whether this order was one. */
  doorRefusals: z.int(),
  isRefusedAtDoor: z.boolean(),
}

/** What customs gave for the parcel of an export. */
export const ShippingBill = z.object({ number: z.string(), day: Day, port: z.string() })
export type ShippingBill = z.infer<typeof ShippingBill>

export const papersOfOrder = {
  documents: z.array(StaffDocumentHead),
  /** The invoice of an export, once its parcel has left; null of other orders. */
  export: z
    .object({ invoiceId: z.int(), number: z.string(), shippingBill: ShippingBill.nullable() })
    .nullable(),
}

/** What other nouns say of an order on its page. */
export const aroundOrder = {
  returns: z.array(Return),
  /** What its buyer has said of its pieces, and the lines of which something may be said. */
  reviews: z.array(OwnReview),
  reviewableLines: z.array(z.int()),
  /** Of an exchange, whether the old saree is back: then it waits for the money of the other order. */
  isExchangeBack: z.boolean().optional(),
}
const OrderSurroundings = z.object(aroundOrder)
export type OrderSurroundings = z.infer<typeof OrderSurroundings>

export const panOfOrder = {
  /** True where the PAN of the buyer is kept, for the owner's eyes. */
  hasPan: z.boolean(),
}

/** The PAN of a buyer, for the owner. */
export const BuyerPanAnswer = z.object({
  /** Null where there is none, or where its key is gone. */
  pan: z.string().nullable(),
})
export type BuyerPanAnswer = z.infer<typeof BuyerPanAnswer>

/** What of an order lies in the cart again, and the names of what can be bought no more. */
export const BoughtAgain = z.object({ added: z.int(), missing: z.array(z.string()), cart: Cart })
export type BoughtAgain = z.infer<typeof BoughtAgain>

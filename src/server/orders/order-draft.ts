import type { Address } from '#domain/address/address.ts'
import type { CartTotals } from '#domain/cart.ts'
import type { DeliveryTerms } from '#domain/delivery/delivery-terms.ts'
import { promiseOf } from '#domain/delivery/shipping.ts'
import type { HoldKind } from '#domain/holds/hold.ts'
import type { Language } from '#domain/language.ts'
import type { Paise } from '#domain/money.ts'
import type { OrderActor } from '#domain/order.ts'
import type { BookingAgreed } from '#domain/orders/booking.ts'
import type { PaymentMethod } from '#domain/payment-methods.ts'
import { fallbackImage } from '#domain/pictures/image-order.ts'
import { creditSum, type SpentCredit } from '#domain/store-credit.ts'
import type { PricedLine } from '../cart/price-cart.ts'
import { offerTitleOf } from '../coupons/offer-title.ts'
import type { CouponRow } from '../coupons/queries.ts'
import type { AtDoor } from '../payment-methods/choices.ts'
import type { Owner } from '../stock/hold-queries.ts'
import type { Bound } from '../stock/keep-within.ts'

export type DraftLine = {
  productId: number
  code: string
  name: string
  slug: string
  description: string
  categoryId: number
  unitPaise: Paise
  quantity: number
}

/** A line of a cart, as it was agreed. */
export const draftLine = (line: PricedLine): DraftLine => ({
  productId: line.productId,
  code: line.code,
  name: line.name,
  slug: line.slug,
  description: line.description,
  categoryId: line.categoryId,
  unitPaise: line.currentPaise,
  quantity: line.quantity,
})

/** An order that has been agreed, with everything but its number. */
export type OrderDraft = {
  /** Of the page on which it was placed; English where staff write it. */
  language?: Language
  channel: 'web' | 'whatsapp' | 'phone' | 'exhibition'
  userId: number | null
  contact: { email: string; mobile: string }
  fullName: string
  address: Address | null
  note: string
  giftMessage: string
  /** Of a registered buyer, whose GSTIN stands on the invoice. */
  buyer?: { gstin: string; legalName: string } | null
  /** Of a buyer whom the law wants it of; '' of everybody else. */
  pan?: string
  lines: DraftLine[]
  totals: CartTotals
  feePaise: Paise
  /** What of the discount is for paying before the parcel leaves. */
  prepaidDiscountPaise?: Paise
  coupon: CouponRow | null
  /** The store credit that pays a part of it or all. */
  credits?: readonly SpentCredit[]
  /** The gift cards that do. */
  giftCards?: readonly SpentCredit[]
  method: PaymentMethod
  /** Of the second half of an exchange: what it is for, and until when its piece is kept while the old one comes. */
  exchange?: { of: number; heldUntil: number }
  /** What its buyer is promised of delivery and returns. */
  terms: DeliveryTerms
  /** Whose holds give way to this order. */
  owner: Owner
  holdKind: HoldKind
  /** What the rules want of an order that is paid at the door; none of an order that staff make. */
  atDoor?: (AtDoor & { confirmHours: number }) | null
  /** Of an order that is booked: what is paid now, and what is agreed about the rest. */
  booking?: { nowPaise: Paise; agreed: BookingAgreed } | null
  /** To which limits its pieces are kept while it waits for money; null for staff, who keep all of them. */
  bound: Bound | null
  /** True when the money is there already: nothing has to wait for it. */
  isPaid: boolean
  actor: { kind: OrderActor; userId: number | null }
}

/** What the table of orders keeps of a draft. */
export function columnsOf(draft: OrderDraft) {
  const { totals, atDoor } = draft
  const [credited, byCards] = [creditSum(draft.credits ?? []), creditSum(draft.giftCards ?? [])]
  const advance = advanceIn(draft)
  return {
    channel: draft.channel,
    language: draft.language ?? 'en',
    user_id: draft.userId,
    full_name: draft.fullName,
    email: draft.contact.email,
    mobile: draft.contact.mobile,
    address: JSON.stringify(draft.address ?? {}),
    note: draft.note,
    gift_message: draft.giftMessage,
    buyer_gstin: draft.buyer?.gstin ?? null,
    buyer_legal_name: draft.buyer?.legalName ?? '',
    subtotal_paise: totals.subtotal,
    discount_paise: totals.discount,
    prepaid_discount_paise: draft.prepaidDiscountPaise ?? 0,
    shipping_paise: totals.shipping,
    fee_paise: draft.feePaise,
    coupon_code: draft.coupon?.code ?? null,
    coupon_category_ids: draft.coupon?.category_ids ?? null,
    offer_title: offerTitleOf(draft.coupon),
    payment_method: draft.method,
    exchange_of: draft.exchange?.of ?? null,
    ...{ store_credit_paise: credited, gift_card_paise: byCards },
    paid_paise: credited + byCards,
    cod_decision: atDoor ? JSON.stringify(atDoor.decision) : null,
    advance_paise: advance > 0 ? advance + credited + byCards : 0,
    booking: draft.booking ? JSON.stringify(draft.booking.agreed) : null,
  }
}

/** What is paid of it before anything else; 0 where it is paid at once, or at the door. */
export const advanceIn = ({ atDoor, booking }: OrderDraft): Paise =>
  atDoor?.decision.advancePaise || booking?.nowPaise || 0

/** What stays promised of an order that is placed now, whose slowest piece needs so many working days to be made. */
export function promisesOf({ terms }: OrderDraft, now: number, makingDays: number) {
  const { from, to } = promiseOf(terms, now, makingDays)
  const { returnsDays: returns_days, damageReportHours: damage_hours } = terms
  return { expected_from: from, expected_to: to, returns_days, damage_hours }
}

/** What the table of order lines keeps of a draft. */
export const lineColumns = (lines: readonly DraftLine[], images: Map<number, string>) =>
  lines.map((line) => ({
    product_id: line.productId,
    code: line.code,
    name: line.name,
    slug: line.slug,
    image: images.get(line.productId) || fallbackImage,
    description: line.description,
    category_id: line.categoryId,
    unit_paise: line.unitPaise,
    quantity: line.quantity,
  }))

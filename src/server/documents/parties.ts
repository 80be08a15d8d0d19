import type { ShopProfile } from '#contract/settings/types.ts'
import type { TaxSettings } from '#contract/tax/types.ts'
import type { Address } from '#domain/address/address.ts'
import { dayInIndia } from '#domain/india-day.ts'
import type { Language } from '#domain/language.ts'
import { namesAsBought } from '../catalog/translate-lines.ts'
import { titleSaid } from '../coupons/offer-title.ts'
import { onCards } from '../gift-cards/spend-cards.ts'
import type { LineRow, OrderRow } from '../order-records/queries.ts'
import type { Query } from '../platform/db/database.ts'
import { spentOn } from '../store-credits/queries.ts'
import { isPlaceholder } from '../tax/read-law.ts'

/** Who sold, as it stands on the document for ever. */
export type Seller = {
  registration: TaxSettings['registration']
  legalName: string
  tradeName: string
  gstin: string
  address: string
  stateCode: string
  phone: string
  email: string
  signatory: string
  /** True of the demo shop: its documents say so. */
  isSpecimen?: boolean
}

export type Buyer = {
  name: string
  legalName?: string
  gstin?: string
  mobile: string
  email: string
}

/** What else is printed. */
export type Terms = {
  orderNumber: string
  orderDay: string
  couponCode: string | null
  /** What the buyer read of the offer that took the discount off by itself: in English, and in the language of the order. */
  offer?: { title: string; said?: string }
  paymentMethod: string
  /** What was taken off for paying before the parcel left. */
  prepaidDiscountPaise?: number
  /** What of it was paid with store credit. */
  storeCreditPaise?: number
  /** What gift cards have paid of it. */
  giftCardPaise?: number
  /** Words that the law or the shop wants on this document. */
  note?: string
  /** Of a note or a voucher: the document that it belongs to. */
  ofNumber?: string
  ofDay?: string
  reason?: string
  /** The language of its order, where that is not English. */
  language?: Language
  /** What the sarees of the order's lines were called in it as the document was issued. */
  said?: Record<string, string>
  /** Its sum in words in that language, where the shop says numbers in it. */
  sum?: string
  /** The digest of the labels that it is printed with; a document of before they were kept has none. */
  labels?: string
  /** Whether its PDF names its parts for who does not see them; what was issued before it did has none. */
  isTagged?: true
  /** Whether its PDF shows where letters are missing that none of its fonts has; what was issued before it did has none. */
  isLegible?: true
}

export function sellerBlock(settings: TaxSettings | null, profile: ShopProfile): Seller {
  const { phone, email } = profile
  if (!settings) {
    return {
      ...{ registration: 'unregistered', legalName: profile.name, tradeName: '', gstin: '' },
      ...{ address: profile.address, stateCode: '', phone, email, signatory: '' },
    }
  }
  const isRegistered = settings.registration !== 'unregistered'
  const gstin = isRegistered ? settings.gstin : ''
  return {
    registration: settings.registration,
    legalName: settings.legalName || profile.name,
    tradeName: settings.tradeName,
    gstin,
    address: settings.principalAddress || profile.address,
    ...{ stateCode: settings.stateCode, phone, email, signatory: settings.signatory },
    ...(isPlaceholder(gstin) ? { isSpecimen: true } : {}),
  }
}

export const buyerBlock = (order: OrderRow): Buyer => ({
  name: order.full_name,
  ...(order.buyer_legal_name === '' ? {} : { legalName: order.buyer_legal_name }),
  ...(order.buyer_gstin === null ? {} : { gstin: order.buyer_gstin }),
  ...{ mobile: order.mobile, email: order.email },
})

export type PaidWithin = Pick<Terms, 'giftCardPaise' | 'storeCreditPaise'>

/**
 * What gift cards, which pay first, and store credit have paid of what an order comes to now: what went back to them they have not
 * paid, and of an order that was changed down they pay no more than it is.
 */
export async function paidWithin(tx: Query, order: OrderRow): Promise<PaidWithin> {
  const cards = order.gift_card_paise > 0 ? await onCards(tx, order.id) : 0
  const credits = order.store_credit_paise > 0 ? await spentOn(tx, order.id) : []
  const credited = credits.reduce((sum, { paise }) => sum + paise, 0)
  const giftCardPaise = Math.min(cards, order.total_paise)
  const storeCreditPaise = Math.min(credited, order.total_paise - giftCardPaise)
  return {
    ...(giftCardPaise > 0 && { giftCardPaise }),
    ...(storeCreditPaise > 0 && { storeCreditPaise }),
  }
}

export const termsOf = (order: OrderRow, within: PaidWithin): Terms => ({
  orderNumber: order.number,
  orderDay: dayInIndia(order.placed_at),
  ...{ couponCode: order.coupon_code, paymentMethod: order.payment_method },
  ...within,
})

/** What an order's buyer read of its offer, its language and the names of its sarees in it, to be frozen in a document. */
export async function saidTerms(
  tx: Query,
  order: OrderRow,
  lines: readonly LineRow[],
): Promise<Pick<Terms, 'language' | 'said' | 'offer'>> {
  const { language } = order
  const offer = await offerTerms(tx, order)
  if (language === 'en') return offer
  return { ...offer, language, said: await namesAsBought(tx, language, lines) }
}

async function offerTerms(
  tx: Query,
  { offer_title: title, language }: OrderRow,
): Promise<Pick<Terms, 'offer'>> {
  if (title === null) return {}
  const said = language === 'en' ? undefined : await titleSaid(tx, language, title)
  return { offer: { title, ...(said !== undefined && { said }) } }
}

/** Where a parcel went; {} for a sale over the counter. */
export const deliveryOf = (text: string) => JSON.parse(text) as Partial<Address>

import { ofBooks } from './books.ts'
import { ofCarriers } from './carriers.ts'
import { ofCart, ofCoupons } from './cart.ts'
import { ofCatalog, ofImports } from './catalog.ts'
import { ofCheckout } from './checkout.ts'
import { ofCod } from './cod.ts'
import { ofContent } from './content.ts'
import { ofCustomers } from './customers.ts'
import { ofDocuments, ofTaxes } from './documents.ts'
import type { Entry } from './entry.ts'
import { ofChats, ofMessages, ofNewsletter } from './messages.ts'
import { ofOrders, ofRefunds } from './orders.ts'
import { ofPayments } from './payments.ts'
import { ofPictures } from './pictures.ts'
import { ofPrivacy } from './privacy.ts'
import { ofRequests } from './requests.ts'
import { ofReturns } from './returns.ts'
import { ofReviews } from './reviews.ts'
import { ofSearch } from './search.ts'
import { ofApiTokens, ofOperation, ofStaff } from './staff.ts'
import { ofCardWork, ofGiftCards, ofStoreCredits } from './store-credits.ts'
import { ofHolds, ofWishlist } from './wishlist.ts'

/** Everything that the shop refuses, by a code that never changes; no sentence of a refusal stands elsewhere. */
export const refusals = {
  ...ofRequests,
  ...ofPictures,
  ...ofCatalog,
  ...ofImports,
  ...ofContent,
  ...ofSearch,
  ...ofCart,
  ...ofCoupons,
  ...ofCheckout,
  ...ofCod,
  ...ofOrders,
  ...ofRefunds,
  ...ofCarriers,
  ...ofPayments,
  ...ofDocuments,
  ...ofTaxes,
  ...ofBooks,
  ...ofReturns,
  ...ofStoreCredits,
  ...ofGiftCards,
  ...ofCardWork,
  ...ofReviews,
  ...ofCustomers,
  ...ofStaff,
  ...ofApiTokens,
  ...ofOperation,
  ...ofMessages,
  ...ofNewsletter,
  ...ofChats,
  ...ofPrivacy,
  ...ofWishlist,
  ...ofHolds,
} satisfies Record<string, Entry>

export type RefusalCode = keyof typeof refusals

type SaysOf<Code extends RefusalCode> = (typeof refusals)[Code]['says']

/** What a code carries: nothing, where its sentence is always the same. */
export type ParamsOf<Code extends RefusalCode> =
  SaysOf<Code> extends (params: infer Params) => string ? Params : Record<string, never>

/** How another language says these codes: a sentence, or one that is made from what English makes it from. */
export type SaysIn<Code extends RefusalCode> = {
  [Each in Code]: SaysOf<Each> extends string ? string : (params: ParamsOf<Each>) => string
}

/** Why a promo code or a way to pay does not serve: shown in a cart and at the checkout, where nothing was refused yet. */
export type OfferCode =
  | ('unknown-promo-code' | 'promo-code-below-minimum' | 'promo-code-for-others')
  | ('promo-code-ended' | 'promo-code-used-up')
  | ('promo-code-too-few-pieces' | 'promo-code-below-offer')
  | ('nothing-to-pay' | 'way-not-for-this-order' | 'way-not-abroad' | 'upi-takes-less')
  | ('cod-needs-pin' | 'cod-not-there' | 'cod-up-to' | 'cod-below')
  | ('cod-rule-says' | 'cod-not-for-order' | 'cod-not-for-piece')

/** What an offer says travels with the words of a language, all else is fetched by who is refused something. */
export type OfferWords = SaysIn<OfferCode>
/** A code without a sentence is said in English: those of the admin area alone (a test holds the others). */
export type RefusalWords = Partial<SaysIn<Exclude<RefusalCode, OfferCode>>>

/** The codes that carry nothing. */
export type PlainCode = {
  [Code in RefusalCode]: SaysOf<Code> extends string ? Code : never
}[RefusalCode]

/** A code with what it carries. */
export type Refusal = {
  [Code in RefusalCode]: { code: Code; params: ParamsOf<Code> }
}[RefusalCode]

export const refusal = <Code extends RefusalCode>(code: Code, params: ParamsOf<Code>): Refusal =>
  ({ code, params }) as Refusal // One of the union, as both say.

/** A refusal, or the code alone of one that carries nothing. */
export type Told = Refusal | PlainCode

export const asRefusal = (told: Told): Refusal =>
  typeof told === 'string' ? refusal(told, {}) : told

export const kindOf = ({ code }: Refusal) => refusals[code].kind

/** Its English sentence. */
export function inEnglish(told: Told): string {
  const { code, params } = asRefusal(told)
  const says: string | ((params: never) => string) = refusals[code].says
  return typeof says === 'string' ? says : says(params as never) // The type of Refusal keeps both together.
}

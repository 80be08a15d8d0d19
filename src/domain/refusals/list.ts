import { ofBooks } from './books.ts'
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
import { ofOperation, ofStaff } from './staff.ts'
import { ofStoreCredits } from './store-credits.ts'
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
  ...ofPayments,
  ...ofDocuments,
  ...ofTaxes,
  ...ofBooks,
  ...ofReturns,
  ...ofStoreCredits,
  ...ofReviews,
  ...ofCustomers,
  ...ofStaff,
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

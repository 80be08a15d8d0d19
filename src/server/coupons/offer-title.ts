import type { OfferTitle } from '#contract/coupons/offer-title.ts'
import type { Language } from '#domain/language.ts'
import type { Database, Query } from '../platform/db/database.ts'
import { listedField, listedIn } from '../settings/translate-profile.ts'
import { translationAt } from '../translations/queries.ts'
import { type CouponRow, titledOffers } from './queries.ts'

type Titled = Pick<CouponRow, 'is_automatic' | 'title'>

/** What shoppers read instead of the code of an offer that applies by itself; null of a coupon, and of an offer without a title. */
export const offerTitleOf = (coupon: Titled | null | undefined): string | null =>
  coupon?.is_automatic === 1 && coupon.title !== '' ? coupon.title : null

/** A title as it reads in a language. */
export const titleIn = async (
  db: Database,
  language: Language,
  title: string,
): Promise<OfferTitle> => (await listedIn(db, language))({ title }, ['title'])

/** The same inside a transaction, to be frozen; undefined where the language has no words for it. */
export async function titleSaid(
  tx: Query,
  language: Language,
  title: string,
): Promise<string | undefined> {
  const at = { thing: 'profile', thing_id: 0, field: listedField(title), language } as const
  const row = await translationAt(tx, at)
  return row?.made_by === 'person' ? row.words : undefined
}

/** The titles of all offers, for whoever translates them. */
export const textsOfOffers = async (db: Database): Promise<string[]> => [
  ...new Set((await titledOffers(db.read)).map(({ title }) => title)),
]

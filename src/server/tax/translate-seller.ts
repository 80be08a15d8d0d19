import type { SellerBlock, TaxSettings } from '#contract/tax/types.ts'
import { dayInIndia } from '#domain/india-day.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/translation/translation.ts'
import type { Database } from '../platform/db/database.ts'
import { listedIn } from '../settings/translate-profile.ts'
import { wordsIn } from '../translations/words-in.ts'
import { settingsFrom } from './read-law.ts'

/** Of whom the shop has named for something, what is said in words; names, numbers and addresses are the same to all. */
const saidOfPerson = ['designation', 'hours'] as const

/** What is said of them today and will be later, for whoever translates it. */
export async function textsOfSeller(db: Database, now: number): Promise<string[]> {
  const all = await settingsFrom(db.read, dayInIndia(now))
  const people = all.flatMap(({ grievanceOfficer, nodalPerson }) => [grievanceOfficer, nodalPerson])
  const texts = people.flatMap((person) => saidOfPerson.map((field) => person[field]))
  return [...new Set(texts)].filter((text) => text !== '')
}

/** Who sells, as it reads in a language. */
export async function sellerIn(
  db: Database,
  language: Language,
  seller: SellerBlock,
): Promise<SellerBlock> {
  if (language === 'en') return seller
  const [words, listed] = [await wordsIn(db, language), await listedIn(db, language)]
  const { nodalPerson, grievanceOfficer } = seller
  return {
    ...inLanguage(seller, ['hours'], (field, english) => words('profile', 0, field, english)),
    grievanceOfficer: listed(grievanceOfficer, saidOfPerson),
    nodalPerson: nodalPerson && listed(nodalPerson, saidOfPerson),
  }
}

/** Who answers complaints, as it reads in a language. */
export async function officerIn(
  db: Database,
  language: Language,
  officer: TaxSettings['grievanceOfficer'],
): Promise<TaxSettings['grievanceOfficer']> {
  return (await listedIn(db, language))(officer, saidOfPerson)
}

import { type Language, languages, letterOf, plainPath } from '#domain/language.ts'
import { normaliseText } from './words.ts'

/** A search as the shop counts it: its words and the language of their script, nothing of who asked. */
export type LoggedSearch = { query: string; language: Language }

const longest = 100

/**
 * The search that an address asks for, by its path and its parameters; null where it asks for none, for a narrower list
 * of one that was counted before, or where its words may be somebody's address, number or card.
 */
export function loggedSearch(
  path: string,
  asked: Iterable<readonly [name: string, value: string]>,
): LoggedSearch | null {
  if (path !== '/api/search' && plainPath(path) !== '/products') return null
  const given = [...asked]
  const typed = given.find(([name]) => name === 'q')?.[1] ?? ''
  const isNarrower = given.some(([name]) => name !== 'q' && name !== 'sort')
  if (isNarrower || isPersonal(typed)) return null
  const query = normaliseText(typed.slice(0, longest))
  return query === '' ? null : { query, language: languageOfScript(query) }
}

/** An email has an @, a mobile, an Aadhaar number and a card have eight digits and more, however they are spaced. */
const isPersonal = (typed: string) =>
  typed.includes('@') || typed.replace(/\P{Nd}/gu, '').length >= 8

/** Words in Latin letters may be of any of the six: they are counted as one. */
const languageOfScript = (text: string) =>
  languages.find((language) => language !== 'en' && letterOf(language).test(text)) ?? 'en'

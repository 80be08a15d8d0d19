import { type Language, languages } from './language.ts'

/** What a browser remembers: the language that its visitor chose, 'asked' once one was offered, or nothing yet. */
export type Remembered = Language | 'asked' | undefined

type Visit = {
  /** Of the page. */
  page: Language
  remembered: Remembered
}

export const rememberedIn = (text: string | null): Remembered =>
  text === 'asked' ? text : languages.find((language) => language === text)

/** The language to offer on a page: what this browser likes best of those that the shop speaks, unless it was asked before. */
export function languageToOffer({ page, remembered, liked }: Visit & { liked: readonly string[] }) {
  const best = liked.map(spokenFor).find((language) => language !== undefined)
  return remembered === undefined && best !== page ? best : undefined
}

/** Where somebody who comes from elsewhere to an address that names no language has chosen one: that language. */
export function languageToLeadTo({
  page,
  remembered,
  isArriving,
}: Visit & { isArriving: boolean }) {
  const isNamed = page !== languages[0]
  const isChosen = remembered !== undefined && remembered !== 'asked' && remembered !== page
  return isArriving && isChosen && !isNamed ? remembered : undefined
}

/** Of a tag like `ta-IN`. */
const spokenFor = (tag: string) => languages.find((language) => language === tag.split('-')[0])

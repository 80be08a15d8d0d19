import { isOnlyFigures } from '#domain/figures/figures.ts'

/** What may be said in other languages; `value` is what many pieces share: a fabric, a colour, a weave. */
export const translatedThings = [
  ...([
    'product',
    'category',
    'page',
    'value',
    'profile',
    'picture',
    'story',
    'newsletter',
  ] as const),
]
export type TranslatedThing = (typeof translatedThings)[number]

/** What is kept among the texts of the profile, and is something of its own to whoever translates it. */
export const partsOfProfile = ['offer', 'announcement', 'menu', 'section'] as const
export type ProfilePart = (typeof partsOfProfile)[number]

/** By what people choose among the texts. */
export const textKinds = [...translatedThings, ...partsOfProfile] as const
export type TextKind = (typeof textKinds)[number]

/** A field of something that the shop has written, as it reads in English. */
export type EnglishText = {
  thing: TranslatedThing
  id: number
  field: string
  english: string
  part?: ProfilePart | undefined
}

export const kindOf = ({ thing, part }: Pick<EnglishText, 'thing' | 'part'>): TextKind =>
  part ?? thing

/** One of them; none where nothing is written, or what every language says by itself. */
export const textOf = (
  thing: TranslatedThing,
  id: number,
  field: string,
  english: string | null,
): EnglishText[] => (english && needsWords(english) ? [{ thing, id, field, english }] : [])

const needsWords = (english: string) => english.trim() !== '' && !isOnlyFigures(english)

/** Words that somebody has written for a field. */
export type Written = {
  words: string
  /** True where the English has changed since. */
  isStale: boolean
  /** What a machine made waits for a person. */
  madeBy: 'person' | 'machine'
}

/**
 * Whether shoppers read the words. Those of a machine never before somebody has accepted them; what the shop promises on
 * its pages, of itself and in newsletters never once the English says something else, while a piece keeps its name until it has a new one.
 */
export function isShown(thing: TranslatedThing, { isStale, madeBy }: Written): boolean {
  const isPromise = thing === 'page' || thing === 'profile' || thing === 'newsletter'
  return madeBy === 'person' && !(isPromise && isStale)
}

/**
 * A thing with what its fields are in another language; each field that has no words stays English and is named in
 * `inEnglish`. What is empty, or figures alone, needs no words.
 */
export function inLanguage<Thing extends object>(
  thing: Thing,
  fields: readonly (keyof Thing & string)[],
  wordsFor: (field: keyof Thing & string, english: string) => string | undefined,
): Thing & { inEnglish?: string[] } {
  const said: Record<string, string> = {}
  const missing: string[] = []
  for (const field of fields) {
    const english = thing[field]
    if (typeof english !== 'string' || !needsWords(english)) continue
    const words = wordsFor(field, english)
    if (words === undefined) missing.push(field)
    else said[field] = words
  }
  return { ...thing, ...said, ...(missing.length > 0 && { inEnglish: missing }) }
}

import * as said from '#domain/search/lexicon/amounts.ts'

/** One word, number or sign of a text; `isGlued` when nothing stands between it and the one before. */
export type Token = { text: string; from: number; to: number; isGlued: boolean }

export function tokensOf(text: string): Token[] {
  let before = 0
  const tokens: Token[] = []
  for (const match of text.matchAll(/\d[\d,]*(?:\.\d+)?|[\p{L}\p{M}]+|[^\s\p{L}\p{M}\d]/gu)) {
    const [word] = match
    const likely = stems.get(word[0] ?? '') ?? []
    const longest =
      likely.find((one) => word.startsWith(one)) ?? numberBeforeFrom(word) ?? unitBefore(word)
    const stem = longest === word ? undefined : longest
    let from = match.index
    for (const part of stem ? [stem, word.slice(stem.length)] : [word]) {
      const to = from + part.length
      const isGlued = from === before && from > 0
      tokens.push({ text: inShortVowels(part.toLowerCase().normalize('NFC')), from, to, isGlued })
      from = to
      before = to
    }
  }
  return tokens
}

const listed = (list: string) => list.split('|')

/** 'naalugu' and 'nalugu', 'teen' and 'tin': Latin letters write a long vowel as they like. */
const inShortVowels = (word: string) =>
  word.replace(/a{2,}/g, 'a').replace(/e{2,}/g, 'i').replace(/o{2,}/g, 'u')

/** Thousands in Latin letters with their long vowel written once or twice: 'rendayiram', 'rendaayiram'. */
function spelledThousands(list: string): string[] {
  const all = listed(list)
  return [...new Set([...all, ...all.map((word) => word.replace(/(?<!a)ayir/, 'aayir'))])]
}

/** What a longer word is cut behind, by its first letter, the longest first. */
const stems = Map.groupBy(
  [
    ...Object.values(said.thousands).flatMap(spelledThousands),
    ...Object.values(said.hundreds).flatMap(listed),
    ...listed(said.stems),
  ]
    .filter((stem) => /[^a-z]/.test(stem) || stem.endsWith('ra'))
    .sort((one, other) => other.length - one.length),
  ([first = '']) => first,
)

const [kannadaU, malayalamVirama, kannadaFrom] = ['\u0cc1', '\u0d4d', 'ರಿಂದ'] as const

/** Number words as ranges begin with them too: Kannada ಐದು as the ಐದ of ಐದರಿಂದ, Malayalam അഞ്ച് as അഞ്ചു. */
function spelledNumbers(list: string): string[] {
  const otherwise = listed(list).flatMap((word) => {
    if (word.endsWith(kannadaU)) return word.slice(0, -1)
    return word.endsWith(malayalamVirama) ? `${word.slice(0, -1)}ു` : []
  })
  return [...listed(list), ...otherwise]
}

const numberWords = new Set(Object.values(said.numbers).flatMap(spelledNumbers))

/** The number of a word that says where a range begins: the ಐದ of ಐದರಿಂದ. */
function numberBeforeFrom(word: string): string | undefined {
  const stem = word.endsWith(kannadaFrom) ? word.slice(0, -kannadaFrom.length) : ''
  return numberWords.has(stem) ? stem : undefined
}

const latin = (list: string) => listed(list).filter((word) => /^[a-z]{3,}$/.test(word))
const latinUnits = Object.values(said.units).flatMap(latin)
const bounds = new Set([...latin(said.ceilings), ...latin(said.floors)])

/** The unit of a word that says its end as well, in Latin letters: the 'vela' of 'velalopu', the 'hazar' of 'hazartak'. */
function unitBefore(word: string): string | undefined {
  const small = word.toLowerCase()
  const unit = latinUnits.find(
    (one) => small.startsWith(one) && bounds.has(small.slice(one.length)),
  )
  return unit && word.slice(0, unit.length)
}

export type Phrases = ReadonlyMap<string, string[][]>

/** Phrases as the words that they are of, by their first word, the longest first. */
function phrases(list: string): Phrases {
  const all = listed(list).map((phrase) => tokensOf(phrase).map(({ text }) => text))
  const longestFirst = all.sort((one, other) => other.length - one.length)
  return Map.groupBy(longestFirst, ([first = '']) => first)
}

/** Every phrase of one list followed by every phrase of another. */
const pairs = (firsts: string, seconds: string) =>
  listed(firsts)
    .flatMap((first) => listed(seconds).map((other) => `${first} ${other}`))
    .join('|')

/** Read at the first search: pages without one pay nothing. */
function readPhrases() {
  return {
    ...{ signs: phrases(said.currency), rupees: phrases(said.rupees), joins: phrases(said.joins) },
    links: phrases(said.links),
    carries: phrases(said.carries),
    units: valued(said.units),
    ...{ particles: phrases(said.particles), beginnings: phrases(said.beginnings) },
    // What is denied comes first: 'not above' ends with a word that says the opposite.
    before: [
      { isMost: true, of: phrases(pairs(said.deniedBefore, said.above)) },
      { isMost: false, of: phrases(pairs(said.deniedBefore, said.below)) },
      { isMost: true, of: phrases(said.below) },
      { isMost: false, of: phrases(said.above) },
    ],
    behind: [
      { isMost: true, of: phrases(pairs(said.floors, said.deniedBehind)) },
      { isMost: false, of: phrases(pairs(said.ceilings, said.deniedBehind)) },
      { isMost: true, of: phrases(said.ceilings) },
      { isMost: false, of: phrases(said.floors) },
    ],
    ceilings: phrases(said.ceilings),
    ...{
      numbers: valued(said.numbers, spelledNumbers),
      thousands: valued(said.thousands, spelledThousands),
      hundreds: valued(said.hundreds),
    },
  }
}

let read: ReturnType<typeof readPhrases> | null = null
export function words() {
  read ??= readPhrases()
  return read
}

/** Where the phrase that stands at `at` ends; `at` itself where none does. */
export function after(tokens: Token[], at: number, of: Phrases): number {
  const likely = of.get(tokens[at]?.text ?? '') ?? []
  const found = likely.find((phrase) => phrase.every((word, n) => tokens[at + n]?.text === word))
  return at + (found?.length ?? 0)
}

export function afterAll(tokens: Token[], at: number, of: Phrases): number {
  const next = after(tokens, at, of)
  return next === at ? at : afterAll(tokens, next, of)
}

/** Phrases that say a number, by their first word, the longest first. */
type Valued = ReadonlyMap<string, { value: number; words: string[] }[]>

function valued(table: Record<number, string>, spelled = listed): Valued {
  const all = Object.entries(table).flatMap(([value, list]) =>
    spelled(list).map((phrase) => ({
      value: Number(value),
      words: tokensOf(phrase).map(({ text }) => text),
    })),
  )
  const longestFirst = all.toSorted((one, other) => other.words.length - one.words.length)
  return Map.groupBy(longestFirst, ({ words: [first = ''] }) => first)
}

export function valueAt(
  tokens: Token[],
  at: number,
  table: Valued,
): { value: number; end: number } | null {
  const likely = table.get(tokens[at]?.text ?? '') ?? []
  const said = likely.find(({ words }) => words.every((word, n) => tokens[at + n]?.text === word))
  return said ? { value: said.value, end: at + said.words.length } : null
}

import * as said from '#domain/search/lexicon/amounts.ts'

/** Whole rupees, inclusive; null where an end is open. */
export type SaidPrice = { minPrice: number | null; maxPrice: number | null }

/** A price and the place in the text that says it. */
export type PlacedPrice = SaidPrice & { from: number; to: number }

/** One word, number or sign of a text; `isGlued` when nothing stands between it and the one before. */
type Token = { text: string; from: number; to: number; isGlued: boolean }

function tokensOf(text: string): Token[] {
  let before = 0
  const tokens: Token[] = []
  for (const match of text.matchAll(/\d[\d,]*(?:\.\d+)?|[\p{L}\p{M}]+|[^\s\p{L}\p{M}\d]/gu)) {
    const [word] = match
    const longest = stems.find((one) => word.startsWith(one))
    const stem = longest === word ? undefined : longest
    let from = match.index
    for (const part of stem ? [stem, word.slice(stem.length)] : [word]) {
      const to = from + part.length
      const isGlued = from === before && from > 0
      tokens.push({ text: part.toLowerCase().normalize('NFC'), from, to, isGlued })
      from = to
      before = to
    }
  }
  return tokens
}

const listed = (list: string) => list.split('|')

/** Thousands in Latin letters with their long vowel written once or twice: 'rendayiram', 'rendaayiram'. */
function spelledThousands(list: string): string[] {
  const all = listed(list)
  return [...new Set([...all, ...all.map((word) => word.replace(/(?<!a)ayir/, 'aayir'))])]
}

/** What a longer word is cut behind, the longest first. */
const stems = [...Object.values(said.thousands).flatMap(spelledThousands), ...listed(said.stems)]
  .filter((stem) => /[^a-z]/.test(stem) || stem.endsWith('ra'))
  .sort((one, other) => other.length - one.length)

type Phrases = ReadonlyMap<string, string[][]>

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
  const valued = (table: Record<number, string>, spelled = listed) =>
    Object.entries(table).map(([value, list]) => ({
      value: Number(value),
      of: phrases(spelled(list).join('|')),
    }))
  return {
    ...{ signs: phrases(said.currency), rupees: phrases(said.rupees), joins: phrases(said.joins) },
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
    ...{ numbers: valued(said.numbers), thousands: valued(said.thousands, spelledThousands) },
  }
}

let read: ReturnType<typeof readPhrases> | null = null
function words() {
  read ??= readPhrases()
  return read
}

/** Where the phrase that stands at `at` ends; `at` itself where none does. */
function after(tokens: Token[], at: number, of: Phrases): number {
  const likely = of.get(tokens[at]?.text ?? '') ?? []
  const found = likely.find((phrase) => phrase.every((word, n) => tokens[at + n]?.text === word))
  return at + (found?.length ?? 0)
}

function afterAll(tokens: Token[], at: number, of: Phrases): number {
  const next = after(tokens, at, of)
  return next === at ? at : afterAll(tokens, next, of)
}

type Valued = { value: number; of: Phrases }[]

function valueAt(
  tokens: Token[],
  at: number,
  table: Valued,
): { value: number; end: number } | null {
  for (const { value, of } of table) {
    const end = after(tokens, at, of)
    if (end > at) return { value, end }
  }
  return null
}

type Amount = { rupees: number; end: number; hasSign: boolean }

/** `₹5,000`, `5k`, `1.5 lakh`, 'five thousand', பத்தாயிரம், beginning at a token. */
function amountAt(tokens: Token[], at: number): Amount | null {
  const { signs, units, rupees } = words()
  const number = after(tokens, at, signs)
  const counted = countAt(tokens, number, number > at)
  if (!counted) return null
  const unit = counted.isWhole ? null : valueAt(tokens, counted.end, units)
  const isFraction = !unit && !counted.isWhole && !Number.isInteger(counted.value)
  if (isFraction && number === at) return null
  const whole = Math.round(counted.value * (unit?.value ?? 1))
  const end = after(tokens, unit?.end ?? counted.end, rupees)
  const hasSign = number > at || end > (unit?.end ?? counted.end)
  return { rupees: Math.min(999_999_999, whole), end, hasSign }
}

type Count = { value: number; end: number; isWhole: boolean }

/** Digits, a number word before a unit, a unit by itself, or a thousand that is one word. */
function countAt(tokens: Token[], at: number, isSigned: boolean): Count | null {
  const token = tokens[at]
  if (!token) return null
  const plain = token.text.replaceAll(',', '')
  if (/^\d/.test(plain)) {
    const isInWord = token.isGlued && !isSigned && isWord(tokens[at - 1])
    const isNumber = !isInWord && /^\d{1,9}(?:\.\d+)?$/.test(plain)
    return isNumber ? { value: Number.parseFloat(plain), end: at + 1, isWhole: false } : null
  }
  if (token.isGlued && isWord(tokens[at - 1])) return null
  const { numbers, thousands, units } = words()
  const fused = valueAt(tokens, at, thousands)
  if (fused) return { ...fused, isWhole: true }
  const number = valueAt(tokens, at, numbers)
  const unit = valueAt(tokens, number?.end ?? at, units)
  if (!unit) return null
  return { value: (number?.value ?? 1) * unit.value, end: unit.end, isWhole: true }
}

const isWord = (token: Token | undefined) =>
  token !== undefined && /^[\p{L}\p{M}]/u.test(token.text)

type Found = SaidPrice & { from: number; end: number }

/** A range without any other sign of money is one only from here on: `2-3 pieces` are no rupees. */
const leastOfRange = 100

function rangeAt(tokens: Token[], from: number): Found | null {
  const { beginnings, joins, ceilings } = words()
  const least = amountAt(tokens, after(tokens, from, beginnings))
  const join = least ? after(tokens, least.end, joins) : 0
  const most = least && join > least.end ? amountAt(tokens, join) : null
  if (!least || !most || most.rupees < leastOfRange) return null
  const end = afterAll(tokens, most.end, ceilings)
  return { minPrice: least.rupees, maxPrice: most.rupees, from, end }
}

function saidAfterAt(tokens: Token[], from: number): Found | null {
  const amount = amountAt(tokens, from)
  if (!amount) return null
  const { particles, behind, rupees } = words()
  // The longest run of endings first: what is taken for one may be the word itself.
  for (const begin of [afterAll(tokens, amount.end, particles), amount.end]) {
    const start = afterAll(tokens, after(tokens, begin, rupees), particles)
    for (const { isMost, of } of behind) {
      const end = afterAll(tokens, start, of)
      if (end !== start) return { ...openAt(amount.rupees, isMost), from, end }
    }
  }
  return null
}

function saidBeforeAt(tokens: Token[], from: number): Found | null {
  for (const { isMost, of } of words().before) {
    const word = after(tokens, from, of)
    const amount = word === from ? null : amountAt(tokens, word)
    if (amount) return { ...openAt(amount.rupees, isMost), from, end: amount.end }
  }
  return null
}

const openAt = (rupees: number, isMost: boolean): SaidPrice =>
  isMost ? { minPrice: null, maxPrice: rupees } : { minPrice: rupees, maxPrice: null }

function signedAt(tokens: Token[], from: number): Found | null {
  const amount = amountAt(tokens, from)
  return amount?.hasSign ? { minPrice: null, maxPrice: amount.rupees, from, end: amount.end } : null
}

/** From which on a bare number beside other words is a price that is not to be passed. */
const leastBareRupees = 500

function bareAt(tokens: Token[], from: number): Found | null {
  const amount = amountAt(tokens, from)
  const isGlued = tokens[from]?.isGlued || tokens[amount?.end ?? 0]?.isGlued
  const others = tokens.some(
    (token, at) => isWord(token) && (at < from || at >= (amount?.end ?? 0)),
  )
  if (!amount || isGlued || !others || amount.rupees < leastBareRupees) return null
  return { minPrice: null, maxPrice: amount.rupees, from, end: amount.end }
}

/** Tried in this order over the whole text: two amounts before one, a word before a mere sign. */
const ways = [rangeAt, saidAfterAt, saidBeforeAt, signedAt, bareAt]

/**
 * The price that a search says in any of the shop's languages: 'red silk under 5,000', '₹2k to ₹5k', '5000க்குள்'.
 * A number that nothing marks as a price is none, unless it is large and stands beside other words.
 */
export function priceIn(text: string): PlacedPrice | null {
  const tokens = tokensOf(text)
  for (const way of ways) {
    for (let at = 0; at < tokens.length; at++) {
      const found = way(tokens, at)
      if (!found) continue
      const [first, last] = [tokens[found.from], tokens[found.end - 1]]
      return { ...inOrder(found), from: first?.from ?? 0, to: last?.to ?? text.length }
    }
  }
  return null
}

/** The lower end first, whichever way round they were said. */
export function inOrder({ minPrice, maxPrice }: SaidPrice): SaidPrice {
  const isReversed = minPrice !== null && maxPrice !== null && minPrice > maxPrice
  return isReversed ? { minPrice: maxPrice, maxPrice: minPrice } : { minPrice, maxPrice }
}

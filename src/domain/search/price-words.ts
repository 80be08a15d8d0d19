import {
  after,
  afterAll,
  type Phrases,
  type Token,
  tokensOf,
  valueAt,
  words,
} from './price-phrases.ts'

/** Whole rupees, inclusive; null where an end is open. */
export type SaidPrice = { minPrice: number | null; maxPrice: number | null }

/** A price and the place in the text that says it. */
export type PlacedPrice = SaidPrice & { from: number; to: number }

/** `unit`: what its number was multiplied by, 1 where no unit was said. */
type Amount = { rupees: number; unit: number; end: number; hasSign: boolean }

/** `₹5,000`, `5k`, `1.5 lakh`, 'five thousand', பத்தாயிரம், beginning at a token. */
function amountAt(tokens: Token[], at: number): Amount | null {
  const { signs, units, rupees } = words()
  const number = after(tokens, at, signs)
  const counted = countAt(tokens, number, number > at)
  if (!counted) return null
  const unit = counted.isWhole ? null : valueAt(tokens, counted.end, units)
  const isFraction = !unit && !counted.isWhole && !Number.isInteger(counted.value)
  if (isFraction && number === at) return null
  const said = unit?.value ?? counted.unit
  const counts = unit?.end ?? counted.end
  const more = said === 1000 ? hundredsAt(tokens, counts) : null
  const whole = Math.round(counted.value * (unit?.value ?? 1)) + (more?.value ?? 0)
  const ends = more?.end ?? counts
  const end = after(tokens, ends, rupees)
  const hasSign = number > at || end > ends
  return { rupees: Math.min(999_999_999, whole), unit: said, end, hasSign }
}

/** The hundreds of an amount behind its thousands: 'two thousand five hundred', ஆயிரத்து ஐநூறு. */
function hundredsAt(tokens: Token[], at: number): { value: number; end: number } | null {
  const { carries, hundreds, numbers, units } = words()
  const start = after(tokens, at, carries)
  const fused = valueAt(tokens, start, hundreds)
  if (fused) return fused
  const number = valueAt(tokens, start, numbers)
  const unit = number && valueAt(tokens, number.end, units)
  const isHundreds = unit?.value === 100 && number !== null && number.value < 10
  return isHundreds ? { value: number.value * 100, end: unit.end } : null
}

type Count = { value: number; unit: number; end: number; isWhole: boolean }

/** Digits, a number word before a unit, a unit by itself, or a thousand that is one word. */
function countAt(tokens: Token[], at: number, isSigned: boolean): Count | null {
  const token = tokens[at]
  if (!token) return null
  const plain = token.text.replaceAll(',', '')
  if (/^\d/.test(plain)) {
    const isInWord = token.isGlued && !isSigned && isWord(tokens[at - 1])
    const isNumber = !isInWord && /^\d{1,9}(?:\.\d+)?$/.test(plain)
    const value = Number.parseFloat(plain)
    return isNumber ? { value, unit: 1, end: at + 1, isWhole: false } : null
  }
  if (token.isGlued && isWord(tokens[at - 1])) return null
  const { numbers, thousands, hundreds, units } = words()
  const fused = valueAt(tokens, at, thousands)
  if (fused) return { ...fused, unit: 1000, isWhole: true }
  const hundred = valueAt(tokens, at, hundreds)
  if (hundred) return { ...hundred, unit: 100, isWhole: true }
  const number = valueAt(tokens, at, numbers)
  const unit = valueAt(tokens, number?.end ?? at, units)
  if (!unit) return null
  const value = (number?.value ?? 1) * unit.value
  return { value, unit: unit.value, end: unit.end, isWhole: true }
}

const isWord = (token: Token | undefined) =>
  token !== undefined && /^[\p{L}\p{M}]/u.test(token.text)

type Found = SaidPrice & { from: number; end: number }

/** A range without any other sign of money is one only from here on: `2-3 pieces` are no rupees. */
const leastOfRange = 100

function rangeAt(tokens: Token[], from: number): Found | null {
  const { beginnings, joins, ceilings, numbers, particles } = words()
  const start = after(tokens, from, beginnings)
  const amount = amountAt(tokens, start)
  // 'five', '1.5': an amount only in the unit of the other end.
  const number = amount ? null : (valueAt(tokens, start, numbers) ?? countAt(tokens, start, false))
  const least = amount ?? number
  const join = least ? behindEndings(tokens, least.end, joins) : null
  const most = join === null ? null : amountAt(tokens, join)
  if (!most || most.rupees < leastOfRange) return null
  const minPrice = number ? inUnitOf(most, number.value) : amount && leastBefore(most, amount)
  if (minPrice === null) return null
  const endings = tokens[most.end]?.isGlued ? afterAll(tokens, most.end, particles) : most.end
  const end = behindEndings(tokens, most.end, ceilings) ?? endings
  return { minPrice, maxPrice: most.rupees, from, end }
}

const leastBefore = (most: Amount, { rupees, unit }: Amount) =>
  (unit === 1 ? inUnitOf(most, rupees) : null) ?? rupees

/** 'five to ten thousand', '5-10k': a number without a unit counts in that of the upper end, where it stays below it. */
function inUnitOf({ rupees, unit }: Amount, number: number): number | null {
  const counted = Math.round(number * unit)
  return unit > 1 && counted < rupees ? counted : null
}

/** Where a phrase ends that stands there or behind the endings of an amount, which may be the phrase itself (से). */
function behindEndings(tokens: Token[], at: number, of: Phrases): number | null {
  const starts = [at, afterAll(tokens, at, words().particles)]
  const start = starts.find((one) => after(tokens, one, of) > one)
  return start === undefined ? null : afterAll(tokens, start, of)
}

/** 'above 2000 and below 5000', '2000க்கு மேல் 5000க்குள்': both ends, each with a word of its own. */
function bothEndsAt(tokens: Token[], from: number): Found | null {
  const oneEndAt = (at: number) => saidBeforeAt(tokens, at) ?? saidAfterAt(tokens, at)
  const first = oneEndAt(from)
  const second = first && oneEndAt(after(tokens, first.end, words().links))
  if (!first || !second || (first.minPrice === null) === (second.minPrice === null)) return null
  const minPrice = first.minPrice ?? second.minPrice
  return { minPrice, maxPrice: first.maxPrice ?? second.maxPrice, from, end: second.end }
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
const ways = [rangeAt, bothEndsAt, saidAfterAt, saidBeforeAt, signedAt, bareAt]

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

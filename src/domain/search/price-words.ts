/** Whole rupees, inclusive; null where an end is open. */
export type SaidPrice = { minPrice: number | null; maxPrice: number | null }

/** A price and the place in the text that says it. */
export type PlacedPrice = SaidPrice & { from: number; to: number }

/** One word, number or sign of a text; `isGlued` when nothing stands between it and the one before. */
type Token = { text: string; from: number; to: number; isGlued: boolean }

function tokensOf(text: string): Token[] {
  let before = 0
  return [...text.matchAll(/\d[\d,]*(?:\.\d+)?|[\p{L}\p{M}]+|[^\s\p{L}\p{M}\d]/gu)].map((match) => {
    const from = match.index
    const token = {
      ...{ text: match[0].toLowerCase(), from, to: from + match[0].length },
      isGlued: from === before && from > 0,
    }
    before = token.to
    return token
  })
}

/** Phrases as the words that they are of, the longest first. */
const phrases = (list: string) =>
  list
    .split('|')
    .map((phrase) => tokensOf(phrase).map(({ text }) => text))
    .sort((one, other) => other.length - one.length)

const signs = phrases('₹|rs|rs.|inr|रु|रु.|ரூ|ரூ.|రూ|రూ.|ರೂ|ರೂ.|രൂ|രൂ.')
const thousands = phrases('k|thousand|ஆயிரம்|వేలు|వేల|ಸಾವಿರ|ആയിരം|हज़ार|हजार')
const lakhs = phrases('lakh|lakhs|lac|lacs|லட்சம்|లక్షలు|లక్షల|లక్ష|ಲಕ್ಷ|ലക്ഷം|लाख')
const tails = phrases('/-|rupee|rupees|rs|रुपये|रुपए|ரூபாய்|రూపాయలు|రూపాయల|ರೂಪಾಯಿ|രൂപ')
const below = phrases(
  'not more than|no more than|less than|lower than|cheaper than|up to|upto|under|below|within|max|maximum|at most|<=|<',
)
const above = phrases(
  'not less than|more than|higher than|at least|starting from|above|over|min|minimum|>=|>|from',
)
const belowAfter = phrases(
  'or less|or below|க்குள்|ரூபாய்க்குள்|க்கு கீழ்|க்குக் கீழ்|ரூபாய்க்கு கீழ்|ரூபாய்க்குக் கீழ்|க்கு குறைவாக|ரூபாய்க்கு குறைவாக|வரை|கீழ்|kulla|లోపల|లోపు|కంటే తక్కువ|వరకు|lopu|ಒಳಗೆ|ಗಿಂತ ಕಡಿಮೆ|ರೂಪಾಯಿಗಿಂತ ಕಡಿಮೆ|ಕೆಳಗೆ|ವರೆಗೆ|olage|യിൽ താഴെ|രൂപയിൽ താഴെ|ൽ താഴെ|താഴെ|കുറഞ്ഞ|വരെ|thazhe|से कम|के अंदर|के नीचे|तक|se kam|tak',
)
const aboveAfter = phrases(
  'or more|or above|and above|க்கு மேல்|ரூபாய்க்கு மேல்|மேல்|కంటే ఎక్కువ|పైన|ಗಿಂತ ಹೆಚ್ಚು|ರೂಪಾಯಿಗಿಂತ ಹೆಚ್ಚು|ಮೇಲೆ|മുകളിൽ|രൂപയിൽ കൂടുതൽ|കൂടുതൽ|से ज़्यादा|से ज्यादा|से अधिक|से ऊपर|के ऊपर|se zyada|se upar',
)
const joins = phrases('and|to|-|–|—|முதல்|నుండి|నుంచి|ರಿಂದ|മുതൽ|से|se')
const beginnings = phrases('between|from')

/** Where the phrase that stands at `at` ends; `at` itself where none does. */
function after(tokens: Token[], at: number, of: string[][]): number {
  const found = of.find((phrase) => phrase.every((word, n) => tokens[at + n]?.text === word))
  return at + (found?.length ?? 0)
}

type Amount = { rupees: number; end: number; hasSign: boolean }

/** `₹5,000`, `5k`, `1.5 lakh`, `5000 rupees`, beginning at a token. */
function amountAt(tokens: Token[], at: number): Amount | null {
  const number = after(tokens, at, signs)
  const hasSign = number > at
  const said = tokens[number]
  if (!said || (said.isGlued && !hasSign && isWord(tokens[number - 1]))) return null
  const plain = said.text.replaceAll(',', '')
  if (!/^\d{1,9}(?:\.\d+)?$/.test(plain)) return null
  const [afterThousand, afterLakh] = [thousands, lakhs].map((unit) =>
    after(tokens, number + 1, unit),
  )
  const times =
    (afterThousand ?? 0) > number + 1 ? 1_000 : (afterLakh ?? 0) > number + 1 ? 100_000 : 1
  const unit = Math.max(afterThousand ?? 0, afterLakh ?? 0)
  const rupees = Math.min(999_999_999, Math.round(Number.parseFloat(plain) * times))
  return { rupees, end: after(tokens, unit, tails), hasSign }
}

const isWord = (token: Token | undefined) =>
  token !== undefined && /^[\p{L}\p{M}]/u.test(token.text)

type Found = SaidPrice & { from: number; end: number }

/** A range without any other sign of money is one only from here on: `2-3 pieces` are no rupees. */
const leastOfRange = 100

function rangeAt(tokens: Token[], from: number): Found | null {
  const least = amountAt(tokens, after(tokens, from, beginnings))
  const join = least ? after(tokens, least.end, joins) : 0
  const most = least && join > least.end ? amountAt(tokens, join) : null
  if (!least || !most || most.rupees < leastOfRange) return null
  const end = after(tokens, most.end, belowAfter)
  return { minPrice: least.rupees, maxPrice: most.rupees, from, end }
}

function saidAfterAt(tokens: Token[], from: number): Found | null {
  const amount = amountAt(tokens, from)
  if (!amount) return null
  const dash = after(tokens, amount.end, [['-']])
  const [most, least] = [belowAfter, aboveAfter].map((words) => after(tokens, dash, words))
  if (most !== dash) return { minPrice: null, maxPrice: amount.rupees, from, end: most ?? dash }
  if (least !== dash) return { minPrice: amount.rupees, maxPrice: null, from, end: least ?? dash }
  return null
}

function saidBeforeAt(tokens: Token[], from: number): Found | null {
  const [most, least] = [below, above].map((words) => after(tokens, from, words))
  const word = most !== from ? most : least
  const amount = word === undefined || word === from ? null : amountAt(tokens, word)
  if (!amount) return null
  const { rupees, end } = amount
  return most !== from
    ? { minPrice: null, maxPrice: rupees, from, end }
    : { minPrice: rupees, maxPrice: null, from, end }
}

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

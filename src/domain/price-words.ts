/** Whole rupees, inclusive; null where an end is open. */
export type SaidPrice = { minPrice: number | null; maxPrice: number | null }

/** What a search says of the price, and its other words. */
export type PriceWords = SaidPrice & { rest: string }

const nothing: SaidPrice = { minPrice: null, maxPrice: null }

const sign = '(?:₹|(?:rs|inr)\\b\\.?|रु\\.?|ரூ\\.?|రూ\\.?|ರೂ\\.?|രൂ\\.?)'
const digits = '\\d{1,3}(?:,\\d{2,3})+(?:\\.\\d+)?|\\d{1,9}(?:\\.\\d+)?'
const thousand = 'k|thousand|ஆயிரம்|వేలు|వేల|ಸಾವಿರ|ആയിരം|हज़ार|हजार'
const lakh = 'lakhs?|lacs?|லட்சம்|లక్షలు|లక్షల|లక్ష|ಲಕ್ಷ|ലക്ഷം|लाख'
const unit = `(?:\\s*(?:${thousand}|${lakh})(?![\\p{L}\\p{M}]))?`
const tail = '(?:\\s*(?:/-|rupees?\\b|rs\\b|रुपये|रुपए|ரூபாய்|రూపాయలు|ರೂಪಾಯಿ|രൂപ))?'
const amount = (name: string) => `${sign}?\\s*(?<${name}>(?:${digits})${unit})${tail}`
const signed = `${sign}\\s*(?<most>(?:${digits})${unit})${tail}`

const below =
  'not more than|no more than|less than|lower than|cheaper than|up ?to|upto|under|below|within|max(?:imum)?|at most|<=?'
const above =
  'not less than|more than|higher than|at least|starting from|above|over|min(?:imum)?|>=?|from'
const belowAfter =
  'or less|or below|க்குள்|க்கு கீழ்|க்குக் கீழ்|க்கு குறைவாக|வரை|கீழ்|kulla|లోపల|లోపు|కంటే తక్కువ|వరకు|lopu|ಒಳಗೆ|ಗಿಂತ ಕಡಿಮೆ|ಕೆಳಗೆ|ವರೆಗೆ|olage|യിൽ താഴെ|ൽ താഴെ|താഴെ|കുറഞ്ഞ|വരെ|thazhe|से कम|के अंदर|के नीचे|तक|se kam|tak'
const aboveAfter =
  'or more|or above|and above|க்கு மேல்|மேல்|కంటే ఎక్కువ|పైన|ಗಿಂತ ಹೆಚ್ಚು|ಮೇಲೆ|മുകളിൽ|കൂടുതൽ|से ज़्यादा|से ज्यादा|से अधिक|से ऊपर|के ऊपर|se zyada|se upar'
const joins = 'and|to|-|–|—|முதல்|నుండి|నుంచి|ರಿಂದ|മുതൽ|से|se'

const edge = '(?<![\\p{L}\\p{M}\\p{N}])'
const end = '(?![\\p{L}\\p{M}\\p{N}])'
const pattern = (text: string) => new RegExp(text, 'iu')

/** Tried in this order: two amounts before one, a word before a mere sign. */
const ways: RegExp[] = [
  pattern(
    `${edge}(?:between|from)?\\s*${amount('least')}\\s*(?:${joins})\\s*${amount('most')}\\s*(?:${belowAfter})?${end}`,
  ),
  pattern(`${amount('most')}\\s*-?(?:${belowAfter})${end}`),
  pattern(`${amount('least')}\\s*-?(?:${aboveAfter})${end}`),
  pattern(`${edge}(?:${below})\\s*${amount('most')}${end}`),
  pattern(`${edge}(?:${above})\\s*${amount('least')}${end}`),
  pattern(`${edge}${signed}${end}`),
]

/** A range without any other sign of money is one only from here on: `2-3 pieces` are no rupees. */
const leastOfRange = 100

/**
 * Takes the price out of a search in any of the shop's languages: 'red silk under 5,000', '₹2k to ₹5k', '5000க்குள்'.
 * A number that nothing marks as a price stays a word.
 */
export function splitPrice(text: string): PriceWords {
  for (const way of ways) {
    const match = way.exec(text)
    const { least, most } = match?.groups ?? {}
    if (!match || (least === undefined && most === undefined)) continue
    const price = { minPrice: rupeesIn(least), maxPrice: rupeesIn(most) }
    if (least !== undefined && most !== undefined && (price.maxPrice ?? 0) < leastOfRange) continue
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
    return { ...inOrder(price), rest: rest.replace(/\s+/g, ' ').trim() }
  }
  return { ...nothing, rest: text }
}

/** The lower end first, whichever way round they were said. */
export function inOrder({ minPrice, maxPrice }: SaidPrice): SaidPrice {
  const isReversed = minPrice !== null && maxPrice !== null && minPrice > maxPrice
  return isReversed ? { minPrice: maxPrice, maxPrice: minPrice } : { minPrice, maxPrice }
}

function rupeesIn(said: string | undefined): number | null {
  if (said === undefined) return null
  const number = Number.parseFloat(said.replaceAll(',', ''))
  const times = endsIn(lakh, said) ? 100_000 : endsIn(thousand, said) ? 1_000 : 1
  return Math.min(999_999_999, Math.round(number * times))
}

const endsIn = (units: string, said: string) => pattern(`\\d\\s*(?:${units})$`).test(said)

import type { Groups } from './groups.ts'

const small =
  'பூஜ்ஜியம் ஒன்று இரண்டு மூன்று நான்கு ஐந்து ஆறு ஏழு எட்டு ஒன்பது பத்து பதினொன்று பன்னிரண்டு பதின்மூன்று பதினான்கு பதினைந்து பதினாறு பதினேழு பதினெட்டு பத்தொன்பது'.split(
    ' ',
  )
const tens = '- பத்து இருபது முப்பது நாற்பது ஐம்பது அறுபது எழுபது எண்பது தொண்ணூறு'.split(' ')
/** Tens with something after, without the last vowel, which joins the next word. */
const joined = '- - இருபத்த் முப்பத்த் நாற்பத்த் ஐம்பத்த் அறுபத்த் எழுபத்த் எண்பத்த் தொண்ணூற்ற்'.split(' ')
const hundreds = '- நூறு இருநூறு முந்நூறு நானூறு ஐந்நூறு அறுநூறு எழுநூறு எண்ணூறு தொள்ளாயிரம்'.split(' ')

const virama = '்'
/** A vowel that begins a word, as it stands on the consonant before. */
const signs: Record<string, string> = {
  ...{ ஆ: 'ா', இ: 'ி', எ: 'ெ', ஏ: 'ே', ஐ: 'ை', ஒ: 'ொ', ஓ: 'ோ' },
}

/** Joins a stem that ends in a bare consonant to a word: before another consonant the stem ends in u and stands alone. */
function join(stem: string, word: string): string {
  const sign = signs[word.charAt(0)]
  const bare = stem.slice(0, -virama.length)
  return sign === undefined ? `${bare}ு ${word}` : bare + sign + word.slice(1)
}

function name(number: number): string {
  if (number < 20) return small[number] ?? ''
  const [ten, one] = [Math.floor(number / 10), number % 10]
  return one === 0 ? (tens[ten] ?? '') : join(joined[ten] ?? '', small[one] ?? '')
}

/** Before what is counted: of 'ஒன்று' 'ஒரு'. */
function counting(number: number): string {
  if (number === 1) return 'ஒரு'
  if (number === 11) return 'பதினோரு'
  return number % 10 === 1 ? join(joined[Math.floor(number / 10)] ?? '', 'ஓரு') : name(number)
}

/** 'ஆயிரம்' joins what counts it, which loses its last u. */
function thousandsOf(number: number): string {
  return number === 1 ? 'ஆயிரம்' : join(counting(number).replace(/ு$/, virama), 'ஆயிரம்')
}

/** With something after: ஆயிரம் ஆயிரத்து, நூறு நூற்று. */
const before = (word: string) =>
  word.replace(/ம்$/, 'த்து').replace(/நூறு$/, 'நூற்று').replace(/ணூறு$/, 'ணூற்று')

/** A hard consonant is doubled after -ட்டு, -த்து and -ற்று: ஆயிரத்துத் தொள்ளாயிரம், எட்டுக் கோடி. */
const doubled = (word: string, next: string) =>
  /(ட்டு|த்து|ற்று)$/.test(word) && /^[கசதப]/.test(next) ? `${word}${next.charAt(0)}${virama}` : word

export function inTamil({ crores, lakhs, thousands, hundreds: count, rest }: Groups): string {
  const parts = [
    crores > 0 ? `${doubled(counting(crores), 'கோடி')} கோடி` : '',
    lakhs > 0 ? `${counting(lakhs)} லட்சம்` : '',
    thousands > 0 ? thousandsOf(thousands) : '',
    count > 0 ? (hundreds[count] ?? '') : '',
    rest > 0 ? name(rest) : '',
  ].filter((part) => part !== '')
  const said = parts.map((part, at) => {
    const next = parts[at + 1]
    if (next === undefined) return part
    return part.endsWith('கோடி') ? `${part}யே` : doubled(before(part), next)
  })
  return said.join(' ') || name(0)
}

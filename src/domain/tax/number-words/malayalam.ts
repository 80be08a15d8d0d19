import type { Groups } from './groups.ts'

const small =
  'പൂജ്യം ഒന്ന് രണ്ട് മൂന്ന് നാല് അഞ്ച് ആറ് ഏഴ് എട്ട് ഒമ്പത് പത്ത് പതിനൊന്ന് പന്ത്രണ്ട് പതിമൂന്ന് പതിനാല് പതിനഞ്ച് പതിനാറ് പതിനേഴ് പതിനെട്ട് പത്തൊമ്പത്'.split(
    ' ',
  )
const tens = '- പത്ത് ഇരുപത് മുപ്പത് നാൽപ്പത് അമ്പത് അറുപത് എഴുപത് എൺപത് തൊണ്ണൂറ്'.split(' ')
/** Tens with something after, without the last vowel, which joins the next word. */
const joined = '- - ഇരുപത്ത മുപ്പത്ത നാൽപ്പത്ത അമ്പത്ത അറുപത്ത എഴുപത്ത എൺപത്ത തൊണ്ണൂറ്റ'.split(' ')
const hundreds = '- നൂറ് ഇരുനൂറ് മുന്നൂറ് നാനൂറ് അഞ്ഞൂറ് അറുനൂറ് എഴുനൂറ് എണ്ണൂറ് തൊള്ളായിരം'.split(' ')

/** A vowel that begins a word, as it stands on the consonant before; before a consonant the ten ends in i. */
const signs: Record<string, string> = { അ: '', ആ: 'ാ', എ: 'െ', ഏ: 'േ', ഒ: 'ൊ' }

function join(stem: string, word: string): string {
  const sign = signs[word.charAt(0)]
  return sign === undefined ? `${stem}ി${word}` : stem + sign + word.slice(1)
}

function name(number: number): string {
  if (number < 20) return small[number] ?? ''
  const [ten, one] = [Math.floor(number / 10), number % 10]
  return one === 0 ? (tens[ten] ?? '') : join(joined[ten] ?? '', small[one] ?? '')
}

/** Before what is counted: 'ഒന്ന്' is 'ഒരു' there, and the half vowel at an end is a whole one: രണ്ടു ലക്ഷം. */
const counting = (number: number) => (number === 1 ? 'ഒരു' : name(number).replace(/്$/, 'ു'))

/** 'ആയിരം' joins what counts it, and some of its counts have a form of their own: മൂവായിരം, അയ്യായിരം, ഒമ്പതിനായിരം. */
function thousandsOf(number: number): string {
  if (number === 1) return 'ആയിരം'
  if (number === 8) return 'എണ്ണായിരം'
  if (number === 10) return 'പതിനായിരം'
  return name(number)
    .replace(/മൂന്ന്$/, 'മൂവ്')
    .replace(/അഞ്ച്$/, 'അയ്യ്')
    .replace(/ഞ്ച്$/, 'യ്യ്')
    .replace(/ത്$/, 'തിന്')
    .replace(/്$/, 'ായിരം')
}

/** With something after: ആയിരത്തി, ലക്ഷത്തി, നൂറ്റി; a crore stays as it is. */
const before = (word: string) => word.replace(/ം$/, 'ത്തി').replace(/റ്$/, 'റ്റി')

export function inMalayalam({ crores, lakhs, thousands, hundreds: count, rest }: Groups): string {
  const parts = [
    crores > 0 ? `${counting(crores)} കോടി` : '',
    lakhs > 0 ? `${counting(lakhs)} ലക്ഷം` : '',
    thousands > 0 ? thousandsOf(thousands) : '',
    count > 0 ? (hundreds[count] ?? '') : '',
    rest > 0 ? name(rest) : '',
  ].filter((part) => part !== '')
  return parts.map((part, at) => (at < parts.length - 1 ? before(part) : part)).join(' ') || name(0)
}

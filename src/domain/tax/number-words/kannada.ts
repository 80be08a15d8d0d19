import type { Groups } from './groups.ts'

const small =
  'ಸೊನ್ನೆ ಒಂದು ಎರಡು ಮೂರು ನಾಲ್ಕು ಐದು ಆರು ಏಳು ಎಂಟು ಒಂಬತ್ತು ಹತ್ತು ಹನ್ನೊಂದು ಹನ್ನೆರಡು ಹದಿಮೂರು ಹದಿನಾಲ್ಕು ಹದಿನೈದು ಹದಿನಾರು ಹದಿನೇಳು ಹದಿನೆಂಟು ಹತ್ತೊಂಬತ್ತು'.split(
    ' ',
  )
const tens = '- ಹತ್ತು ಇಪ್ಪತ್ತು ಮೂವತ್ತು ನಲವತ್ತು ಐವತ್ತು ಅರವತ್ತು ಎಪ್ಪತ್ತು ಎಂಬತ್ತು ತೊಂಬತ್ತು'.split(' ')
const hundreds = '- ನೂರು ಇನ್ನೂರು ಮುನ್ನೂರು ನಾನೂರು ಐನೂರು ಆರುನೂರು ಏಳುನೂರು ಎಂಟುನೂರು ಒಂಬೈನೂರು'.split(' ')

/** A vowel that begins a word, as it stands on the consonant before. */
const signs: Record<string, string> = { ಆ: 'ಾ', ಎ: 'ೆ', ಏ: 'ೇ', ಐ: 'ೈ', ಒ: 'ೊ' }

/** Below a hundred: a ten loses its last u and joins a vowel (ಇಪ್ಪತ್ತೊಂದು), or ends in a before a consonant (ಇಪ್ಪತ್ತಮೂರು). */
function name(number: number): string {
  if (number < 20) return small[number] ?? ''
  const [ten, one] = [tens[Math.floor(number / 10)] ?? '', small[number % 10] ?? '']
  if (number % 10 === 0) return ten
  const sign = signs[one.charAt(0)]
  return ten.replace(/ು$/, '') + (sign === undefined ? one : sign + one.slice(1))
}

/** With something after: ಸಾವಿರದ, ಲಕ್ಷದ, ನೂರ; a crore stays as it is. */
const before = (word: string) => word.replace(/(ಸಾವಿರ|ಲಕ್ಷ)$/, '$1ದ').replace(/ನೂರು$/, 'ನೂರ')

export function inKannada({ crores, lakhs, thousands, hundreds: count, rest }: Groups): string {
  const parts = [
    crores > 0 ? `${name(crores)} ಕೋಟಿ` : '',
    lakhs > 0 ? `${name(lakhs)} ಲಕ್ಷ` : '',
    thousands > 0 ? `${name(thousands)} ಸಾವಿರ` : '',
    count > 0 ? (hundreds[count] ?? '') : '',
    rest > 0 ? name(rest) : '',
  ].filter((part) => part !== '')
  return parts.map((part, at) => (at < parts.length - 1 ? before(part) : part)).join(' ') || name(0)
}

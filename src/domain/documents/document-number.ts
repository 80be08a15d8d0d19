import { dayInIndia, financialYearStart } from '#domain/india-day.ts'

const longest = 16
const lawful = /^[A-Za-z0-9][A-Za-z0-9/-]*$/

/**
 * 'INV-2627-000123': the law allows sixteen letters, digits, '-' and '/', the first a letter or a digit (rule 46). Null
 * where the number would be longer or of other characters.
 */
export function documentNumber(series: string, counter: number, atMs: number): string | null {
  const number = `${series}-${yearOfNumber(atMs)}-${String(counter).padStart(6, '0')}`
  return number.length <= longest && lawful.test(number) ? number : null
}

/** The last number of a year that still has sixteen characters: 9,999,999 of INV, 999,999 of four letters. */
export const lastNumber = (series: string): number => 10 ** (longest - series.length - 6) - 1

/** '2627' for the financial year from April 2026 to March 2027, in India. */
export function yearOfNumber(atMs: number): string {
  const first = financialYearStart(dayInIndia(atMs))
  return `${String(first).slice(2)}${String(first + 1).slice(2)}`
}

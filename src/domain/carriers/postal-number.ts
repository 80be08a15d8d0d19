/** The weights of the eight digits (UPU standard S10). */
const weights = [8, 6, 4, 2, 3, 5, 9, 7]

/** The check digit of the eight digits of a postal item (UPU S10-12). */
export function postalCheckDigit(serial: string): number {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(serial[at]), 0)
  const left = 11 - (sum % 11)
  if (left === 10) return 0
  return left === 11 ? 5 : left
}

/** A number of the post as its label has it, blanks and small letters forgiven; null where its check digit says no. */
export function readPostalNumber(text: string): string | null {
  const number = text.toUpperCase().replace(/[\s-]/g, '')
  const [, serial, check] = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/.exec(number) ?? []
  if (serial === undefined || Number(check) !== postalCheckDigit(serial)) return null
  return number
}

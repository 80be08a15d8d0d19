/** A whole number of paise; a hundred make a rupee. */
export type Paise = number

const largestRupees = 10_000_000_000

/** What was given for an amount of money is none. */
export class NotAnAmount extends RangeError {}

/** Rupees as people write them to whole paise, halves away from zero; refuses what is not a usable amount. */
export function toPaise(rupees: number): Paise {
  const size = Math.abs(rupees)
  if (!(size <= largestRupees)) throw new NotAnAmount('This is not an amount of money.')
  if (size < 0.001) return 0
  // Shifting the decimal point in text keeps 1.005 from becoming 1.00499….
  return Math.sign(rupees) * Math.round(Number(`${size}e2`))
}

export function toRupees(paise: Paise): number {
  return paise / 100
}

/**
 * '1,06,600': a whole number, not below zero, with its digits grouped as India counts. By hand, because a phone takes as
 * long to make its first Intl.NumberFormat as to draw a screen of sarees.
 */
export function inLakhs(whole: number): string {
  const digits = String(whole)
  const groups = [digits.slice(-3)]
  for (let end = digits.length - 3; end > 0; end -= 2) {
    groups.unshift(digits.slice(Math.max(0, end - 2), end))
  }
  return groups.join(',')
}

/** '₹1,06,600': lakh grouping, no decimals, halves away from zero (spec §9). */
export function formatRupees(paise: Paise): string {
  const size = Math.round(Math.abs(paise) / 100)
  return `${paise < 0 && size > 0 ? '-' : ''}₹${inLakhs(size)}`
}

let exactRupees: Intl.NumberFormat | undefined

/** '₹1,06,600.00': to the paisa, as papers of the law have it. */
export function formatPaise(paise: Paise): string {
  exactRupees ??= new Intl.NumberFormat('en-IN', {
    ...{ style: 'currency', currency: 'INR' },
    ...{ minimumFractionDigits: 2, maximumFractionDigits: 2 },
  })
  return exactRupees.format(paise / 100)
}

/** Without decimals where there are no paise, else to the paisa: of parts that are seen to add up. */
export const formatPart = (paise: Paise): string =>
  paise % 100 === 0 ? formatRupees(paise) : formatPaise(paise)

/** A percentage of an amount, rounded up to the whole rupee, still in paise. */
export const upToRupee = (paise: Paise, percent: number): Paise =>
  Math.ceil((paise * percent) / 10_000) * 100

/** The nearest whole rupee, still in paise. */
export function roundToRupee(paise: Paise): Paise {
  return Math.round(paise / 100) * 100
}

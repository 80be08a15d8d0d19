import { type Paise, roundToRupee } from '#domain/money.ts'

/** What the shop gives to whoever pays before the parcel leaves: a percentage with a ceiling, or an amount. */
export type PrepaidDiscount = {
  percent: number | null
  amountPaise: Paise | null
  mostPaise: Paise | null
}

type Payable = {
  /** What the goods cost once their coupon is off. */
  goodsPaise: Paise
  /** What is left to pay of the whole order. */
  duePaise: Paise
}

/** Of a discount that would take everything off a rupee stays to be paid. */
const leastDuePaise = 100

/**
 * To the whole rupee, off the goods alone, and of no more than is still to be paid: what store credit has paid was
 * paid before.
 */
export function prepaidDiscountOf(
  terms: PrepaidDiscount,
  { goodsPaise, duePaise }: Payable,
): Paise {
  const base = Math.min(goodsPaise, duePaise)
  if (base <= 0) return 0
  const share = terms.percent === null ? (terms.amountPaise ?? 0) : (base * terms.percent) / 100
  const full = Math.min(share, terms.mostPaise ?? share, base)
  return Math.max(0, Math.min(roundToRupee(full), base, duePaise - leastDuePaise))
}

import type { Day } from '#domain/india-day.ts'
import type { Paise } from '#domain/money.ts'

/** One band of a class of goods, in force from its first to its last day; it begins strictly above `abovePaise` per piece without tax. */
export type TaxRate = {
  taxClass: string
  from: Day
  /** Its last day; null while it has no successor. */
  to: Day | null
  abovePaise: Paise
  /** Basis points: 500 is 5 %. */
  rateBp: number
}

/**
 * The rate of a line on a day, judged on what is paid for a piece after discounts, without tax; null where the class has
 * none that day. A price that fits neither band, because the tax of the higher one would bring it below, takes the higher.
 */
export function rateFor(
  rates: readonly TaxRate[],
  taxClass: string,
  day: Day,
  netPaise: Paise,
  quantity: number,
): number | null {
  const [lowest, ...higher] = rates
    .filter((rate) => rate.taxClass === taxClass && isInForce(rate, day))
    .sort((one, other) => one.abovePaise - other.abovePaise)
  if (!lowest) return null
  let rateBp = lowest.rateBp
  for (const band of higher) {
    const limit = BigInt(band.abovePaise) * BigInt(quantity) * BigInt(10_000 + rateBp)
    if (BigInt(netPaise) * 10_000n <= limit) break
    rateBp = band.rateBp
  }
  return rateBp
}

/** True on its first and its last day, and between them. */
export function isInForce({ from, to }: { from: Day; to: Day | null }, day: Day): boolean {
  return from <= day && (to === null || day <= to)
}

import type { Day } from '#domain/india-day.ts'
import type { Paise } from '#domain/money.ts'
import { isInForce, type TaxRate } from './tax-rate.ts'

/** Prices that fit neither of two rates: what lies in it is taxed by the higher, and the price below it keeps the lower. */
export type PriceGap = { keepPaise: Paise; untilPaise: Paise; lowerBp: number; higherBp: number }

/** The gaps between the rates of a class on a day, the lowest first. */
export function gapsOf(rates: readonly TaxRate[], taxClass: string, day: Day): PriceGap[] {
  const bands = rates
    .filter((rate) => rate.taxClass === taxClass && isInForce(rate, day))
    .sort((one, other) => one.abovePaise - other.abovePaise)
  return bands.flatMap((band, at) => {
    const lower = bands[at - 1]
    if (!lower || lower.rateBp >= band.rateBp) return []
    const keepPaise = withTax(band.abovePaise, lower.rateBp)
    const untilPaise = withTax(band.abovePaise, band.rateBp)
    return [{ keepPaise, untilPaise, lowerBp: lower.rateBp, higherBp: band.rateBp }]
  })
}

/** The gap in which the price of one piece lies, tax inside; null where it lies in none. */
export function gapAt(
  rates: readonly TaxRate[],
  taxClass: string,
  day: Day,
  pricePaise: Paise,
): PriceGap | null {
  const isIn = ({ keepPaise, untilPaise }: PriceGap) =>
    pricePaise > keepPaise && pricePaise < untilPaise
  return gapsOf(rates, taxClass, day).find(isIn) ?? null
}

const withTax = (paise: Paise, rateBp: number): Paise =>
  Math.floor((paise * (10_000 + rateBp)) / 10_000)

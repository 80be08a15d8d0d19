import type { Day } from '#domain/india-day.ts'
import type { Paise } from '#domain/money.ts'

/** What one unit of a currency (ISO 4217) costs in rupees from a day on. */
export type CurrencyRate = { currency: string; day: Day; rupees: number }

export const mostRates = 120

/** The newest rate of a currency that holds on a day; null where there is none yet. */
export function rateOn(
  rates: readonly CurrencyRate[],
  currency: string,
  day: Day,
): CurrencyRate | null {
  let newest: CurrencyRate | null = null
  for (const rate of rates)
    if (rate.currency === currency && rate.day <= day && (!newest || rate.day >= newest.day))
      newest = rate
  return newest
}

/** About what so many paise are in the currency, in whole units: an indication, never a price. */
export const aboutIn = ({ rupees }: CurrencyRate, paise: Paise): number =>
  Math.round(paise / 100 / rupees)

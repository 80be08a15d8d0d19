import type { Paise } from '#domain/money.ts'

/** To what a changed price is rounded: the rupee, fifty rupees, or the next that ends in 99. */
export const priceEndings = ['rupee', 'fifty', 'ninety-nine'] as const
export type PriceEnding = (typeof priceEndings)[number]

/** Prices of an ending are so far apart, and so much above its multiples (both in rupees). */
const steps: Record<PriceEnding, { apart: number; above: number }> = {
  rupee: { apart: 1, above: 0 },
  fifty: { apart: 50, above: 0 },
  'ninety-nine': { apart: 100, above: 99 },
}

/** A price (paise) raised or lowered by a share and rounded; none stays none, nothing else becomes free. */
export function changedPrice(price: Paise, percent: number, ending: PriceEnding): Paise {
  if (price === 0) return 0
  const { apart, above } = steps[ending]
  const rupees = (price * (100 + percent)) / 10_000
  const rounded = Math.round((rupees - above) / apart) * apart + above
  return Math.max(rounded, above || apart) * 100
}

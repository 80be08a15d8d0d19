import type { Paise } from './money.ts'
import { policy } from './policy.ts'

export type PriceTag = {
  currentPaise: Paise
  /** Struck through beside the current price; null without a discount. */
  originalPaise: Paise | null
  /** A whole percentage, 0 without a discount. */
  percentOff: number
}

/** The lower figure is paid and the higher is struck through, whichever field either stands in. */
export function pricePair(product: {
  pricePaise: Paise
  discountPricePaise?: Paise | null
}): PriceTag {
  const { pricePaise, discountPricePaise } = product
  if (!discountPricePaise || discountPricePaise <= 0 || discountPricePaise === pricePaise) {
    return { currentPaise: pricePaise, originalPaise: null, percentOff: 0 }
  }
  const lower = Math.min(pricePaise, discountPricePaise)
  const higher = Math.max(pricePaise, discountPricePaise)
  return {
    currentPaise: lower,
    originalPaise: higher,
    percentOff: Math.round(((higher - lower) / higher) * 100),
  }
}

/** The same to a tenth and never rounded up: 99.8 where the badge of the shop says 100. */
export function exactPercentOff({
  currentPaise,
  originalPaise,
}: Pick<PriceTag, 'currentPaise' | 'originalPaise'>): number {
  if (originalPaise === null) return 0
  return Math.floor(((originalPaise - currentPaise) * 1000) / originalPaise) / 10
}

/** The discount that a change means: from the struck price or, where that was more, from what was paid before. */
export function fallOf(next: PriceTag, paidBeforePaise: Paise): PriceTag {
  const from = Math.max(next.originalPaise ?? 0, paidBeforePaise)
  if (from <= next.currentPaise) return next
  return pricePair({ pricePaise: from, discountPricePaise: next.currentPaise })
}

/** True for a discount so deep that the admin is asked before it is saved. */
export function isDeepDiscount(tag: PriceTag): boolean {
  return isDeepPercent(tag.percentOff)
}

/** The same of what takes a percentage off many sarees. */
export const isDeepPercent = (percent: number): boolean => percent > policy.discountWarningPercent

/** How many times the price before a new one is, where it is so many that staff are asked before it is saved; else null. */
export function steepRise(nextPaise: Paise, beforePaise: Paise): number | null {
  const isSteep = beforePaise > 0 && nextPaise > beforePaise * policy.riseWarningTimes
  return isSteep ? Math.floor(nextPaise / beforePaise) : null
}

/** How much below the price before a new one is, in percent to a tenth, where it is so much that staff are asked; else null. */
export function steepFall(nextPaise: Paise, beforePaise: Paise): number | null {
  if (beforePaise <= 0) return null
  const percent = exactPercentOff({ currentPaise: nextPaise, originalPaise: beforePaise })
  return isDeepPercent(percent) ? percent : null
}

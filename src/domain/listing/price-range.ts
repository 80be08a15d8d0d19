import { policy } from '#domain/policy.ts'
import type { ListingFilter } from './listing.ts'

/** Where the two thumbs of the price slider stand, in whole rupees. */
export type PriceRange = { min: number; max: number }

export type PriceBound = keyof PriceRange

const ends = policy.priceSlider

/** The slider of a filter; prices beyond its ends rest at its ends. */
export function rangeOf(filter: Pick<ListingFilter, 'minPrice' | 'maxPrice'>): PriceRange {
  const max = clamp(filter.maxPrice ?? ends.max, ends.min + ends.minGap, ends.max)
  return { min: clamp(filter.minPrice ?? ends.min, ends.min, max - ends.minGap), max }
}

/** Puts one bound at a value, inside 0 to 100000 and at least 1000 from the other bound. */
export function setBound(range: PriceRange, bound: PriceBound, rupees: number): PriceRange {
  const whole = Number.isNaN(rupees) ? range[bound] : Math.round(rupees)
  return bound === 'min'
    ? { ...range, min: clamp(whole, ends.min, range.max - ends.minGap) }
    : { ...range, max: clamp(whole, range.min + ends.minGap, ends.max) }
}

/** The step buttons: Min -5K, Min +5K, Max -5K and Max +5K. */
export function moveBound(range: PriceRange, bound: PriceBound, byRupees: number): PriceRange {
  return setBound(range, bound, range[bound] + byRupees)
}

/** What a number field holds: a non-negative integer, or null for anything else. */
export function parseBound(text: string): number | null {
  const trimmed = text.trim()
  return /^[0-9]{1,9}$/.test(trimmed) ? Number(trimmed) : null
}

/** A bound at its end of the slider asks for nothing, or dearer sarees would vanish. */
export function toPriceFilter(range: PriceRange): Pick<ListingFilter, 'minPrice' | 'maxPrice'> {
  return {
    minPrice: range.min <= ends.min ? null : range.min,
    maxPrice: range.max >= ends.max ? null : range.max,
  }
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.max(lowest, Math.min(highest, value))
}

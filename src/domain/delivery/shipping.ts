import { type Day, dayInIndia } from '#domain/india-day.ts'
import type { Paise } from '#domain/money.ts'
import { feeByWeight } from './delivery-country.ts'
import type { DeliveryTerms, Fees } from './delivery-terms.ts'
import { firstWeights } from './parcel-weight.ts'
import {
  type DaySpan,
  mostMakingDays,
  type ShopCalendar,
  workingDaysAfter,
} from './shop-calendar.ts'

/**
 * On the subtotal before discount: free strictly above the limit, else the fee; nothing for an empty cart (spec §9).
 * Abroad the fee follows from the weight of the pieces, without their packing.
 */
export function shippingFor(subtotalPaise: Paise, fees: Fees, grams = 0): Paise {
  const { feePaise, freeAbovePaise, country, weights = firstWeights } = fees
  const isFree = freeAbovePaise !== null && subtotalPaise > freeAbovePaise
  if (subtotalPaise <= 0 || isFree) return 0
  return country ? feeByWeight(country.feeSteps, grams + weights.packing) : feePaise
}

/** The least whole rupees to add until shipping is free, in paise; 0 when it is, or never will be. */
export function missingForFreeShipping(subtotalPaise: Paise, fees: Fees): Paise {
  const { feePaise, freeAbovePaise } = fees
  if (feePaise === 0 || freeAbovePaise === null) return 0
  const missing = freeAbovePaise - subtotalPaise
  return missing < 0 ? 0 : (Math.floor(missing / 100) + 1) * 100
}

/** The first moments, in India, of the first and last day on which delivery is expected. */
export type DeliveryWindow = { from: number; to: number }

/** What a promise is made of. */
export type PromiseTerms = Pick<DeliveryTerms, 'days' | 'calendar'>

/**
 * When what is ordered at this moment arrives; the one date that every page, email and order says. `makingDays`: working
 * days that its slowest piece needs before it leaves, beside those that the shop needs to pack.
 */
export function promiseOf(
  { days, calendar }: PromiseTerms,
  orderedAtMs: number,
  makingDays = 0,
): DeliveryWindow {
  const handlingDays = calendar.handlingDays + makingDays
  return deliveryWindow(orderedAtMs, days.domestic, { ...calendar, handlingDays })
}

/** The most working days that a piece may need which is there by a day if it is ordered now; -1 where none is. */
export function mostMakingFor(terms: PromiseTerms, orderedAtMs: number, by: Day): number {
  const isInTime = (makingDays: number) =>
    dayInIndia(promiseOf(terms, orderedAtMs, makingDays).to) <= by
  let most = -1
  while (most < mostMakingDays && isInTime(most + 1)) most += 1
  return most
}

/** The working days that the slowest of some pieces needs before it leaves: one parcel waits for all. */
export const longestMaking = (pieces: readonly { makingDays: number }[]): number =>
  pieces.reduce((longest, { makingDays }) => Math.max(longest, makingDays), 0)

/** So many working days of the shop, after those that it needs to pack (shop-calendar.ts). */
export function deliveryWindow(
  orderedAtMs: number,
  { from, to }: DaySpan,
  calendar: ShopCalendar,
): DeliveryWindow {
  const { handlingDays } = calendar
  const counts = [handlingDays + from, handlingDays + to]
  const [first, last] = workingDaysAfter(orderedAtMs, counts, calendar)
  return { from: first ?? orderedAtMs, to: last ?? orderedAtMs }
}

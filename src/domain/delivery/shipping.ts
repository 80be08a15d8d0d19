import type { Paise } from '#domain/money.ts'
import type { DeliveryTerms, Fees } from './delivery-terms.ts'
import { type DaySpan, type ShopCalendar, workingDaysAfter } from './shop-calendar.ts'

/** On the subtotal before discount: free strictly above the limit, else the fee; nothing for an empty cart (spec §9). */
export function shippingFor(subtotalPaise: Paise, { feePaise, freeAbovePaise }: Fees): Paise {
  const isFree = freeAbovePaise !== null && subtotalPaise > freeAbovePaise
  return subtotalPaise <= 0 || isFree ? 0 : feePaise
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

/** When what is ordered at this moment arrives within India; the one date that every page, email and order says. */
export const promiseOf = (
  { days, calendar }: Pick<DeliveryTerms, 'days' | 'calendar'>,
  orderedAtMs: number,
): DeliveryWindow => deliveryWindow(orderedAtMs, days.domestic, calendar)

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

import type { Paise } from '#domain/money.ts'
import type { DaySpan, Fees } from './delivery-terms.ts'

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

const dayMs = 86_400_000
/** India keeps one time all year: UTC + 5:30. */
const indiaOffsetMs = 19_800_000

/** So many business days, Monday to Friday, counted from the day after the order. */
export function deliveryWindow(orderedAtMs: number, { from, to }: DaySpan): DeliveryWindow {
  const orderDay = Math.floor((orderedAtMs + indiaOffsetMs) / dayMs)
  return {
    from: startOf(addBusinessDays(orderDay, from)),
    to: startOf(addBusinessDays(orderDay, to)),
  }
}

function addBusinessDays(day: number, count: number): number {
  let at = day
  for (let left = count; left > 0; ) {
    at += 1
    if (!isWeekend(at)) left -= 1
  }
  return at
}

/** Day 0 of the epoch was a Thursday. */
function isWeekend(day: number): boolean {
  const weekday = (((day + 4) % 7) + 7) % 7
  return weekday === 0 || weekday === 6
}

function startOf(day: number): number {
  return day * dayMs - indiaOffsetMs
}

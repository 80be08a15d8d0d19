import type { Paise } from '../money.ts'
import { policy } from '../policy.ts'

/** On the subtotal before discount: free strictly above 5000 rupees, else 250; nothing for an empty cart. */
export function shippingFor(subtotalPaise: Paise): Paise {
  if (subtotalPaise <= 0 || subtotalPaise > policy.freeShippingAbovePaise) return 0
  return policy.shippingFeePaise
}

/** The least whole rupees to add until shipping is free, in paise; 0 when it is. */
export function missingForFreeShipping(subtotalPaise: Paise): Paise {
  const missing = policy.freeShippingAbovePaise - subtotalPaise
  return missing < 0 ? 0 : (Math.floor(missing / 100) + 1) * 100
}

export type DeliveryRegion = keyof typeof policy.deliveryDays

/** The first moments, in India, of the first and last day on which delivery is expected. */
export type DeliveryWindow = { from: number; to: number }

const dayMs = 86_400_000
/** India keeps one time all year: UTC + 5:30. */
const indiaOffsetMs = 19_800_000

/** 5-7 business days at home and 10-15 abroad, Monday to Friday, counted from the day after the order. */
export function deliveryWindow(orderedAtMs: number, region: DeliveryRegion): DeliveryWindow {
  const { from, to } = policy.deliveryDays[region]
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

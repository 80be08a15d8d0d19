import { isAmong } from '#domain/cod/cod-rules.ts'
import { endOfDay } from '#domain/india-day.ts'
import { type Paise, upToRupee } from '#domain/money.ts'

/** Advance booking as the owner sets it: a part is paid now, the rest within so many days, before the parcel leaves. */
export type BookingTerms = {
  isEnabled: boolean
  percent: number
  /** An order below it is paid at once. */
  leastPaise: Paise
  days: number
  /** Every saree of the order is of one of them; none for all. */
  categoryIds: readonly number[]
}

/** What a buyer agreed to, as the order keeps it, whatever the owner changes later. */
export type BookingAgreed = { percent: number; days: number }

type Bookable = {
  totalPaise: Paise
  /** What store credit leaves of it. */
  duePaise: Paise
  lines: readonly { categoryId: number | null }[]
}

/**
 * What is paid now of an order that may be booked: a share of what is due, rounded up to the rupee (R31). Null where it
 * may not, or where nothing would be left for later. The rest is never reckoned by itself: it is what is due without this.
 */
export function advanceOf(terms: BookingTerms, order: Bookable): Paise | null {
  const { isEnabled, percent, leastPaise, categoryIds } = terms
  if (!isEnabled || order.totalPaise < leastPaise) return null
  const isOfThem = order.lines.every((line) => isAmong(categoryIds, line.categoryId))
  if (categoryIds.length > 0 && !isOfThem) return null
  const now = upToRupee(order.duePaise, percent)
  return now > 0 && now < order.duePaise ? now : null
}

/** The same of what is due once its sarees are others, before any of it has come; all of it where nothing would be left for later. */
export const shareOfBooking = ({ percent }: BookingAgreed, duePaise: Paise): Paise =>
  Math.max(0, Math.min(upToRupee(duePaise, percent), duePaise))

/** Until when the rest of an order is to come whose advance came then: the end of that day in India; ms. */
export const restBefore = (fromMs: number, { days }: BookingAgreed): number =>
  endOfDay(fromMs + days * 86_400_000)

/** So long before that its buyer is asked once more; ms. */
export const reminderMs = 2 * 86_400_000

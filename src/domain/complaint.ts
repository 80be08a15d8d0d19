import { dayAfter, dayInIndia, monthLater, startOfDay } from './india-day.ts'

/** How soon the E-Commerce Rules 2020, rule 4(5), want an answer. */
export type ComplaintClock = {
  acknowledgeByMs: number
  /** The first moment that is too late: the end of the same day of the next month in India. */
  resolveBeforeMs: number
}

const acknowledgeMs = 48 * 3_600_000

export function complaintClock(receivedAtMs: number): ComplaintClock {
  const lastDay = monthLater(dayInIndia(receivedAtMs))
  return {
    acknowledgeByMs: receivedAtMs + acknowledgeMs,
    resolveBeforeMs: startOfDay(dayAfter(lastDay)),
  }
}

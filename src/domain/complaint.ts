import { dayAfter, dayInIndia, monthsLater, startOfDay } from './india-day.ts'

/** How soon the law wants a complaint taken notice of and resolved, and how long it may be reopened: rows with days. */
export type ComplaintLaw = {
  acknowledgeDays: number
  resolveMonths: number
  reopenDays: number
}

/** How soon the E-Commerce Rules 2020, rule 4(5), want an answer. */
export type ComplaintClock = {
  acknowledgeByMs: number
  /** The first moment that is too late: the end of the same day of the next month in India. */
  resolveBeforeMs: number
}

const dayMs = 24 * 3_600_000

export const complaintLaw: ComplaintLaw = { acknowledgeDays: 2, resolveMonths: 1, reopenDays: 30 }

export function complaintClock(receivedAtMs: number, law = complaintLaw): ComplaintClock {
  const lastDay = monthsLater(dayInIndia(receivedAtMs), law.resolveMonths)
  return {
    acknowledgeByMs: receivedAtMs + law.acknowledgeDays * dayMs,
    resolveBeforeMs: startOfDay(dayAfter(lastDay)),
  }
}

/** What a complaint came to; the register of the law names one for each that is resolved. */
export const complaintOutcomes = [
  'refunded',
  'exchanged',
  'repaired',
  'explained',
  'declined',
  'withdrawn',
] as const
export type ComplaintOutcome = (typeof complaintOutcomes)[number]

type Times = {
  acknowledgeByMs: number
  acknowledgedAtMs: number | null
  resolveBeforeMs: number
  resolvedAtMs: number | null
}

/** How a complaint stands with its clocks: nothing is due of a resolved one. */
export type ComplaintUrgency = 'resolved' | 'calm' | 'near' | 'over'

/** 'near' within 24 hours of the next clock that still runs, 'over' from its end on. */
export function complaintUrgency(times: Times, nowMs: number): ComplaintUrgency {
  if (times.resolvedAtMs !== null) return 'resolved'
  const nextMs =
    times.acknowledgedAtMs === null
      ? Math.min(times.acknowledgeByMs, times.resolveBeforeMs)
      : times.resolveBeforeMs
  if (nowMs >= nextMs) return 'over'
  return nowMs >= nextMs - dayMs ? 'near' : 'calm'
}

/** Until when its writer may reopen what was resolved; null of what is open, and once that time is over. */
export function reopenUntil(
  resolvedAtMs: number | null,
  nowMs: number,
  law = complaintLaw,
): number | null {
  if (resolvedAtMs === null) return null
  const untilMs = resolvedAtMs + law.reopenDays * dayMs
  return nowMs < untilMs ? untilMs : null
}

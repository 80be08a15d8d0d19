import type { Day } from '#domain/india-day.ts'

export const filings = ['monthly', 'quarterly'] as const
/** How often the return of outward supplies is filed. */
export type Filing = (typeof filings)[number]

/** First and last day, both included. */
export type Days = { from: Day; to: Day }

/** The days of 'MMYYYY', which names a month or, filed quarterly, the last month of a quarter; null where it names neither. */
export function daysOfPeriod(period: string, filing: Filing): Days | null {
  if (!/^(0[1-9]|1[0-2])20\d\d$/.test(period)) return null
  const [month, year] = [Number(period.slice(0, 2)), Number(period.slice(2))]
  if (filing === 'quarterly' && month % 3 !== 0) return null
  const first = filing === 'quarterly' ? month - 2 : month
  return { from: dayOf(year, first, 1), to: dayOf(year, month + 1, 0) }
}

/** The period in which a day lies. */
export function periodOfDay(day: Day, filing: Filing): string {
  const month = Number(day.slice(5, 7))
  const last = filing === 'quarterly' ? Math.ceil(month / 3) * 3 : month
  return `${String(last).padStart(2, '0')}${day.slice(0, 4)}`
}

/** Months count from 1; day 0 is the last of the month before. */
const dayOf = (year: number, month: number, date: number): Day =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10)

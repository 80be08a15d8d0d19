/** A day in India's calendar, 'YYYY-MM-DD'; days compare as text. */
export type Day = string

/** India keeps one time all year: UTC + 5:30. */
const indiaOffsetMs = 19_800_000

/** The day that the calendars of India show at this moment. */
export function dayInIndia(atMs: number): Day {
  return new Date(atMs + indiaOffsetMs).toISOString().slice(0, 10)
}

/** The first moment of a day in India. */
export function startOfDay(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) - indiaOffsetMs
}

/** The last moment, in India, of the day that its calendars show then. */
export const endOfDay = (atMs: number): number => startOfDay(dayAfter(dayInIndia(atMs))) - 1

/** True of a text that names a day of the calendar: not of 2027-02-30. */
export function isDay(text: string): text is Day {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** The first calendar year of the financial year (April to March) that a day lies in. */
export function financialYearStart(day: Day): number {
  const year = Number(day.slice(0, 4))
  return day.slice(5) < '04-01' ? year - 1 : year
}

/** The same day so many months later, the last of a month that is shorter: 31 January, 28 February. */
export function monthsLater(day: Day, months: number): Day {
  const [year, month, date] = [day.slice(0, 4), day.slice(5, 7), day.slice(8)].map(Number)
  // Day 0 of the month after is the last of that month.
  const lastMs = Date.UTC(year ?? 0, (month ?? 0) + months, 0)
  const sameMs = Date.UTC(year ?? 0, (month ?? 0) - 1 + months, date)
  return new Date(Math.min(lastMs, sameMs)).toISOString().slice(0, 10)
}

/** The day after this one. */
export const dayAfter = (day: Day): Day => daysLater(day, 1)

/** The day before this one. */
export const dayBefore = (day: Day): Day => daysLater(day, -1)

/** So many days after this one; before it where they are less than none. */
export const daysLater = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

const dayMs = 86_400_000

/** The same day as days since 1 January 1970, for whoever counts many. */
export type DayNumber = number

export const dayNumberInIndia = (atMs: number): DayNumber =>
  Math.floor((atMs + indiaOffsetMs) / dayMs)

export const numberOfDay = (day: Day): DayNumber => Date.parse(`${day}T00:00:00Z`) / dayMs

/** The first moment of it in India. */
export const startOfDate = (date: DayNumber): number => date * dayMs - indiaOffsetMs

/** 0 is Sunday; the first of all was a Thursday. */
export const weekdayOf = (date: DayNumber): number => (((date + 4) % 7) + 7) % 7

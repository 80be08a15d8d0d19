import {
  type Day,
  type DayNumber,
  dayNumberInIndia,
  numberOfDay,
  startOfDate,
  weekdayOf,
} from '#domain/india-day.ts'

/** Business days after the day of the order. */
export type DaySpan = { from: number; to: number }

export type Holiday = { day: Day; name: string }

/** On which days the shop packs and its parcels travel. */
export type ShopCalendar = {
  /** 0 is Sunday; at least one. */
  workingDays: number[]
  holidays: Holiday[]
  /** Working days from the order until its parcel leaves. */
  handlingDays: number
  /** 'HH:MM' in India: what is ordered later counts from the next working day. Null where the hour does not matter. */
  cutOff: string | null
}

/** Monday to Friday, counted from the day after the order (spec §9). */
export const firstCalendar: ShopCalendar = {
  workingDays: [1, 2, 3, 4, 5],
  holidays: [],
  handlingDays: 0,
  cutOff: null,
}

export const mostHolidays = 60
export const mostHandlingDays = 60
/** That one piece may need before it leaves. */
export const mostMakingDays = 120

/** The first moments, in India, of the days so many working days after the one that an order counts from. */
export function workingDaysAfter(
  orderedAtMs: number,
  counts: readonly number[],
  calendar: ShopCalendar,
): number[] {
  const isOpen = openDays(calendar)
  const start = firstDay(orderedAtMs, calendar.cutOff, isOpen)
  return counts.map((count) => startOfDate(later(start, count, isOpen)))
}

type IsOpen = (date: DayNumber) => boolean

function openDays({ workingDays, holidays }: ShopCalendar): IsOpen {
  const closed = new Set(holidays.map(({ day }) => numberOfDay(day)))
  return (date) => workingDays.includes(weekdayOf(date)) && !closed.has(date)
}

/** With a closing hour, what is ordered after it or on a closed day is of the next working day: no later order overtakes an earlier one. */
function firstDay(atMs: number, cutOff: string | null, isOpen: IsOpen): DayNumber {
  const date = dayNumberInIndia(atMs)
  if (cutOff === null) return date
  const minute = Math.floor((atMs - startOfDate(date)) / 60_000)
  return isOpen(date) && minute < minutesOf(cutOff) ? date : later(date, 1, isOpen)
}

function later(date: DayNumber, count: number, isOpen: IsOpen): DayNumber {
  let at = date
  for (let left = count; left > 0; ) {
    at += 1
    if (isOpen(at)) left -= 1
  }
  return at
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

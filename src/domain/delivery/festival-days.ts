import { type Day, daysLater } from '#domain/india-day.ts'
import type { Holiday } from './shop-calendar.ts'

/** Days on which South Indian shops rest, in the order of the year; their names stand in the words of staff. */
export const festivals = [
  ...['pongal', 'mattuPongal', 'republicDay', 'ugadi', 'tamilNewYear', 'vishu', 'mayDay'],
  ...['independenceDay', 'onam', 'vinayakaChaturthi', 'gandhiJayanti', 'ayudhaPuja'],
  ...['vijayadashami', 'deepavali', 'diwali', 'christmas'],
] as const
export type Festival = (typeof festivals)[number]

/** Those of the sun's own calendar, every year on the same date. */
const fixed: Partial<Record<Festival, string>> = {
  republicDay: '01-26',
  mayDay: '05-01',
  independenceDay: '08-15',
  gandhiJayanti: '10-02',
  christmas: '12-25',
}

/**
 * Those that follow the moon or the stars, year by year. Pongal is the day after the sun enters Makara where that is in
 * the evening; Deepavali the morning of Naraka Chaturdashi, Diwali the evening of Lakshmi Puja, which may be one day.
 */
const moving: Record<string, Partial<Record<Festival, string>>> = {
  2026: {
    ...{ pongal: '01-15', mattuPongal: '01-16', ugadi: '03-19', tamilNewYear: '04-14' },
    ...{ vishu: '04-15', onam: '08-26', vinayakaChaturthi: '09-14', ayudhaPuja: '10-19' },
    ...{ vijayadashami: '10-20', deepavali: '11-08' },
  },
  2027: {
    ...{ pongal: '01-15', mattuPongal: '01-16', ugadi: '04-07', tamilNewYear: '04-14' },
    ...{ vishu: '04-15', onam: '09-12', vinayakaChaturthi: '09-04', ayudhaPuja: '10-08' },
    ...{ vijayadashami: '10-09', deepavali: '10-28', diwali: '10-29' },
  },
  2028: {
    ...{ pongal: '01-15', mattuPongal: '01-16', ugadi: '03-27', tamilNewYear: '04-14' },
    ...{ vishu: '04-14', onam: '09-01', vinayakaChaturthi: '08-23', ayudhaPuja: '09-26' },
    ...{ vijayadashami: '09-27', deepavali: '10-17' },
  },
  2029: {
    ...{ pongal: '01-14', mattuPongal: '01-15', ugadi: '04-14', tamilNewYear: '04-14' },
    ...{ vishu: '04-14', onam: '08-22', vinayakaChaturthi: '09-11', ayudhaPuja: '10-15' },
    ...{ vijayadashami: '10-16', deepavali: '11-05' },
  },
  2030: {
    ...{ pongal: '01-15', mattuPongal: '01-16', ugadi: '04-03', tamilNewYear: '04-14' },
    ...{ vishu: '04-15', onam: '09-09', vinayakaChaturthi: '09-01', ayudhaPuja: '10-05' },
    ...{ vijayadashami: '10-06', deepavali: '10-26' },
  },
}

/** The last year of which the table above knows what follows the moon. */
export const lastYearKnown = Math.max(...Object.keys(moving).map(Number))

const daysOfYear = 365

/** How long before the list of holidays ends its owner is told. */
const daysAhead = 60

/**
 * The festivals of the year from a day on whose days are no holidays yet, the next one first. What follows the moon is
 * known for the years of the table above; of later ones only what is fixed.
 */
export function festivalsToCome(
  today: Day,
  holidays: readonly Pick<Holiday, 'day'>[],
): { day: Day; festival: Festival }[] {
  const last = daysLater(today, daysOfYear)
  const taken = new Set(holidays.map(({ day }) => day))
  return [today, last]
    .flatMap((day) => festivalsOf(day.slice(0, 4)))
    .filter(({ day }, at, all) => all.findIndex((one) => one.day === day) === at)
    .filter(({ day }) => day > today && day <= last && !taken.has(day))
    .sort((one, other) => (one.day < other.day ? -1 : 1))
}

/**
 * How many festivals of the coming year stand in no list of holidays, where the list ends within two months: dates that
 * are promised beyond it count every day as worked. 0 while it goes on, and of a shop that has never entered any.
 */
export function festivalsMissing(today: Day, holidays: readonly Pick<Holiday, 'day'>[]): number {
  const far = daysLater(today, daysAhead)
  if (holidays.length === 0 || holidays.some(({ day }) => day > far)) return 0
  return festivalsToCome(today, holidays).length
}

function festivalsOf(year: string) {
  const days = { ...fixed, ...moving[year] }
  return festivals.flatMap((festival) => {
    const day = days[festival]
    return day === undefined ? [] : [{ festival, day: `${year}-${day}` }]
  })
}

import type { Day } from '#domain/india-day.ts'
import { locale } from '#web/words/en/admin/locale.ts'

const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })

/** '31 Mar 2027' of '2027-03-31', in the language of whoever reads. */
export const dayInWords = (day: Day): string => format.format(new Date(`${day}T00:00:00Z`))

const ofAnyYear = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** '31 December' of 1231, as limits keep a day of every year. */
export function dayOfYearInWords(monthAndDay: number): string {
  // A leap year, which has all of them.
  return ofAnyYear.format(
    new Date(Date.UTC(2028, Math.floor(monthAndDay / 100) - 1, monthAndDay % 100)),
  )
}

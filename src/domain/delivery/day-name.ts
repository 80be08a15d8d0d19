import type { Day } from '#domain/india-day.ts'
import type { Language } from '#domain/language.ts'

/** '1 Dec 2026', as a language writes a day of the calendar. */
export function dayNameIn(language: Language): (day: Day) => string {
  const days = new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'medium', timeZone: 'UTC' })
  return (day) => days.format(Date.parse(`${day}T00:00:00Z`))
}

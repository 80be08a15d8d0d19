import type { Day } from '#domain/india-day.ts'
import type { Language } from '#domain/language.ts'

/** '1 Dec 2026', as a language writes a day of the calendar; what is none, as it is. */
export function dayNameIn(language: Language): (day: Day) => string {
  const days = new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'medium', timeZone: 'UTC' })
  return (day) => {
    const at = Date.parse(`${day}T00:00:00Z`)
    return Number.isNaN(at) ? day : days.format(at)
  }
}

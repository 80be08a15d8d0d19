import { expect, it } from 'vitest'
import { dayWords } from './day-words.ts'
import { type Language, languages, localeOf } from './language.ts'

const calendarOf = (language: Language) =>
  new Intl.DateTimeFormat(localeOf(language), {
    ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'Asia/Kolkata' },
  })

it.each([...languages])(
  'writes each day of a year as the calendar of %s shortens it',
  (language) => {
    const calendar = calendarOf(language)
    for (let day = 0; day < 366; day++) {
      const at = Date.UTC(2028, 0, 1, 18, 29, 59, 999) + day * 86_400_000
      expect(dayWords(at, language)).toBe(calendar.format(at))
      expect(dayWords(at + 1, language)).toBe(calendar.format(at + 1))
    }
  },
)

it('counts the days of India', () => {
  expect(dayWords(Date.parse('2026-11-23T18:29:59.999Z'), 'en')).toBe('Mon, 23 Nov')
  expect(dayWords(Date.parse('2026-11-23T18:30:00.000Z'), 'en')).toBe('Tue, 24 Nov')
})

import { describe, expect, it } from 'vitest'
import { timeInIndia } from '#domain/india-time.ts'
import { languages } from '#domain/language.ts'
import { lettersOf, shareOf } from '#test/letters.ts'
import { momentWords } from './clock.ts'

const at = (text: string) => Date.parse(text)

describe('the clock of India', () => {
  it.each([
    ['2026-11-21T13:10:00Z', '6:40 pm'],
    ['2026-11-21T18:30:00Z', '12:00 am'],
    ['2026-11-21T06:31:00Z', '12:01 pm'],
    ['2026-11-21T00:00:00Z', '5:30 am'],
  ])('%s is %s', (moment, words) => expect(timeInIndia(at(moment))).toBe(words))

  it.each(languages.filter((one) => one !== 'en'))(
    'tells every hour in %s in its own letters',
    (language) => {
      const hours = Array.from({ length: 24 }, (_, hour) => timeInIndia(hour * 3_600_000, language))
      expect(new Set(hours).size).toBe(24)
      expect(hours.filter((time) => shareOf(lettersOf(time, language)) < 1)).toEqual([])
    },
  )

  it('names the day only when it is another one', () => {
    const now = at('2026-11-21T10:00:00Z')
    expect(momentWords(at('2026-11-21T18:00:00Z'), now, 'en')).toBe('11:30 pm')
    expect(momentWords(at('2026-11-21T19:00:00Z'), now, 'en')).toBe('12:30 am, Sun, 22 Nov')
  })

  it('ends what ends at midnight with the last minute of its day', () => {
    const now = at('2026-12-10T09:00:00+05:30')
    const words = (moment: string) => momentWords(at(moment), now, 'en')
    expect(words('2026-12-12T00:00:00+05:30')).toBe('11:59 pm, Fri, 11 Dec')
    expect(words('2026-12-11T00:00:00+05:30')).toBe('11:59 pm')
    expect(words('2026-12-12T00:01:00+05:30')).toBe('12:01 am, Sat, 12 Dec')
  })
})

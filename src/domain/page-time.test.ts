import { expect, it } from 'vitest'
import { timeOfSharedPage } from './page-time.ts'

const at = (time: string) => Date.parse(time)

it('a page for everybody is drawn at the first moment of the day in India, whichever clock asks', () => {
  const first = at('2026-01-15T00:00:00+05:30')
  for (const time of [
    '2026-01-15T00:00:00+05:30',
    '2026-01-15T12:00:01+05:30',
    '2026-01-15T23:59:59+05:30',
  ]) {
    expect(timeOfSharedPage(at(time))).toBe(first)
  }
  expect(timeOfSharedPage(at('2026-01-16T00:00:00+05:30'))).toBe(first + 86_400_000)
})

import { describe, expect, it } from 'vitest'
import { relativeDate } from './relative-date.ts'

const now = Date.UTC(2026, 10, 20, 12)
const dayMs = 86_400_000

describe('relative date', () => {
  it.each([
    [0, 'now'],
    [59_999, 'now'],
    [60_000, '1 minute ago'],
    [3 * 3_600_000, '3 hours ago'],
    [dayMs, 'yesterday'],
    [14 * dayMs, '2 weeks ago'],
    [70 * dayMs, '2 months ago'],
    [800 * dayMs, '2 years ago'],
  ])('%s ms before is %s', (passed, words) => {
    expect(relativeDate(now - passed, now, 'en')).toBe(words)
  })

  it('speaks other languages and of the future', () => {
    expect(relativeDate(now + 2 * dayMs, now, 'en')).toBe('in 2 days')
    expect(relativeDate(now - 14 * dayMs, now, 'hi')).toContain('2')
  })
})

import { describe, expect, it } from 'vitest'
import { codeIn, dataRequestClock, dataRequestUrgency } from './data-request.ts'

const dayMs = 86_400_000

describe('a data request', () => {
  it('is to be answered within 30 days and must be within 90, from the proof of its contact', () => {
    const clock = dataRequestClock(1000)
    expect(clock).toEqual({ goalBeforeMs: 1000 + 30 * dayMs, answerBeforeMs: 1000 + 90 * dayMs })
    const stands = (now: number, answeredAtMs: number | null = null) =>
      dataRequestUrgency({ ...clock, answeredAtMs }, now)
    expect(stands(999 + 30 * dayMs)).toBe('calm')
    expect(stands(1000 + 30 * dayMs)).toBe('late')
    expect(stands(999 + 90 * dayMs)).toBe('late')
    expect(stands(1000 + 90 * dayMs)).toBe('over')
    expect(stands(1000 + 90 * dayMs, 2000)).toBe('answered')
  })

  it('takes a code however it is grouped', () => {
    expect(['123-456', ' 123 456', '123456'].map(codeIn)).toEqual(['123456', '123456', '123456'])
  })
})

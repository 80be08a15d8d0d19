import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayInIndia } from '#domain/india-day.ts'
import { advanceOf, restBefore } from './booking.ts'

const terms = { isEnabled: true, percent: 20, leastPaise: 0, days: 15, categoryIds: [] }
const line = (categoryId: number | null) => ({ categoryId })
const order = { totalPaise: 1_000_050, duePaise: 1_000_050, lines: [line(1)] }

describe('advanceOf', () => {
  it('is the share of what is due, rounded up to the rupee (R31)', () => {
    expect(advanceOf(terms, order)).toBe(200_100)
    expect(advanceOf(terms, { ...order, duePaise: 500_000 })).toBe(100_000)
  })

  it('is whole rupees, no less than the share and no rupee more, and leaves something for later', () => {
    // Of a few rupees nothing may be left for later.
    const asked = fc.record({
      percent: fc.integer({ min: 5, max: 90 }),
      duePaise: fc.integer({ min: 1001, max: 2_000_000_000 }),
    })
    fc.assert(
      fc.property(asked, ({ percent, duePaise }) => {
        const now = advanceOf({ ...terms, percent }, { ...order, duePaise }) ?? 0
        const rest = duePaise - now
        expect([Number.isInteger(now), now % 100, now > 0, rest > 0]).toEqual([true, 0, true, true])
        expect(now * 100).toBeGreaterThanOrEqual(duePaise * percent)
        expect((now - 100) * 100).toBeLessThan(duePaise * percent)
      }),
    )
  })

  it('is of orders from the owner’s amount on, whose sarees are all of the categories that were chosen', () => {
    expect(advanceOf({ ...terms, isEnabled: false }, order)).toBeNull()
    expect(advanceOf({ ...terms, leastPaise: 1_000_051 }, order)).toBeNull()
    expect(advanceOf({ ...terms, leastPaise: 1_000_050 }, order)).toBe(200_100)
    const chosen = { ...terms, categoryIds: [1, 2] }
    expect(advanceOf(chosen, { ...order, lines: [line(1), line(2)] })).toBe(200_100)
    expect(advanceOf(chosen, { ...order, lines: [line(1), line(3)] })).toBeNull()
    expect(advanceOf(chosen, { ...order, lines: [line(null)] })).toBeNull()
  })

  it('is nothing where nothing would be left to pay later', () => {
    expect(advanceOf(terms, { ...order, duePaise: 100 })).toBeNull()
    expect(advanceOf(terms, { ...order, duePaise: 0 })).toBeNull()
  })
})

describe('restBefore', () => {
  it('is the end of the last day in India', () => {
    const late = Date.parse('2026-01-15T19:00:00Z')
    const until = restBefore(late, { percent: 20, days: 15 })
    expect([dayInIndia(until), dayInIndia(until + 1)]).toEqual(['2026-01-31', '2026-02-01'])
  })
})

import { describe, expect, it } from 'vitest'
import { bucketsOf, periodAddress, periodOf } from './period.ts'

// Half past six in the evening UTC is the next day in India.
const now = Date.UTC(2026, 0, 15, 18, 31)
const of = (address: string) => periodOf(new URLSearchParams(address), now)

describe('the period of an address', () => {
  it('is the last 30 days by the clock of India', () => {
    expect(of('')).toMatchObject({ length: '30', span: { from: '2025-12-18', to: '2026-01-16' } })
    expect(of('days=forever').length).toBe('30')
    expect(of('days=7').span).toEqual({ from: '2026-01-10', to: '2026-01-16' })
  })

  it('may be named by two days, at most a year apart', () => {
    expect(of('from=2025-01-01&to=2026-01-01').span).not.toBeNull()
    for (const wrong of [
      'from=2025-01-01&to=2026-01-02',
      'from=2026-01-02&to=2026-01-01',
      'from=2026-02-30&to=2026-03-01',
      'from=&to=2026-03-01',
    ]) {
      expect(of(wrong)).toMatchObject({ length: 'own', span: null })
    }
  })

  it.each(['', 'days=7', 'from=2026-01-01&to=2026-01-02'])('%s comes back from itself', (address) =>
    expect(periodAddress(of(address)).toString()).toBe(address),
  )
})

describe('bucketsOf', () => {
  const days = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      day: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
      orders: 1,
      total: 100,
    }))

  it('a bar a day', () => {
    expect(bucketsOf(days(62))).toHaveLength(62)
    expect(bucketsOf(days(1))[0]).toEqual({
      key: '2026-01-01',
      name: '1 Jan 2026',
      orders: 1,
      total: 100,
    })
  })

  it('a bar a month where there are too many days', () => {
    expect(bucketsOf(days(63)).map(({ name, orders }) => [name, orders])).toEqual([
      ['January 2026', 31],
      ['February 2026', 28],
      ['March 2026', 4],
    ])
  })
})

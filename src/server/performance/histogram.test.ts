import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bucketOf, middleOf, percentile } from './histogram.ts'

describe('bucketOf', () => {
  it('puts a value within 3 % of the middle of its bucket', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 600_000, noNaN: true }), (value) => {
        expect(Math.abs(middleOf(bucketOf(value)) - value) / (value + 1)).toBeLessThan(0.03)
      }),
    )
  })
})

describe('percentile', () => {
  it('finds the value that three of four visits stay under', () => {
    const values = [100, 200, 300, 4000]
    const p75 = percentile(
      values.map((value) => ({ bucket: bucketOf(value), count: 1 })),
      0.75,
    )
    expect(p75).toBeGreaterThan(290)
    expect(p75).toBeLessThan(310)
  })

  it('counts what is counted often as often', () => {
    const buckets = [
      { bucket: bucketOf(100), count: 99 },
      { bucket: bucketOf(9000), count: 1 },
    ]
    expect(percentile(buckets, 0.75)).toBeLessThan(105)
  })

  it('is 0 of nothing', () => expect(percentile([], 0.75)).toBe(0))
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveBound, parseBound, rangeOf, setBound, toPriceFilter } from './price-range.ts'

describe('the buttons Min -5K, Min +5K, Max -5K and Max +5K move the bounds by 5000', () => {
  it('moves', () => {
    expect(moveBound({ min: 0, max: 100000 }, 'min', 5000)).toEqual({ min: 5000, max: 100000 })
    expect(moveBound({ min: 0, max: 100000 }, 'max', -5000)).toEqual({ min: 0, max: 95000 })
  })

  it('keeps at least 1000 between min and max', () => {
    expect(moveBound({ min: 8000, max: 10000 }, 'min', 5000)).toEqual({ min: 9000, max: 10000 })
    expect(moveBound({ min: 8000, max: 10000 }, 'max', -5000)).toEqual({ min: 8000, max: 9000 })
  })

  it('stays inside 0 to 100000 with the gap, whatever is pressed and typed', () => {
    const move = fc.tuple(fc.constantFrom('min' as const, 'max' as const), fc.integer())
    return fc.assert(
      fc.property(fc.array(move), (moves) => {
        let range = { min: 0, max: 100000 }
        for (const [bound, rupees] of moves) range = setBound(range, bound, rupees)
        expect(range.min).toBeGreaterThanOrEqual(0)
        expect(range.max).toBeLessThanOrEqual(100000)
        expect(range.max - range.min).toBeGreaterThanOrEqual(1000)
      }),
    )
  })

  it('nonsense moves nothing', () => {
    expect(setBound({ min: 0, max: 9000 }, 'max', Number.NaN)).toEqual({ min: 0, max: 9000 })
  })
})

describe('number inputs accept only non-negative integers', () => {
  it.each([
    ['2500', 2500],
    [' 0 ', 0],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    ['', null],
  ])('%s is %s', (text, rupees) => {
    expect(parseBound(text)).toBe(rupees)
  })
})

describe('at the right end no maxPrice is sent, or dearer sarees vanish', () => {
  it('an end asks for nothing', () => {
    expect(toPriceFilter({ min: 0, max: 100000 })).toEqual({ minPrice: null, maxPrice: null })
    expect(toPriceFilter({ min: 1000, max: 99000 })).toEqual({ minPrice: 1000, maxPrice: 99000 })
  })

  it('the slider follows the address', () => {
    expect(rangeOf({ minPrice: null, maxPrice: null })).toEqual({ min: 0, max: 100000 })
    expect(rangeOf({ minPrice: 250000, maxPrice: 900000 })).toEqual({ min: 99000, max: 100000 })
    expect(rangeOf({ minPrice: 9000, maxPrice: 500 })).toEqual({ min: 0, max: 1000 })
  })
})

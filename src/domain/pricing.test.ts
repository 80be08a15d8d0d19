import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toPaise } from './money.ts'
import {
  exactPercentOff,
  fallOf,
  isDeepDiscount,
  pricePair,
  steepFall,
  steepRise,
} from './pricing.ts'

const tag = (price: number, discountPrice: number | null) =>
  pricePair({
    pricePaise: toPaise(price),
    discountPricePaise: discountPrice === null ? null : toPaise(discountPrice),
  })

describe('the lower figure is paid, the higher is struck through', () => {
  it.each([null, 0, 8999, -5])('price 8999 and discountPrice %s: 8,999 paid, no badge', (other) => {
    expect(tag(8999, other)).toEqual({ currentPaise: 899900, originalPaise: null, percentOff: 0 })
  })

  it('price 8999 and discountPrice 10999: 8,999 paid, 10,999 struck, 18%', () => {
    expect(tag(8999, 10999)).toEqual({
      currentPaise: 899900,
      originalPaise: 1099900,
      percentOff: 18,
    })
  })

  it('price 10000 and discountPrice 8000: 8,000 paid, 10,000 struck, 20%', () => {
    expect(tag(10000, 8000)).toEqual({
      currentPaise: 800000,
      originalPaise: 1000000,
      percentOff: 20,
    })
  })

  it('a missing discountPrice means no discount', () => {
    expect(pricePair({ pricePaise: 100 }).originalPaise).toBeNull()
  })

  it('the percentage is never NaN and always 0 to 100, a price of 0 included', () => {
    const paise = fc.nat(10_000_000)
    return fc.assert(
      fc.property(paise, fc.option(paise), (pricePaise, discountPricePaise) => {
        const { currentPaise, originalPaise, percentOff } = pricePair({
          pricePaise,
          discountPricePaise,
        })
        expect(percentOff).toBeGreaterThanOrEqual(0)
        expect(percentOff).toBeLessThanOrEqual(100)
        expect(currentPaise).toBeLessThan(originalPaise ?? Number.POSITIVE_INFINITY)
      }),
    )
  })
})

describe('a change of price means a discount', () => {
  it('from the struck price, or from what was paid before where that was more', () => {
    expect(fallOf(tag(13_200, 11_600), 0)).toEqual(tag(13_200, 11_600))
    expect(fallOf(tag(13_200, 116), toPaise(11_600))).toEqual(tag(13_200, 116))
    expect(fallOf(tag(116, null), toPaise(11_600))).toEqual(tag(11_600, 116))
    expect(isDeepDiscount(fallOf(tag(116, null), toPaise(11_600)))).toBe(true)
  })

  it('and none where it rises, or where there is no price any more', () => {
    expect(fallOf(tag(11_600, null), toPaise(116))).toEqual(tag(11_600, null))
    expect(isDeepDiscount(fallOf(tag(0, null), toPaise(11_600)))).toBe(false)
  })
})

describe('a price far from the one before is asked about', () => {
  it('of more than five times as much', () => {
    expect(steepRise(toPaise(116_000), toPaise(11_600))).toBe(10)
    expect(steepRise(toPaise(58_001), toPaise(11_600))).toBe(5)
    expect(steepRise(toPaise(58_000), toPaise(11_600))).toBe(null)
    expect(steepRise(toPaise(116), toPaise(11_600))).toBe(null)
  })

  it('of more than 60 % less, down to nothing', () => {
    expect(steepFall(0, toPaise(4500))).toBe(100)
    expect(steepFall(toPaise(450), toPaise(4500))).toBe(90)
    expect(steepFall(toPaise(1800), toPaise(4500))).toBe(null)
    expect(steepFall(toPaise(45_000), toPaise(4500))).toBe(null)
  })

  it('not of the first price that a saree gets', () => {
    expect([steepRise(toPaise(116_000), 0), steepFall(0, 0)]).toEqual([null, null])
  })
})

describe('the admin form asks before saving a discount over 60 %', () => {
  it('not at 60, but at 61', () => {
    expect(isDeepDiscount(tag(10000, 4000))).toBe(false)
    expect(isDeepDiscount(tag(10000, 3900))).toBe(true)
  })

  it('and never calls a price that is paid 100 % off', () => {
    const slip = tag(8000, 12)
    expect(slip.percentOff).toBe(100)
    expect(exactPercentOff(slip)).toBe(99.8)
    expect(exactPercentOff(tag(99_999, 1))).toBe(99.9)
    expect(exactPercentOff(tag(10_000, 3900))).toBe(61)
    expect(exactPercentOff(tag(10_000, null))).toBe(0)
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatRupees, roundToRupee, toPaise, toRupees } from './money.ts'

describe('toPaise', () => {
  it('rounds halves away from zero', () => {
    expect(toPaise(1.005)).toBe(101)
    expect(toPaise(-1.005)).toBe(-101)
    expect(toPaise(8999)).toBe(899900)
    expect(toPaise(0.1 + 0.2)).toBe(30)
  })

  it('is zero, and never minus zero, for next to nothing', () => {
    expect(Object.is(toPaise(-0), 0)).toBe(true)
    expect(Object.is(toPaise(-1e-9), 0)).toBe(true)
  })

  it('refuses NaN, Infinity and amounts beyond reason', () => {
    for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e21]) {
      expect(() => toPaise(bad)).toThrow('This is not an amount of money.')
    }
  })

  it('gives back every whole number of paise', () => {
    return fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (paise) => {
        expect(toPaise(toRupees(paise))).toBe(paise)
      }),
    )
  })
})

describe('formatRupees', () => {
  it('currency INR, en-IN format, no decimals', () => {
    expect(formatRupees(toPaise(106600))).toBe('₹1,06,600')
    expect(formatRupees(toPaise(8999.5))).toBe('₹9,000')
    expect(formatRupees(0)).toBe('₹0')
    expect(formatRupees(toPaise(10000000))).toBe('₹1,00,00,000')
    expect(formatRupees(-50)).toBe('-₹1')
    expect(formatRupees(-49)).toBe('₹0')
  })

  it('writes what the platform writes', () => {
    const rupees = new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      maximumFractionDigits: 0,
    })
    return fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (paise) => {
        expect(formatRupees(paise)).toBe(rupees.format(paise / 100).replace(/^-₹0$/, '₹0'))
      }),
    )
  })
})

describe('roundToRupee', () => {
  it('stays in paise', () => {
    expect(roundToRupee(89_950)).toBe(90_000)
    expect(roundToRupee(89_949)).toBe(89_900)
  })
})

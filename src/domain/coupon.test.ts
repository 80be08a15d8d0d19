import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Coupon,
  coveredBy,
  discountFor,
  normaliseCode,
  tryCoupon,
  welcomeCoupon,
} from './coupon.ts'

const now = Date.UTC(2026, 10, 20)
const flat = { kind: 'amount', amountPaise: 50_000 } as const

describe('promo code WELCOME10 gives 10% off the subtotal (rounded)', () => {
  it('is compared case-insensitively', () => {
    expect(normaliseCode(' welcome10 ')).toBe('WELCOME10')
    expect(welcomeCoupon.code).toBe('WELCOME10')
  })

  it('is rounded to the rupee', () => {
    expect(discountFor(welcomeCoupon, 899_900)).toBe(90_000)
    expect(discountFor(welcomeCoupon, 899_400)).toBe(89_900)
  })

  it('takes nothing off an empty cart', () => {
    expect(discountFor(welcomeCoupon, 0)).toBe(0)
    expect(tryCoupon(welcomeCoupon, 0, now)).toEqual({ ok: true, discountPaise: 0 })
  })
})

describe('tryCoupon', () => {
  const answer = (changes: Partial<Coupon>) =>
    tryCoupon({ ...welcomeCoupon, ...changes } as Coupon, 899_900, now)

  it('says what it takes off', () => {
    expect(answer({})).toEqual({ ok: true, discountPaise: 90_000 })
  })

  it('says why not', () => {
    expect(answer({ isActive: false })).toEqual({ ok: false, reason: 'inactive' })
    expect(answer({ startsAtMs: now + 1 })).toEqual({ ok: false, reason: 'not-started' })
    expect(answer({ endsAtMs: now })).toEqual({ ok: false, reason: 'ended' })
    expect(answer({ maxUses: 5, uses: 5 })).toEqual({ ok: false, reason: 'used-up' })
    expect(answer({ minSubtotalPaise: 899_901 })).toEqual({ ok: false, reason: 'below-minimum' })
  })

  it('holds from its first moment, at its minimum, to its last use', () => {
    const terms = { startsAtMs: now, endsAtMs: now + 1, maxUses: 5, uses: 4 }
    expect(answer({ ...terms, minSubtotalPaise: 899_900 }).ok).toBe(true)
  })
})

describe('discountFor', () => {
  it('respects a ceiling', () => {
    expect(discountFor({ ...welcomeCoupon, maxDiscountPaise: 20_000 } as Coupon, 899_900)).toBe(
      20_000,
    )
  })

  it('takes a fixed amount off, but never more than the subtotal', () => {
    const coupon: Coupon = { ...welcomeCoupon, ...flat }
    expect(discountFor(coupon, 899_900)).toBe(50_000)
    expect(discountFor(coupon, 30_000)).toBe(30_000)
  })

  it('takes nothing off below its minimum, and all of it from there on', () => {
    const coupon: Coupon = { ...welcomeCoupon, ...flat, minSubtotalPaise: 60_000 }
    expect(discountFor(coupon, 59_999)).toBe(0)
    expect(discountFor(coupon, 60_000)).toBe(50_000)
  })

  it('stays between nothing and the subtotal', () => {
    return fc.assert(
      fc.property(fc.nat(100_000_000), fc.integer({ min: 0, max: 100 }), (subtotal, percent) => {
        const discount = discountFor({ ...welcomeCoupon, percent } as Coupon, subtotal)
        expect(discount).toBeGreaterThanOrEqual(0)
        expect(discount).toBeLessThanOrEqual(subtotal)
      }),
    )
  })
})

describe('a coupon for some categories', () => {
  const silkOnly = { ...welcomeCoupon, code: 'SILK', categoryIds: [3, 4] }
  const lines = [
    { currentPaise: 100_000, quantity: 2, categoryId: 3 },
    { currentPaise: 50_000, quantity: 1, categoryId: 9 },
  ]

  it('reduces only the sarees it covers', () => {
    expect(coveredBy(silkOnly, lines)).toBe(200_000)
    expect(coveredBy(welcomeCoupon, lines)).toBe(250_000)
  })

  it('says so when the cart holds none of them', () => {
    const costly = { ...silkOnly, minSubtotalPaise: 100_000 }
    for (const coupon of [silkOnly, costly])
      expect(tryCoupon(coupon, 0, now)).toEqual({ ok: false, reason: 'other-categories' })
    expect(tryCoupon(costly, 99_999, now)).toEqual({ ok: false, reason: 'below-minimum' })
    expect(tryCoupon(costly, 100_000, now)).toEqual({ ok: true, discountPaise: 10_000 })
    const forAll = { ...welcomeCoupon, minSubtotalPaise: 1 }
    for (const coupon of [forAll, { ...forAll, categoryIds: [] }])
      expect(tryCoupon(coupon, 0, now)).toEqual({ ok: false, reason: 'below-minimum' })
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bestOffer,
  type Coupon,
  coveredBy,
  deepBelow,
  discountFor,
  normaliseCode,
  tryCoupon,
  welcomeCoupon,
} from './coupon.ts'

const now = Date.UTC(2026, 10, 20)
const flat = { kind: 'amount', amountPaise: 50_000 } as const
const of = (paise: number, pieces = 1) => ({ paise, pieces })

describe('a fixed amount is asked about where it takes more than 60% off', () => {
  it.each([
    ['what costs less than five thirds of it', {}, 500_000],
    ['three pieces together', { leastPieces: 3 }, 500_000 / 3],
    ['no more where the minimum is lower', { minSubtotalPaise: 499_999 }, 500_000],
    ['nothing where the minimum keeps it from that', { minSubtotalPaise: 500_000 }, 0],
  ])('%s', (_, least, below) => {
    expect(deepBelow({ minSubtotalPaise: 0, ...least }, 300_000)).toBe(below)
  })
})

describe('promo code WELCOME10 gives 10% off the subtotal (rounded)', () => {
  it('is compared case-insensitively', () => {
    expect(normaliseCode(' welcome10 ')).toBe('WELCOME10')
    expect(welcomeCoupon.code).toBe('WELCOME10')
  })

  it('is rounded to the rupee', () => {
    expect(discountFor(welcomeCoupon, of(899_900))).toBe(90_000)
    expect(discountFor(welcomeCoupon, of(899_400))).toBe(89_900)
  })

  it('takes nothing off an empty cart', () => {
    expect(discountFor(welcomeCoupon, of(0))).toBe(0)
    expect(tryCoupon(welcomeCoupon, of(0), now)).toEqual({ ok: true, discountPaise: 0 })
  })
})

describe('tryCoupon', () => {
  const answer = (changes: Partial<Coupon>) =>
    tryCoupon({ ...welcomeCoupon, ...changes } as Coupon, of(899_900), now)

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
    expect(discountFor({ ...welcomeCoupon, maxDiscountPaise: 20_000 } as Coupon, of(899_900))).toBe(
      20_000,
    )
  })

  it('takes a fixed amount off, but never more than the subtotal', () => {
    const coupon: Coupon = { ...welcomeCoupon, ...flat }
    expect(discountFor(coupon, of(899_900))).toBe(50_000)
    expect(discountFor(coupon, of(30_000))).toBe(30_000)
  })

  it('keeps to a ceiling in paise', () => {
    const capped: Coupon = {
      ...welcomeCoupon,
      ...{ percent: 50, maxDiscountPaise: 10_050 },
    } as Coupon
    expect(discountFor(capped, of(100_000))).toBe(10_000)
    expect(discountFor(capped, of(10_000))).toBe(5000)
  })

  it('takes nothing off below its minimum, and all of it from there on', () => {
    const coupon: Coupon = { ...welcomeCoupon, ...flat, minSubtotalPaise: 60_000 }
    expect(discountFor(coupon, of(59_999))).toBe(0)
    expect(discountFor(coupon, of(60_000))).toBe(50_000)
  })

  it('stays between nothing and the subtotal', () => {
    return fc.assert(
      fc.property(fc.nat(100_000_000), fc.integer({ min: 0, max: 100 }), (subtotal, percent) => {
        const discount = discountFor({ ...welcomeCoupon, percent } as Coupon, of(subtotal))
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
    expect(coveredBy(silkOnly, lines)).toEqual({ paise: 200_000, pieces: 2 })
    expect(coveredBy(welcomeCoupon, lines)).toEqual({ paise: 250_000, pieces: 3 })
  })

  it('says so when the cart holds none of them', () => {
    const costly = { ...silkOnly, minSubtotalPaise: 100_000 }
    for (const coupon of [silkOnly, costly])
      expect(tryCoupon(coupon, of(0), now)).toEqual({ ok: false, reason: 'other-categories' })
    expect(tryCoupon(costly, of(99_999), now)).toEqual({ ok: false, reason: 'below-minimum' })
    expect(tryCoupon(costly, of(100_000), now)).toEqual({ ok: true, discountPaise: 10_000 })
    const forAll = { ...welcomeCoupon, minSubtotalPaise: 1 }
    for (const coupon of [forAll, { ...forAll, categoryIds: [] }])
      expect(tryCoupon(coupon, of(0), now)).toEqual({ ok: false, reason: 'below-minimum' })
  })
})

describe('an offer for several sarees', () => {
  const pair = { ...welcomeCoupon, code: 'PAIR', leastPieces: 2 }

  it('takes nothing off fewer of those that it covers', () => {
    expect(tryCoupon(pair, of(900_000), now)).toEqual({ ok: false, reason: 'too-few-pieces' })
    expect(discountFor(pair, of(900_000))).toBe(0)
    expect(tryCoupon(pair, of(900_000, 2), now)).toEqual({ ok: true, discountPaise: 90_000 })
  })
})

describe('of the offers that apply by themselves', () => {
  const line = (categoryId: number, quantity: number) => ({
    ...{ currentPaise: 100_000, quantity, categoryId },
  })
  const pair = { ...welcomeCoupon, code: 'PAIR', leastPieces: 2 }
  const silk = { ...welcomeCoupon, code: 'SILK', percent: 15, categoryIds: [3] }
  const over = { ...welcomeCoupon, ...flat, code: 'OVER', minSubtotalPaise: 400_000 }
  const best = (...lines: ReturnType<typeof line>[]) => {
    const found = bestOffer([pair, silk, over] as Coupon[], lines, now)
    return found && [found.offer.code, found.discountPaise]
  }

  it('the one that takes most off is meant, and none where none takes anything off', () => {
    expect(best(line(9, 1))).toBe(null)
    expect(best(line(9, 2))).toEqual(['PAIR', 20_000])
    expect(best(line(3, 1))).toEqual(['SILK', 15_000])
    expect(best(line(3, 1), line(9, 1))).toEqual(['PAIR', 20_000])
    expect(best(line(3, 1), line(9, 3))).toEqual(['OVER', 50_000])
  })

  it('never takes off more than the sarees cost, nor less than another would', () => {
    const offer = fc.record({
      percent: fc.integer({ min: 1, max: 100 }),
      leastPieces: fc.integer({ min: 0, max: 4 }),
      minSubtotalPaise: fc.constantFrom(0, 100_000, 500_000),
      categoryIds: fc.subarray([1, 2]),
    })
    const anyLine = fc.record({
      currentPaise: fc.integer({ min: 1, max: 1_000_000 }),
      quantity: fc.integer({ min: 1, max: 3 }),
      categoryId: fc.constantFrom(1, 2, 3),
    })
    const cart = fc.record({ terms: fc.array(offer), lines: fc.array(anyLine) })
    return fc.assert(
      fc.property(cart, ({ terms, lines }) => {
        const offers = terms.map((one) => ({ ...welcomeCoupon, ...one }) as Coupon)
        const off = bestOffer(offers, lines, now)?.discountPaise ?? 0
        const each = offers.map((one) => discountFor(one, coveredBy(one, lines)))
        expect(off).toBeLessThanOrEqual(coveredBy({}, lines).paise)
        expect(off).toBe(Math.max(0, ...each))
      }),
    )
  })
})

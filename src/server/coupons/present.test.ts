import { expect, it } from 'vitest'
import type { CouponTerms } from '#contract/coupons/types.ts'
import { couponColumns, presentCoupon, presentTerms } from './present.ts'
import type { CouponRow } from './queries.ts'

// What the owner is told of a coupon, and what of its form is kept.

const at = Date.UTC(2026, 0, 15, 6, 30)
const moment = '2026-01-15T06:30:00.000Z'
const percent: CouponRow = {
  ...{ id: 3, code: 'WELCOME10', kind: 'percent', percent: 10, amount_paise: null },
  ...{ max_discount_paise: 150_050, min_subtotal_paise: 200_000, category_ids: '[2,5]' },
  ...{ starts_at: at, ends_at: at + 1000, max_uses: 100, max_uses_per_customer: 1, uses: 4 },
  ...{ is_active: 1, is_automatic: 0, least_pieces: 2, title: 'Pongal' },
  ...{ created_at: at, updated_at: at + 5000 },
}
const amount: CouponRow = {
  ...{ ...percent, kind: 'amount', percent: null, amount_paise: 50_000, category_ids: '[]' },
  ...{ max_discount_paise: null, starts_at: null, ends_at: null, is_active: 0 },
  ...{ max_uses: null, max_uses_per_customer: null },
}
const shown = {
  ...{ id: 3, code: 'WELCOME10', kind: 'percent', percent: 10, amount: null },
  ...{ maxDiscount: 1500.5, minSubtotal: 2000, categoryIds: [2, 5], startsAt: moment },
  ...{ endsAt: '2026-01-15T06:30:01.000Z', maxUses: 100, maxUsesPerCustomer: 1 },
  ...{ isActive: true, isAutomatic: false, leastPieces: 2, title: 'Pongal', createdAt: moment },
}

it('one of a part of the price, and one of an amount, each with its terms and how often it was used', () => {
  expect(presentCoupon(percent)).toEqual({ ...shown, uses: 4, version: expect.any(String) })
  expect(presentTerms(amount)).toEqual({
    ...{ ...shown, kind: 'amount', percent: null, amount: 500, maxDiscount: null },
    ...{ categoryIds: [], startsAt: null, endsAt: null, isActive: false },
    ...{ maxUses: null, maxUsesPerCustomer: null },
  })
})

it('its version is another one for every term, and the same however often it is used', () => {
  const versionOf = (change: Partial<CouponRow>) => presentCoupon({ ...percent, ...change }).version
  const changes: Partial<CouponRow>[] = [
    ...[{ code: 'X' }, { percent: 11 }, { max_discount_paise: 1 }, { min_subtotal_paise: 1 }],
    ...[{ category_ids: '[2]' }, { starts_at: null }, { ends_at: null }, { max_uses: 1 }],
    ...[{ max_uses_per_customer: 2 }, { is_active: 0 }, { amount_paise: 1 }],
    ...[{ is_automatic: 1 }, { least_pieces: 3 }, { title: '' }],
  ]
  const all = [versionOf({}), ...changes.map(versionOf)]
  expect(new Set(all).size).toBe(changes.length + 1)
  expect(versionOf({ uses: 5, updated_at: 1 })).toBe(versionOf({}))
})

const terms = {
  ...{ code: ' pongal-24 ', minSubtotal: 2000, categoryIds: [2, 5, 2], startsAt: moment },
  ...{ endsAt: moment, maxUses: 100, maxUsesPerCustomer: 1, isActive: true },
  ...{ isAutomatic: false, leastPieces: 2, title: 'Pongal' },
}
const form: CouponTerms = { ...terms, kind: 'percent', percent: 10, maxDiscount: 1500.5 }
const kept = {
  ...{ code: 'PONGAL-24', kind: 'percent', percent: 10, amount_paise: null },
  ...{ max_discount_paise: 150_050, min_subtotal_paise: 200_000, category_ids: '[2,5]' },
  ...{ starts_at: at, ends_at: at, max_uses: 100, max_uses_per_customer: 1, is_active: 1 },
  ...{ is_automatic: 0, least_pieces: 2, title: 'Pongal' },
}

it('of a form what belongs to its kind is kept, each category once and its code as it is looked for', () => {
  expect(couponColumns(form)).toEqual(kept)
  expect(couponColumns({ ...terms, kind: 'amount', amount: 500 })).toEqual({
    ...{ ...kept, kind: 'amount', percent: null, amount_paise: 50_000, max_discount_paise: null },
  })
})

it('a coupon without an end, a beginning or a highest sum has none, and one may rest', () => {
  const open: CouponTerms = { ...form, startsAt: null, endsAt: null, maxDiscount: null }
  expect(couponColumns({ ...open, isActive: false })).toEqual({
    ...{ ...kept, starts_at: null, ends_at: null, max_discount_paise: null, is_active: 0 },
  })
})

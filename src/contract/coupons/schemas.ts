import { z } from 'zod'
import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import { CouponSeen, CouponTerms, OneCoupon, SavedCoupon } from './types.ts'

export const schemas: SchemaTable<typeof adminCalls> = {
  listCoupons: { summary: 'Every promo code, newest first.', answer: z.array(SavedCoupon) },
  createCoupon: {
    summary: 'Makes a promo code.',
    input: CouponTerms,
    answer: SavedCoupon,
    errors: [409],
  },
  saveCoupon: {
    summary: 'Changes the terms of a promo code; its uses stay counted.',
    input: z.intersection(OneCoupon, CouponTerms),
    answer: SavedCoupon,
    errors: [404, 409],
  },
  deleteCoupon: {
    summary: 'Deletes a promo code that nobody has used.',
    input: CouponSeen,
    answer: z.undefined(),
    errors: [404, 409],
  },
}

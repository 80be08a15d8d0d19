import type { CouponTerms, OneCoupon, SavedCoupon } from './coupon.ts'
import { del, get, post, put } from './endpoint.ts'

type Nothing = Record<never, never>

// What staff do with promo codes, orders, payments and returns.

export const listCoupons = get<Nothing, SavedCoupon[]>('/api/admin/coupons', 'staff:orders.see')
export const createCoupon = post<CouponTerms, SavedCoupon>(
  '/api/admin/coupons',
  'staff:coupons.edit',
)
export const saveCoupon = put<OneCoupon & CouponTerms, SavedCoupon>(
  '/api/admin/coupons/{id}',
  'staff:coupons.edit',
)
export const deleteCoupon = del<OneCoupon, undefined>(
  '/api/admin/coupons/{id}',
  'staff:coupons.edit',
)

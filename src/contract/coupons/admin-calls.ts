import { del, get, type Nothing, post, put } from '../endpoint.ts'
import type { CouponSeen, CouponTerms, OneCoupon, SavedCoupon } from './types.ts'

export const listCoupons = get<Nothing, SavedCoupon[]>('/api/admin/coupons', 'staff:coupons.edit')
export const createCoupon = post<CouponTerms, SavedCoupon>(
  '/api/admin/coupons',
  'staff:coupons.edit',
)
export const saveCoupon = put<OneCoupon & CouponTerms, SavedCoupon>(
  '/api/admin/coupons/{id}',
  'staff:coupons.edit',
)
export const deleteCoupon = del<CouponSeen, undefined>(
  '/api/admin/coupons/{id}',
  'staff:coupons.edit',
)

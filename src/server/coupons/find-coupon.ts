import { formatRupees } from '#domain/money.ts'
import { type Coupon, type CouponRefusal, normaliseCode } from '#domain/promo.ts'
import type { Query } from '../platform/db/database.ts'
import { type CouponRow, couponByCode } from './queries.ts'

export const unknownCode = 'Please enter a valid promo code'

/** The coupon that a shopper means; only plain letters and digits, so that no other script folds into one. */
export function findCoupon(db: Query, typed: string): Promise<CouponRow | undefined> {
  const code = typed.replace(/\s/g, '')
  if (!/^[A-Za-z0-9_-]{1,40}$/.test(code)) return Promise.resolve(undefined)
  return couponByCode(db, normaliseCode(code))
}

/** Why a promo code takes nothing off, as a sentence for the shopper. */
export function refusalWords(coupon: Coupon, reason: CouponRefusal): string {
  switch (reason) {
    case 'below-minimum':
      return `This promo code needs sarees for ${formatRupees(coupon.minSubtotalPaise)} or more`
    case 'other-categories':
      return 'This promo code is for other sarees than those in your cart'
    case 'ended':
      return 'This promo code has ended'
    case 'used-up':
      return 'This promo code has been used up'
    case 'inactive':
    case 'not-started':
      return unknownCode
  }
}

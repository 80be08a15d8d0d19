import { type Coupon, type CouponRefusal, normaliseCode } from '#domain/coupon.ts'
import { refusal, type Told } from '#domain/refusals/list.ts'
import type { Query } from '../platform/db/database.ts'
import { type CouponRow, couponByCode } from './queries.ts'

/**
 * The coupon that a shopper means; only plain letters and digits, so that no other script folds into one. What
 * applies by itself is not typed.
 */
export async function findCoupon(db: Query, typed: string): Promise<CouponRow | undefined> {
  const code = typed.replace(/\s/g, '')
  if (!/^[A-Za-z0-9_-]{1,40}$/.test(code)) return undefined
  const coupon = await couponByCode(db, normaliseCode(code))
  return coupon?.is_automatic === 1 ? undefined : coupon
}

/** What the shopper is told when a promo code takes nothing off. */
export function refusalOf(coupon: Coupon, reason: CouponRefusal): Told {
  switch (reason) {
    case 'below-minimum':
      return refusal('promo-code-below-minimum', { minimumPaise: coupon.minSubtotalPaise })
    case 'too-few-pieces':
      return refusal('promo-code-too-few-pieces', { pieces: coupon.leastPieces ?? 0 })
    case 'other-categories':
      return 'promo-code-for-others'
    case 'ended':
      return 'promo-code-ended'
    case 'used-up':
      return 'promo-code-used-up'
    case 'inactive':
    case 'not-started':
      return 'unknown-promo-code'
  }
}

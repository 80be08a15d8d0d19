import { ShopError } from '#domain/errors.ts'
import type { Query } from '../platform/db/database.ts'
import { type CouponRow, type Customer, countUse, usesBy } from './queries.ts'

/**
 * Uses a coupon up by one inside the order's transaction; the count is taken first, so that two orders
 * of one customer at once see each other.
 */
export async function spendCoupon(tx: Query, coupon: CouponRow, who: Customer) {
  if (!(await countUse(tx, coupon.id))) throw new ShopError('promo-code-gone', { at: 'coupon' })
  const most = coupon.max_uses_per_customer
  if (most !== null && (await usesBy(tx, coupon.id, who)) >= most) {
    throw new ShopError('promo-code-used-by-you', { at: 'coupon' })
  }
}

import { welcomeCoupon } from '#domain/coupon.ts'
import type { Query } from '../platform/db/database.ts'
import { insertMissingCoupon } from './queries.ts'

/** Every shop, empty or demo, begins with the code that the spec promises; seeding again changes nothing. */
export async function seedCoupons(tx: Query, now: number) {
  if (welcomeCoupon.kind !== 'percent') return
  await insertMissingCoupon(tx, {
    code: welcomeCoupon.code,
    kind: 'percent',
    percent: welcomeCoupon.percent,
    created_at: now,
    updated_at: now,
  })
}

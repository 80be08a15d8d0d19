import { daysOfLapsed } from '#domain/gift-cards/card-sale.ts'
import type { Shop } from '../platform/shop.ts'
import { dropLapsed, lapseUnpaid } from './queries.ts'

const dayMs = 86_400_000

/** Ends purchases that nobody paid in time, and deletes those that ended so long ago. */
export async function lapseSales(shop: Shop): Promise<void> {
  const now = shop.now()
  await shop.db.write(async (tx) => {
    await lapseUnpaid(tx, now)
    await dropLapsed(tx, now - daysOfLapsed * dayMs)
  })
}

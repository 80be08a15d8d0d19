import { ShopError } from '#domain/errors.ts'
import { policy } from '#domain/policy.ts'
import { forgetOldCarts } from '../cart/queries.ts'
import { unpaidOrders } from '../order-records/change-queries.ts'
import { lapseClaims } from '../orders/lapse-claims.ts'
import { moveOrder } from '../orders/move-order.ts'
import { eraseLateOrders } from '../orders/person-queries.ts'
import { forgetHandlers } from '../platform/idempotency/queries.ts'
import type { Shop } from '../platform/shop.ts'
import { forgetHolds } from '../stock/hold-queries.ts'
import { forgetTimes } from '../stock/limit-queries.ts'

const hourMs = 3_600_000
const keptCartMs = 90 * 24 * hourMs
const atOnce = 200

/** Gives up what nobody waits for any more; a job for every hour. Nothing is wrong while it has not run. */
export async function sweepBuying(shop: Shop): Promise<void> {
  const now = shop.now()
  await lapseClaims(shop)
  await giveUpUnpaid(shop, now - policy.unpaidOrderHours * hourMs)
  await shop.db.write(async (tx) => {
    await forgetHolds(tx, now - 24 * hourMs)
    await forgetTimes(tx, now)
    await forgetHandlers(tx, now)
    await forgetOldCarts(tx, now - keptCartMs)
    await eraseLateOrders(tx)
  })
}

/** Orders whose money never came; one for which a transfer was named lapses later (lapse-claims.ts). */
async function giveUpUnpaid(shop: Shop, before: number) {
  for (const id of await unpaidOrders(shop.db.read, before, atOnce)) {
    const words = 'No payment came.'
    const by = { kind: 'system' as const, userId: null }
    try {
      await shop.db.write((tx) => moveOrder(tx, shop, id, { to: 'cancelled', by, words }))
    } catch (error) {
      // Somebody has paid or cancelled it since we looked.
      if (!(error instanceof ShopError)) throw error
    }
  }
}

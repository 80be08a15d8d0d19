import { ShopError } from '#domain/errors.ts'
import { forgetOldCarts } from '../cart/queries.ts'
import {
  lapsedExchanges,
  unconfirmedOrders,
  unpaidOrders,
} from '../order-records/change-queries.ts'
import { lapseClaims } from '../orders/lapse-claims.ts'
import { moveOrder } from '../orders/move-order.ts'
import { eraseLateOrders } from '../orders/person-queries.ts'
import { endRests } from '../orders/rests/end-rests.ts'
import { forgetHandlers } from '../platform/idempotency/queries.ts'
import type { Shop } from '../platform/shop.ts'
import { heldKinds } from '../retention/queries.ts'
import { forgetHolds } from '../stock/hold-queries.ts'
import { forgetTimes } from '../stock/limit-queries.ts'
import { holdLimits } from '../stock/limits.ts'

const hourMs = 3_600_000
const keptCartMs = 90 * 24 * hourMs
const atOnce = 200

/** Gives up what nobody waits for any more; a job for every hour. Nothing is wrong while it has not run. */
export async function sweepBuying(shop: Shop): Promise<void> {
  const now = shop.now()
  await lapseClaims(shop)
  await endRests(shop)
  const { lengths } = await holdLimits(shop.db)
  const unpaid = await unpaidOrders(shop.db.read, now - lengths.unpaidHours * hourMs, atOnce)
  await giveUp(shop, unpaid, 'No payment came.')
  await giveUp(
    shop,
    await lapsedExchanges(shop.db.read, now, atOnce),
    'It was not completed in time.',
  )
  await giveUp(shop, await unconfirmedOrders(shop.db.read, now, atOnce), 'Nobody confirmed it.')
  await shop.db.write(async (tx) => {
    await forgetHolds(tx, now - 24 * hourMs)
    await forgetTimes(tx, now)
    await forgetHandlers(tx, now)
    const held = await heldKinds(tx)
    if (!held.has('carts')) await forgetOldCarts(tx, now - keptCartMs)
    if (!held.has('orders')) await eraseLateOrders(tx)
  })
}

/** Orders whose money or whose word never came; one for which a transfer was named lapses later (lapse-claims.ts). */
async function giveUp(shop: Shop, ids: readonly number[], words: string) {
  for (const id of ids) {
    const by = { kind: 'system' as const, userId: null }
    const move = { from: 'pending_payment', to: 'cancelled', by, words } as const
    try {
      await shop.db.write((tx) => moveOrder(tx, shop, id, move))
    } catch (error) {
      // Somebody has paid or cancelled it since we looked.
      if (!(error instanceof ShopError)) throw error
    }
  }
}

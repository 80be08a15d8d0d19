import type { Actor } from '../audit/audit.ts'
import type { Query } from '../platform/db/database.ts'
import { insertStockEntry } from './queries.ts'

type Change = {
  productId: number
  before: number
  after: number
  reason: 'edited' | 'imported' | 'found'
  actor: Actor
  now: number
}

/** Writes a change of stock by staff into the ledger; nothing when the stock stayed as it was. */
export async function recordStock(tx: Query, change: Change) {
  if (change.before === change.after) return
  await insertStockEntry(tx, {
    product_id: change.productId,
    change: change.after - change.before,
    stock_after: change.after,
    reason: change.reason,
    user_id: change.actor.id,
    created_at: change.now,
  })
}

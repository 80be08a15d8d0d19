import type { Query } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

/** Ends the holds of one kind that a cart has. */
export async function dropCartHolds(tx: Query, cartId: number, kind: Tables['holds']['kind']) {
  await tx.deleteFrom('holds').where('cart_id', '=', cartId).where('kind', '=', kind).execute()
}

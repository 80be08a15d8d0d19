import type { Query } from '../../platform/db/database.ts'

/** The cheapest saree of which one is left: what costs least needs no papers of its own. */
export const cheapestPiece = (tx: Query) =>
  tx
    .selectFrom('products')
    .select(['id', 'name'])
    .where('archived_at', 'is', null)
    .where('stock', '>', 0)
    .orderBy('current_paise')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

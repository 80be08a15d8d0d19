import { sql } from 'kysely'
import type { Query } from '../platform/db/database.ts'
import { isOneOf } from '../platform/db/dialect.ts'

/** True of a product `p` of which there is or was more than one piece: the only one of its kind never runs low. */
export const isNoSinglePiece = sql<boolean>`(p.stock > 1 or exists (
  select 1 from stock_ledger as l where l.product_id = p.id
  and (l.stock_after > 1 or l.stock_after - l.change > 1)))`

/** Which of these products run low, or are sold out. */
export async function lowAmong(db: Query, ids: readonly number[], lowStock: number) {
  if (ids.length === 0) return new Set<number>()
  const rows = await db
    .selectFrom('products as p')
    .select('p.id')
    .where(isOneOf(db, 'p.id', ids))
    .where('p.stock', '<=', lowStock)
    .where((eb) => eb.or([eb('p.stock', '=', 0), isNoSinglePiece]))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

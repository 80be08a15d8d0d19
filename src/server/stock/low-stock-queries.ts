import { sql } from 'kysely'
import type { Query } from '../platform/db/database.ts'
import { isOneOf } from '../platform/db/dialect.ts'

/** True of a product `p` of which there is or was more than one piece: the only one of its kind never runs low. */
export const isOfSeveral = sql<boolean>`(p.stock > 1 or exists (
  select 1 from stock_ledger as l where l.product_id = p.id
  and (l.stock_after > 1 or l.stock_after - l.change > 1)))`

/** The mark of a product `p`: its own, or the shop's. */
const markOf = (shopMark: number) =>
  // PostgreSQL must not guess what kind of number the shop's is.
  sql<number>`coalesce(p.low_stock, cast(${shopMark} as integer))`

/** `runsLow` of the domain, of a product `p`. */
export const isLow = (shopMark: number) =>
  sql<boolean>`(p.stock > 0 and p.stock <= ${markOf(shopMark)} and ${isOfSeveral})`

/** True of an entry `e` of the ledger that brought its product `p` down to its mark. */
export const cameToMark = (shopMark: number) =>
  sql<boolean>`(e.stock_after <= ${markOf(shopMark)} and e.stock_after - e.change > ${markOf(shopMark)})`

/** Which of these products run low, or are sold out. */
export async function lowAmong(db: Query, ids: readonly number[], shopMark: number) {
  if (ids.length === 0) return new Set<number>()
  const rows = await db
    .selectFrom('products as p')
    .select('p.id')
    .where(isOneOf(db, 'p.id', ids))
    .where((eb) => eb.or([eb('p.stock', '=', 0), isLow(shopMark)]))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

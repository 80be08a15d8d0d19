import { sql } from 'kysely'
import type { LedgerQuery } from '#contract/stock/types.ts'
import { countOf } from '../platform/db/count-of.ts'
import type { Query } from '../platform/db/database.ts'
import { likePart } from '../platform/db/like-part.ts'

/** One page of the stock ledger, newest first, narrowed to a product or a reason. */
export async function ledgerPage(db: Query, asked: LedgerQuery, page: number, size: number) {
  const { productId, reason, q } = asked
  let entries = db
    .selectFrom('stock_ledger as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
  if (productId !== undefined) entries = entries.where('l.product_id', '=', productId)
  if (reason) entries = entries.where('l.reason', '=', reason)
  if (q) entries = entries.where(namesProduct(q))
  const rows = await entries
    .leftJoin('orders as o', 'o.id', 'l.order_id')
    .leftJoin('users as u', 'u.id', 'l.user_id')
    .select(['l.id', 'l.product_id', 'l.change', 'l.stock_after', 'l.reason', 'l.order_id'])
    .select(['l.note', 'l.created_at', 'p.code', 'p.name', 'o.number', 'u.username'])
    .orderBy('l.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total: await countOf(entries) }
}

function namesProduct(text: string) {
  const part = likePart(text.toLowerCase())
  return sql<boolean>`(lower(p.name) like ${part} escape '\\' or lower(p.code) like ${part} escape '\\')`
}

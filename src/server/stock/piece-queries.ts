import { sql } from 'kysely'
import type { Query } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'
import { heldForOthers, type Owner, type Piece, wanted } from './hold-queries.ts'

/** Which products were changed, and what is left of each. */
export type Left = Map<number, number>

/** Without a revision the products get theirs later, in the same transaction. */
type Moment = { now: number; revision?: number }

/** Takes pieces out of the stock where enough is free for this owner, decided in one statement. */
export async function takePieces(
  tx: Query,
  pieces: readonly Piece[],
  owner: Owner,
  { now, revision }: Moment,
): Promise<Left> {
  const { rows } = await sql<{ id: number; stock: number }>`
    with ${wanted(pieces)}
    update products set stock = products.stock - wanted.n
      ${revision === undefined ? sql`` : sql`, revision = ${revision}`}
    from wanted
    where products.id = wanted.id and products.archived_at is null
      and products.stock - ${heldForOthers(sql.ref('products.id'), owner, now)} >= wanted.n
    returning products.id, products.stock`.execute(tx)
  return new Map(rows.map((row) => [row.id, row.stock]))
}

/** Tells the index of the listings that these products have changed. */
export const revisionUpdate = (tx: Query, ids: readonly number[], revision: number) =>
  tx.updateTable('products').set({ revision }).where('id', 'in', ids)

/** Puts pieces back into the stock. */
export async function returnPieces(
  tx: Query,
  pieces: readonly Piece[],
  revision: number,
): Promise<Left> {
  const { rows } = await sql<{ id: number; stock: number }>`
    with ${wanted(pieces)}
    update products set stock = products.stock + wanted.n, revision = ${revision}
    from wanted where products.id = wanted.id
    returning products.id, products.stock`.execute(tx)
  return new Map(rows.map((row) => [row.id, row.stock]))
}

type Reason = Tables['stock_ledger']['reason']
export type Entry = {
  reason: Reason
  orderId: number
  userId: number | null
  note?: string
  now: number
}

type StockChange = { productId: number; change: number; left: number }

/** Writes down who moved how many pieces, when and why: one row a product. */
export const ledgerInsert = (
  tx: Query,
  changes: readonly StockChange[],
  { reason, orderId, userId, note = '', now }: Entry,
) =>
  tx.insertInto('stock_ledger').values(
    changes.map(({ productId, change, left }) => ({
      product_id: productId,
      change,
      stock_after: left,
      reason,
      order_id: orderId,
      user_id: userId,
      note,
      created_at: now,
    })),
  )

import { sql } from 'kysely'
import { type ColumnKey, columnKeys } from '#domain/attributes.ts'
import { shownStock } from '#domain/stock.ts'
import { untilSaved } from '../../platform/cache/until-saved.ts'
import type { Database } from '../../platform/db/database.ts'
import { isOneOf } from '../../platform/db/dialect.ts'
import { type CardRow, everyCardRow, everyProductRow, type ProductRow } from '../queries.ts'

/** What a listing filters, counts and sorts by. */
export type ListedRow = Record<ColumnKey, string> & {
  id: number
  code: string
  name: string
  facts: string
  category_id: number
  current_paise: number
  price_paise: number
  discount_paise: number | null
  rating_count: number
  making_days: number
  sold_out: number
  is_featured: number
  is_new_arrival: number
  is_trending: number
  published_at: number
  archived_at: number | null
  revision: number
}

/** How far the catalogue was read: everything up to that product of that version. */
export type ReadUpTo = { revision: number; id: number }

/** The next products in the order of their changes. */
export function changedRows(
  db: Database,
  { revision, id }: ReadUpTo,
  limit: number,
): Promise<ListedRow[]> {
  return db.read
    .selectFrom('products')
    .select([...columnKeys, 'id', 'category_id', 'current_paise', 'sold_out'])
    .select(['price_paise', 'discount_paise', 'rating_count', 'making_days'])
    .select(['is_featured', 'is_new_arrival', 'is_trending', 'archived_at'])
    .select(sql<number>`coalesce(published_at, created_at)`.as('published_at'))
    .select(['code', 'name', 'facts', 'revision'])
    .where(sql<boolean>`(revision, id) > (${revision}, ${id})`)
    .orderBy('revision')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The catalogue's version as it is committed now, not as it was last noticed. */
export async function committedVersion(db: Database): Promise<number> {
  const row = await db.read
    .selectFrom('versions')
    .select('number')
    .where('name', '=', 'catalogue')
    .executeTakeFirst()
  return row?.number ?? 0
}

/** The products of these ids, in the order of the ids; what is archived meanwhile is left out. */
export async function rowsByIds(db: Database, ids: readonly number[]): Promise<ProductRow[]> {
  if (ids.length === 0) return []
  // Asked for live ones alone, PostgreSQL may walk a whole index of live products instead of 24 keys.
  const rows = await everyProductRow(db.read)
    .where(isOneOf(db.read, 'p.id', ids))
    .execute()
  return liveInOrder(rows, ids)
}

/** The same as cards show them. */
export async function cardsByIds(db: Database, ids: readonly number[]): Promise<CardRow[]> {
  if (ids.length === 0) return []
  const rows = await everyCardRow(db.read)
    .where(isOneOf(db.read, 'p.id', ids))
    .execute()
  return liveInOrder(rows, ids)
}

function liveInOrder<Row extends Pick<ProductRow, 'id' | 'archived_at'>>(
  rows: Row[],
  ids: readonly number[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? []).filter((row) => row.archived_at === null)
}

/** Products whose name contains the text; the text is in lower case. */
export async function idsNaming(db: Database, textLower: string): Promise<number[]> {
  const place = db.engine === 'postgres' ? sql<number>`strpos` : sql<number>`instr`
  const rows = await db.read
    .selectFrom('product_texts')
    .select('product_id')
    .where(sql<boolean>`${place}(name_lower, ${textLower}) > 0`)
    .execute()
  return rows.map((row) => row.product_id)
}

export function categoryOfSlug(db: Database, slug: string) {
  return db.read.selectFrom('categories').select('id').where('slug', '=', slug).executeTakeFirst()
}

/** Every category, the ones that the shop shows first in front; in memory until somebody saves something. */
export const categoriesInOrder = (db: Database) => categories(db, () => readCategories(db))

const categories = untilSaved<Awaited<ReturnType<typeof readCategories>>>()

const readCategories = (db: Database) =>
  db.read
    .selectFrom('categories')
    .select(['id', 'slug', 'name', 'image'])
    .orderBy('position')
    .orderBy('name')
    .execute()

/** What has changed since a version, `most` pieces at most; undefined where they are more. */
export async function piecesChangedSince(db: Database, version: number, most: number) {
  const rows = await db.read
    .selectFrom('products')
    .select(['slug', 'stock', 'revision'])
    .where('revision', '>', version)
    .limit(most + 1)
    .execute()
  if (rows.length > most) return undefined
  return rows.map(({ stock, ...row }) => ({ ...row, shown: shownStock(stock) }))
}

import { sql } from 'kysely'
import type { StockQuery } from '#contract/catalog/admin-types.ts'
import type { ColumnKey } from '#domain/attributes.ts'
import type { Publishing } from '#domain/publishing/publishing.ts'
import { countOf } from '../platform/db/count-of.ts'
import type { Database, Query } from '../platform/db/database.ts'
import { isOneOf } from '../platform/db/dialect.ts'
import { likePart } from '../platform/db/like-part.ts'
import { isLow, lowAmong } from '../stock/low-stock-queries.ts'
import type { ProductRow } from './queries.ts'

const sortColumns = {
  name: 'p.name',
  price: 'p.current_paise',
  stock: 'p.stock',
  category: 'c.name',
  updated: 'p.updated_at',
  created: 'p.created_at',
} as const

function matching(db: Query, asked: StockQuery, lowStock: number) {
  const isOutOfShop = asked.state === 'archived' || asked.state === 'draft'
  const rows = db
    .selectFrom('products as p')
    .where('p.archived_at', isOutOfShop ? 'is not' : 'is', null)
    .$if(isOutOfShop, (q) =>
      q.where('p.draft_state', asked.state === 'draft' ? '=' : '!=', 'draft'),
    )
    .$if(asked.state === 'low', (q) => q.where(isLow(lowStock)))
    .$if(asked.state === 'sold-out', (q) => q.where('p.stock', '=', 0))
    .$if(asked.state === 'no-picture', (q) =>
      q.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('product_pictures as pp')
              .select('pp.path')
              .whereRef('pp.product_id', '=', 'p.id'),
          ),
        ),
      ),
    )
    .$if(asked.categoryId !== undefined, (q) =>
      q.where('p.category_id', '=', Number(asked.categoryId)),
    )
  const wanted = asked.q?.trim().toLowerCase()
  if (!wanted) return rows
  const like = likePart(wanted)
  return rows.where((eb) =>
    eb.or(
      (['p.name', 'p.code', 'p.slug'] as const).map((column) =>
        eb(eb.fn<string>('lower', [column]), 'like', like),
      ),
    ),
  )
}

/** `lowStock`: at or below how many left a product is short that has no mark of its own. */
type Slice = { lowStock: number; page: number; size: number }

/** One page of the admin area's products, how many there are, and which of the page run low. */
export async function stockRows(db: Database, asked: StockQuery, { lowStock, page, size }: Slice) {
  const found = matching(db.read, asked, lowStock)
  const total = await countOf(found)
  const direction = asked.order ?? 'desc'
  const sort = asked.sort ?? 'created'
  // Numbers alone are sorted; the rows themselves are fetched for one page only.
  const places = await found
    .$if(sort === 'category', (q) => q.leftJoin('categories as c', 'c.id', 'p.category_id'))
    .select('p.id')
    .orderBy(sql.ref(sortColumns[sort]), direction)
    .orderBy('p.id', direction)
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const ids = idsIn(places)
  const rows = await everyRowByIds(db.read, ids)
  return { rows, total, low: await lowAmong(db.read, ids, lowStock) }
}

const idsIn = (places: { id: number }[]) => places.map(({ id }) => id)

/** The whole rows of some products in the order given, whether in the shop or not. */
export async function everyRowByIds(db: Query, ids: readonly number[]): Promise<ProductRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('products as p')
    .leftJoin('categories as c', 'c.id', 'p.category_id')
    .where(isOneOf(db, 'p.id', ids))
    .selectAll('p')
    .select(['c.name as category_name', 'c.slug as category_slug'])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** A product as it is kept, archived or not. */
export function productById(tx: Query, id: number): Promise<ProductRow | undefined> {
  return tx
    .selectFrom('products as p')
    .leftJoin('categories as c', 'c.id', 'p.category_id')
    .where('p.id', '=', id)
    .selectAll('p')
    .select(['c.name as category_name', 'c.slug as category_slug'])
    .executeTakeFirst()
}

export type ProductValues = Record<ColumnKey, string> & {
  name: string
  slug: string
  code: string
  description: string | null
  price_paise: number
  discount_paise: number | null
  stock: number
  category_id: number
  is_featured: number
  is_new_arrival: number
  is_trending: number
  facts: string
  mrp_paise?: number | null
  tax_class?: string
  hsn?: string
  is_handicraft?: number
  is_cod_allowed?: number
  making_days?: number
  low_stock?: number | null
}

/** Any of its columns that staff change. */
export type ProductChange = Partial<ProductValues & Publishing>

/** What another product already has: its slug or its code. */
export function rivalProduct(tx: Query, slug: string, code: string, exceptId: number | null) {
  return tx
    .selectFrom('products')
    .select(['slug', 'code'])
    .where((eb) => eb.or([eb('slug', '=', slug), eb('code', '=', code)]))
    .where('id', '!=', exceptId ?? -1)
    .executeTakeFirst()
}

export async function insertProduct(
  tx: Query,
  row: ProductValues & Partial<Publishing>,
  now: number,
  revision: number,
) {
  const { id } = await tx
    .insertInto('products')
    .values({
      ...{ ...row, revision, created_at: now, updated_at: now },
      published_at: row.archived_at ? null : now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateProductRow(
  tx: Query,
  id: number,
  row: ProductChange,
  now: number,
  revision: number,
) {
  const { archived_at: gone } = row
  await tx
    .updateTable('products')
    .set({ ...row, revision, updated_at: now })
    .$if(gone !== undefined, (update) =>
      update.set('published_at', firstPublished(gone === null, now)),
    )
    .where('id', '=', id)
    .execute()
}

/** The first moment stays for good, however often a product leaves the shop and comes back. */
const firstPublished = (isInShop: boolean, now: number) => sql<number | null>`coalesce(published_at,
  case when archived_at is null then created_at else cast(${isInShop ? now : null} as bigint) end)`

/** Puts exactly these pictures beside a product, in this order. */
export async function setPictures(
  tx: Query,
  productId: number,
  pictures: { src: string; alt: string }[],
) {
  await tx.deleteFrom('product_pictures').where('product_id', '=', productId).execute()
  if (pictures.length === 0) return
  await tx
    .insertInto('product_pictures')
    .values(
      pictures.map(({ src, alt }, position) => ({
        product_id: productId,
        position,
        path: src,
        alt,
      })),
    )
    .execute()
}

/** The highest id so far, from which a new code is made. */
export async function lastProductId(tx: Query): Promise<number> {
  const row = await tx
    .selectFrom('products')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirstOrThrow()
  return Number(row.id ?? 0)
}

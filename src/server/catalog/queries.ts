import { type Selectable, sql } from 'kysely'
import type { Picture } from '#contract/catalog/types.ts'
import { columnKeys } from '#domain/attributes.ts'
import type { CuratedList } from '#domain/listing/listing.ts'
import { countOf } from '../platform/db/count-of.ts'
import type { Database, Query } from '../platform/db/database.ts'
import { isOneOf } from '../platform/db/dialect.ts'
import type { Tables } from '../platform/db/tables.ts'

export type ProductRow = Selectable<Tables['products']> & {
  category_name: string | null
  category_slug: string | null
}

/** Products with their category's name, archived ones included. */
export const everyProductRow = (db: Query) =>
  db
    .selectFrom('products as p')
    .leftJoin('categories as c', 'c.id', 'p.category_id')
    .selectAll('p')
    .select(['c.name as category_name', 'c.slug as category_slug'])

const cardColumns = [
  ...columnKeys,
  ...(['id', 'code', 'name', 'slug', 'price_paise', 'discount_paise', 'stock'] as const),
  ...(['category_id', 'is_featured', 'is_new_arrival', 'is_trending'] as const),
  ...(['rating_sum', 'rating_count', 'archived_at', 'making_days'] as const),
  ...(['created_at', 'published_at'] as const),
]

/** What a card tells of a product. */
export type CardRow = Pick<
  ProductRow,
  (typeof cardColumns)[number] | 'category_name' | 'category_slug'
>

/** The same without what a grid does not show: descriptions and facts are most of a row. */
export const everyCardRow = (db: Query) =>
  db
    .selectFrom('products as p')
    .leftJoin('categories as c', 'c.id', 'p.category_id')
    .select(cardColumns.map((column) => `p.${column}` as const))
    .select(['c.name as category_name', 'c.slug as category_slug'])

/** Products of the shop with their category's name: archived ones are forgotten. */
export const productRows = (db: Query) => everyProductRow(db).where('p.archived_at', 'is', null)

const flagOf = {
  'new-arrivals': 'p.is_new_arrival',
  featured: 'p.is_featured',
  trending: 'p.is_trending',
} as const

/** What is listed: one of the shop's lists, all that is in the shop (null), or drafts too. */
export type Listed = CuratedList | 'drafts-too' | null

/** So many rows, after the first `skip` of them. */
export type Stretch = { limit: number; skip: number }

/** Ids of a stretch, newest first; of a curated list, what is in stock comes before what is sold out. */
export async function idsInOrder(
  db: Database,
  list: Listed,
  { limit, skip }: Stretch,
): Promise<number[]> {
  const rows = await listedRows(db, list)
    .$if(isCurated(list), (some) => some.orderBy('p.sold_out'))
    .orderBy(sql`coalesce(p.published_at, p.created_at)`, 'desc')
    .orderBy('p.id', 'desc')
    .select('p.id')
    .limit(limit)
    .offset(skip)
    .execute()
  return rows.map(({ id }) => id)
}

/** Ids of all products, the last one first, so many at a time: a shop of any size takes the memory of one step. */
export async function* idsInSteps({ read }: Database, step: number): AsyncGenerator<number[]> {
  const last = read
    .selectFrom('products')
    .where('archived_at', 'is', null)
    .select('id')
    .orderBy('id', 'desc')
    .limit(step)
  for (let rows = await last.execute(); rows.length > 0; ) {
    const ids = rows.map(({ id }) => id)
    yield ids
    rows = await last.where('id', '<', Math.min(...ids)).execute()
  }
}

/** How many products a list has. */
export async function countListed(db: Database, list: Listed): Promise<number> {
  return countOf(listedRows(db, list))
}

function listedRows(db: Database, list: Listed) {
  const every = db.read.selectFrom('products as p')
  if (list === 'drafts-too') {
    return every.where((eb) =>
      eb.or([eb('p.archived_at', 'is', null), eb('p.draft_state', '=', 'draft')]),
    )
  }
  const rows = every.where('p.archived_at', 'is', null)
  return list ? rows.where(flagOf[list], '=', 1) : rows
}

const isCurated = (list: Listed) => list !== null && list !== 'drafts-too'

export function productBySlug(db: Database, slug: string): Promise<ProductRow | undefined> {
  return productRows(db.read).where('p.slug', '=', slug).executeTakeFirst()
}

/** The slug that the product of an old slug has now. */
export async function movedProduct(db: Database, oldSlug: string): Promise<string | undefined> {
  const row = await db.read
    .selectFrom('slug_moves as m')
    .innerJoin('products as p', 'p.id', 'm.target_id')
    .where('m.kind', '=', 'product')
    .where('m.old_slug', '=', oldSlug)
    .where('p.archived_at', 'is', null)
    .select('p.slug')
    .executeTakeFirst()
  return row?.slug
}

/** The category of a product that has left the shop, by the slug that it had. */
export async function categoryOfArchived(
  db: Database,
  oldSlug: string,
): Promise<string | undefined> {
  const row = await db.read
    .selectFrom('slug_moves as m')
    .innerJoin('products as p', 'p.id', 'm.target_id')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .where('m.kind', '=', 'product')
    .where('m.old_slug', '=', oldSlug)
    .where('p.archived_at', 'is not', null)
    .select('c.slug')
    .executeTakeFirst()
  return row?.slug
}

/** The pictures of several products in one question, each in gallery order. */
export async function picturesOf(db: Database, ids: number[]): Promise<Map<number, Picture[]>> {
  const found = new Map<number, Picture[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return found
  const rows = await db.read
    .selectFrom('product_pictures as pp')
    .leftJoin('pictures as k', 'k.path', 'pp.path')
    .where(isOneOf(db.read, 'pp.product_id', ids))
    .orderBy('pp.product_id')
    .orderBy('pp.position')
    .select(['pp.product_id', 'pp.path', 'pp.alt', 'k.width', 'k.height', 'k.preview'])
    .execute()
  for (const row of rows) {
    found.get(row.product_id)?.push({
      src: row.path,
      alt: row.alt,
      width: row.width ?? 0,
      height: row.height ?? 0,
      preview: row.preview ?? '',
    })
  }
  return found
}

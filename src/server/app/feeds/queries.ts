import { type ProductRow, productRows } from '../../catalog/queries.ts'
import { countOf } from '../../platform/db/count-of.ts'
import type { Database } from '../../platform/db/database.ts'

export async function countProducts(db: Database): Promise<number> {
  return countOf(db.read.selectFrom('products').where('archived_at', 'is', null))
}

export type Listed = { id: number; slug: string; name: string; updated_at: number }

/** So many products in the order of their ids, after the first `skip` of them. */
export function listedProducts(db: Database, skip: number, count: number): Promise<Listed[]> {
  return db.read
    .selectFrom('products')
    .select(['id', 'slug', 'name', 'updated_at'])
    .where('archived_at', 'is', null)
    .orderBy('id')
    .limit(count)
    .offset(skip)
    .execute()
}

export type FedProduct = ProductRow & { category_hsn: string | null }

/** The next products after an id: a feed of any length is read in steps. */
export function productsAfter(db: Database, id: number, count: number): Promise<FedProduct[]> {
  return productRows(db.read)
    .select('c.hsn as category_hsn')
    .where('p.id', '>', id)
    .orderBy('p.id')
    .limit(count)
    .execute()
}

export function listedPages(db: Database) {
  return db.read.selectFrom('pages').select(['slug', 'updated_at']).orderBy('slug').execute()
}

/** The stories that are shown at a moment. */
export const listedStories = (db: Database, now: number) =>
  db.read
    .selectFrom('stories')
    .select(['slug', 'picture', 'picture_alt', 'updated_at'])
    .where('publish_at', '<=', now)
    .orderBy('publish_at', 'desc')
    .limit(5000)
    .execute()

export function listedCategories(db: Database) {
  return db.read
    .selectFrom('categories')
    .select(['slug', 'name', 'image', 'updated_at'])
    .orderBy('position')
    .orderBy('name')
    .execute()
}

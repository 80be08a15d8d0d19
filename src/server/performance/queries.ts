import type { Database } from '../platform/db/database.ts'

export async function productIds(db: Database): Promise<number[]> {
  const rows = await db.read
    .selectFrom('products')
    .select('id')
    .where('archived_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Home, the lists, every category and every page of the shop. */
export async function mainAddresses(db: Database): Promise<string[]> {
  const categories = await db.read.selectFrom('categories').select('slug').execute()
  const pages = await db.read.selectFrom('pages').select('slug').execute()
  return [
    '/',
    '/products',
    ...['new-arrivals', 'featured', 'trending'].map((list) => `/products?filter=${list}`),
    ...categories.map(({ slug }) => `/products/${slug}`),
    ...pages.map(({ slug }) => `/${slug}`),
  ]
}

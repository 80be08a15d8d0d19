import type { Query } from '../db/database.ts'

/** The products of a manual order that the shop still sells. */
export function productsFor(db: Query, ids: number[]) {
  return db
    .selectFrom('products')
    .select(['id', 'code', 'name', 'slug', 'fabric', 'color', 'occasion', 'category_id'])
    .select(['price_paise', 'discount_paise'])
    .where('id', 'in', ids)
    .where('archived_at', 'is', null)
    .execute()
}

import type { Query } from '../platform/db/database.ts'

/** The products of a manual order that the shop still sells. */
export function productsFor(db: Query, ids: number[]) {
  return db
    .selectFrom('products')
    .select(['id', 'code', 'name', 'slug', 'fabric', 'color', 'occasion', 'category_id'])
    .select(['price_paise', 'discount_paise', 'facts', 'making_days'])
    .where('id', 'in', ids)
    .where('archived_at', 'is', null)
    .execute()
}

/** What is said of sarees that were sold, those among them that the shop no longer sells. */
export const factsOfSold = (db: Query, ids: number[]) =>
  db.selectFrom('products').select(['id', 'facts', 'making_days']).where('id', 'in', ids).execute()

/** Sarees for the demo shop's orders: those that are rated, then the newest. */
export function demoProducts(db: Query, count: number) {
  return db
    .selectFrom('products')
    .select(['id', 'code', 'name', 'slug', 'fabric', 'color', 'occasion', 'category_id'])
    .select(['current_paise'])
    .where('archived_at', 'is', null)
    .orderBy('rating_count', 'desc')
    .orderBy('id')
    .limit(count)
    .execute()
}

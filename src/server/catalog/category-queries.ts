import type { Query } from '../platform/db/database.ts'

export function categoryById(tx: Query, id: number) {
  return tx
    .selectFrom('categories')
    .select(['id', 'name', 'slug', 'description', 'image', 'tax_class', 'hsn'])
    .select(['seo_title', 'seo_description'])
    .where('id', '=', id)
    .executeTakeFirst()
}

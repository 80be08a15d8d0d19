import type { Query } from '../platform/db/database.ts'

export function categoryById(tx: Query, id: number) {
  return tx
    .selectFrom('categories')
    .select(['id', 'name', 'slug', 'description', 'image', 'tax_class', 'hsn'])
    .where('id', '=', id)
    .executeTakeFirst()
}

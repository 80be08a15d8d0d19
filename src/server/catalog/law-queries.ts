import type { TaxClass } from '#domain/tax/hsn.ts'
import type { Query } from '../platform/db/database.ts'

/** The classes of goods by code. */
export async function taxClasses(db: Query): Promise<Map<string, TaxClass>> {
  const rows = await db
    .selectFrom('tax_classes')
    .select(['code', 'name', 'unit', 'hsn_chapters as chapters'])
    .execute()
  return new Map(rows.map((row) => [row.code, row]))
}

/** The class and code that products of a category have where they say none. */
export const categoryLaw = (db: Query, id: number) =>
  db.selectFrom('categories').select(['tax_class', 'hsn']).where('id', '=', id).executeTakeFirst()

/** The codes of goods that categories have, by their ids. */
export async function codesOfCategories(db: Query): Promise<Map<number, string>> {
  const rows = await db.selectFrom('categories').select(['id', 'hsn']).execute()
  return new Map(rows.map(({ id, hsn }) => [id, hsn]))
}

/** Whether anything on sale of a category has no code but the category's. */
export async function hasSareesWithoutCode(db: Query, categoryId: number): Promise<boolean> {
  const some = await db
    .selectFrom('products')
    .where('category_id', '=', categoryId)
    .where('archived_at', 'is', null)
    .where('hsn', '=', '')
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return some !== undefined
}

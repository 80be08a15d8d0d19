import type { Query } from '../platform/db/database.ts'

/** Every rate that ever was, of every class. */
export const allRates = (db: Query) =>
  db
    .selectFrom('tax_rates as r')
    .innerJoin('tax_classes as c', 'c.code', 'r.tax_class')
    .selectAll('r')
    .select('c.name as class_name')
    .orderBy('c.code')
    .orderBy('r.from_day')
    .orderBy('r.above_paise')
    .execute()

export const lawNumbers = (db: Query) => db.selectFrom('law_numbers').selectAll().execute()

/** What the owner has said, the latest day first. */
export const settingsRows = (db: Query) =>
  db.selectFrom('tax_settings').selectAll().orderBy('from_day', 'desc').orderBy('id', 'desc')

export type LineFacts = {
  id: number
  tax_class: string
  hsn: string
  category_hsn: string | null
  is_handicraft: number
}

/** How the law sees these products: their class and code, the category's code where they have none. */
export function factsOf(db: Query, productIds: number[]): Promise<LineFacts[]> {
  if (productIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('products as p')
    .leftJoin('categories as c', 'c.id', 'p.category_id')
    .where('p.id', 'in', productIds)
    .select(['p.id', 'p.tax_class', 'p.hsn', 'p.is_handicraft', 'c.hsn as category_hsn'])
    .execute()
}

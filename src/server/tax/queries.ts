import type { Insertable } from 'kysely'
import type { Query } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

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

/** The last day of a limit that had none. */
export async function endLawNumber(tx: Query, name: string, day: string) {
  const open = tx.updateTable('law_numbers').where('name', '=', name).where('to_day', 'is', null)
  await open.set({ to_day: day }).execute()
}

export async function insertLawNumber(tx: Query, row: Insertable<Tables['law_numbers']>) {
  await tx.insertInto('law_numbers').values(row).execute()
}

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

type NewSettings = {
  from_day: string
  value: string
  reason: string
  user_id: number | null
  created_at: number
}

export async function insertSettings(tx: Query, row: NewSettings) {
  await tx.insertInto('tax_settings').values(row).execute()
}

export const taxClass = (db: Query, code: string) =>
  db.selectFrom('tax_classes').selectAll().where('code', '=', code).executeTakeFirst()

export async function insertRate(tx: Query, row: Insertable<Tables['tax_rates']>) {
  await tx.insertInto('tax_rates').values(row).execute()
}

/** The last day of a rate that had none. */
export async function endRate(tx: Query, id: number, day: string) {
  await tx.updateTable('tax_rates').set({ to_day: day }).where('id', '=', id).execute()
}

/** The demo shop's: 5007 woven silk, 5208 cotton, 5309 linen, 5407 man-made. */
export async function nameCloth(tx: Query) {
  const codes = [
    ['%', '5407'],
    ['%cotton%', '5208'],
    ['%linen%', '5309'],
    ['%silk%', '5007'],
  ] as const
  for (const [part, hsn] of codes) {
    await tx
      .updateTable('products')
      .set({ hsn })
      .where((eb) => eb(eb.fn<string>('lower', ['fabric']), 'like', part))
      .execute()
  }
}

/** Which letters stand before the numbers of which kinds of documents in a financial year. */
export function lettersInUse(db: Query, fy: string) {
  return db
    .selectFrom('documents')
    .where('fy', '=', fy)
    .select(['kind', 'series as letters'])
    .distinct()
    .execute()
}

/** The PANs of the orders after this one, as they are kept. */
export const pansAfter = (db: Query, id: number, limit: number) =>
  db
    .selectFrom('orders')
    .select(['id', 'token', 'buyer_pan'])
    .where('buyer_pan', 'is not', null)
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Puts a PAN that was encrypted anew in the place of the same as it was. */
export async function replacePan(tx: Query, was: { id: number; sealed: string }, sealed: string) {
  await tx
    .updateTable('orders')
    .set({ buyer_pan: sealed })
    .where('id', '=', was.id)
    .where('buyer_pan', '=', was.sealed)
    .execute()
}

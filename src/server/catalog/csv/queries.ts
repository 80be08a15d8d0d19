import type { Insertable } from 'kysely'
import type { Database, Query } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { ProductValues } from '../admin-queries.ts'

const batch = 100

/** Every product as it is kept, archived ones included. */
export function keptProducts(tx: Query) {
  return tx.selectFrom('products').selectAll().orderBy('id').execute()
}
export type KeptProduct = Awaited<ReturnType<typeof keptProducts>>[number]

/** The paths of every product's pictures, in gallery order. */
export async function keptGalleries(tx: Query): Promise<Map<number, string[]>> {
  const rows = await tx
    .selectFrom('product_pictures')
    .select(['product_id', 'path'])
    .orderBy('product_id')
    .orderBy('position')
    .execute()
  const galleries = new Map<number, string[]>()
  for (const { product_id: id, path } of rows) {
    const known = galleries.get(id)
    if (known) known.push(path)
    else galleries.set(id, [path])
  }
  return galleries
}

export async function picturePaths(db: Database): Promise<string[]> {
  const rows = await db.read.selectFrom('pictures').select('path').execute()
  return rows.map(({ path }) => path)
}

export function categoryNames(db: Database) {
  return db.read.selectFrom('categories').select(['id', 'name', 'slug', 'tax_class']).execute()
}

/** Adds products; answers their ids by code. */
export async function insertProducts(
  tx: Query,
  rows: ProductValues[],
  { now, revision }: { now: number; revision: number },
): Promise<Map<string, number>> {
  const made = await tx
    .insertInto('products')
    .values(
      rows.map((row) => ({
        ...{ ...row, revision },
        ...{ created_at: now, updated_at: now, published_at: now },
      })),
    )
    .returning(['id', 'code'])
    .execute()
  return new Map(made.map(({ id, code }) => [code, id]))
}

type Gallery = { productId: number; pictures: { path: string; alt: string }[] }

/** Puts exactly these pictures beside these products. */
export async function replaceGalleries(tx: Query, galleries: Gallery[]) {
  if (galleries.length === 0) return
  const ids = galleries.map(({ productId }) => productId)
  await tx.deleteFrom('product_pictures').where('product_id', 'in', ids).execute()
  const rows = galleries.flatMap(({ productId, pictures }) =>
    pictures.map((picture, position) => ({ product_id: productId, position, ...picture })),
  )
  await inBatches(rows, (some) => tx.insertInto('product_pictures').values(some).execute())
}

type LedgerEntry = Omit<Insertable<Tables['stock_ledger']>, 'order_id' | 'note'>
type AuditRow = Insertable<Tables['audit']>

export async function insertLedger(tx: Query, entries: LedgerEntry[]) {
  await inBatches(
    entries.map((entry) => ({ ...entry, order_id: null, note: '' })),
    (some) => tx.insertInto('stock_ledger').values(some).execute(),
  )
}

export async function insertAudit(tx: Query, entries: AuditRow[]) {
  await inBatches(entries, (some) => tx.insertInto('audit').values(some).execute())
}

async function inBatches<Row>(rows: Row[], insert: (some: Row[]) => Promise<unknown>) {
  for (let at = 0; at < rows.length; at += batch) await insert(rows.slice(at, at + batch))
}

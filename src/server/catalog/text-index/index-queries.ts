import { sql } from 'kysely'
import { columnKeys } from '#domain/attributes.ts'
import type { Query } from '../../platform/db/database.ts'
import { engineOf } from '../../platform/db/dialect.ts'
import { documentOf, type SearchDocument } from './documents.ts'
import { translatedWords } from './translated-words.ts'

// Keeps the text index in step; every function belongs inside the transaction of the write.

const batch = 500

/** Call after a product was inserted or changed, or said in another language. */
export function indexProduct(tx: Query, productId: number): Promise<void> {
  return indexProducts(tx, [productId])
}

/** The same for many at once. */
export async function indexProducts(tx: Query, productIds: readonly number[]): Promise<void> {
  for (let at = 0; at < productIds.length; at += batch) {
    const ids = productIds.slice(at, at + batch)
    await forget(tx, ids)
    await keep(tx, await documents(tx, ids))
  }
}

/** Call after a product was archived. */
export function removeProduct(tx: Query, productId: number): Promise<void> {
  return forget(tx, [productId])
}

/** Call after a category was renamed, created or deleted: its products are found by its name. */
export async function reindexCategory(tx: Query, categoryId: number): Promise<void> {
  const rows = await tx
    .selectFrom('products')
    .select('id')
    .where('category_id', '=', categoryId)
    .where('archived_at', 'is', null)
    .execute()
  await indexProducts(tx, idsOf(rows))
}

/** Writes the whole index anew, for after a restore or a change of the spelling table. */
export async function reindexAll(tx: Query): Promise<void> {
  await indexProducts(tx, idsOf(await tx.selectFrom('products').select('id').execute()))
}

const idsOf = (rows: { id: number }[]) => rows.map((row) => row.id)

async function documents(tx: Query, ids: number[]): Promise<SearchDocument[]> {
  const rows = await tx
    .selectFrom('products as p')
    .leftJoin('categories as c', 'c.id', 'p.category_id')
    .where('p.id', 'in', ids)
    .where('p.archived_at', 'is', null)
    .select(['p.id', 'p.name', 'p.code', 'p.description'])
    .select(columnKeys.map((key) => `p.${key}` as const))
    .select(['p.facts', 'c.name as category_name'])
    .execute()
  const wordsFor = await translatedWords(tx, rows)
  return rows.map((row) => documentOf({ ...row, ...wordsFor(row) }))
}

async function forget(tx: Query, ids: number[]): Promise<void> {
  await tx.deleteFrom('product_texts').where('product_id', 'in', ids).execute()
  if (engineOf(tx) === 'sqlite') {
    await tx.deleteFrom('product_words').where('rowid', 'in', ids).execute()
  }
}

async function keep(tx: Query, all: SearchDocument[]): Promise<void> {
  if (all.length === 0) return
  const texts = all.map((one) => ({ product_id: one.id, name_lower: one.nameLower }))
  if (engineOf(tx) === 'postgres') {
    const vectors = all.map(({ name, kind, code, story }) => ({
      words: vectorOf({ C: code, B: kind, A: name }),
      story: vectorOf({ D: story }),
    }))
    const rows = texts.map((text, at) => ({ ...text, ...vectors[at] }))
    await tx.insertInto('product_texts').values(rows).execute()
    return
  }
  await tx.insertInto('product_texts').values(texts).execute()
  for (const one of all) await tx.insertInto('product_words').values(wordsRow(one)).execute()
}

const wordsRow = ({ id, name, kind, code, story }: SearchDocument) => ({
  rowid: id,
  name: name.join(' '),
  kind: kind.join(' '),
  code: code.join(' '),
  story: story.join(' '),
})

/** As tsvector literal: each word once, under the last weight that it stands under. */
function vectorOf(wordsByWeight: Record<string, string[]>) {
  const weights = new Map<string, string>()
  for (const [weight, words] of Object.entries(wordsByWeight)) {
    for (const word of words) weights.set(word, weight)
  }
  const literal = [...weights].map(([word, weight]) => `'${word}':1${weight}`).join(' ')
  return sql<string>`${literal}::tsvector`
}

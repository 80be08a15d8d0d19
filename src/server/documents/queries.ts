import type { Insertable, Selectable } from 'kysely'
import { InvoiceKind } from '#contract/orders/part-types.ts'
import type { Query } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

export type DocumentRow = Selectable<Tables['documents']>
export type DocumentLine = Selectable<Tables['document_rows']>
export type NewDocument = Insertable<Tables['documents']>
export type NewLine = Omit<Insertable<Tables['document_rows']>, 'document_id'>

const invoiceKinds = InvoiceKind.options

/** The next of a series; a transaction that fails gives it back. */
export async function countDocument(tx: Query, counter: string): Promise<number> {
  const { value } = await tx
    .insertInto('counters')
    .values({ name: counter, value: 1 })
    .onConflict((oc) =>
      oc.column('name').doUpdateSet((eb) => ({ value: eb('counters.value', '+', 1) })),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}

/** The order as it is, which nobody else changes until this transaction ends. */
export function lockOrder(tx: Query, id: number) {
  return tx
    .updateTable('orders')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export async function insertDocument(tx: Query, document: NewDocument, lines: readonly NewLine[]) {
  const row = await tx
    .insertInto('documents')
    .values(document)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (lines.length > 0) {
    const own = lines.map((line) => ({ ...line, document_id: row.id }))
    await tx.insertInto('document_rows').values(own).execute()
  }
  return row
}

/** The invoice of an order that counts; undefined before there is one. */
export function invoiceOf(db: Query, orderId: number): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('documents')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', 'in', invoiceKinds)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
}

/** What the invoices that count of these orders are, by the id of the order. */
export async function invoiceKindsOf(db: Query, orderIds: readonly number[]) {
  if (orderIds.length === 0) return new Map<number, never>()
  const rows = await db
    .selectFrom('documents')
    .select(['order_id', 'kind'])
    .where('order_id', 'in', orderIds)
    .where('kind', 'in', invoiceKinds)
    .where('cancelled_at', 'is', null)
    .execute()
  return new Map(rows.map(({ order_id, kind }) => [order_id, InvoiceKind.parse(kind)]))
}

/** Every document of an order, the oldest first. */
export function documentsOfOrder(db: Query, orderId: number): Promise<DocumentRow[]> {
  return db
    .selectFrom('documents')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}

export function documentById(db: Query, id: number): Promise<DocumentRow | undefined> {
  return db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst()
}

export function linesOfDocument(db: Query, documentId: number): Promise<DocumentLine[]> {
  return db
    .selectFrom('document_rows')
    .selectAll()
    .where('document_id', '=', documentId)
    .orderBy('position')
    .execute()
}

export async function keepHash(tx: Query, id: number, hash: string) {
  await tx.updateTable('documents').set({ pdf_hash: hash }).where('id', '=', id).execute()
}

/** Undefined when it was cancelled or reported before. */
export function markCancelled(
  tx: Query,
  id: number,
  { reason, now }: { reason: string; now: number },
) {
  return tx
    .updateTable('documents')
    .set({ cancelled_at: now, cancel_reason: reason, pdf_hash: null })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .where('return_period', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

type Seal = { content: string; parties: string }
export type Sealed = DocumentRow & Seal
export type SealedSpan = { from?: string; to?: string }

export const keepSeal = (tx: Query, seal: Seal & { document_id: number }) =>
  tx.insertInto('document_seals').values(seal).execute()

export const sealOf = (db: Query, documentId: number): Promise<Seal | undefined> =>
  db
    .selectFrom('document_seals')
    .select(['content', 'parties'])
    .where('document_id', '=', documentId)
    .executeTakeFirst()

/** Documents of these days with their seals, the newest first, below a number of a row. */
export const sealedDocuments = (
  db: Query,
  { from, to }: SealedSpan,
  before: number,
  most: number,
): Promise<Sealed[]> =>
  db
    .selectFrom('document_seals as s')
    .innerJoin('documents as d', 'd.id', 's.document_id')
    .selectAll('d')
    .select(['s.content', 's.parties'])
    .where('s.document_id', '<', before)
    .$if(from !== undefined, (query) => query.where('d.day', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('d.day', '<=', to ?? ''))
    .orderBy('s.document_id', 'desc')
    .limit(most)
    .execute()

/** The lines of documents, by the numbers of their rows. */
export async function linesBetween(db: Query, first: number, last: number) {
  const rows = await db
    .selectFrom('document_rows')
    .selectAll()
    .where('document_id', '>=', first)
    .where('document_id', '<=', last)
    .orderBy('document_id')
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, (row) => row.document_id)
}

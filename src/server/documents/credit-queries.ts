import type { Credited } from '#domain/tax/credit-note.ts'
import type { Query } from '../platform/db/database.ts'
import type { DocumentLine, DocumentRow } from './queries.ts'

/** Credit notes of an order that count, the oldest first. */
export function notesOfOrder(db: Query, orderId: number): Promise<DocumentRow[]> {
  return db
    .selectFrom('documents')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', 'credit-note')
    .where('cancelled_at', 'is', null)
    .orderBy('id')
    .execute()
}

/** The credit note of a return, once there is one. */
export function noteOfReturn(db: Query, returnId: number): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('documents')
    .selectAll()
    .where('return_id', '=', returnId)
    .where('kind', '=', 'credit-note')
    .executeTakeFirst()
}

/** What notes have taken off these rows of an invoice so far, row by row. */
export async function creditedOf(db: Query, rows: readonly DocumentLine[]): Promise<Credited[]> {
  const ids = rows.map((row) => row.id)
  const sums = await db
    .selectFrom('document_rows')
    .where('of_row', 'in', ids)
    .groupBy('of_row')
    .select((eb) => [
      'of_row',
      eb.fn.sum<number>('quantity').as('pieces'),
      eb.fn.sum<number>('net_paise').as('paise'),
    ])
    .execute()
  const known = new Map(sums.map((sum) => [sum.of_row, sum]))
  return ids.map((id) => {
    const { pieces = 0, paise = 0 } = known.get(id) ?? {}
    return { pieces: Number(pieces), paise: Number(paise) }
  })
}

/** The receipt vouchers of an order with what has not gone back of each, the oldest first. */
export async function openVouchersOf(db: Query, orderId: number) {
  const vouchers = db
    .selectFrom('documents')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['receipt-voucher', 'refund-voucher'])
    .orderBy('id')
  const all = await vouchers.execute()
  const back = (id: number) =>
    all.reduce((sum, one) => sum + (one.of_document === id ? one.total_paise : 0), 0)
  return all
    .filter(({ kind }) => kind === 'receipt-voucher')
    .map((voucher) => ({ voucher, openPaise: voucher.total_paise - back(voucher.id) }))
}

/** Whether any note belongs to an invoice. */
export async function hasNotes(db: Query, invoiceId: number): Promise<boolean> {
  const note = await db
    .selectFrom('documents')
    .select('id')
    .where('of_document', '=', invoiceId)
    .limit(1)
    .executeTakeFirst()
  return note !== undefined
}

/** Takes so much off what an order is charged. */
export async function addCredited(tx: Query, orderId: number, paise: number) {
  await tx
    .updateTable('orders')
    .set((eb) => ({ credited_paise: eb('credited_paise', '+', paise) }))
    .where('id', '=', orderId)
    .execute()
}

/** The newest invoice of an order that was cancelled. */
export function cancelledInvoiceOf(db: Query, orderId: number): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('documents')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['tax-invoice', 'bill-of-supply', 'bill'])
    .where('cancelled_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

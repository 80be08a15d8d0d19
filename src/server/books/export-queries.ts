import type { ShippingBill } from '#domain/tax/shipping-bill.ts'
import type { Query } from '../platform/db/database.ts'
import type { Span } from './queries.ts'

/** What a return tells of shipping bills, by the ids of their invoices. */
export type ToldBills = {
  /** All of them. */
  bills: Map<number, ShippingBill>
  /** Those whose invoice stands in an earlier return. */
  late: number[]
}

/**
 * The shipping bills that belong to a period, the newest of each invoice: of a closed one those that were reported in it; of an
 * open one what no return has, and of invoices that were reported before only where no earlier period is open.
 */
export async function toldBills(db: Query, span: Span): Promise<ToldBills> {
  const rows = await db
    .selectFrom('shipping_bills as s')
    .innerJoin('documents as d', 'd.id', 's.document_id')
    .where('s.return_period', span.isClosed ? '=' : 'is', span.isClosed ? span.period : null)
    .select(['s.document_id', 's.number', 's.day', 's.port', 'd.return_period'])
    .orderBy('s.document_id')
    .orderBy('s.id')
    .execute()
  const isLate = (period: string | null) =>
    span.isClosed ? period !== span.period : period !== null && span.leftUntil !== ''
  const late = rows.filter((row) => isLate(row.return_period)).map((row) => row.document_id)
  return {
    bills: new Map(
      rows.map(({ document_id, number, day, port }) => [document_id, { number, day, port }]),
    ),
    late: [...new Set(late)],
  }
}

export const documentsById = (db: Query, ids: readonly number[]) =>
  db.selectFrom('documents').selectAll().where('id', 'in', ids).orderBy('id').execute()

/** Marks the shipping bills that a period has told, once its documents are marked. */
export async function markBillsReported(tx: Query, { period, leftUntil }: Span) {
  const told = tx
    .selectFrom('documents')
    .select('id')
    .where('return_period', leftUntil === '' ? '=' : 'is not', leftUntil === '' ? period : null)
  await tx
    .updateTable('shipping_bills')
    .set({ return_period: period })
    .where('return_period', 'is', null)
    .where('document_id', 'in', told)
    .execute()
}

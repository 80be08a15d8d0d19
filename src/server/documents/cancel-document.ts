import { ShopError } from '#domain/errors.ts'
import { refusal } from '#domain/refusals/list.ts'
import { changeOrder } from '../order-records/change-queries.ts'
import type { Query } from '../platform/db/database.ts'
import { hasNotes } from './credit-queries.ts'
import { type DocumentRow, documentById, invoiceOf, markCancelled } from './queries.ts'

type Why = { reason: string; now: number }

/** Marks a document as cancelled: its number stays, in the count of documents too. */
export async function cancelDocument(tx: Query, id: number, why: Why): Promise<DocumentRow> {
  const document = await documentById(tx, id)
  if (!document) throw new ShopError('no-such-document')
  refuseLate(document)
  await refuseCredited(tx, document)
  const cancelled = await markCancelled(tx, id, why)
  if (!cancelled) {
    // Its period may have been closed since it was read.
    refuseLate((await documentById(tx, id)) ?? document)
    throw new ShopError('document-cancelled')
  }
  if (document.order_id !== null) await changeOrder(tx, document.order_id, { invoice_number: null })
  return cancelled
}

/**
 * An order that is cancelled before its parcel left takes its invoice along, if it has one. False where it is to be credited
 * instead: it was reported already, or credited in part.
 */
export async function cancelInvoiceOf(tx: Query, orderId: number, why: Why): Promise<boolean> {
  const invoice = await invoiceOf(tx, orderId)
  if (!invoice) return true
  if (invoice.return_period !== null || (await hasNotes(tx, invoice.id))) return false
  await cancelDocument(tx, invoice.id, why)
  return true
}

/** What was credited in part is credited to its end: cancelled, it would count twice. */
async function refuseCredited(tx: Query, { id, number }: DocumentRow) {
  if (await hasNotes(tx, id)) throw new ShopError(refusal('document-credited', { number }))
}

function refuseLate({ kind, return_period, number }: DocumentRow) {
  if (!['tax-invoice', 'bill-of-supply', 'bill'].includes(kind))
    throw new ShopError('only-bills-cancelled')
  if (return_period !== null) throw new ShopError(refusal('document-reported', { number }))
}

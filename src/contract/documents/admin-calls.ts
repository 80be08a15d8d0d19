import { get, post, unkept } from '../endpoint.ts'
import type { OneStaffOrder } from '../orders/admin-types.ts'
import type {
  CancelDocumentForm,
  CreditNoteForm,
  Document,
  DocumentPage,
  DocumentQuery,
  OneDocument,
  ShippingBillForm,
} from './types.ts'

// What staff do with documents: look for them, print them, issue an invoice before the parcel leaves, cancel one.

export const listDocuments = unkept(
  get<DocumentQuery, DocumentPage>('/api/admin/documents', 'staff:documents.see'),
)
export const readDocument = unkept(
  get<OneDocument, Document>('/api/admin/documents/{id}', 'staff:documents.see'),
)
/** As PDF. */
export const printDocument = unkept(
  get<OneDocument, string>('/api/admin/documents/{id}/pdf', 'staff:documents.see'),
)
export const issueInvoice = post<OneStaffOrder, Document>(
  '/api/admin/orders/{id}/invoice',
  'staff:documents.issue',
)
export const cancelDocument = post<CancelDocumentForm, Document>(
  '/api/admin/documents/{id}/cancellation',
  'staff:orders.refund',
)
/** Takes pieces, a part of a price or the delivery off the invoice of an order. */
export const makeCreditNote = post<CreditNoteForm, Document>(
  '/api/admin/orders/{id}/credit-notes',
  'staff:orders.refund',
)
/** Keeps what customs gave for an export beside its invoice. */
export const noteShippingBill = post<ShippingBillForm, Document>(
  '/api/admin/documents/{id}/shipping-bill',
  'staff:documents.issue',
)

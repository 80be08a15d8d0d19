import { get, unkept } from '../endpoint.ts'
import type { DocumentHead } from '../orders/part-types.ts'
import type { OneOrder } from '../orders/types.ts'
import type { OrderDocument } from './types.ts'

// The documents of an order, for whoever has its link.

export const orderDocuments = unkept(
  get<OneOrder, DocumentHead[]>('/api/orders/{token}/documents', 'anyone'),
)
/** As PDF. */
export const orderDocument = unkept(
  get<OrderDocument, string>('/api/orders/{token}/documents/{number}', 'anyone'),
)
/** The same as a page, to be read aloud or printed. */
export const orderDocumentPage = unkept(
  get<OrderDocument, string>('/api/orders/{token}/documents/{number}/page', 'anyone'),
)

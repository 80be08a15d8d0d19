import { z } from 'zod'
import { OneStaffOrder } from '../orders/admin-types.ts'
import { DocumentHead } from '../orders/part-types.ts'
import { OneOrder } from '../orders/types.ts'
import { type SchemaTable, textAs } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import type * as calls from './calls.ts'
import {
  CancelDocumentForm,
  CreditNoteForm,
  Document,
  DocumentPage,
  DocumentQuery,
  OneDocument,
  OrderDocument,
  ShippingBillForm,
} from './types.ts'

export const schemas: SchemaTable<typeof calls & typeof adminCalls> = {
  orderDocuments: {
    summary: 'The invoice of an order and what else was issued for it, oldest first.',
    input: OneOrder,
    answer: z.array(DocumentHead),
    errors: [404],
  },
  orderDocument: {
    summary: 'A document of an order as PDF.',
    input: OrderDocument,
    answer: textAs('application/pdf'),
    errors: [404],
  },
  orderDocumentPage: {
    summary: 'The same as a page with headings and row headers, to be read aloud or printed.',
    input: OrderDocument,
    answer: textAs('text/html'),
    errors: [404],
  },
  listDocuments: {
    summary: 'Every paper of the shop, newest first.',
    input: DocumentQuery,
    answer: DocumentPage,
  },
  readDocument: {
    summary: 'A paper with all its rows and amounts.',
    input: OneDocument,
    answer: Document,
    errors: [404],
  },
  printDocument: {
    summary: 'A paper as PDF; every print has the same bytes.',
    input: OneDocument,
    answer: textAs('application/pdf'),
    errors: [404],
  },
  issueInvoice: {
    summary:
      'Makes the invoice of a packed order before its parcel leaves; answers it when there is one.',
    input: OneStaffOrder,
    answer: Document,
    errors: [404, 409],
  },
  cancelDocument: {
    summary:
      'Marks an invoice as cancelled whose parcel has not left and whose month was not reported.',
    input: CancelDocumentForm,
    answer: Document,
    errors: [404, 409],
  },
  makeCreditNote: {
    summary:
      'Credits pieces that are back, a part of a price or the delivery: never more than stands on the invoice.',
    input: CreditNoteForm,
    answer: Document,
    errors: [404, 409],
  },
  noteShippingBill: {
    summary:
      'Keeps number, day and port of the shipping bill of an export that has left; `seen` is the number that is put right.',
    input: ShippingBillForm,
    answer: Document,
    errors: [404, 409],
  },
}

import { z } from 'zod'
import { type SchemaTable, textAs } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import {
  CustomerFile,
  CustomerNoteForm,
  CustomerPage,
  CustomerQuery,
  OneCustomer,
} from './types.ts'

export const schemas: SchemaTable<typeof adminCalls> = {
  listBuyers: {
    summary: 'Those who have ordered, with the number of their orders and what they spent.',
    input: CustomerQuery,
    answer: CustomerPage,
  },
  buyersCsv: {
    summary: 'Everybody who has ordered as a CSV file, the latest first.',
    answer: textAs('text/csv'),
  },
  readBuyer: {
    summary: 'A buyer with orders, addresses and the notes of staff.',
    input: OneCustomer,
    answer: CustomerFile,
    errors: [404],
  },
  noteBuyer: {
    summary: 'Writes something down about a buyer, for staff alone.',
    input: CustomerNoteForm,
    answer: CustomerFile,
    errors: [404],
  },
  dropBuyerNote: {
    summary: 'Deletes a note about a buyer.',
    input: OneCustomer,
    answer: z.undefined(),
    errors: [404],
  },
}

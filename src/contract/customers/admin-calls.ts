import { del, get, type Nothing, post, unkept } from '../endpoint.ts'
import type {
  CustomerFile,
  CustomerNoteForm,
  CustomerPage,
  CustomerQuery,
  OneCustomer,
} from './types.ts'

export const listBuyers = unkept(
  get<CustomerQuery, CustomerPage>('/api/admin/buyers', 'staff:customers.see'),
)
/** All of them as a file. */
export const buyersCsv = unkept(
  get<Nothing, string>('/api/admin/buyers.csv', 'staff:customers.see'),
)
export const readBuyer = unkept(
  get<OneCustomer, CustomerFile>('/api/admin/buyers/{id}', 'staff:customers.see'),
)
export const noteBuyer = post<CustomerNoteForm, CustomerFile>(
  '/api/admin/buyers/{id}/notes',
  'staff:customers.see',
)
/** The id is the note's. */
export const dropBuyerNote = del<OneCustomer, undefined>(
  '/api/admin/buyer-notes/{id}',
  'staff:customers.see',
)

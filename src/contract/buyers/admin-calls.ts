import { del, get, type Nothing, post, unkept } from '../endpoint.ts'
import type { BuyerFile, BuyerNoteForm, BuyerPage, BuyerQuery, OneBuyer } from './types.ts'

export const listBuyers = unkept(
  get<BuyerQuery, BuyerPage>('/api/admin/buyers', 'staff:customers.see'),
)
/** All of them as a file. */
export const buyersCsv = unkept(
  get<Nothing, string>('/api/admin/buyers.csv', 'staff:customers.see'),
)
export const readBuyer = unkept(
  get<OneBuyer, BuyerFile>('/api/admin/buyers/{id}', 'staff:customers.see'),
)
export const noteBuyer = post<BuyerNoteForm, BuyerFile>(
  '/api/admin/buyers/{id}/notes',
  'staff:customers.see',
)
/** The id is the note's. */
export const dropBuyerNote = del<OneBuyer, undefined>(
  '/api/admin/buyer-notes/{id}',
  'staff:customers.see',
)

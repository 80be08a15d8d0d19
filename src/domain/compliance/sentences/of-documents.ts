import type { Day } from '#domain/india-day.ts'
import { formatPaise, type Paise } from '#domain/money.ts'
import { dayInWords, type Found, told } from './parts.ts'

/** A series of a year, 'INV-2526', with its numbers and how many documents have one. */
export type SeriesGap = { series: string; given: number; documents: number }

const count = (many: number) => many.toLocaleString('en-IN')
const unfiled = ({ from, to }: { from: Day; to: Day }) =>
  `The return of ${dayInWords(from)} to ${dayInWords(to)} is not closed yet.`

/** What is found of documents and returns. */
export const ofDocuments = {
  'numbers-missing': ({ gaps }: { gaps: SeriesGap[] }) =>
    `Numbers are missing. ${gaps.map(({ series, given, documents }) => `${series}: ${count(given)} given, ${count(documents)} on documents.`).join(' ')} The database was changed by hand, or restored in part.`,
  'numbers-whole': 'No number that was given is missing or stands twice.',
  'numbers-end': ({ series, left }: { series: string; left: number }) =>
    `${series} has ${count(left)} numbers left, because a number has 16 characters at most. Choose other letters under Law and tax: they begin at 000001.`,
  'documents-changed': ({ found }: { found: Found }) =>
    `${told(found, 'document says something else than when it was issued', 'documents say something else than when they were issued')}.`,
  'documents-off': ({ found }: { found: Found }) =>
    `${told(found, 'document is not the sum of its rows', 'documents are not the sum of their rows')}.`,
  'changed-by-hand':
    'The database was changed by hand: the buyer’s copy is what counts, and nothing is printed or credited from this one. Restore a backup of before.',
  'documents-add-up':
    'No document differs from the sum of its rows, or from what it said when it was issued.',
  'orders-unbilled': ({ found }: { found: Found }) =>
    `${told(found, 'order has left without an invoice', 'orders have left without an invoice')}: open it and make one.`,
  'documents-of-nothing': ({ found }: { found: Found }) =>
    `${told(found, 'document belongs to no order', 'documents belong to no order')}.`,
  'orders-billed': 'No parcel has left without its invoice, and no document is without its order.',
  'notes-in-time': 'No credit note was made too late.',
  'notes-late': ({ found }: { found: Found }) =>
    `${told(found, 'credit note was made too late for its invoice', 'credit notes were made too late for their invoices')}: show this to your accountant before you file.`,
  'return-agrees': 'The tables of the return and its HSN summary are equal.',
  'return-differs': ({ tablesPaise, hsnPaise }: { tablesPaise: Paise; hsnPaise: Paise }) =>
    `The tables of the return come to ${formatPaise(tablesPaise)}, its HSN summary to ${formatPaise(hsnPaise)}.`,
  'no-return': 'There is no return to make.',
  'return-due': (of: { from: Day; to: Day }) => `${unfiled(of)} It is due.`,
  'return-open': (of: { from: Day; to: Day }) =>
    `${unfiled(of)} Download it, upload it, and close the period.`,
  'businesses-at-home': 'No invoice to a business went to another state than its GSTIN.',
  'businesses-elsewhere': ({ found }: { found: Found }) =>
    `${told(found, 'invoice to a business went to another state than its GSTIN', 'invoices to businesses went to other states than their GSTINs')}: show this to your accountant.`,
}

import { lastNumber } from '#domain/documents/document-number.ts'
import { type Day, dayAfter } from '#domain/india-day.ts'
import { formatPaise, type Paise } from '#domain/money.ts'
import { amber, dayInWords, type Found, green, red, told, type Verdict } from './check.ts'

/** How many numbers of a series were given in a year, and how many documents have one. */
export type Series = { series: string; year: string; given: number; documents: number }

/** C4: a series without gaps and doubles. */
export function seriesWhole(all: readonly Series[]): Verdict {
  const wrong = all.filter(({ given, documents }) => given !== documents)
  if (wrong.length === 0) return roomLeft(all)
  const words = wrong.map(({ series, year, given, documents }) => {
    const [numbers, papers] = [given.toLocaleString('en-IN'), documents.toLocaleString('en-IN')]
    return `${series}-${year}: ${numbers} given, ${papers} on documents.`
  })
  return red(
    `Numbers are missing. ${words.join(' ')} The database was changed by hand, or restored in part.`,
  )
}

/** From which part of a series on its owner hears that it ends: nothing can be invoiced once it has. */
const nearlyFull = 0.8

function roomLeft(all: readonly Series[]): Verdict {
  const running = all
    .map(({ year }) => year)
    .sort()
    .at(-1)
  const full = all.find(
    ({ series, year, given }) => year === running && given > lastNumber(series) * nearlyFull,
  )
  if (!full) return green('Every number that was given is on one document.')
  const { series, year, given } = full
  const left = Math.max(lastNumber(series) - given, 0).toLocaleString('en-IN')
  const words = `${series}-${year} has ${left} numbers left, because a number has 16 characters at most. Choose other letters under Law and tax: they begin at 000001.`
  return given >= lastNumber(series) ? red(words) : amber(words)
}

/** C5: documents that add up, and say what they said when they were issued. */
export function documentsAddUp(wrong: Found, changed: Found): Verdict {
  const words = [
    changed.count > 0 &&
      `${told(changed, 'document says something else than when it was issued', 'documents say something else than when they were issued')}.`,
    wrong.count > 0 &&
      `${told(wrong, 'document is not the sum of its rows', 'documents are not the sum of their rows')}.`,
  ].filter((one) => one !== false)
  if (words.length === 0)
    return green('Every document is the sum of its rows, and says what it said when it was issued.')
  return red(
    `${words.join(' ')} The database was changed by hand: the buyer’s copy is what counts. Restore a backup of before, or correct it by a credit note.`,
  )
}

/** C6: parcels that left without an invoice, and invoices of nothing. */
export function ordersAndDocuments(unbilled: Found, withoutOrder: Found): Verdict {
  const words = [
    unbilled.count > 0 &&
      `${told(unbilled, 'order has left without an invoice', 'orders have left without an invoice')}: open it and make one.`,
    withoutOrder.count > 0 &&
      `${told(withoutOrder, 'document belongs to no order', 'documents belong to no order')}.`,
  ].filter((one) => one !== false)
  return words.length > 0
    ? red(words.join(' '))
    : green('Every parcel that left has its invoice, and every document its order.')
}

/** C7: credit notes later than section 34 allows. */
export const notesInTime = (late: Found): Verdict =>
  late.count === 0
    ? green('Every credit note was made in time.')
    : red(
        `${told(late, 'credit note was made too late for its invoice', 'credit notes were made too late for their invoices')}: show this to your accountant before you file.`,
      )

/** What the tables of the return and its HSN summary add up to. */
export type ReturnSums = { tablesPaise: Paise; hsnPaise: Paise }

/** C8: both sides of the return are equal. */
export const returnAgrees = ({ tablesPaise, hsnPaise }: ReturnSums): Verdict =>
  tablesPaise === hsnPaise
    ? green('The tables of the return and its HSN summary are equal.')
    : red(
        `The tables of the return come to ${formatPaise(tablesPaise)}, its HSN summary to ${formatPaise(hsnPaise)}.`,
      )

/** The last period that is over, where it has documents of a regular seller. */
export type LastPeriod = { from: Day; to: Day; isClosed: boolean } | null

/** C20: the return of the last period, by this day of the month after it. */
export function returnMade(last: LastPeriod, today: Day, byDate: number): Verdict {
  if (!last || last.isClosed) return green('There is no return to make.')
  const words = `The return of ${dayInWords(last.from)} to ${dayInWords(last.to)} is not closed yet.`
  const due = `${dayAfter(last.to).slice(0, 8)}${String(byDate).padStart(2, '0')}`
  return today >= due
    ? red(`${words} It is due.`)
    : amber(`${words} Download it, upload it, and close the period.`)
}

/** C21: bill to one state, ship to another. */
export const businessesAtHome = (found: Found): Verdict =>
  found.count === 0
    ? green('Every invoice to a business went to the state of its GSTIN.')
    : amber(
        `${told(found, 'invoice to a business went to another state than its GSTIN', 'invoices to businesses went to other states than their GSTINs')}: show this to your accountant.`,
      )

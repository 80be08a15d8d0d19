import type { Found } from '#domain/compliance/sentences/parts.ts'
import { lastNumber } from '#domain/documents/document-number.ts'
import { type Day, dayAfter } from '#domain/india-day.ts'
import type { Paise } from '#domain/money.ts'
import { amber, finding, green, red, type Verdict } from './check.ts'

/** How many numbers of a series were given in a year, and how many documents have one. */
export type Series = { series: string; year: string; given: number; documents: number }

/** C4: a series without gaps and doubles. */
export function seriesWhole(all: readonly Series[]): Verdict {
  const wrong = all.filter(({ given, documents }) => given !== documents)
  if (wrong.length === 0) return roomLeft(all)
  const gaps = wrong.map(({ series, year, ...counted }) => ({
    series: `${series}-${year}`,
    given: counted.given,
    documents: counted.documents,
  }))
  return red('numbers-missing', { gaps })
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
  if (!full) return green('numbers-whole')
  const { series, year, given } = full
  const left = Math.max(lastNumber(series) - given, 0)
  const ends = { series: `${series}-${year}`, left }
  return left === 0 ? red('numbers-end', ends) : amber('numbers-end', ends)
}

/** C5: documents that add up, and say what they said when they were issued. */
export function documentsAddUp(wrong: Found, changed: Found): Verdict {
  const found = [
    ...(changed.count > 0 ? [finding('documents-changed', { found: changed })] : []),
    ...(wrong.count > 0 ? [finding('documents-off', { found: wrong })] : []),
  ]
  return found.length === 0
    ? green('documents-add-up')
    : { state: 'red', found: [...found, finding('changed-by-hand')] }
}

/** C6: parcels that left without an invoice, and invoices of nothing. */
export function ordersAndDocuments(unbilled: Found, withoutOrder: Found): Verdict {
  const found = [
    ...(unbilled.count > 0 ? [finding('orders-unbilled', { found: unbilled })] : []),
    ...(withoutOrder.count > 0 ? [finding('documents-of-nothing', { found: withoutOrder })] : []),
  ]
  return found.length > 0 ? { state: 'red', found } : green('orders-billed')
}

/** C7: credit notes later than section 34 allows. */
export const notesInTime = (late: Found): Verdict =>
  late.count === 0 ? green('notes-in-time') : red('notes-late', { found: late })

/** What the tables of the return and its HSN summary add up to. */
export type ReturnSums = { tablesPaise: Paise; hsnPaise: Paise }

/** C8: both sides of the return are equal. */
export const returnAgrees = ({ tablesPaise, hsnPaise }: ReturnSums): Verdict =>
  tablesPaise === hsnPaise
    ? green('return-agrees')
    : red('return-differs', { tablesPaise, hsnPaise })

/** The last period that is over, where it has documents of a regular seller. */
export type LastPeriod = { from: Day; to: Day; isClosed: boolean } | null

/** C20: the return of the last period, by this day of the month after it. */
export function returnMade(last: LastPeriod, today: Day, byDate: number): Verdict {
  if (!last || last.isClosed) return green('no-return')
  const { from, to } = last
  const due = `${dayAfter(to).slice(0, 8)}${String(byDate).padStart(2, '0')}`
  return today >= due ? red('return-due', { from, to }) : amber('return-open', { from, to })
}

/** C21: bill to one state, ship to another. */
export const businessesAtHome = (found: Found): Verdict =>
  found.count === 0 ? green('businesses-at-home') : amber('businesses-elsewhere', { found })

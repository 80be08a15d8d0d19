import { ShopError } from '#domain/errors.ts'
import type { Paise } from '#domain/money.ts'
import { amountIn, splitCsv } from './read-statement.ts'

/** One parcel whose cash a courier hands over. */
export type RemittanceRow = {
  /** Counted from 1, as a spreadsheet shows it. */
  line: number
  date: string
  /** '' where the row has none. */
  trackingNumber: string
  amountPaise: Paise
  /** What stands where the amount should, where it is none: a debit, a word. */
  unread?: string
}

type Columns = { tracking: number; amount: number; date: number }

/**
 * Reads the list of a courier, whatever it calls its columns and puts above them. Rows with nothing collected are
 * left out; an amount that cannot be read is told, and one without a number too: it may be the sum of the list, or somebody's cash.
 */
export function readRemittance(csv: string): RemittanceRow[] {
  const rows = splitCsv(csv)
  const head = rows.findIndex((row) => columnsOf(row) !== null)
  const columns = columnsOf(rows[head] ?? [])
  if (!columns) throw new ShopError('remittance-without-numbers')
  return rows.slice(head + 1).flatMap((row, at) => {
    const trackingNumber = numberIn(row[columns.tracking] ?? '')
    const amount = (row[columns.amount] ?? '').trim()
    if (isNothing(amount)) return []
    const amountPaise = amountIn(amount)
    const read = { line: head + at + 2, date: row[columns.date] ?? '', trackingNumber }
    return amountPaise === null
      ? [{ ...read, amountPaise: 0, unread: amount }]
      : [{ ...read, amountPaise }]
  })
}

/** Of a parcel that was paid in advance: '', '-', '₹0.00'. */
const isNothing = (text: string) => !/[a-z1-9]/i.test(text.replace(/inr|rs\.?/gi, ''))

/** As parcels are named, whatever makes a spreadsheet keep a number as it is: '123, ="123". */
const numberIn = (text: string) => text.replace(/^['=]|["\s]/g, '').toUpperCase()

/** What was collected counts, not what the courier kept of it or what the parcel was worth. */
function columnsOf(row: string[]): Columns | null {
  const names = row.map((name) => name.toLowerCase())
  const find = (...words: RegExp[]) =>
    words
      .map((word) => names.findIndex((name) => word.test(name) && !isOfDay(name)))
      .find((at) => at !== -1) ?? -1
  const tracking = find(/awb|way ?bill/, /tracking|docket|consignment|article/)
  const amount = find(/cod.*(amount|value)|collect/, /amount|remit/)
  if (tracking === -1 || amount === -1 || tracking === amount) return null
  const remitted = names.findIndex((name) => /remit/.test(name) && isOfDay(name))
  return { tracking, amount, date: remitted === -1 ? names.findIndex(isOfDay) : remitted }
}

/** 'AWB Date' names no parcel, and 'Collected on date' no amount. */
const isOfDay = (name: string) => /\b(date|time)\b/.test(name)

import { parse } from 'csv-parse/sync'
import { ShopError } from '#domain/errors.ts'
import { type Paise, toPaise } from '#domain/money.ts'
import { refusal } from '#domain/refusals/list.ts'

/** One row of a bank statement that brought money in. */
export type StatementRow = {
  /** Counted from 1, as a spreadsheet shows it. */
  line: number
  date: string
  text: string
  reference: string
  /** Everything in the row that may be the number of a transfer. */
  references: string[]
  amountPaise: Paise
  /** The whole row as it came. */
  whole: string
}

const mostRows = 20_000

type Columns = { amount: number; kind: number; date: number; reference: number; texts: number[] }

/** Reads the money-in rows of a bank's CSV, whatever it calls its columns and puts above them. */
export function readStatement(csv: string): StatementRow[] {
  const rows = splitCsv(csv)
  const head = rows.findIndex((row) => columnsOf(row) !== null)
  const columns = columnsOf(rows[head] ?? [])
  if (!columns) throw new ShopError('statement-without-money')
  return rows.slice(head + 1).flatMap((row, at) => creditIn(row, columns, head + at + 2) ?? [])
}

/** The rows of a CSV file, whatever separates its cells. */
export function splitCsv(csv: string): string[][] {
  const sample = csv.slice(0, 4000)
  const count = (sign: string) => sample.split(sign).length
  const delimiter = [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
  try {
    const options = { bom: true, relax_column_count: true, relax_quotes: true, to: mostRows + 1 }
    return whole(parse(csv, { ...options, delimiter, skip_empty_lines: true, trim: true }))
  } catch (error) {
    if (error instanceof ShopError) throw error
    throw new ShopError('statement-not-csv')
  }
}

/** Nothing of a file is left out unsaid. */
function whole(rows: string[][]): string[][] {
  if (rows.length > mostRows) throw new ShopError(refusal('statement-too-long', { most: mostRows }))
  return rows
}

function columnsOf(row: string[]): Columns | null {
  const names = row.map((name) => name.toLowerCase())
  const find = (words: RegExp) => names.findIndex((name) => words.test(name))
  const credit = names.findIndex(isOfCredit)
  const amount = credit === -1 ? find(/amount/) : credit
  const texts = names.flatMap((name, at) =>
    /narration|description|particular|remark|detail/.test(name) ? [at] : [],
  )
  if (amount === -1 || texts.length === 0) return null
  const kind =
    credit === -1 ? find(/^(dr|cr|type|transaction type|dr ?[/|] ?cr|cr ?[/|] ?dr)$/) : -1
  const reference = find(/utr|rrn|\bref|chq|cheque|transaction id/)
  return { amount, kind, date: find(/date/), reference, texts }
}

const isOfCredit = (name: string) =>
  /credit|deposit/.test(name) || (/\bcr\b/.test(name) && /amount/.test(name))

function creditIn(row: string[], columns: Columns, line: number): StatementRow | null {
  const cell = (at: number) => row[at] ?? ''
  if (columns.kind !== -1 && !/^c/i.test(cell(columns.kind))) return null
  const amountPaise = amountIn(cell(columns.amount))
  if (amountPaise === null) return null
  const text = columns.texts.map(cell).join(' ')
  const reference = cell(columns.reference)
  const references = [...new Set(transfersIn(`${reference} ${text}`))]
  return {
    ...{ line, text, reference, references, amountPaise },
    date: cell(columns.date),
    whole: row.join('\u001f'),
  }
}

/** '1,06,600.00 Cr' in paise; null for nothing, a debit or what is no amount. */
export function amountIn(text: string): Paise | null {
  const bare = text.replace(/[₹\s]|inr|rs\.?|cr\.?/gi, '')
  // Where semicolons part cells, a comma may part rupees from paise: no group of digits is two long at the end.
  const plain = bare.replace(/,(\d\d)$/, '.$1').replaceAll(',', '')
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(plain)) return null
  const paise = toPaise(Number(plain))
  return paise > 0 ? paise : null
}

/** Twelve digits (UPI, IMPS) or the 16 or 22 signs of NEFT and RTGS. */
function transfersIn(text: string): string[] {
  return text
    .toUpperCase()
    .split(/[^A-Z0-9]/)
    .filter((word) => /^\d{12}$/.test(word) || isBankNumber(word))
}

const isBankNumber = (word: string) =>
  [16, 22].includes(word.length) && /^[A-Z]{4}/.test(word) && /\d/.test(word)

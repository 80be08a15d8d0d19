import { toRupees } from '#domain/money.ts'
import type { DocumentLine } from '../documents/queries.ts'
import type { Query } from '../platform/db/database.ts'
import { csvOf } from './csv.ts'
import type { Span } from './queries.ts'
import { readDocuments, type WithRows } from './read-documents.ts'

const heading = [
  ...['number', 'kind', 'day', 'cancelled', 'order', 'buyer', 'gstin', 'place', 'supply'],
  ...['row', 'name', 'hsn', 'quantity', 'unit', 'rate', 'gross', 'discount', 'net'],
  ...['taxable', 'cgst', 'sgst', 'igst'],
]

/** The documents of a period, a line a row of theirs; vouchers without rows have one of their own. */
export async function* documentsCsv(db: Query, span: Span): AsyncGenerator<string> {
  yield csvOf([heading], true)
  for await (const some of readDocuments(db, span)) yield csvOf(some.flatMap(linesOf), false)
}

function linesOf({ document, rows }: WithRows) {
  const buyer = JSON.parse(document.buyer) as { name?: string }
  const terms = JSON.parse(document.terms) as { orderNumber?: string }
  const head = [
    ...[document.number, document.kind, document.day, document.cancelled_at === null ? '' : 'yes'],
    ...[terms.orderNumber ?? '', buyer.name ?? '', document.buyer_gstin ?? ''],
    ...[document.place ?? '', document.supply ?? ''],
  ]
  if (rows.length === 0) return [[...head, ...sumCells(document)]]
  return rows.map((row) => [...head, ...rowCells(row)])
}

type Amounts = Pick<DocumentLine, 'taxable_paise' | 'cgst_paise' | 'sgst_paise' | 'igst_paise'>

const heads = (of: Amounts) =>
  [of.taxable_paise, of.cgst_paise, of.sgst_paise, of.igst_paise].map(toRupees)

const rowCells = (row: DocumentLine) => [
  ...[
    row.kind,
    row.name,
    row.hsn,
    row.quantity,
    row.unit,
    row.rate_bp === null ? '' : row.rate_bp / 100,
  ],
  ...[row.gross_paise, row.discount_paise, row.net_paise].map(toRupees),
  ...heads(row),
]

const sumCells = (document: WithRows['document']) => [
  ...['', '', '', '', '', ''],
  ...[document.total_paise + document.discount_paise, document.discount_paise].map(toRupees),
  ...[toRupees(document.total_paise), ...heads(document)],
]

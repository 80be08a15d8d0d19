import type { DocumentType, TaxDocument, TaxDocumentRow } from '#domain/books/tax-document.ts'
import type { ShippingBill } from '#domain/tax/shipping-bill.ts'
import type { DocumentLine } from '../documents/queries.ts'
import type { Query } from '../platform/db/database.ts'
import { inSteps } from '../platform/in-steps.ts'
import { documentsById, toldBills } from './export-queries.ts'
import { type BookDocument, documentsOf, rowsOfDocuments, type Span } from './queries.ts'

const step = 500

export type WithRows = { document: BookDocument; rows: DocumentLine[] }

/** The documents of a period with their rows, by id, some hundred at a time: between them the shop serves its visitors. */
export async function* readDocuments(db: Query, span: Span): AsyncGenerator<WithRows[]> {
  const steps = inSteps<BookDocument>(step, (last, size) =>
    documentsOf(db, span, last?.id ?? 0, size),
  )
  for await (const documents of steps) yield await withRows(db, documents)
}

async function withRows(db: Query, documents: readonly BookDocument[]): Promise<WithRows[]> {
  const byDocument = new Map<number, DocumentLine[]>()
  for (const row of await rowsOfDocuments(
    db,
    documents.map(({ id }) => id),
  )) {
    const known = byDocument.get(row.document_id)
    if (known) known.push(row)
    else byDocument.set(row.document_id, [row])
  }
  return documents.map((document) => ({ document, rows: byDocument.get(document.id) ?? [] }))
}

/** What a return is made from. */
export type Reported = {
  /** All documents of its period. */
  documents: TaxDocument[]
  /** Exports of earlier ones whose shipping bill was noted since. */
  late: TaxDocument[]
}

/** All documents of a period as returns read them. */
export async function taxDocuments(db: Query, span: Span): Promise<Reported> {
  const told = await toldBills(db, span)
  const read = (one: WithRows) => asTaxDocument(one, told.bills.get(one.document.id) ?? null)
  const documents: TaxDocument[] = []
  for await (const some of readDocuments(db, span)) documents.push(...some.map(read))
  if (told.late.length === 0) return { documents, late: [] }
  const late = await withRows(db, await documentsById(db, told.late))
  return { documents, late: late.map(read) }
}

const typeOf: Record<BookDocument['kind'], DocumentType> = {
  ...{ 'tax-invoice': 'invoice', 'bill-of-supply': 'invoice', bill: 'invoice' },
  'credit-note': 'credit-note',
  ...{ 'receipt-voucher': 'receipt-voucher', 'refund-voucher': 'refund-voucher' },
}

function asTaxDocument(
  { document, rows }: WithRows,
  shippingBill: ShippingBill | null,
): TaxDocument {
  return {
    type: typeOf[document.kind],
    number: document.number,
    on: document.day,
    isCancelled: document.cancelled_at !== null,
    gstin: document.buyer_gstin,
    place: document.place ?? '',
    supply: document.supply ?? 'intra',
    section: document.section,
    totalPaise: document.total_paise,
    ...headsOf(document),
    shippingBill,
    rows: rows.map(asTaxRow),
  }
}

const asTaxRow = (row: DocumentLine): TaxDocumentRow => ({
  ...{ kind: row.kind, hsn: row.hsn, quantity: row.quantity, rateBp: row.rate_bp },
  ...headsOf(row),
})

type Heads = { taxable_paise: number; cgst_paise: number; sgst_paise: number; igst_paise: number }

export const headsOf = (of: Heads) => ({
  taxablePaise: of.taxable_paise,
  cgstPaise: of.cgst_paise,
  sgstPaise: of.sgst_paise,
  igstPaise: of.igst_paise,
})

import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import { ShopError } from '#domain/errors.ts'
import { refusal } from '#domain/refusals/list.ts'
import type { Query } from '../platform/db/database.ts'
import {
  type DocumentLine,
  type DocumentRow,
  keepSeal,
  linesBetween,
  type Sealed,
  type SealedSpan,
  sealedDocuments,
  sealOf,
} from './queries.ts'

const ofDocument = [
  ...(['series', 'number', 'kind', 'order_id', 'of_document', 'return_id', 'issued_at'] as const),
  ...(['day', 'fy', 'place', 'supply', 'state_tax', 'section', 'buyer_gstin', 'seller'] as const),
  ...(['terms', 'taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise'] as const),
  ...(['total_paise', 'discount_paise', 'words', 'keep_until', 'created_by'] as const),
]

const ofLine = [
  ...(['position', 'kind', 'order_line_id', 'of_row', 'name', 'code', 'hsn', 'unit'] as const),
  ...(['quantity', 'rate_bp', 'unit_paise', 'gross_paise', 'discount_paise', 'net_paise'] as const),
  ...(['taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise'] as const),
]

/** What a document says, as hashes: all that never changes, and the people on it, who are blanked one day. */
function hashesOf(document: DocumentRow, lines: readonly DocumentLine[]) {
  const content = [
    ofDocument.map((key) => plain(document[key])),
    ...lines.map((line) => ofLine.map((key) => plain(line[key]))),
  ]
  return { content: hash(content), parties: hash([document.buyer, document.delivery]) }
}

const plain = (value: string | number | null) => (value === null ? '' : String(value))

const hash = (content: unknown) =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url')

/** Keeps what a document says as it is issued. */
export async function sealDocument(
  tx: Query,
  document: DocumentRow,
  lines: readonly DocumentLine[],
) {
  const seal = { document_id: document.id, ...hashesOf(document, lines) }
  await keepSeal(tx, seal)
}

type Asked = SealedSpan & { newest?: number }

const step = 500

/**
 * The numbers of documents that say something else than when they were issued, some hundred at a time, the newest first.
 * Documents of before there were seals are passed over.
 */
export async function changedDocuments(db: Query, asked: Asked = {}): Promise<string[]> {
  const found: string[] = []
  let [before, left] = [Number.MAX_SAFE_INTEGER, asked.newest ?? Number.POSITIVE_INFINITY]
  while (left > 0) {
    const documents = await sealedDocuments(db, asked, before, Math.min(step, left))
    const last = documents.at(-1)
    if (!last) break
    const lines = await linesBetween(db, last.id, documents[0]?.id ?? last.id)
    for (const document of documents)
      if (isChanged(document, lines.get(document.id) ?? [])) found.push(document.number)
    ;[before, left] = [last.id, left - documents.length]
    await breathe()
  }
  return found
}

/** Nothing is made of a document that says something else than when it was issued: neither a print nor a note. */
export async function refuseChanged(
  db: Query,
  document: DocumentRow,
  lines: readonly DocumentLine[],
) {
  const seal = await sealOf(db, document.id)
  if (seal && isChanged({ ...document, ...seal }, lines))
    throw new ShopError(refusal('document-changed', { number: document.number }))
}

function isChanged(document: Sealed, lines: readonly DocumentLine[]): boolean {
  const now = hashesOf(document, lines)
  const isBlank = document.buyer === '{}' && document.delivery === '{}'
  return now.content !== document.content || (!isBlank && now.parties !== document.parties)
}

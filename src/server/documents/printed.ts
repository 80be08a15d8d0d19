import { hash } from 'node:crypto'
import type { Call } from '../platform/http/request.ts'
import type { Shop } from '../platform/shop.ts'
import { documentPage, pagePolicy } from './document-page.ts'
import { printDocument } from './print-document.ts'
import { type DocumentRow, keepHash, linesOfDocument } from './queries.ts'
import { refuseChanged } from './seal.ts'
import { labelsOfDocument } from './words/labels.ts'

/** A document as PDF, unless somebody changed it in the database; the first print leaves its hash, and a later one that differs is told to the log. */
export async function printed(shop: Shop, document: DocumentRow): Promise<Buffer> {
  const lines = await linesOfDocument(shop.db.read, document.id)
  await refuseChanged(shop.db.read, document, lines)
  const labels = await labelsOfDocument(shop.db.read, document)
  const pdf = await printDocument(document, lines, labels)
  const sum = hash('sha256', pdf)
  if (document.pdf_hash === null) await shop.db.write((tx) => keepHash(tx, document.id, sum))
  else if (document.pdf_hash !== sum)
    shop.log.warn({ number: document.number }, 'a document prints otherwise than the first time')
  return pdf
}

/** The same as a page, unless somebody changed it in the database. */
export async function asPage(shop: Shop, document: DocumentRow): Promise<string> {
  const lines = await linesOfDocument(shop.db.read, document.id)
  await refuseChanged(shop.db.read, document, lines)
  return documentPage(document, lines, await labelsOfDocument(shop.db.read, document))
}

export const sendPage = (c: Call, page: string) =>
  c.body(page, 200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': pagePolicy,
    'Cache-Control': 'private, no-store',
  }) as never

/** serve() lets a whole reply pass as it is: this one is no JSON. */
export const sendPdf = (
  c: Call,
  name: string,
  pdf: Buffer,
  as: 'attachment' | 'inline' = 'inline',
) =>
  c.body(new Uint8Array(pdf), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `${as}; filename="${name}.pdf"`,
    'Cache-Control': 'private, no-store',
  }) as never

import { gstr1 } from '#domain/books/gstr1.ts'
import { type Gstr1Table, sheetOf } from '#domain/books/gstr1-tables.ts'
import type { Query } from '../platform/db/database.ts'
import { csvOf } from './csv.ts'
import type { FoundPeriod } from './find-period.ts'
import { hsnTexts } from './queries.ts'
import { taxDocuments } from './read-documents.ts'

/** GSTR-1 of a period as text; of a closed one the same for ever. */
export async function returnOf(db: Query, { span, settings }: FoundPeriod): Promise<string> {
  const { documents, late } = await taxDocuments(db, span)
  return JSON.stringify(gstr1(settings.gstin, span.period, documents, await hsnTexts(db), late))
}

/** One table of it as CSV. */
export async function tableCsv(db: Query, { span }: FoundPeriod, table: Gstr1Table) {
  const { documents, late } = await taxDocuments(db, span)
  const { heading, rows } = sheetOf(table, documents, await hsnTexts(db), late)
  return csvOf([heading, ...rows], true)
}

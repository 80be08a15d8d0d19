import { sql } from 'kysely'
import { dayAfter, startOfDay } from '#domain/india-day.ts'
import type { Query } from '../platform/db/database.ts'
import { likePart } from '../platform/db/like-part.ts'
import type { DocumentKind } from '../platform/db/tables-law.ts'
import type { DocumentRow } from './queries.ts'

export type Narrowed = {
  kind?: DocumentKind | undefined
  q?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** One page of documents, newest first, and how many there are in all. */
export async function documentPage(
  db: Query,
  filter: Narrowed,
  page: number,
  size: number,
): Promise<{ rows: DocumentRow[]; total: number }> {
  const matching = narrowed(db, filter)
  const rows = await matching
    .selectAll()
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const counted = await matching
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(counted.count) }
}

function narrowed(db: Query, { kind, q, from, to }: Narrowed) {
  let documents = db.selectFrom('documents')
  if (kind !== undefined) documents = documents.where('kind', '=', kind)
  // Its day is that of its moment: so a stretch of days is read in the order of the list.
  if (from !== undefined) documents = documents.where('issued_at', '>=', startOfDay(from))
  if (to !== undefined) documents = documents.where('issued_at', '<', startOfDay(dayAfter(to)))
  if (!q) return documents
  const part = likePart(q.toLowerCase())
  return documents.where(
    sql<boolean>`(lower(number) like ${part} escape '\\' or lower(buyer) like ${part} escape '\\'
      or lower(terms) like ${part} escape '\\' or lower(coalesce(buyer_gstin, '')) like ${part} escape '\\')`,
  )
}

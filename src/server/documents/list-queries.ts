import { sql } from 'kysely'
import { dayAfter, startOfDay } from '#domain/india-day.ts'
import { countOf } from '../platform/db/count-of.ts'
import type { Query } from '../platform/db/database.ts'
import { likePart } from '../platform/db/like-part.ts'
import type { DocumentKind } from '../platform/db/tables/law.ts'
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
  const named = filter.q ? await namedBy(db, filter.q) : []
  const matching =
    named.length > 0
      ? narrowed(db, { ...filter, q: undefined }).where('id', 'in', named)
      : narrowed(db, filter)
  const rows = await matching
    .selectAll()
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total: await countOf(matching) }
}

/** As many documents as one of them or one order may bring along. */
const mostNamed = 500

/**
 * The ids of what a whole number names: a document with those that credit it, or all of an order. Found by indexes; only words
 * and parts of numbers have every document read.
 */
async function namedBy(db: Query, q: string): Promise<number[]> {
  const number = q.trim().toLowerCase()
  const rows = await sql<{ id: number }>`
    select id from documents where lower(number) = ${number}
    union select n.id from documents d join documents n on n.of_document = d.id
      where lower(d.number) = ${number}
    union select d.id from orders o join documents d on d.order_id = o.id
      where o.number = ${number.toUpperCase()}
    limit ${mostNamed}`.execute(db)
  return rows.rows.map(({ id }) => id)
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

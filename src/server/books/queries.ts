import { sql } from 'kysely'
import type { Days } from '#domain/books/period.ts'
import { countOf } from '../platform/db/count-of.ts'
import type { Query } from '../platform/db/database.ts'

/** A document of a regular seller: others have no return of outward supplies. */
const byRegular = sql<boolean>`d.seller like '{"registration":"regular",%'`

/** Which documents belong to a period. */
export type Span = Days & {
  period: string
  /** True of a closed one: what was reported in it, and nothing else. */
  isClosed: boolean
  /** The last day of what was closed before, whose later changes belong to it; '' of none. */
  leftUntil: string
}

function inSpan(db: Query, { period, isClosed, from, to, leftUntil }: Span) {
  const documents = db.selectFrom('documents as d').where(byRegular)
  if (isClosed) return documents.where('d.return_period', '=', period)
  return documents
    .where('d.return_period', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('d.day', '>=', from), eb('d.day', '<=', to)]),
        eb('d.day', '<=', leftUntil),
      ]),
    )
}

/** The next so many documents of a period after an id. */
export const documentsOf = (db: Query, span: Span, after: number, limit: number) =>
  inSpan(db, span).where('d.id', '>', after).selectAll('d').orderBy('d.id').limit(limit).execute()

export type BookDocument = Awaited<ReturnType<typeof documentsOf>>[number]

/** The rows of these documents, in their order. */
export const rowsOfDocuments = (db: Query, ids: readonly number[]) =>
  db
    .selectFrom('document_rows')
    .selectAll()
    .where('document_id', 'in', ids)
    .orderBy('document_id')
    .orderBy('position')
    .execute()

/** How many documents a period has, and what they add up to, notes taken off. */
export function sumsOf(db: Query, span: Span) {
  const sign = sql<number>`case when d.cancelled_at is not null then 0
    when d.kind = 'credit-note' then -1 when d.kind in ('tax-invoice') then 1 else 0 end`
  const sumOf = (column: string) =>
    sql<number>`coalesce(sum(${sign} * ${sql.ref(`d.${column}`)}), 0)`
  return inSpan(db, span)
    .select([
      sql<number>`count(*)`.as('documents'),
      sql<number>`coalesce(sum(case when d.cancelled_at is null then 0 else 1 end), 0)`.as(
        'cancelled',
      ),
      sumOf('total_paise').as('total'),
      sumOf('taxable_paise').as('taxable'),
      sql<number>`coalesce(sum(${sign} * (d.cgst_paise + d.sgst_paise + d.igst_paise)), 0)`.as(
        'tax',
      ),
    ])
    .executeTakeFirstOrThrow()
}

/** Exports of a period whose shipping bill nobody has noted. */
export async function countWithoutBill(db: Query, span: Span): Promise<number> {
  return countOf(
    inSpan(db, span)
      .where('d.section', '=', 'exp')
      .where('d.kind', '=', 'tax-invoice')
      .where('d.cancelled_at', 'is', null)
      .where('d.id', 'not in', (eb) => eb.selectFrom('shipping_bills').select('document_id')),
  )
}

/** The first day before this one with a document that no return has and no closed period covers. */
export async function firstUnreported(db: Query, after: string, before: string) {
  const row = await db
    .selectFrom('documents as d')
    .where(byRegular)
    .where('d.return_period', 'is', null)
    .where('d.day', '>', after)
    .where('d.day', '<', before)
    .select((eb) => eb.fn.min('d.day').as('day'))
    .executeTakeFirst()
  return row?.day ?? null
}

/** The months in which a regular seller has documents, as 'YYYY-MM'. */
export async function monthsWithDocuments(db: Query): Promise<string[]> {
  const rows = await db
    .selectFrom('documents as d')
    .where(byRegular)
    .select(sql<string>`substr(d.day, 1, 7)`.as('month'))
    .distinct()
    .execute()
  return rows.map(({ month }) => month)
}

export const closedPeriods = (db: Query) =>
  db.selectFrom('gst_periods').selectAll().orderBy('to_day', 'desc').execute()

export type ClosedPeriod = Awaited<ReturnType<typeof closedPeriods>>[number]

/** Marks the documents of an open period as reported in it. */
export async function markReported(tx: Query, span: Span) {
  const ids = inSpan(tx, span).select('d.id')
  await tx
    .updateTable('documents')
    .set({ return_period: span.period })
    .where('id', 'in', ids)
    .where('return_period', 'is', null)
    .execute()
}

export async function insertPeriod(tx: Query, row: Omit<ClosedPeriod, 'arn' | 'filed_at'>) {
  await tx
    .insertInto('gst_periods')
    .values({ ...row, filed_at: null })
    .execute()
}

export async function setFiled(tx: Query, period: string, arn: string, now: number) {
  await tx
    .updateTable('gst_periods')
    .set({ arn, filed_at: now })
    .where('period', '=', period)
    .execute()
}

/** What codes of goods mean. */
export async function hsnTexts(db: Query): Promise<Record<string, string>> {
  const rows = await db.selectFrom('hsn_codes').selectAll().execute()
  return Object.fromEntries(rows.map(({ code, name }) => [code, name]))
}

import { type SelectQueryBuilder, sql } from 'kysely'
import { countOf } from '../platform/db/count-of.ts'
import type { Query } from '../platform/db/database.ts'
import { likePart } from '../platform/db/like-part.ts'
import type { Tables } from '../platform/db/tables.ts'
import type { ReviewRow } from './queries.ts'

export type Narrowed = {
  state?: ReviewRow['status'] | undefined
  rating?: number | undefined
  productId?: number | undefined
  q?: string | undefined
}

type Joined = Tables & { r: Tables['reviews']; p: Tables['products'] }
type Reviews = SelectQueryBuilder<Joined, 'r' | 'p', object>

const reviews = (db: Query) =>
  db.selectFrom('reviews as r').innerJoin('products as p', 'p.id', 'r.product_id')

const withOrders = (found: Reviews) =>
  found
    .leftJoin('order_lines as l', 'l.id', 'r.order_line_id')
    .leftJoin('orders as o', 'o.id', 'l.order_id')
    .selectAll('r')
    .select(['p.name', 'p.code', 'p.slug', 'l.order_id', 'o.number'])

/** One page of the reviews that staff look for: those that wait first, then the newest. */
export async function reviewPage(db: Query, filter: Narrowed, page: number, size: number) {
  const found = narrow(reviews(db) as never as Reviews, filter) // The same builder.
  const rows = await withOrders(found)
    .orderBy((eb) => eb.case().when('r.status', '=', 'pending').then(0).else(1).end())
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total: await countOf(found) }
}

export type StaffReviewRow = Awaited<ReturnType<typeof reviewPage>>['rows'][number]

export function staffReview(db: Query, id: number): Promise<StaffReviewRow | undefined> {
  return withOrders(reviews(db) as never as Reviews) // The same builder.
    .where('r.id', '=', id)
    .executeTakeFirst()
}

function narrow(all: Reviews, { state, rating, productId, q }: Narrowed): Reviews {
  let found = all
  if (state) found = found.where('r.status', '=', state)
  if (rating) found = found.where('r.rating', '=', rating)
  if (productId) found = found.where('r.product_id', '=', productId)
  return q ? found.where(speaksOf(q)) : found
}

/** Part of a name, a code or an author; what LIKE would read as a pattern is taken as typed. */
function speaksOf(text: string) {
  const part = likePart(text.toLowerCase())
  return sql<boolean>`(lower(p.name) like ${part} escape '\\' or lower(p.code) like ${part} escape '\\'
    or lower(r.author) like ${part} escape '\\')`
}

/** How many reviews stand in each state. */
export async function countStates(db: Query): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('reviews')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  return Object.fromEntries(rows.map((row) => [row.status, Number(row.count)]))
}

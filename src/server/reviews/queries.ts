import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { mostDays } from '#domain/delivery/delivery-terms.ts'
import type { Database, Query } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

export type ReviewRow = Selectable<Tables['reviews']>

/** One page of what buyers said of a piece, newest first; only what the shop has approved. */
export function approvedReviews(db: Database, productId: number, page: number, size: number) {
  return db.read
    .selectFrom('reviews')
    .select(['id', 'author', 'rating', 'title', 'comment', 'photos', 'reply'])
    .select(['created_at', 'is_demo'])
    .where('product_id', '=', productId)
    .where('status', '=', 'approved')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
}

/** How many approved reviews gave each number of stars. */
export async function spreadOf(db: Database, productId: number): Promise<Map<number, number>> {
  const rows = await db.read
    .selectFrom('reviews')
    .select((eb) => ['rating', eb.fn.countAll<number>().as('count')])
    .where('product_id', '=', productId)
    .where('status', '=', 'approved')
    .groupBy('rating')
    .execute()
  return new Map(rows.map((row) => [row.rating, Number(row.count)]))
}

export function reviewById(db: Query, id: number): Promise<ReviewRow | undefined> {
  return db.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst()
}

type Buyer = { id: number; user_id: number | null; mobile: string }

/** What the buyer of an order has said of these pieces, in this order or, by account or mobile, in another. */
export function reviewsByBuyer(
  db: Query,
  { id, user_id, mobile }: Buyer,
  productIds: number[],
): Promise<ReviewRow[]> {
  if (productIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('reviews as r')
    .innerJoin('order_lines as l', 'l.id', 'r.order_line_id')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .selectAll('r')
    .where('r.product_id', 'in', productIds)
    .where((eb) =>
      eb.or([
        eb('o.id', '=', id),
        ...(user_id === null ? [] : [eb('o.user_id', '=', user_id)]),
        ...(mobile === '' ? [] : [eb('o.mobile', '=', mobile)]),
      ]),
    )
    .execute()
}

export async function insertReview(tx: Query, row: Insertable<Tables['reviews']>) {
  await tx.insertInto('reviews').values(row).execute()
}

/** Changes a review that is still in this state; false when it is not. */
export async function changeReview(
  tx: Query,
  id: number,
  from: ReviewRow['status'],
  columns: Updateable<Tables['reviews']>,
): Promise<boolean> {
  const row = await tx
    .updateTable('reviews')
    .set(columns)
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Adds to the stars of a product: `sum` and `count` may be negative. */
export async function addStars(tx: Query, productId: number, by: { sum: number; count: number }) {
  await tx
    .updateTable('products')
    .set((eb) => ({
      rating_sum: eb('rating_sum', '+', by.sum),
      rating_count: eb('rating_count', '+', by.count),
    }))
    .where('id', '=', productId)
    .execute()
}

/** Lets the listings notice it: they sort by how many have reviewed a piece. */
export async function markChanged(tx: Query, productId: number, revision: number) {
  await tx.updateTable('products').set({ revision }).where('id', '=', productId).execute()
}

/** The delivered line by which a customer may review a piece: the one they did it by, else the newest. */
export function lineToReview(db: Query, userId: number, productId: number) {
  return db
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .leftJoin('reviews as r', 'r.order_line_id', 'l.id')
    .select(['o.token', 'l.id'])
    .where('o.user_id', '=', userId)
    .where('o.state', '=', 'delivered')
    .where('l.product_id', '=', productId)
    .orderBy((eb) => eb.case().when('r.id', 'is not', null).then(0).else(1).end())
    .orderBy('l.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Orders delivered in this span that can be written to and of which nothing goes back. */
export function ordersToReview(db: Query, now: number, spanMs: number) {
  const over = sql<number>`o.delivered_at + o.returns_days * 86400000`
  return db
    .selectFrom('orders as o')
    .select(['o.id', 'o.email'])
    .where('o.state', '=', 'delivered')
    .where('o.delivered_at', '>=', now - spanMs - mostDays * 86_400_000)
    .where('o.delivered_at', '<', now)
    .where(over, '>=', now - spanMs)
    .where(over, '<', now)
    .where('o.email', '!=', '')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('returns as r').select('r.id').whereRef('r.order_id', '=', 'o.id'))),
    )
    .orderBy('o.id')
    .execute()
}

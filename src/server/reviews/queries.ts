import type { Database } from '../db/database.ts'

/** One page of what buyers said of a piece, newest first; only what the shop has approved. */
export function approvedReviews(db: Database, productId: number, page: number, size: number) {
  return db.read
    .selectFrom('reviews')
    .select(['id', 'author', 'rating', 'comment', 'created_at', 'is_demo'])
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

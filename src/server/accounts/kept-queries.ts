import { countOf } from '../platform/db/count-of.ts'
import type { Query } from '../platform/db/database.ts'

/** Documents that name somebody as the buyer of their orders, and the last day on which one of them must stay. */
export async function documentsOfUser(db: Query, userId: number) {
  const row = await db
    .selectFrom('documents as d')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('d.keep_until').as('until')])
    .where('o.user_id', '=', userId)
    .where('d.buyer', '<>', '{}')
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), until: row.until ?? null }
}

export async function ordersOfUser(db: Query, userId: number): Promise<number> {
  return countOf(db.selectFrom('orders').where('user_id', '=', userId))
}

/** Complaints of an account: how many, whether one is still open, and when the last was resolved. */
export async function complaintsOfUser(db: Query, userId: number) {
  const rows = await db
    .selectFrom('complaints as c')
    .innerJoin('tickets as t', 't.id', 'c.ticket_id')
    .select('c.resolved_at')
    .where('t.user_id', '=', userId)
    .execute()
  const resolved = rows.map((row) => row.resolved_at)
  return {
    count: rows.length,
    isOpen: resolved.includes(null),
    lastResolvedAt: Math.max(0, ...resolved.map(Number)),
  }
}

/** Store credits of an account that still buy something. */
export async function creditsOfUser(db: Query, userId: number): Promise<number> {
  return countOf(
    db.selectFrom('store_credits').where('user_id', '=', userId).where('balance_paise', '>', 0),
  )
}

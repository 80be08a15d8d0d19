import type { Query } from '../../platform/db/database.ts'

export async function lastOrderId(db: Query): Promise<number> {
  const row = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst()
  return row?.id ?? 0
}

/** Orders of shoppers after this one, the oldest first; what staff wrote themselves they know. */
export async function newOrders(db: Query, afterId: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '>', afterId)
    .where('channel', '=', 'web')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

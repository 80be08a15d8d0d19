import type { Database } from '../db/database.ts'

export async function orderCount(db: Database): Promise<number> {
  const { count } = await db.read
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

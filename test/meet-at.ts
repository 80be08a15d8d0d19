import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Query } from '#server/platform/db/database.ts'
import type { Reply } from './browser.ts'
import type { TestShop } from './create-test-shop.ts'

/**
 * Sends requests that truly meet: what `hold` locks stays locked until all of them stand in line, for that or behind each
 * other. SQLite has one line for all that write.
 */
export async function meetAt(
  { shop: { db } }: TestShop,
  hold: (tx: Query) => Promise<unknown>,
  requests: readonly (() => Promise<Reply>)[],
): Promise<Reply[]> {
  const [isHeld, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = db.write(async (tx) => {
    await hold(tx)
    isHeld.resolve()
    await letGo.promise
  })
  await isHeld.promise
  const replies = Promise.all(requests.map((request) => request()))
  try {
    if (db.engine === 'postgres')
      await expect.poll(() => waitingFor(db.read), { interval: 5 }).toBe(requests.length)
  } finally {
    letGo.resolve()
    await holding
  }
  return replies
}

async function waitingFor(db: Query): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count ?? 0
}

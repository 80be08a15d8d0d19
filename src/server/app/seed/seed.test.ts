import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { seedWhenEmpty } from './seed.ts'

let testShop: TestShop

beforeAll(async () => {
  testShop = await createTestShop({
    engine: 'postgres',
    environment: { DATABASE_PATIENCE_SECONDS: '1' },
  })
})
afterAll(() => testShop.close())

it('a start that meets another one waits for as long as that one takes', async () => {
  const { db } = testShop.shop
  let start = Promise.resolve()
  await db.write(async (tx) => {
    const held = await tx.selectFrom('versions').selectAll().forUpdate().execute()
    expect(held.length).toBeGreaterThan(0)
    start = seedWhenEmpty(testShop.shop, () => undefined).then(() => undefined)
    // Two turns of waiting: the first one has been sent away.
    await turnsOfWaiting(2)
  })
  await start
  const pages = await db.read.selectFrom('pages').select('slug').execute()
  expect(pages.map(({ slug }) => slug)).toContain('terms')
})

/** Resolves once the one who waits for a lock has begun to do so this many times. */
async function turnsOfWaiting(turns: number) {
  const seen = new Set<number>()
  const look = async () => {
    const { rows } = await sql<{ since: number }>`
      select extract(epoch from xact_start)::float8 as since from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(
      testShop.shop.db.read,
    )
    for (const { since } of rows) seen.add(since)
    return seen.size
  }
  await expect.poll(look, { interval: 20, timeout: 60_000 }).toBeGreaterThanOrEqual(turns)
}

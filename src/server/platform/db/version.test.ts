import { expect, it } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'
import { openPool } from './dialect.ts'
import { bumpVersion, watchPostgres } from './version.ts'

const hour = 3_600_000
const never = { heard: hour, unheard: hour }

it('PostgreSQL tells every process of a visible write, also after their line broke', async () => {
  const { shop, close } = await createTestShop({ engine: 'postgres' })
  const pool = openPool(shop.config.database)
  const other = watchPostgres(pool, never)
  const bump = () => shop.db.write((tx) => bumpVersion(tx, shop.now()))
  try {
    const first = await bump()
    await expect
      .poll(() => other.version())
      .toEqual({
        number: first,
        changedAt: shop.now(),
        saved: first,
      })
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where query like 'listen%' and datname = current_database()`,
    )
    const second = await bump()
    await expect.poll(() => other.version().number).toBe(second)
    const third = await bump()
    await expect.poll(() => other.version().number).toBe(third)
  } finally {
    await other.stop()
    await pool.end()
    await close()
  }
})

it('a write that is taken back is told to nobody', async () => {
  const { shop, close } = await createTestShop({ engine: 'postgres' })
  const pool = openPool(shop.config.database)
  const other = watchPostgres(pool, never)
  try {
    await shop.db.write((tx) => bumpVersion(tx, shop.now()))
    await expect.poll(() => other.version().number).toBe(shop.db.version().number)
    const failed = shop.db.write(async (tx) => {
      await bumpVersion(tx, shop.now())
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    const next = await shop.db.write((tx) => bumpVersion(tx, shop.now()))
    await expect.poll(() => other.version().number).toBe(next)
  } finally {
    await other.stop()
    await pool.end()
    await close()
  }
})

it('what nobody told is found by asking, also where the line is heard', async () => {
  const { shop, close } = await createTestShop({ engine: 'postgres' })
  const pool = openPool(shop.config.database)
  const other = watchPostgres(pool, { heard: 30, unheard: 10 })
  try {
    const told = await shop.db.write((tx) => bumpVersion(tx, shop.now()))
    await expect.poll(() => other.version().number).toBe(told)
    await pool.query(`update versions set number = number + 1 where name = 'catalogue'`)
    await expect.poll(() => other.version().number).toBe(told + 1)
  } finally {
    await other.stop()
    await pool.end()
    await close()
  }
})

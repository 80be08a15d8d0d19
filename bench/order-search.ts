import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buyerPage } from '#server/buyers/queries.ts'
import { staffPage } from '#server/orders/staff-queries.ts'
import { type Database, openDatabase } from '#server/platform/db/database.ts'
import type { Engine } from '#server/platform/db/dialect.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { engines } from '#test/create-test-shop.ts'
import { addManyOrders } from '#test/many-orders.ts'
import { createDatabase, databaseUrl } from '#test/postgres.ts'
import { startPostgres } from '#test/start-postgres.ts'
import type { Row } from './compare.ts'
import { report } from './report.ts'

// `npm run bench -- order-search`, or with another number of orders: what staff wait for when they look for an order or a
// buyer among a million, and how long the index takes that is made when such a shop is brought to this release.

const count = Number(process.argv[2] ?? 1_000_000)
const before = '0035'
const tries = 5

async function leastMs(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < tries; at++) {
    const startedAt = performance.now()
    await work()
    times.push(performance.now() - startedAt)
  }
  return Math.min(...times)
}

/** A shop with a product and nothing else, of the release before there was an index. */
async function fill(database: Database) {
  const now = Date.now()
  await migrate(database, now, before)
  await database.script(
    `insert into categories (name, slug, created_at, updated_at) values ('Silk', 'silk', ${now}, ${now})`,
  )
  await database.script(
    `insert into products (name, slug, code, price_paise, category_id, fabric, color, occasion, created_at, updated_at)
      select 'A saree', 'a-saree', 'SK-1', 450000, id, 'Silk', 'Red', 'Wedding', ${now}, ${now} from categories`,
  )
  await addManyOrders(database, count, 1, now)
}

async function measure(engine: Engine, database: Database): Promise<Row[]> {
  await fill(database)
  const startedAt = performance.now()
  await migrate(database, Date.now())
  const indexMs = performance.now() - startedAt
  const orders = (q: string) => leastMs(() => staffPage(database.read, { states: [], q }, 1, 30))
  const buyers = (q?: string) => leastMs(() => buyerPage(database.read, q, 1, 30))
  const what = (words: string) => `${engine}: ${words}`
  const ms = (words: string, figure: number, budget = 300) => ({
    what: what(words),
    figure,
    unit: 'ms',
    budget,
  })
  const some = Math.round(count * 0.77)
  return [
    { what: what('orders'), figure: count, unit: '' },
    { what: what('the index, once'), figure: indexMs / 1000, unit: 's' },
    ms('an order by its number', await orders(`PM-${some}`)),
    ms('orders by a part of a mobile', await orders(String(9_000_000_000 + some / 2).slice(2, 10))),
    ms('orders by a whole email', await orders(`buyer${Math.round(some / 2)}@example.in`)),
    ms('orders by a name that one in 72 has', await orders('lakshmi narayanan'), 1000),
    ms('a name that nobody has', await orders('nobody of that name')),
    ms('the newest buyers', await buyers(), 1000),
    ms('a buyer by the email', await buyers(`buyer${Math.round(some / 2)}@`)),
  ]
}

const rows: Row[] = []
for (const engine of engines) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-order-search-'))
  const server = engine === 'postgres' ? await startPostgres() : undefined
  const database = await openDatabase(
    server
      ? databaseUrl(server.url, await createDatabase(server.url))
      : path.join(folder, 'shop.sqlite'),
    { isPatient: true },
  )
  try {
    rows.push(...(await measure(engine, database)))
  } finally {
    await database.close()
    await server?.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
report('order-search', rows)

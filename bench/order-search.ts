import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buyerPage } from '#server/customers/queries.ts'
import { countStates, staffPage } from '#server/orders/staff-queries.ts'
import { type Database, openDatabase } from '#server/platform/db/database.ts'
import type { Engine } from '#server/platform/db/dialect.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { engines } from '#test/create-test-shop.ts'
import { addManyOrders } from '#test/many-orders.ts'
import { createDatabase, databaseUrl } from '#test/postgres.ts'
import { type RunningPostgres, startPostgres } from '#test/start-postgres.ts'
import type { Row } from './compare.ts'
import { report } from './report.ts'
import { cpuOf, familyOf } from './shop-process.ts'

// `npm run bench -- order-search`, or with another number of orders: what it costs of one core when staff look for an order
// or a buyer among a million, and how long the index takes that is made when such a shop is brought to this release.

const count = Number(process.argv[2] ?? 1_000_000)
const before = '0035'
const tries = 3
const some = Math.round(count * 0.77)

/** Of every kind: what an index finds, what so many have that only the newest are searched, and what no index knows. */
const searches = [
  ['an order’s number', `PM-${some}`],
  ['a part of a mobile', String(9_000_000_000 + some / 2).slice(2, 10)],
  ['three digits', '770'],
  ['a whole email', `buyer${Math.round(some / 2)}@example.in`],
  ['the end of everybody’s email', '@example.in'],
  ['a name that one in 72 has', 'lakshmi narayanan'],
  ['a name that one in 8 has', 'lakshmi'],
  ['a name that nobody has', 'nobody of that name'],
  ['a name in Tamil', 'மீனா'],
  ['signs alone', '***'],
  ['two letters', 'ka'],
] as const

/** Processor time of this process and of PostgreSQL's, in ms: what one core alone would have taken, whoever else works here. */
function spentBy(server: RunningPostgres | undefined): Map<number, number> {
  const pids = [process.pid, ...(server ? familyOf(server.pid()) : [])]
  return new Map(pids.map((pid) => [pid, cpuOf(pid)]))
}

/** A database of whose questions none is answered by several processes, whose time would be lost with them. */
async function onOneCore(server: RunningPostgres): Promise<string> {
  const url = new URL(databaseUrl(server.url, await createDatabase(server.url)))
  url.searchParams.set('options', '-c max_parallel_workers_per_gather=0')
  return url.href
}

/** The least of some tries. */
async function leastMs(server: RunningPostgres | undefined, work: () => Promise<unknown>) {
  const times: number[] = []
  for (let at = 0; at < tries; at++) {
    const before = spentBy(server)
    await work()
    const after = spentBy(server)
    times.push([...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0))
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

async function measure(engine: Engine, database: Database, server?: RunningPostgres) {
  await fill(database)
  const startedAt = performance.now()
  await migrate(database, Date.now())
  const indexMs = performance.now() - startedAt
  await database.script('analyze')
  const what = (words: string) => `${engine}: ${words}`
  const rows: Row[] = [
    { what: what('orders'), figure: count, unit: '' },
    { what: what('the index, once'), figure: indexMs / 1000, unit: 's' },
  ]
  const ask = async (words: string, work: () => Promise<unknown>, budget = 300) => {
    const figure = await leastMs(server, work)
    rows.push({ what: what(words), figure, unit: 'ms', budget })
  }
  for (const [words, q] of searches) {
    await ask(`orders by ${words}`, () => staffPage(database.read, { states: [], q }, 1, 30))
    await ask(`buyers by ${words}`, () => buyerPage(database.read, q, 1, 30))
  }
  await ask('the newest buyers', () => buyerPage(database.read, undefined, 1, 30), 1000)
  await ask('orders of each state, counted', () => countStates(database.read))
  return rows
}

const rows: Row[] = []
for (const engine of engines) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-order-search-'))
  const server = engine === 'postgres' ? await startPostgres() : undefined
  const address = server ? await onOneCore(server) : path.join(folder, 'shop.sqlite')
  const database = await openDatabase(address, { isPatient: true })
  try {
    rows.push(...(await measure(engine, database, server)))
  } finally {
    await database.close()
    await server?.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
report('order-search', rows)

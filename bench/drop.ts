import { parseArgs } from 'node:util'
import { bumpVersion } from '#server/platform/db/version.ts'
import type { Row } from './compare.ts'
import { type Ground, withDatabase } from './crowded-shop.ts'
import { type Crowd, type Drop, dropCrowd, type Heard } from './drop-crowd.ts'
import { openGrounds } from './grounds.ts'
import { quickAsk } from './quick-ask.ts'
import { report } from './report.ts'
import { cpuOf, familyOf, memoryOf, startShop } from './shop-process.ts'
import { quantile } from './stop-watch.ts'

// A drop: 40 single pieces appear at one moment, while everybody who waits for them reloads the list and then buys.
// On both databases, in one process and in two, on a machine that is shared with the visitors.

const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '2000' },
    pieces: { type: 'string', default: '40' },
    engine: { type: 'string', default: 'sqlite,postgres' },
    processes: { type: 'string', default: '1,2' },
  },
})
const crowd: Crowd = { visitors: Number(values.visitors), waitMs: 15_000, thinkMs: 5000 }
const isSmall = crowd.visitors < 500
const budgets = { page: 300, order: 500 }
const pageKinds = ['listing', 'detail']

/** Sets how many there are of each piece, as somebody of the staff would save a list of them. */
const stock = (ground: Ground, ids: number[], pieces: number) =>
  withDatabase(ground, (database) =>
    database.write(async (tx) => {
      const revision = await bumpVersion(tx, Date.now())
      const changed = { stock: pieces, revision }
      await tx.updateTable('products').set(changed).where('id', 'in', ids).execute()
    }),
  )

async function piecesOf(ground: Ground) {
  return withDatabase(ground, ({ read }) =>
    read
      .selectFrom('products')
      .select(['id', 'slug'])
      .orderBy('id')
      .limit(Number(values.pieces))
      .execute(),
  )
}

/** The newest of the orders that the demo shop comes with. */
const lastOrderOf = (ground: Ground) =>
  withDatabase(ground, async ({ read }) => {
    const query = read.selectFrom('orders').select((eb) => eb.fn.max('id').as('last'))
    return Number((await query.executeTakeFirst())?.last ?? 0)
  })

/** How many pieces were sold more than once, and orders that were confirmed and are not there. */
async function booksOf(ground: Ground, ids: number[], before: number, heard: Heard) {
  return withDatabase(ground, async ({ read }) => {
    const lines = await read
      .selectFrom('order_lines')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .select(['order_lines.product_id', 'orders.token'])
      .where('order_lines.product_id', 'in', ids)
      .where('orders.id', '>', before)
      .execute()
    const sold = new Set(lines.map((line) => line.product_id)).size
    const tokens = new Set(lines.map((line) => line.token))
    const lost = heard.bought.filter((token) => !tokens.has(token)).length
    return { sold, twice: lines.length - sold, lost }
  })
}

async function trial(engine: 'sqlite' | 'postgres', processes: number): Promise<Row[]> {
  const grounds = await openGrounds(engine)
  const { ask, close } = quickAsk()
  try {
    const ground = await grounds.another()
    await (await startShop(ground.environment)).stop()
    const pieces = await piecesOf(ground)
    const ids = pieces.map(({ id }) => id)
    const before = await lastOrderOf(ground)
    await stock(ground, ids, 0)
    const means = { TRUST_PROXY: '1', WEB_PROCESSES: String(processes) }
    const shop = await startShop({ ...ground.environment, ...means })
    try {
      const drop: Drop = { url: shop.url, list: '/products', pieces }
      const family = familyOf(shop.pid)
      const cpuBefore = cpuOf(...family)
      const heard = await dropCrowd(drop, crowd, ask, () => stock(ground, ids, 1))
      const cpu = (cpuOf(...family) - cpuBefore) / crowd.visitors
      const memory = Math.max(...family.map((pid) => memoryOf(pid)))
      const books = await booksOf(ground, ids, before, heard)
      return rowsOf(`${engine}, ${processes}`, heard, books, { cpu, memory })
    } finally {
      await shop.stop()
    }
  } finally {
    close()
    await grounds.close()
  }
}

type Books = Awaited<ReturnType<typeof booksOf>>
type Cost = { cpu: number; memory: number }

function rowsOf(name: string, heard: Heard, books: Books, cost: Cost): Row[] {
  for (const fault of heard.faults.slice(0, 5)) process.stdout.write(`  ${fault}\n`)
  const row = (what: string, figure: number, unit: string, more: Partial<Row> = {}): Row => ({
    ...{ what: `${name}: ${what}`, figure, unit },
    ...more,
  })
  const times = [...heard.times].toSorted(([one], [other]) => one.localeCompare(other))
  const budgetOf = (kind: string) => {
    if (pageKinds.includes(kind)) return { budget: budgets.page }
    return kind === 'order' ? { budget: budgets.order } : {}
  }
  return [
    row('requests that failed', heard.faults.length, '', { budget: 0 }),
    row('pieces sold twice', books.twice, '', { budget: 0 }),
    row('confirmed orders lost', books.lost, '', { budget: 0 }),
    row('pieces sold', books.sold, '', { budget: Number(values.pieces), isFloor: true }),
    ...times.map(([kind, all]) =>
      row(`${kind}, p95`, quantile(all, 0.95), 'ms', {
        ...budgetOf(kind),
        note: `p50 ${quantile(all, 0.5).toFixed(1)}, p99 ${quantile(all, 0.99).toFixed(0)} ms of ${all.length}`,
      }),
    ),
    row('CPU of the shop for a visitor', cost.cpu, 'ms'),
    row('memory, largest process', cost.memory, 'MB', { budget: 220 }),
  ]
}

const rows: Row[] = []
for (const engine of values.engine.split(',')) {
  if (engine !== 'sqlite' && engine !== 'postgres') throw new Error(`${engine} is no engine.`)
  for (const processes of values.processes.split(',')) {
    rows.push(...(await trial(engine, Number(processes))))
  }
}
if (!isSmall) report('drop', rows)
else for (const { what, figure } of rows) process.stdout.write(`${what}: ${figure.toFixed(1)}\n`)

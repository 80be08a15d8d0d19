import fs from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createApp } from '#server/app/app.ts'
import { createShop } from '#server/app/create-shop.ts'
import type { OpenApi } from '#server/app/docs/openapi.ts'
import { readConfig } from '#server/platform/config.ts'
import type { Engine } from '#server/platform/db/dialect.ts'
import { engines } from '#test/create-test-shop.ts'
import { callsOf, type DocumentedCall, leftOut } from '#test/hostile-calls.ts'
import { addManyOrders } from '#test/many-orders.ts'
import { makePerson, signInWithPassword } from '#test/people.ts'
import { openCatalogues } from './catalogues.ts'
import type { Row } from './compare.ts'
import type { Ground } from './crowded-shop.ts'
import { report } from './report.ts'
import { cpuOf, familyOf, type Killable, startShop } from './shop-process.ts'

// `npm run prove -- answers [--products 100000] [--orders 100000] [--engine sqlite]`: every GET call at size, as the owner
// asks it: what its answer costs of one core, in the shop and in PostgreSQL, and how much memory it takes for a moment.

const mostMs = 300
const mostMegabytes = 30
const tries = 3

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    orders: { type: 'string', default: '100000' },
    engine: { type: 'string' },
  },
})
const say = (line: string) => void process.stdout.write(`${line}\n`)

/** An owner who is signed in, in the cookie of their browser; besides a product and an order of the shop. */
async function fill(ground: Ground) {
  const shop = await createShop(readConfig({ ...ground.environment, LOG_LEVEL: 'silent' }))
  try {
    const owner = await makePerson(shop, { username: 'the-measurer', role: 'owner' })
    await addManyOrders(shop.db, Number(values.orders), owner.id, shop.now())
    const { cookies } = await signInWithPassword(createApp(shop), owner)
    const order = await shop.db.read
      .selectFrom('orders')
      .select(['id', 'number', 'token'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const product = await shop.db.read
      .selectFrom('products')
      .select(['id', 'slug'])
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return { cookie, order, product }
  } finally {
    await shop.close()
  }
}

type Filled = Awaited<ReturnType<typeof fill>>

/** Addresses of a call: as it stands, and once with each of its parameters that has an example. */
function addressesOf(call: DocumentedCall, { order, product }: Filled): string[] {
  const isOrder = /orders|invoice/.test(call.template)
  const known: Record<string, unknown> = {
    id: isOrder || call.template.includes('buyers') ? order.id : product.id,
    token: order.token,
    number: order.number,
    slug: product.slug,
    ids: product.id,
    q: isOrder ? order.number : 'silk',
  }
  const textOf = (name: string, example: unknown) =>
    encodeURIComponent(String(known[name] ?? example ?? '1'))
  const path = call.template.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    return textOf(name, call.params.find((one) => one.name === name)?.example)
  })
  const query = call.params.filter((one) => one.in === 'query')
  const pairOf = (one: (typeof query)[number]) => `${one.name}=${textOf(one.name, one.example)}`
  const needed = query.filter((one) => one.required).map(pairOf)
  const address = (pairs: string[]) => (pairs.length > 0 ? `${path}?${pairs.join('&')}` : path)
  return [...new Set([address(needed), ...query.map((one) => address([...needed, pairOf(one)]))])]
}

type Cost = {
  address: string
  status: number
  ms: number
  megabytes: number
  bytes: number
  /** Everything of its kind, as a file for staff: its time grows with the shop, its memory must not. */
  isFile: boolean
}

/** The least time of some tries, for the machine has other work too; the memory of the first, which finds none of its own. */
async function costOf(
  shop: Killable,
  pids: number[],
  address: string,
  cookie: string,
): Promise<Cost> {
  const costs: Cost[] = []
  for (let at = 0; at < tries; at++) {
    const before = timesOf(pids)
    const memory = ownMemoryOf(shop.pid)
    let most = memory
    const look = () => (most = Math.max(most, ownMemoryOf(shop.pid)))
    const watch = setInterval(look, 2)
    const reply = await fetch(`${shop.url}${address}`, { headers: { cookie } })
    const bytes = await sizeOf(reply)
    const ms = spentSince(before)
    clearInterval(watch)
    look()
    const megabytes = most - memory
    const isFile = reply.headers.get('content-disposition')?.startsWith('attachment') ?? false
    costs.push({ address, status: reply.status, ms, megabytes, bytes, isFile })
    if (isFile) break
  }
  const [first] = costs
  if (!first) throw new Error('Nothing was asked.')
  return { ...first, ms: Math.min(...costs.map((cost) => cost.ms)) }
}

/** MB of memory without the pages of the embedded database's file, which is mapped and counts as the process's (Linux). */
function ownMemoryOf(pid: number): number {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

/** Processor time of each process that lives: those of PostgreSQL come and go. */
function timesOf(pids: number[]): Map<number, number> {
  const living = pids.filter((pid) => fs.existsSync(`/proc/${pid}/schedstat`))
  return new Map(living.map((pid) => [pid, cpuOrNone(pid)]))
}

function cpuOrNone(pid: number): number {
  try {
    return cpuOf(pid)
  } catch {
    return Number.NaN
  }
}

function spentSince(before: Map<number, number>): number {
  const spent = [...before].map(([pid, ms]) => cpuOrNone(pid) - ms)
  return spent.filter((ms) => !Number.isNaN(ms)).reduce((sum, ms) => sum + ms, 0)
}

/** Reads an answer to its end without keeping it. */
async function sizeOf(reply: Response): Promise<number> {
  let bytes = 0
  for await (const part of reply.body ?? []) bytes += part.length
  return bytes
}

async function measure(engine: Engine, ground: Ground, postgresPid: number): Promise<Row[]> {
  const filled = await fill(ground)
  const shop = await startShop({ ...ground.environment, SLOW_QUERY_MS: '0' })
  try {
    const document = (await (await fetch(`${shop.url}/api/openapi.json`)).json()) as OpenApi // Its own.
    const asked = callsOf(document).filter(({ name }) => !leftOut.includes(name))
    const calls = asked.filter(({ method }) => method === 'GET')
    // What the shop keeps in memory of its catalogue belongs to it, not to the first answer that needed it.
    for (const address of [
      '/',
      '/products',
      '/api/search?q=silk',
      '/api/products/facets',
      '/api/products',
    ])
      await sizeOf(await fetch(`${shop.url}${address}`))
    const costs: Cost[] = []
    for (const address of calls.flatMap((call) => addressesOf(call, filled))) {
      const pids = engine === 'postgres' ? [shop.pid, ...familyOf(postgresPid)] : [shop.pid]
      costs.push(await costOf(shop, pids, address, filled.cookie))
      await pause(20)
    }
    return rowsOf(engine, costs)
  } finally {
    await shop.stop()
  }
}

function rowsOf(engine: Engine, costs: Cost[]): Row[] {
  for (const { address, status, ms, megabytes, bytes } of costs) {
    const isDear = ms > mostMs / 3 || megabytes > mostMegabytes / 3 || status >= 500
    if (isDear)
      say(
        `  ${address}: ${status}, ${Math.round(ms)} ms, ${megabytes} MB, ${Math.round(bytes / 1024)} KB`,
      )
  }
  const answered = costs.filter(({ status }) => status < 300)
  const dearest = answered.filter(({ isFile }) => !isFile).toSorted((a, b) => b.ms - a.ms)[0]
  const largest = answered.toSorted((a, b) => b.megabytes - a.megabytes)[0]
  const note = (cost: Cost | undefined) => (cost ? { note: cost.address } : {})
  return [
    { what: `${engine}: GET calls answered`, figure: answered.length, unit: '' },
    {
      what: `${engine}: GET calls that failed`,
      figure: costs.filter(({ status }) => status >= 500).length,
      unit: '',
      budget: 0,
    },
    {
      what: `${engine}: dearest answer`,
      figure: dearest?.ms ?? 0,
      unit: 'ms',
      budget: mostMs,
      ...note(dearest),
    },
    {
      what: `${engine}: most memory for an answer`,
      figure: largest?.megabytes ?? 0,
      unit: 'MB',
      budget: mostMegabytes,
      ...note(largest),
    },
  ]
}

const catalogues = await openCatalogues()
try {
  const rows: Row[] = []
  for (const engine of engines.filter((one) => !values.engine || one === values.engine)) {
    const ground = await catalogues.groundOf(engine, Number(values.products))
    say(engine)
    rows.push(...(await measure(engine, ground, catalogues.postgresPid())))
  }
  report('answers', rows)
} finally {
  await catalogues.close()
}

import autocannon from 'autocannon'
import type { Row } from './compare.ts'
import { cpuOfRequests } from './cpu-of-requests.ts'
import { median } from './median.ts'
import { report } from './report.ts'
import { type Measured, memoryOf, startBare, startShop } from './shop-process.ts'

// CPU per request: a page served again against a bare node:http server that answers the same bytes, for a
// stranger, for a visitor with session and cart, and not compressed; and the same page rendered afresh. Its
// milliseconds are those of this machine, and the same machine gives a third of its speed on some days.

const amount = Number(process.argv[2] ?? 22_000)
const isSmall = amount < 1000
const rounds = 11
const screens = ['/', '/products', '/products/kanjivaram-silk', '']

const load = ({ url, pid }: Measured, path: string, amount: number, how: How = {}) =>
  cpuOfRequests(
    { urls: [url + path], pids: [pid] },
    { amount, isAnew: how.isAnew ?? false, headers: { 'accept-encoding': 'br', ...how.headers } },
  )

type How = { headers?: Record<string, string>; isAnew?: boolean }
const fresh: How = { isAnew: true }
const plainly: How = { headers: { 'accept-encoding': 'identity' } }
const known: How = {
  headers: { cookie: `sid=${'a'.repeat(43)}; cart=${'b'.repeat(43)}; hint=1.2.3` },
}

/** As it is some minutes after a start: every kind of page has been asked for, kept and afresh. */
async function warm(shop: Measured, paths: string[]) {
  for (const path of paths) {
    await load(shop, path, Math.ceil(amount / 4))
    await load(shop, path, Math.max(10, Math.ceil(amount / 50)), fresh)
  }
}

/** A bare server with the bytes and headers that the shop answers. */
async function bareLike(shop: Measured, path: string, encoding: 'br' | 'identity') {
  const first = await fetch(shop.url + path, { headers: { 'accept-encoding': encoding } })
  const plain = await first.text()
  const { brotliCompressSync } = await import('node:zlib')
  const body = encoding === 'br' ? brotliCompressSync(plain) : Buffer.from(plain)
  const headers = Object.fromEntries(first.headers)
  for (const name of ['content-length', 'connection', 'keep-alive', 'date', 'transfer-encoding']) {
    delete headers[name]
  }
  const told = encoding === 'br' ? { 'content-encoding': 'br' } : {}
  return startBare(body.toString('base64'), { ...headers, ...told })
}

async function measure(shop: Measured, path: string): Promise<Row[]> {
  const bare = await bareLike(shop, path, 'br')
  const bareText = await bareLike(shop, path, 'identity')
  for (const each of [bare, bareText]) await load(each, '/', Math.ceil(amount / 4))
  await load(shop, path, Math.ceil(amount / 4), plainly)
  const turns: Record<Side, number>[] = []
  // In turns, so that what else the machine does meets all.
  for (let round = 0; round < rounds; round++) {
    const some = amount / rounds
    turns.push({
      again: await load(shop, path, some),
      own: await load(shop, path, some, known),
      ceiling: await load(bare, '/', some),
      text: await load(shop, path, some, plainly),
      textCeiling: await load(bareText, '/', some),
      rendered: await load(shop, path, Math.max(10, Math.ceil(amount / 200)), fresh),
    })
  }
  const of = (side: Side) => median(turns.map((turn) => turn[side]))
  await Promise.all([bare.stop(), bareText.stop()])
  return rowsOf(path, of)
}

type Side = 'again' | 'own' | 'ceiling' | 'text' | 'textCeiling' | 'rendered'

function rowsOf(path: string, of: (side: Side) => number): Row[] {
  const against = (what: string, side: Side, ceiling: Side): Row => ({
    what: `${path} ${what}, CPU against bare node:http`,
    figure: of(side) / of(ceiling),
    unit: 'x',
    budget: 1.3,
    note: `${of(side).toFixed(3)} ms against ${of(ceiling).toFixed(3)} ms`,
  })
  return [
    against('served again', 'again', 'ceiling'),
    against('with session and cart', 'own', 'ceiling'),
    against('not compressed', 'text', 'textCeiling'),
    {
      what: `${path} rendered afresh, CPU`,
      figure: of('rendered'),
      unit: 'ms',
      ratio: of('rendered') / of('ceiling'),
      budget: 6,
    },
  ]
}

/** How long 16 visitors with a cookie wait who ask at the same time, again and again. */
async function waitOf(shop: Measured): Promise<Row> {
  const waits: number[] = []
  for (let round = 0; round < rounds; round++) {
    const { latency } = await autocannon({
      ...{ url: `${shop.url}/`, connections: 16, amount: amount / rounds },
      headers: { 'accept-encoding': 'br', ...known.headers },
    })
    waits.push(latency.p99)
  }
  const note = waits.map((wait) => wait.toFixed(0)).join(', ')
  const what = '/ with session and cart, 16 at once: p99'
  return { what, figure: median(waits), unit: 'ms', budget: 10, note }
}

const shop = await startShop({ PICTURE_QUEUE: '0' })
const [product] = await (await fetch(`${shop.url}/api/products/featured`)).json()
const rows: Row[] = []
const paths = screens.map((screen) => screen || `/product/${product.slug}`)
await warm(shop, paths)
for (const path of paths) rows.push(...(await measure(shop, path)))
rows.push(await waitOf(shop))
rows.push({ what: 'memory after the load', figure: memoryOf(shop.pid), unit: 'MB', budget: 220 })
await shop.stop()
if (!isSmall) report('pages', rows)
else process.stdout.write(`${rows.length} rows measured\n`)

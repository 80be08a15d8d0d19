import type { Row } from './compare.ts'
import { cpuOfRequests } from './cpu-of-requests.ts'
import { median } from './median.ts'
import { report } from './report.ts'
import { type Measured, memoryOf, startBare, startShop } from './shop-process.ts'

// CPU per request: an anonymous page served again against a bare node:http server that answers the same
// bytes, for a stranger and for a visitor with session and cart, and the same page rendered afresh. Its
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

async function measure(shop: Measured, path: string): Promise<Row[]> {
  const first = await fetch(shop.url + path, { headers: { 'accept-encoding': 'br' } })
  const plain = await first.text()
  const { brotliCompressSync } = await import('node:zlib')
  const body = brotliCompressSync(plain).toString('base64')
  const headers = Object.fromEntries(first.headers)
  for (const name of ['content-length', 'connection', 'keep-alive', 'date', 'transfer-encoding']) {
    delete headers[name]
  }
  const bare = await startBare(body, { ...headers, 'content-encoding': 'br' })
  await load(bare, '/', Math.ceil(amount / 4))
  const turns: { again: number; own: number; ceiling: number; rendered: number }[] = []
  // In turns, so that what else the machine does meets all three.
  for (let round = 0; round < rounds; round++) {
    turns.push({
      again: await load(shop, path, amount / rounds),
      own: await load(shop, path, amount / rounds, known),
      ceiling: await load(bare, '/', amount / rounds),
      rendered: await load(shop, path, Math.max(10, Math.ceil(amount / 200)), fresh),
    })
  }
  const again = median(turns.map((turn) => turn.again))
  const own = median(turns.map((turn) => turn.own))
  const ceiling = median(turns.map((turn) => turn.ceiling))
  const rendered = median(turns.map((turn) => turn.rendered))
  await bare.stop()
  return [
    {
      what: `${path} served again, CPU against bare node:http`,
      figure: again / ceiling,
      unit: 'x',
      budget: 1.5,
      note: `${again.toFixed(3)} ms against ${ceiling.toFixed(3)} ms`,
    },
    {
      what: `${path} with session and cart, CPU against bare node:http`,
      figure: own / ceiling,
      unit: 'x',
      budget: 1.3,
    },
    {
      what: `${path} rendered afresh, CPU`,
      figure: rendered,
      unit: 'ms',
      ratio: rendered / ceiling,
      budget: 6,
    },
  ]
}

const shop = await startShop({ PICTURE_QUEUE: '0' })
const [product] = await (await fetch(`${shop.url}/api/products/featured`)).json()
const rows: Row[] = []
const paths = screens.map((screen) => screen || `/product/${product.slug}`)
await warm(shop, paths)
for (const path of paths) rows.push(...(await measure(shop, path)))
rows.push({ what: 'memory after the load', figure: memoryOf(shop.pid), unit: 'MB', budget: 300 })
await shop.stop()
if (!isSmall) report('pages', rows)
else process.stdout.write(`${rows.length} rows measured\n`)

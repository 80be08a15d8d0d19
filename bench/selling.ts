import { setTimeout as pause } from 'node:timers/promises'
import type { Row } from './compare.ts'
import { newLedger, note, stockUp } from './crowded-shop.ts'
import { openGrounds } from './grounds.ts'
import { buy } from './http-buyer.ts'
import { quickAsk } from './quick-ask.ts'
import { report } from './report.ts'
import { cpuOf, startShop } from './shop-process.ts'
import { quantile } from './stop-watch.ts'

// What selling does to pages: an order every 200 ms while 30 pages a second are read. The orders themselves are
// measured apart, without readers, and taken off: what is left is what pages cost while their pieces are sold.

const seconds = Number(process.argv[2] ?? 60)
const isSmall = seconds < 20
const orderEveryMs = 200
const pagesPerSecond = 30
const reads = { headers: { 'accept-encoding': 'br' } }

/** Calls it at even distances until a moment, whether or not the last one is over. */
async function every(ms: number, until: number, work: (n: number) => Promise<unknown>) {
  const under = new Set<Promise<unknown>>()
  const began = performance.now()
  for (let n = 0; performance.now() < until; n++) {
    const one = work(n).finally(() => under.delete(one))
    under.add(one)
    await pause(Math.max(0, began + (n + 1) * ms - performance.now()))
  }
  await Promise.all(under)
}

type Input = { isSelling: boolean; isRead: boolean; ms: number }

async function spell(shop: { url: string; pid: number }, ids: number[], input: Input) {
  const { ask, close } = quickAsk()
  const ledger = newLedger()
  const times: number[] = []
  const slugs = await slugsOf(shop.url)
  const pages = ['/', '/products', '/products?fabrics=Silk', '/about-us', ...slugs]
  const read = async (n: number) => {
    const began = performance.now()
    const reply = await ask(`${shop.url}${pages[n % pages.length]}`, reads)
    if (!reply.ok) throw new Error(`A page was answered ${reply.status}.`)
    times.push(performance.now() - began)
  }
  const sell = async (n: number) => note(ledger, await buy(shop.url, ids[n % ids.length] ?? 0, ask))
  const until = performance.now() + input.ms
  const [before, began] = [cpuOf(shop.pid), performance.now()]
  await Promise.all([
    input.isSelling && every(orderEveryMs, until, sell),
    input.isRead && every(1000 / pagesPerSecond, until, read),
  ])
  const cpu = ((cpuOf(shop.pid) - before) / (performance.now() - began)) * 1000
  close()
  return { cpu, times, orders: ledger.confirmed.size }
}

async function slugsOf(url: string): Promise<string[]> {
  const products: { slug: string }[] = await (await fetch(`${url}/api/products/featured`)).json()
  return products.slice(0, 4).map(({ slug }) => `/product/${slug}`)
}

async function measure(engine: 'sqlite' | 'postgres'): Promise<Row[]> {
  const grounds = await openGrounds(engine)
  try {
    const ground = await grounds.another()
    const ids = await stockUp(ground)
    // CPU is judged: a machine that has other work too puts nobody off.
    const shop = await startShop({ ...ground.environment, LAG_LIMIT_MS: '0' })
    try {
      const ms = seconds * 1000
      // The first minute of a process is spent on compiling.
      await spell(shop, ids, { isSelling: true, isRead: true, ms: ms / 2 })
      const alone = await spell(shop, ids, { isSelling: true, isRead: false, ms: ms / 2 })
      const both = await spell(shop, ids, { isSelling: true, isRead: true, ms })
      const row = (what: string, figure: number, unit: string, more: Partial<Row> = {}): Row => ({
        ...{ what: `${engine}: ${what}`, figure, unit },
        ...more,
      })
      return [
        row('an order each 200 ms and 30 pages a second, CPU in a second', both.cpu, 'ms', {
          note: `${both.orders} orders, ${both.times.length} pages`,
        }),
        row('the orders alone, CPU in a second', alone.cpu, 'ms'),
        row('what the pages add, CPU in a second', both.cpu - alone.cpu, 'ms', { budget: 60 }),
        row('a page meanwhile, p99', quantile(both.times, 0.99), 'ms', {
          ...{ budget: 10, note: `p50 ${quantile(both.times, 0.5).toFixed(1)} ms` },
        }),
      ]
    } finally {
      await shop.stop()
    }
  } finally {
    await grounds.close()
  }
}

const rows = [...(await measure('sqlite')), ...(await measure('postgres'))]
if (!isSmall) report('selling', rows)
else for (const { what, figure } of rows) process.stdout.write(`${what}: ${figure.toFixed(1)}\n`)

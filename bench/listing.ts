import { type App, createApp } from '#server/app/app.ts'
import { createShop } from '#server/app/create-shop.ts'
import { type Dice, dice } from '#server/app/seed/weaves.ts'
import { readConfig } from '#server/platform/config.ts'
import type { Engine } from '#server/platform/db/dialect.ts'
import type { Shop } from '#server/platform/shop.ts'
import { openCatalogues } from './catalogues.ts'
import { measureCeiling } from './ceiling.ts'
import type { Row } from './compare.ts'
import { cpuOfRequests } from './cpu-of-requests.ts'
import type { Ground } from './crowded-shop.ts'
import { halfTyped, question, searched } from './listing-questions.ts'
import { report } from './report.ts'
import { startShop } from './shop-process.ts'
import { quantile as ofTimes } from './stop-watch.ts'

// A filtered, sorted page of 24 with facet counts, and suggestions while typing: whole calls of the API,
// in this process, at three sizes of the catalogue in both databases, in turn; and the listing's page of a running shop.

const largest = Number(process.argv[2] ?? 100_000)
const isSmall = largest < 100_000
const sizes = [largest / 100, largest / 5, largest]
const calls = isSmall ? 20 : 600
const pages = isSmall ? 10 : 100

type OpenShop = { shop: Shop; app: App }

/** What one call took, in ms: by the clock, and in CPU of this process. */
type Took = { ms: number; cpuMs: number }

async function timed({ app }: OpenShop, path: string): Promise<Took> {
  const before = process.cpuUsage()
  const started = performance.now()
  const answer = await app.request(path)
  await answer.text()
  const ms = performance.now() - started
  const { user, system } = process.cpuUsage(before)
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
  return { ms, cpuMs: (user + system) / 1000 }
}

/** Many calls to each shop, one after the other and in turn, the first ones left out. */
async function measure(shops: OpenShop[], path: (roll: Dice) => string): Promise<Took[][]> {
  const times: Took[][] = shops.map(() => [])
  const roll = dice(11)
  for (let call = -calls / 4; call < calls; call++) {
    const next = path(roll)
    for (const [at, shop] of shops.entries()) {
      const took = await timed(shop, next)
      if (call >= 0) times[at]?.push(took)
    }
  }
  return times
}

const quantile = (times: Took[] = [], share: number) =>
  ofTimes(
    times.map(({ ms }) => ms),
    share,
  )

const cpuOfCall = (times: Took[] = []) =>
  times.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / times.length

const typical = (times: Took[] | undefined) =>
  `p50 ${quantile(times, 0.5).toFixed(2)} ms, CPU ${cpuOfCall(times).toFixed(2)} ms a call`

async function openShop({ environment }: Ground): Promise<OpenShop> {
  const shop = await createShop(readConfig({ ...environment, LOG_LEVEL: 'silent' }))
  return { shop, app: createApp(shop) }
}

/** CPU of the listing's page made afresh, in a shop of its own process. */
async function renderedMs({ environment }: Ground): Promise<number> {
  const running = await startShop(environment)
  try {
    const side = { urls: [`${running.url}/products`], pids: [running.pid] }
    const how = { amount: pages, at: 2, isAnew: true }
    await cpuOfRequests(side, how)
    return await cpuOfRequests(side, how)
  } finally {
    await running.stop()
  }
}

async function measureEngine(engine: Engine, ceiling: number): Promise<Row[]> {
  const grounds: Ground[] = []
  for (const size of sizes) grounds.push(await catalogues.groundOf(engine, size))
  const shops = await Promise.all(grounds.map(openShop))
  const [first] = shops
  if (!first) return []
  const categories = await first.shop.db.read.selectFrom('categories').select('slug').execute()
  const slugs = categories.map(({ slug }) => slug)
  const listings = await measure(shops, (roll) => question(roll, slugs))
  const [, , searches] = await measure(shops, searched)
  const [, , suggestions] = await measure(shops, halfTyped)
  await Promise.all(shops.map(({ shop }) => shop.close()))
  const rendered: number[] = []
  for (const ground of grounds) rendered.push(await renderedMs(ground))
  const rows = sizes.map((size, at): Row => {
    return {
      what: `${engine}: page of 24 with facets at ${size}, p95`,
      figure: quantile(listings[at], 0.95),
      unit: 'ms',
      budget: 25,
      note: typical(listings[at]),
    }
  })
  const costs = sizes.map((size, at): Row => {
    const figure = cpuOfCall(listings[at])
    const what = `${engine}: page of 24 with facets at ${size}, CPU`
    return { what, figure, unit: 'ms', ratio: figure / ceiling }
  })
  const made = sizes.map((size, at): Row => {
    const figure = rendered[at] ?? Number.NaN
    const what = `${engine}: listing's page rendered afresh at ${size}, CPU`
    return { what, figure, unit: 'ms', ratio: figure / ceiling, budget: 6 }
  })
  return [
    ...rows,
    ...costs,
    ...made,
    {
      what: `${engine}: growth from ${sizes[0]} to ${sizes[2]}, CPU`,
      figure: cpuOfCall(listings[2]) / cpuOfCall(listings[0]),
      unit: 'x',
      budget: 3,
      note: `p50 ${(quantile(listings[2], 0.5) / quantile(listings[0], 0.5)).toFixed(2)} x`,
    },
    ofLargest(`${engine}: search by words`, searches, 25),
    ofLargest(`${engine}: suggestions`, suggestions, 100),
  ]
}

const ofLargest = (what: string, times: Took[] | undefined, budget: number): Row => ({
  what: `${what} at ${largest}, p95`,
  figure: quantile(times, 0.95),
  unit: 'ms',
  budget,
  note: typical(times),
})

const catalogues = await openCatalogues()
try {
  const ceiling = await measureCeiling()
  const rows: Row[] = []
  for (const engine of ['sqlite', 'postgres'] as const) {
    rows.push(...(await measureEngine(engine, ceiling)))
  }
  if (!isSmall) report('listing', rows)
  else process.stdout.write(`${rows.length} rows measured\n`)
} finally {
  await catalogues.close()
}

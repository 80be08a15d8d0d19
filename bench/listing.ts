import type { Engine } from '#server/db/dialect.ts'
import { seedLarge } from '#server/db/seed/large.ts'
import { colours, type Dice, dice, weaves } from '#server/db/seed/weaves.ts'
import { createTestShop, engines, type TestShop } from '#test/create-test-shop.ts'
import { startPostgres } from '#test/start-postgres.ts'
import { type Row, report } from './report.ts'

// A filtered, sorted page of 24 with facet counts, and suggestions while typing: whole calls of the API,
// in this process, at three sizes of the catalogue in both databases, in turn.

const largest = Number(process.argv[2] ?? 100_000)
const isSmall = largest < 100_000
const sizes = [largest / 100, largest / 5, largest]
const calls = isSmall ? 20 : 600

function question(roll: Dice, slugs: string[]): string {
  const weave = roll.one(weaves)
  const query = new URLSearchParams()
  if (roll.chance(0.4)) query.set('category', roll.one(slugs))
  if (roll.chance(0.3)) query.set('fabrics', weave.fabric)
  if (roll.chance(0.4)) query.set('colors', [roll.one(colours), roll.one(colours)].join(','))
  if (roll.chance(0.25)) query.set('occasions', roll.one(weave.occasions))
  if (roll.chance(0.3)) query.set('minPrice', String(Math.floor(roll.number() * 10) * 1000))
  if (roll.chance(0.3)) query.set('maxPrice', String(Math.floor(10 + roll.number() * 40) * 1000))
  if (roll.chance(0.1)) query.set('filter', roll.one(['new-arrivals', 'featured', 'trending']))
  query.set('sort', roll.one(['latest', 'price-asc', 'price-desc']))
  if (roll.chance(0.2)) query.set('page', String(2 + Math.floor(roll.number() * 4)))
  return `/api/search?${query}`
}

function halfTyped(roll: Dice): string {
  const weave = roll.one(weaves)
  const text = roll.one([weave.name, `${roll.one(colours)} ${weave.name}`, weave.fabric])
  return `/api/search/suggestions?q=${encodeURIComponent(text.slice(0, 3 + roll.number() * 9))}`
}

const searched = (roll: Dice) =>
  `/api/search?q=${encodeURIComponent(roll.one(['pattu', 'kanjeevaram maroon', 'temple border']))}`

/** What one call took, in ms: by the clock, and in CPU of this process. */
type Took = { ms: number; cpuMs: number }

async function timed({ app }: TestShop, path: string): Promise<Took> {
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
async function measure(shops: TestShop[], path: (roll: Dice) => string): Promise<Took[][]> {
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

function quantile(times: Took[] = [], share: number): number {
  const sorted = times.map(({ ms }) => ms).sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

const cpuOf = (times: Took[] = []) =>
  times.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / times.length

const typical = (times: Took[] | undefined) =>
  `p50 ${quantile(times, 0.5).toFixed(2)} ms, CPU ${cpuOf(times).toFixed(2)} ms a call`

async function measureEngine(engine: Engine): Promise<Row[]> {
  const shops: TestShop[] = []
  for (const size of sizes) {
    const shop = await createTestShop({ engine })
    await seedLarge(shop.shop, size)
    shops.push(shop)
  }
  const slugs = weaves.map(({ name, fabric }) =>
    `${name} ${fabric}`.toLowerCase().replaceAll(' ', '-'),
  )
  const pages = await measure(shops, (roll) => question(roll, slugs))
  const [, , searches] = await measure(shops, searched)
  const [, , suggestions] = await measure(shops, halfTyped)
  await Promise.all(shops.map((shop) => shop.close()))
  const rows = sizes.map((size, at): Row => {
    return {
      what: `${engine}: page of 24 with facets at ${size}, p95`,
      figure: quantile(pages[at], 0.95),
      unit: 'ms',
      budget: 25,
      note: typical(pages[at]),
    }
  })
  return [
    ...rows,
    {
      what: `${engine}: growth from ${sizes[0]} to ${sizes[2]}, CPU`,
      figure: cpuOf(pages[2]) / cpuOf(pages[0]),
      unit: 'x',
      budget: 3,
      note: `p50 ${(quantile(pages[2], 0.5) / quantile(pages[0], 0.5)).toFixed(2)} x`,
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

const postgres = await startPostgres()
process.env['TEST_DATABASE_URL'] = postgres.url
const rows: Row[] = []
for (const engine of engines) rows.push(...(await measureEngine(engine)))
await postgres.stop()
if (!isSmall) report('listing', rows)
else process.stdout.write(`${rows.length} rows measured\n`)

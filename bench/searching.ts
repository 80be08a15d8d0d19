import { type App, createApp } from '#server/app/app.ts'
import { createShop } from '#server/app/create-shop.ts'
import { readConfig } from '#server/platform/config.ts'
import type { Engine } from '#server/platform/db/dialect.ts'
import type { Shop } from '#server/platform/shop.ts'
import { heard } from '#server/search/heard.ts'
import { openCatalogues } from './catalogues.ts'
import type { Row } from './compare.ts'
import type { Ground } from './crowded-shop.ts'
import { report } from './report.ts'
import { halfTypedTexts, searchTexts, warmUpTexts } from './search-texts.ts'
import { quantile } from './stop-watch.ts'

// What a search by words costs, whatever is typed, and how soon suggestions come while typing: whole calls of the
// API in this process, at two sizes of the catalogue in both databases.

const largest = Number(process.argv[2] ?? 100_000)
const isSmall = largest < 100_000
const budgets: [size: number, cpuMs: number][] = [
  [largest / 5, 2],
  [largest, 5],
]

type OpenShop = { shop: Shop; app: App }

async function openShop({ environment }: Ground): Promise<OpenShop> {
  const shop = await createShop(readConfig({ ...environment, LOG_LEVEL: 'silent' }))
  return { shop, app: createApp(shop) }
}

/** Asks for all of them, one after the other: CPU of this process a call, and how long each took by the clock. */
async function asked({ app }: OpenShop, path: string, texts: readonly string[]) {
  const times: number[] = []
  const before = process.cpuUsage()
  for (const text of texts) {
    const began = performance.now()
    const answer = await app.request(`${path}?${new URLSearchParams({ q: text })}`)
    await answer.text()
    if (answer.status !== 200) throw new Error(`${text}: ${answer.status}`)
    times.push(performance.now() - began)
  }
  const { user, system } = process.cpuUsage(before)
  return { cpuMs: (user + system) / 1000 / texts.length, times }
}

/** CPU of reading a text and finding its pieces, without the page of them. */
async function heardMs({ shop }: OpenShop, texts: readonly string[]) {
  const before = process.cpuUsage()
  // Other texts than the whole calls ask for, which would be remembered.
  for (const text of texts) await heard(shop.db, `${text.slice(0, 98)} .`)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / texts.length
}

async function measure(engine: Engine, size: number, budget: number): Promise<Row[]> {
  const open = await openShop(await catalogues.groundOf(engine, size))
  try {
    await asked(open, '/api/search', warmUpTexts)
    const rows: Row[] = []
    for (const [kind, texts] of Object.entries(searchTexts)) {
      const figure = await heardMs(open, texts)
      rows.push({
        what: `${engine}: ${kind} read and found at ${size}, CPU`,
        figure,
        unit: 'ms',
        budget,
      })
      const { cpuMs, times } = await asked(open, '/api/search', texts)
      const what = `${engine}: ${kind} at ${size}, CPU with the page of 24 and its facets`
      rows.push({ what, figure: cpuMs, unit: 'ms', note: clockOf(times) })
    }
    const typed = halfTypedTexts.map((text) => text.slice(0, 100))
    const { cpuMs, times } = await asked(open, '/api/search/completions', typed)
    const what = `${engine}: suggestions while typing at ${size}, p95`
    const note = `p50 ${quantile(times, 0.5).toFixed(2)} ms, CPU ${cpuMs.toFixed(2)} ms a letter`
    rows.push({ what, figure: quantile(times, 0.95), unit: 'ms', budget: 100, note })
    return rows
  } finally {
    await open.shop.close()
  }
}

const clockOf = (times: number[]) =>
  `p50 ${quantile(times, 0.5).toFixed(2)} ms, p95 ${quantile(times, 0.95).toFixed(2)} ms`

const catalogues = await openCatalogues()
try {
  const rows: Row[] = []
  for (const engine of ['sqlite', 'postgres'] as const) {
    for (const [size, budget] of budgets) rows.push(...(await measure(engine, size, budget)))
  }
  if (!isSmall) report('searching', rows)
  else for (const { what, figure, note } of rows) console.log(what, figure.toFixed(2), note)
} finally {
  await catalogues.close()
}

import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import lighthouse from 'lighthouse'
import { freePort } from '../test/free-port.ts'
import type { Row } from './compare.ts'
import { median } from './median.ts'
import { report } from './report.ts'
import { startShop } from './shop-process.ts'

// Lighthouse as a phone sees it: simulated slow 4G, 4x CPU; the median of three runs a page. Its own benchmark
// index stands beside what a slow machine makes worse.

type Run = Awaited<ReturnType<typeof look>>

const DATA_DIR = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-bench-'))
let shop = await startShop({ DATA_DIR })
const [product] = await (await fetch(`${shop.url}/api/products/featured`)).json()
const pages = { home: '/', listing: '/products', detail: `/product/${product.slug}` }
const port = await freePort()
const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-lighthouse-'))
const chrome = spawn(
  process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  [
    ...['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync'],
    ...['--disable-background-networking', `--remote-debugging-port=${port}`],
    `--user-data-dir=${profile}`,
  ],
  { stdio: 'ignore' },
)
await untilOpen(`http://127.0.0.1:${port}/json/version`)

// As on any day but the first: the sizes that these pages show are made, and nobody else needs the machine.
for (const address of Object.values(pages)) {
  const { audits } = await look(shop.url + address)
  await untilMade(audits['network-requests']?.details)
}
await shop.stop()
shop = await startShop({ DATA_DIR, PICTURE_QUEUE: '0' })

const rows: Row[] = []
for (const [name, address] of Object.entries(pages)) {
  const runs: Run[] = []
  for (let run = 0; run < 3; run++) runs.push(await look(shop.url + address))
  for (const [category, floor] of [
    ['performance', 95],
    ['accessibility', 100],
    ['best-practices', 100],
    ['seo', 100],
  ] as const) {
    const figure = median(runs.map((run) => (run.categories[category]?.score ?? 0) * 100))
    rows.push({ what: `${name}: ${category}`, figure, unit: '', budget: floor, isFloor: true })
  }
  const audit = (id: string) => median(runs.map((run) => run.audits[id]?.numericValue ?? 0))
  rows.push({
    what: `${name}: LCP`,
    figure: audit('largest-contentful-paint') / 1000,
    unit: 's',
    budget: 2,
  })
  rows.push({
    what: `${name}: TBT`,
    figure: audit('total-blocking-time'),
    unit: 'ms',
    budget: 100,
    note: `benchmark index ${median(runs.map((run) => run.environment.benchmarkIndex)).toFixed(0)}`,
  })
  rows.push({
    what: `${name}: CLS`,
    figure: audit('cumulative-layout-shift'),
    unit: '',
    budget: 0.02,
  })
}
chrome.kill()
await shop.stop()
fs.rmSync(DATA_DIR, { recursive: true, force: true })
report('lighthouse', rows)
process.exit(0)

async function look(url: string) {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse said nothing about ${url}.`)
  const failed = Object.values(result.lhr.audits).filter(
    (audit) =>
      audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative',
  )
  if (process.argv.includes('--why')) {
    for (const audit of failed)
      process.stdout.write(`    ${audit.id}: ${audit.displayValue ?? ''}\n`)
  }
  return result.lhr
}

async function untilMade(details: unknown) {
  const { items = [] } = (details ?? {}) as { items?: { url: string }[] } // Lighthouse's own table.
  const until = Date.now() + 120_000
  for (const { url } of items.filter((item) => item.url.endsWith('.avif'))) {
    for (;;) {
      const { headers } = await fetch(url, { headers: { accept: 'image/avif' } })
      if (headers.get('content-type') === 'image/avif' || Date.now() > until) break
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
  }
}

async function untilOpen(url: string) {
  for (let tries = 0; tries < 200; tries++) {
    const isOpen = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isOpen) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The browser did not open.')
}

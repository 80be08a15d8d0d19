import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { createShop } from '#server/app/create-shop.ts'
import { seedLarge } from '#server/app/seed/large.ts'
import { seedWhenEmpty } from '#server/app/seed/seed.ts'
import { readConfig } from '#server/platform/config.ts'
import type { Browser } from '#test/browser.ts'
import { createTestShop, engines } from '#test/create-test-shop.ts'
import { makePerson, signInWithPassword } from '#test/people.ts'
import type { Row } from './compare.ts'
import { report } from './report.ts'
import { startShop } from './shop-process.ts'
import { openTestDatabases } from './test-databases.ts'

// The admin area's table with many products: its calls in both databases, products as a file out and in,
// and what somebody at the table feels in a browser.

const products = Number(process.argv[2] ?? 10_000)
const repeats = 40
const password = 'a-password-for-benchmarks'

const questions = {
  'sorted by stock': 'sort=stock&order=asc',
  'sorted by price, page 120': 'sort=price&order=desc&page=120',
  'searched by words': 'q=kanjivaram&sort=name&order=asc',
  'without picture': 'state=no-picture',
}

const quantile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

async function stockTimes(owner: Browser, query: string): Promise<number[]> {
  const times: number[] = []
  for (let at = 0; at < repeats; at++) {
    times.push(await timed(() => owner.get(`/api/admin/stock?${query}`)))
  }
  return times
}

async function measureEngine(engine: (typeof engines)[number]): Promise<Row[]> {
  const { shop, app, close } = await createTestShop({ engine })
  await seedLarge(shop, products)
  const owner = await signInWithPassword(app, await makePerson(shop, { role: 'owner' }))
  const rows: Row[] = []
  for (const [name, query] of Object.entries(questions)) {
    const times = await stockTimes(owner, query)
    rows.push({
      what: `${engine}: table of ${products} ${name}, p95`,
      figure: quantile(times, 0.95),
      unit: 'ms',
      budget: 100,
      note: `p50 ${quantile(times, 0.5).toFixed(1)} ms`,
    })
  }
  let file = ''
  const out = await timed(async () => {
    file = (await owner.get('/api/admin/products.csv')).text
  })
  rows.push({ what: `${engine}: ${products} products out`, figure: out / 1000, unit: 's' })
  const changed = file.replaceAll(/,(no|yes),(no|yes),(no|yes),/g, ',yes,no,yes,')
  const back = await timed(() => importFile(owner, changed))
  rows.push({
    what: `${engine}: ${products} products in`,
    figure: back / 1000,
    unit: 's',
    budget: 60,
  })
  await close()
  return rows
}

async function importFile(owner: Browser, csv: string) {
  const body = new FormData()
  body.append('file', new File([csv], 'products.csv', { type: 'text/csv' }))
  const reply = await owner.send('/api/admin/products/import', { method: 'POST', body })
  if (reply.body['isApplied'] !== true) throw new Error(`Not imported: ${reply.text}`)
}

async function measureBrowser(): Promise<Row[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-bench-admin-'))
  const environment = { DATA_DIR: folder, ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: password }
  const large = await createShop(readConfig({ ...environment, LOG_LEVEL: 'silent' }))
  await seedWhenEmpty(large, () => undefined)
  await seedLarge(large, products)
  await large.close()
  const shop = await startShop(environment)
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage({ baseURL: shop.url, viewport: { width: 1440, height: 900 } })
  await page.request.post('/api/users/login', { data: { username: 'admin', password } })
  await page.goto('/admin/products')
  await page.locator('tbody tr td').nth(4).waitFor()
  const sort = page.getByRole('button', { name: 'Price (₹)', exact: true })
  const sorts: number[] = []
  for (let at = 0; at < 8; at++) sorts.push(await untilRows(page, () => sort.click()))
  const search = page.getByRole('searchbox', { name: 'Search products' })
  const searches: number[] = []
  for (const words of ['kanjivaram', 'cotton', 'maroon', 'silk']) {
    searches.push(await untilRows(page, () => search.fill(words)))
  }
  const stutter = await longestTaskWhileScrolling(page)
  await browser.close()
  await shop.stop()
  fs.rmSync(folder, { recursive: true, force: true })
  const felt = (what: string, figure: number, budget: number): Row => ({
    ...{ what: `in the browser: ${what}`, figure, unit: 'ms', budget },
  })
  return [
    felt('from a click on a column to the sorted rows, median', quantile(sorts, 0.5), 300),
    felt('from the last letter to the found rows, median', quantile(searches, 0.5), 500),
    felt('longest task while scrolling', stutter, 50),
  ]
}

/** Until the first row is another one than before. */
async function untilRows(page: Page, act: () => Promise<void>): Promise<number> {
  const first = page.locator('tbody tr .cell-name').first()
  const before = await first.textContent()
  return timed(async () => {
    await act()
    await page.waitForFunction(
      (text) => document.querySelector('tbody tr .cell-name')?.textContent !== text,
      before,
    )
  })
}

async function longestTaskWhileScrolling(page: Page): Promise<number> {
  await page.evaluate(() => {
    Object.assign(globalThis, { longest: 0 })
    new PerformanceObserver((list) => {
      const before = Number(Reflect.get(globalThis, 'longest'))
      const longest = Math.max(before, ...list.getEntries().map(({ duration }) => duration))
      Object.assign(globalThis, { longest })
    }).observe({ entryTypes: ['longtask'] })
  })
  for (let at = 0; at < 40; at++) await page.mouse.wheel(0, 120)
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => Number(Reflect.get(globalThis, 'longest')))
}

const closeDatabases = await openTestDatabases()
const rows: Row[] = []
for (const engine of engines) rows.push(...(await measureEngine(engine)))
await closeDatabases()
rows.push(...(await measureBrowser()))
if (products >= 10_000) report('admin', rows)
else process.stdout.write(`${rows.length} rows measured\n`)

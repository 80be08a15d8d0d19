import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { createShop } from '#server/app/create-shop.ts'
import { seedLarge } from '#server/app/seed/large.ts'
import { seedWhenEmpty } from '#server/app/seed/seed.ts'
import { readConfig } from '#server/platform/config.ts'
import { addManyOrders } from '#test/many-orders.ts'
import type { Row } from './compare.ts'
import { report } from './report.ts'
import { ownersPassword, startShop } from './shop-process.ts'

// How soon each screen of the admin area works on a phone with a quarter of this machine's speed, in a shop of many
// products and orders: opened by its address, the browser knowing the code from an earlier visit. A screen works once
// its answers have come, nothing in it is still loading, and the last long task is over.

const count = Number(process.argv[2] ?? 100_000)
const isSmall = count < 100_000
const slowdown = 4
const budgetMs = 1000
/** How long a screen must be quiet to count as done, which is not part of what is measured; and what is never done. */
const patience = { quietMs: 700, givenUpMs: 20_000 }

const screens = [
  ...['', 'products', 'categories', 'stock', 'orders', 'orders/ID', 'orders/new', 'orders/stall'],
  ...['whatsapp-orders', 'parcels', 'reserved', 'returns', 'store-credits', 'gift-cards'],
  ...['gift-cards/sold', 'payments', 'sales', 'margins', 'books', 'compliance', 'documents'],
  ...['customers', 'reviews', 'messages', 'complaints', 'privacy', 'privacy/retention'],
  ...['privacy/breaches', 'privacy/notices', 'newsletter', 'newsletters', 'coupons', 'pages'],
  ...['stories', 'announcements', 'menus', 'translations', 'search-words', 'testimonials'],
  ...['alerts', 'staff', 'api-tokens', 'webhooks', 'mail', 'outcomes', 'audit', 'settings'],
  ...['settings/performance', 'settings/shop', 'settings/payments', 'settings/delivery'],
  ...['settings/carriers', 'settings/law'],
]

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-bench-screens-'))
const environment = { DATA_DIR: folder, ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: ownersPassword }
await fill()
const shop = await startShop(environment)
const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
})
try {
  const page = await phoneOf(browser)
  const rows: Row[] = []
  for (const screen of screens) rows.push(await rowOf(page, screen))
  if (isSmall) process.stdout.write(`${rows.length} screens measured\n`)
  else report('admin-screens', rows)
} finally {
  await browser.close()
  await shop.stop()
  fs.rmSync(folder, { recursive: true, force: true })
}

async function fill() {
  const large = await createShop(readConfig({ ...environment, LOG_LEVEL: 'silent' }))
  await seedWhenEmpty(large, () => undefined)
  await seedLarge(large, count)
  await addManyOrders(large.db, count, 1, Date.now())
  await large.close()
}

async function phoneOf(on: Browser): Promise<Page> {
  const page = await on.newPage({
    baseURL: shop.url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  await page.request.post('/api/users/login', {
    data: { username: 'admin', password: ownersPassword },
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(watchScreen, patience)
  return page
}

async function rowOf(page: Page, screen: string): Promise<Row> {
  const address = `/admin/${screen.replace('ID', String(Math.round(count / 2)))}`
  const times: number[] = []
  // The first visit fetches the code.
  for (let round = 0; round < 3; round++) {
    await page.goto(address, { waitUntil: 'commit' })
    times.push(await page.evaluate<number>('untilItWorks()'))
  }
  const [first = 0, ...later] = times
  const note = `${later.map((ms) => ms.toFixed(0)).join(', ')}; first ${first.toFixed(0)}`
  return {
    ...{
      what: `/admin/${screen}, CPU ${slowdown}x: until it works, the slower of two`,
      unit: 'ms',
    },
    ...{ figure: Math.max(...later), budget: budgetMs, note },
  }
}

/** In the page: tells when the last answer, change of the screen, or long task was over before all was quiet. */
function watchScreen({ quietMs, givenUpMs }: typeof patience) {
  let last = 0
  const note = (at: number) => {
    last = Math.max(last, at)
  }
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) note(startTime + duration)
  }).observe({ type: 'longtask', buffered: true })
  new MutationObserver(() => note(performance.now())).observe(document, {
    ...{ subtree: true, childList: true },
  })
  const isDone = () =>
    document.querySelector('main h1') !== null &&
    document.querySelector('main [aria-busy="true"]') === null &&
    performance.now() - last > quietMs
  const untilItWorks = () =>
    new Promise<number>((resolve) => {
      const look = () =>
        isDone() || performance.now() > givenUpMs ? resolve(last) : setTimeout(look, 50)
      look()
    })
  Object.assign(globalThis, { untilItWorks })
}

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page, type Request } from 'playwright-core'
import { createShop } from '#server/app/create-shop.ts'
import { seedLarge } from '#server/app/seed/large.ts'
import { seedWhenEmpty } from '#server/app/seed/seed.ts'
import { readConfig } from '#server/platform/config.ts'
import type { Engine } from '#server/platform/db/dialect.ts'
import { engines } from '#test/create-test-shop.ts'
import { addManyOrders } from '#test/many-orders.ts'
import { createDatabase, databaseUrl } from '#test/postgres.ts'
import { startPostgres } from '#test/start-postgres.ts'
import type { Row } from './compare.ts'
import { report } from './report.ts'
import { ownersPassword, startShop } from './shop-process.ts'

// How soon each screen of the admin area works on a phone with a quarter of this machine's speed, in a shop of many
// products and orders: opened by its address, the browser knowing the code from an earlier visit. A screen works once
// its answers have come, nothing in it is still loading, and the last long task is over. Beside it stands the processor
// time of its page, which others on the machine do not change. `node bench/admin-screens.ts 100000 products settings`
// measures some of them.

const count = Number(process.argv[2] ?? 100_000)
const isSmall = count < 100_000
const asked = process.argv.slice(3)
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
].filter((screen) => asked.length === 0 || asked.includes(screen || 'today'))

type Environment = { DATA_DIR: string; DATABASE_URL?: string } & Record<string, string>

type Phone = { page: Page; spent: () => Promise<number>; isOnItsWay: () => boolean }

const rows: Row[] = []
for (const engine of engines) rows.push(...(await rowsOn(engine)))
if (isSmall) process.stdout.write(`${rows.length} screens measured\n`)
else report('admin-screens', rows)

async function rowsOn(engine: Engine): Promise<Row[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-bench-screens-'))
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const environment: Environment = {
    ...{ DATA_DIR: folder, ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: ownersPassword },
    ...(postgres && {
      DATABASE_URL: databaseUrl(postgres.url, await createDatabase(postgres.url)),
    }),
  }
  try {
    await fill(environment)
    const known: Row[] = []
    await withPhone(environment, async (phone) => {
      for (const screen of screens) known.push(await rowOf(phone, screen, engine))
    })
    return known
  } finally {
    await postgres?.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

async function withPhone(environment: Environment, work: (phone: Phone) => Promise<void>) {
  const shop = await startShop(environment)
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  })
  try {
    const page = await phoneOf(browser, shop.url)
    const spent = await processorTime(page)
    await work({ page, spent, isOnItsWay: watchRequests(page) })
  } finally {
    await browser.close()
    await shop.stop()
  }
}

async function fill(environment: Environment) {
  const large = await createShop(readConfig({ ...environment, LOG_LEVEL: 'silent' }))
  await seedWhenEmpty(large, () => undefined)
  await seedLarge(large, count)
  await addManyOrders(large.db, count, 1, Date.now())
  await large.close()
}

async function phoneOf(on: Browser, baseURL: string): Promise<Page> {
  const page = await on.newPage({
    baseURL,
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

async function rowOf(
  { page, spent, isOnItsWay }: Phone,
  screen: string,
  engine: Engine,
): Promise<Row> {
  const address = `/admin/${screen.replace('ID', String(Math.round(count / 2)))}`
  const times: number[] = []
  const cpu: number[] = []
  // The first visit fetches the code.
  for (let round = 0; round < 3; round++) {
    await page.goto(address, { waitUntil: 'commit' })
    let ms = await page.evaluate<number>('untilItWorks()')
    while (isOnItsWay()) ms = await page.evaluate<number>('untilItWorks()')
    times.push(ms)
    cpu.push(await spent())
  }
  const [first = 0, ...later] = times.map(Math.round)
  const processor = Math.round(Math.min(...cpu))
  const where = engine === 'sqlite' ? '' : ', PostgreSQL'
  return {
    what: `/admin/${screen}, CPU ${slowdown}x${where}: until it works, the slower of two`,
    ...{ unit: 'ms', figure: Math.max(...later), budget: budgetMs },
    note: `${later.join(', ')}; first ${first}; processor time of the page ${processor}`,
  }
}

/** What the main thread of the page that is open has worked so far, in ms. */
async function processorTime(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
}

/** True while an answer is on its way; the line of events, which begins later, never ends. */
function watchRequests(page: Page) {
  const open = new Set<Request>()
  page.on('request', (request) => {
    if (!request.url().endsWith('/events')) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return () => open.size > 0
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

import { chromium } from 'playwright-core'
import { type Row, report } from './report.ts'
import { startShop } from './shop-process.ts'

// What a first visit on a phone carries over the wire.

const budgets: Record<string, number> = { home: 115, listing: 120, detail: 125 }
const shop = await startShop()
const [product] = await (await fetch(`${shop.url}/api/products/featured`)).json()
const paths = { home: '/', listing: '/products', detail: `/product/${product.slug}` }
const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
})
const rows: Row[] = []
for (const [name, path] of Object.entries(paths)) {
  // Twice: the sizes of pictures that were not made yet are made by the first visit.
  await visit(path)
  const { scripts, total, requests } = await visit(path)
  rows.push({
    what: `${name}: JavaScript`,
    figure: scripts,
    unit: 'kB',
    budget: budgets[name] ?? 0,
  })
  const whole = name === 'home'
  rows.push({
    what: `${name}: whole visit`,
    figure: total,
    unit: 'kB',
    ...(whole && { budget: 450 }),
  })
  rows.push({ what: `${name}: requests`, figure: requests, unit: '', ...(whole && { budget: 25 }) })
}
await browser.close()
await shop.stop()
report('weight', rows)

async function visit(path: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const kinds = new Map<string, string>()
  const seen = { scripts: 0, total: 0, requests: 0 }
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    seen.requests += 1
    seen.total += encodedDataLength / 1000
    if (kinds.get(requestId) === 'Script') seen.scripts += encodedDataLength / 1000
  })
  await page.goto(shop.url + path, { waitUntil: 'networkidle' })
  await context.close()
  return seen
}

import { chromium } from 'playwright-core'
import type { Row } from './compare.ts'
import { report } from './report.ts'
import { startShop } from './shop-process.ts'

// What a first visit on a phone carries over the wire.

const budgets: Record<string, number> = { home: 113, listing: 117, detail: 117 }
const shop = await startShop()
const [product] = await (await fetch(`${shop.url}/api/products/featured`)).json()
const paths = { home: '/', listing: '/products', detail: `/product/${product.slug}` }
const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
})
const rows: Row[] = []
for (const [name, path] of Object.entries(paths)) {
  await untilPicturesAreMade((await visit(path)).pictures)
  const { scripts, total, requests, later } = await visit(path)
  rows.push({
    what: `${name}: JavaScript`,
    figure: scripts,
    unit: 'kB',
    budget: budgets[name] ?? 0,
  })
  rows.push({ what: `${name}: with what comes at the first move`, figure: later, unit: 'kB' })
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
  const answers = new Map<string, { type: string; url: string }>()
  const seen = { scripts: 0, total: 0, requests: 0, later: 0, pictures: new Set<string>() }
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    answers.set(requestId, { type, url: response.url })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type, url } = answers.get(requestId) ?? { type: '', url: '' }
    // A preview inside the page is no request; it is weighed with the page.
    if (url.startsWith('data:')) return
    seen.requests += 1
    seen.total += encodedDataLength / 1000
    if (type === 'Script') seen.scripts += encodedDataLength / 1000
    if (type === 'Image' && url.endsWith('.avif')) seen.pictures.add(url)
  })
  await page.goto(shop.url + path, { waitUntil: 'networkidle' })
  // The scripts come last: on a busy machine after a pause that looks like the end.
  await page.locator('html[data-hearing]').waitFor({ state: 'attached' })
  const first = { ...seen }
  await page.mouse.move(200, 300)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)
  await context.close()
  return { ...first, later: seen.scripts }
}

/** A size that is not made yet is answered in a faster format, which weighs more. */
async function untilPicturesAreMade(addresses: Iterable<string>) {
  const until = Date.now() + 120_000
  for (const address of addresses) {
    for (;;) {
      const { headers } = await fetch(address, { headers: { accept: 'image/avif,image/webp' } })
      if (headers.get('content-type') === 'image/avif' || Date.now() > until) break
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
}

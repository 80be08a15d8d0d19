import { type Browser, chromium } from 'playwright-core'
import type { Row } from './compare.ts'
import { median } from './median.ts'
import { report } from './report.ts'
import { startShop } from './shop-process.ts'

// The first touch of a page that has just come, with a quarter of this machine's speed: how long the browser says that
// the event took (what INP is made of), and how long until what was asked for can be seen. Nobody has moved before, so
// that the touch is also what fetches the code of the part.

const rounds = Number(process.argv[2] ?? 7)
const isSmall = rounds < 3
const slowdown = 4

/** `seen` is a selector of what appears; where it is empty, the list of sarees is another one. */
type Touch = { what: string; path: string; on: string; seen: string; width: number }

async function touch(browser: Browser, url: string, { path, on, seen, width }: Touch) {
  const context = await browser.newContext({ viewport: { width, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url + path, { waitUntil: 'networkidle' })
  const button = page.locator(on).first()
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const watched = page.evaluate((wanted) => {
    const links = () =>
      [...document.querySelectorAll('main a[href^="/product/"]')]
        .map((link) => link.getAttribute('href'))
        .join(' ')
    const before = links()
    const isSeen = () => (wanted ? document.querySelector(wanted) !== null : links() !== before)
    let took = 0
    const events = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) took = Math.max(took, duration)
    })
    events.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit) // Not in the types yet.
    return new Promise<{ visible: number; took: number }>((resolve) => {
      const begin = (event: Event) => {
        removeEventListener('pointerdown', begin, true)
        const look = () => {
          if (!isSeen()) return requestAnimationFrame(look)
          const visible = performance.now() - event.timeStamp
          // The event's own entry comes with a later frame.
          return setTimeout(() => resolve({ visible, took }), 500)
        }
        requestAnimationFrame(look)
      }
      addEventListener('pointerdown', begin, true)
    })
  }, seen)
  // What goes wrong before it ends is told by what went wrong.
  watched.catch(() => undefined)
  const box = await button.boundingBox()
  if (!box) throw new Error(`${on} is not on ${path}.`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  const measured = await watched
  await context.close()
  return measured
}

const shop = await startShop({ PICTURE_QUEUE: '0' })
const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
})
try {
  const [product] = await (await fetch(`${shop.url}/api/products/featured`)).json()
  const phone = { width: 390 }
  const badge = 'header a[href="/cart"] span[aria-hidden]:not([data-remembered])'
  const touches: Touch[] = [
    {
      ...{ what: 'add to cart → badge', path: `/product/${product.slug}`, seen: badge },
      ...{ on: 'main button:has-text("Add to Cart")', ...phone },
    },
    {
      ...{ what: 'filter → grid', path: '/products', seen: '' },
      ...{ on: '#filters label:has-text("Linen")', width: 1280 },
    },
    {
      ...{ what: 'open filters', path: '/products', seen: 'dialog[open]' },
      ...{ on: 'button[aria-label="Open filters"]', ...phone },
    },
  ]
  const rows: Row[] = []
  for (const one of touches) {
    const all: { visible: number; took: number }[] = []
    for (let round = 0; round < rounds; round++) all.push(await touch(browser, shop.url, one))
    const of = (which: 'visible' | 'took') => all.map((each) => each[which])
    const noteOf = (times: number[]) => times.map((ms) => ms.toFixed(0)).join(', ')
    const what = `${one.what}, CPU ${slowdown}x`
    rows.push(
      {
        ...{ what: `${what}: the event, median`, figure: median(of('took')), unit: 'ms' },
        ...{ budget: 100, note: noteOf(of('took')) },
      },
      {
        ...{ what: `${what}: until it is seen, median`, figure: median(of('visible')), unit: 'ms' },
        ...{ budget: 200, note: noteOf(of('visible')) },
      },
    )
  }
  if (!isSmall) report('first-touch', rows)
  else for (const { what, note } of rows) process.stdout.write(`${what}: ${note}\n`)
} finally {
  await browser.close()
  await shop.stop()
}

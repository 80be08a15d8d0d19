import { type Browser, chromium, type Locator, type Page } from 'playwright-core'
import type { Row } from './compare.ts'
import { median } from './median.ts'
import { report } from './report.ts'
import { startShop } from './shop-process.ts'
import { quantile } from './stop-watch.ts'

// Taps on a phone once a page works: a filter until the new grid is there, while the old one stays; a card until name,
// price and picture of its saree can be seen; and, with a quarter of this machine's speed, how long the event of a tap
// took (what INP is made of). The first touch of a page has a bench of its own.

const rounds = 5
const slowdown = 4

const shop = await startShop({ PICTURE_QUEUE: '0' })
const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
})
try {
  report('taps', [
    ...(await filterRows(await phone(browser))),
    ...(await cardRows(await phone(browser))),
    ...(await eventRows(await phone(browser, slowdown))),
  ])
} finally {
  await browser.close()
  await shop.stop()
}

async function phone(on: Browser, slower = 1): Promise<Page> {
  const page = await on.newPage({
    baseURL: shop.url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  if (slower > 1) {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  }
  return page
}

async function filterRows(page: Page): Promise<Row[]> {
  await page.goto('/products')
  await page.getByRole('button', { name: 'Open filters' }).tap()
  const names = ['Linen', 'Organza', 'Cotton', 'Silk Cotton']
  const taps: { ms: number; wasEmpty: boolean }[] = []
  for (const name of names) taps.push(await tap(page, name))
  const times = taps.map(({ ms }) => ms)
  return [
    {
      ...{ what: 'filter on a phone: from tap to new grid, median', unit: 'ms', budget: 100 },
      ...{ figure: quantile(times, 0.5), note: noteOf(times) },
    },
    {
      ...{ what: 'filter on a phone: times that the grid was empty meanwhile', unit: '' },
      ...{ figure: taps.filter(({ wasEmpty }) => wasEmpty).length, budget: 0 },
    },
  ]
}

function noteOf(times: number[]) {
  return times.map((ms) => ms.toFixed(0)).join(', ')
}

/** Ticks a box of the open panel and measures inside the page, without the way from and to it. */
function tap(page: Page, name: string) {
  return page
    .getByRole('dialog')
    .locator(`input[name=fabrics][value="${name}"]`)
    .evaluate((box: HTMLElement) => {
      const grid = () =>
        [...document.querySelectorAll('main a[href^="/product/"]')]
          .map((link) => link.getAttribute('href'))
          .join(' ')
      const before = grid()
      const began = performance.now()
      let wasEmpty = false
      return new Promise<{ ms: number; wasEmpty: boolean }>((resolve) => {
        const observer = new MutationObserver(() => {
          const now = grid()
          if (now === '') wasEmpty = true
          if (now === before || now === '') return
          observer.disconnect()
          resolve({ ms: performance.now() - began, wasEmpty })
        })
        observer.observe(document.body, { subtree: true, childList: true, attributes: true })
        box.click()
      })
    })
}

/** Other cards of one list, one after the other: each of a saree that was not looked at before. */
async function cardRows(page: Page): Promise<Row[]> {
  const seen: { words: number; picture: number }[] = []
  await page.goto('/products', { waitUntil: 'networkidle' })
  for (let at = 0; at <= rounds; at++) {
    const card = page.locator('main article').nth(at)
    await card.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const watched = page.evaluate(untilShown)
    watched.catch(() => undefined) // What goes wrong before it ends is told by what went wrong.
    await tapOn(page, card.locator('a').first())
    seen.push(await watched)
    await page.goBack()
    await page.waitForSelector('main article')
    await page.waitForTimeout(300)
  }
  // The first one fetches the code of the page.
  const later = seen.slice(1)
  const row = (what: string, budget: number, times: number[]): Row => ({
    ...{ what: `card on a phone: from tap to ${what}, median`, figure: median(times) },
    ...{ unit: 'ms', budget, note: noteOf(times) },
  })
  return [
    row(
      'name and price',
      200,
      later.map((one) => one.words),
    ),
    row(
      'picture',
      250,
      later.map((one) => one.picture),
    ),
  ]
}

/** In the page: from the touch until the saree's name and price are in its page, and until its picture is drawn. */
function untilShown(): Promise<{ words: number; picture: number }> {
  return new Promise((resolve) => {
    const begin = (event: Event) => {
      removeEventListener('pointerdown', begin, true)
      let words = 0
      const look = () => {
        const isThere =
          location.pathname.startsWith('/product/') &&
          document.querySelector('main h1') !== null &&
          /₹/.test(document.querySelector('.facts')?.textContent ?? '')
        const now = performance.now() - event.timeStamp
        if (isThere && words === 0) words = now
        const picture = document.querySelector<HTMLImageElement>('.gallery-track picture img')
        if (isThere && picture?.complete && picture.naturalWidth > 0) {
          return resolve({ words, picture: now })
        }
        return requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }
    addEventListener('pointerdown', begin, true)
  })
}

async function tapOn(page: Page, what: Locator) {
  // Where the page still comes to rest, as a list does that was come back to, a tap would hit what stood there before.
  await what.tap({ trial: true })
  const box = await what.boundingBox()
  if (!box) throw new Error(`${what} is not there.`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

async function eventRows(page: Page): Promise<Row[]> {
  const featured = await (await fetch(`${shop.url}/api/products/featured`)).json()
  // Each round keeps a piece for a while.
  const product = featured.find((one: { stock: number }) => one.stock > rounds)
  const small = page.getByRole('region', { name: 'In your cart' })
  const rows: Row[] = []
  const measure = async (what: string, times: number[]) => {
    const note = noteOf(times)
    rows.push({
      ...{ what: `${what}, CPU ${slowdown}x: the event, median`, figure: median(times) },
      ...{ unit: 'ms', budget: 100, note },
    })
  }
  const [menu, filter, cart, step]: number[][] = [[], [], [], []]
  for (let round = 0; round < rounds; round++) {
    await page.goto('/products', { waitUntil: 'networkidle' })
    await wake(page)
    menu?.push(await eventOf(page, page.getByRole('button', { name: 'Menu' })))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Open filters' }).tap()
    await page.waitForTimeout(500)
    filter?.push(await eventOf(page, page.getByRole('dialog').getByText('Linen').first()))
    await page.goto(`/product/${product.slug}`, { waitUntil: 'networkidle' })
    await wake(page)
    cart?.push(
      await eventOf(page, page.locator('.bottom-bar').getByRole('button', { name: 'Add to Cart' })),
    )
    await small.getByRole('link', { name: 'Proceed to Checkout' }).tap()
    await page.getByLabel('Email', { exact: true }).fill('meena@example.com')
    await page.getByLabel('Mobile number', { exact: true }).fill('9840012345')
    await page.waitForTimeout(500)
    step?.push(await eventOf(page, page.getByRole('button', { name: 'Continue to address' })))
    await page.context().clearCookies()
  }
  await measure('open menu', menu ?? [])
  await measure('filter', filter ?? [])
  await measure('add to cart', cart ?? [])
  await measure('next step of the checkout', step ?? [])
  return rows
}

/** Touches the page where nothing is, which wakes it. */
async function wake(page: Page) {
  await page.locator('h1').first().tap()
  await page.waitForTimeout(1000)
}

/** How long the longest event of a tap took, from the touch to the next drawing, as the browser counts it; ms. */
async function eventOf(page: Page, what: Locator): Promise<number> {
  await what.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
  await page.evaluate(() => {
    Reflect.set(window, 'longest', 0)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        Reflect.set(window, 'longest', Math.max(Reflect.get(window, 'longest'), duration))
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit) // Not in the types yet.
  })
  await tapOn(page, what)
  await page.waitForTimeout(700)
  return page.evaluate(() => Number(Reflect.get(window, 'longest')))
}

import { type Browser, chromium, type Page } from 'playwright-core'
import { type Language, languages, pathIn } from '#domain/language.ts'
import { arrivedAt, screens } from '../e2e/screens.ts'
import type { Row } from './compare.ts'
import { report } from './report.ts'
import { startShop } from './shop-process.ts'

// How much of a page moves when its letters come 400 ms late: every public page in six languages, on a phone and on a
// desk. `npm run bench -- layout-shift` takes some ten minutes; `node bench/layout-shift.ts ta hi` a part of it. What a
// machine has of system letters decides what is seen before: FONTCONFIG_FILE of a folder of fonts tries others.

const lateMs = 400
/** How much may move: half of what counts as good. */
const most = 0.05
const widths = [360, 1440]
const asked = process.argv.slice(2)
const isAsked = (language: string) => asked.length === 0 || asked.includes(language)

type Shift = { name: string; moved: number }

/** Waits until the last letters have had their time, and answers what has moved since the page began. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(
    () =>
      new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null)))),
  )
  return page.evaluate(() => Number(Reflect.get(window, 'shifted') ?? 0))
}

async function newPage(browser: Browser, baseURL: string, width: number): Promise<Page> {
  const isPhone = width < 768
  const context = await browser.newContext({
    ...{ baseURL, viewport: { width, height: isPhone ? 780 : 900 }, isMobile: isPhone },
    ...{ hasTouch: isPhone, reducedMotion: 'reduce' },
  })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((later) => setTimeout(later, lateMs))
    await route.continue()
  })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number } // Of a layout shift.
        Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted') ?? 0) + value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return page
}

function rowOf(language: string, width: number, shifts: Shift[]): Row {
  const sorted = shifts.toSorted((one, other) => other.moved - one.moved)
  const worst = sorted.slice(0, 3).map(({ name, moved }) => `${name} ${moved.toFixed(3)}`)
  return {
    ...{ what: `${language} at ${width} px, the page that moves most`, unit: '', budget: most },
    ...{ figure: sorted[0]?.moved ?? 0, note: `${shifts.length} pages: ${worst.join(', ')}` },
  }
}

/** Every page in turn, as somebody sees it who has not been here before. */
async function sweep(browser: Browser, baseURL: string, [language, width]: [Language, number]) {
  const page = await newPage(browser, baseURL, width)
  const shifts: Shift[] = []
  for (const [name, path] of Object.entries({ ...screens, ...arrivedAt })) {
    shifts.push({ name, moved: await shiftOf(page, pathIn(language, path)) })
  }
  await page.context().close()
  return rowOf(language, width, shifts)
}

const shop = await startShop({ PICTURE_QUEUE: '0', SHOP_DEMO: '1' })
const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
})
try {
  const rows: Row[] = []
  for (const language of languages.filter(isAsked)) {
    const both = widths.map((width) => sweep(browser, shop.url, [language, width]))
    rows.push(...(await Promise.all(both)))
  }
  report('layout-shift', rows)
} finally {
  await browser.close()
  await shop.stop()
}

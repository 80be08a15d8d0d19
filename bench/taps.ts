import { chromium, type Page } from 'playwright-core'
import { report } from './report.ts'
import { startShop } from './shop-process.ts'
import { quantile } from './stop-watch.ts'

// A filter on a phone, from the tap to the new grid; the old one stays until then.

const shop = await startShop({ PICTURE_QUEUE: '0' })
const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
})
try {
  const page = await browser.newPage({
    baseURL: shop.url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  await page.goto('/products')
  await page.getByRole('button', { name: 'Open filters' }).tap()
  const names = ['Linen', 'Organza', 'Cotton', 'Silk Cotton']
  const taps: { ms: number; wasEmpty: boolean }[] = []
  for (const name of names) taps.push(await tap(page, name))
  const times = taps.map(({ ms }) => ms)
  const half = quantile(times, 0.5)
  report('taps', [
    {
      ...{ what: 'filter on a phone: from tap to new grid, median', figure: half, unit: 'ms' },
      ...{ budget: 100, note: times.map((ms) => ms.toFixed(0)).join(', ') },
    },
    {
      ...{ what: 'filter on a phone: times that the grid was empty meanwhile', unit: '' },
      ...{ figure: taps.filter(({ wasEmpty }) => wasEmpty).length, budget: 0 },
    },
  ])
} finally {
  await browser.close()
  await shop.stop()
}

/** Ticks a box of the open panel and measures inside the page, without the way from and to it. */
function tap(page: Page, name: string) {
  return page
    .getByRole('dialog')
    .getByLabel(new RegExp(`^${name}`))
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

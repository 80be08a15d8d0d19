import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { lookForBarriers } from './look-for-barriers.ts'
import { type OpenShop, openShop, widths } from './open-shop.ts'

const screens = {
  home: '/',
  listing: '/products',
  'curated list': '/products?filter=featured',
  category: '/products/kanjivaram-silk',
  'filtered list': '/products?fabrics=Silk&maxPrice=30000&sort=price-asc',
  search: '/products?q=kanjeevaram',
  'search without a result': '/products?q=qqqqqqqq',
  detail: '/product/arakku-kanjivaram-with-mango-buttas',
  'missing product': '/product/no-such-saree',
  'who may review': '/product/arakku-kanjivaram-with-mango-buttas/review',
  about: '/about-us',
  'shipping and returns': '/shipping-returns',
  contact: '/contact',
  questions: '/faqs',
  privacy: '/privacy-policy',
  terms: '/terms',
  cart: '/cart',
  wishlist: '/wishlist',
  'track order': '/track-order',
  'unknown order': '/order/AAAAAAAAAAAAAAAAAAAAAA',
  'missing page': '/no-such-page',
}

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => shop.leave())
afterAll(() => shop.close())

describe.each(Object.entries(screens))('the %s screen', (_name, path) => {
  it.each(['light', 'dark'] as const)(
    'has no barriers and no complaints in the %s',
    async (colorScheme) => {
      const before = shop.complaints.length
      const page = await shop.visit({ width: widths.desktop, colorScheme })
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await lookForBarriers(page)).toEqual([])
      expect(shop.complaints.slice(before)).toEqual([])
    },
  )

  it('fits a phone, without barriers and without anything beside the page', async () => {
    const page = await shop.visit({ width: widths.phone })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await lookForBarriers(page)).toEqual([])
    expect(await overhang(page)).toBeLessThanOrEqual(0)
  })

  it('says the same without JavaScript', async () => {
    const page = await shop.visit({ javaScriptEnabled: false })
    await page.goto(path)
    const plain = await page.locator('h1').innerText()
    await page.context().close()
    const lively = await shop.visit()
    await lively.goto(path, { waitUntil: 'networkidle' })
    expect(plain).not.toBe('')
    expect(await lively.locator('h1').innerText()).toBe(plain)
  })
})

/** How far the page is wider than the window, in px. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

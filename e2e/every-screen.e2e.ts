import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { journeys } from './journeys.ts'
import { lookForBarriers } from './look-for-barriers.ts'
import { alive, widths } from './visitor.ts'

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
  seller: '/seller',
  complaint: '/complaint',
  'unknown complaint': '/complaint/T-000001/none',
  'unknown order': '/order/AAAAAAAAAAAAAAAAAAAAAA',
  'missing page': '/no-such-page',
}

const { shop } = journeys()

describe.each(Object.entries(screens))('the %s screen', (_name, path) => {
  it('has no barriers and no complaints, in the light, in the dark and on a phone', async () => {
    const page = await shop.visit({ width: widths.desktop, colorScheme: 'light' })
    await page.goto(path)
    await alive(page)
    expect(await lookForBarriers(page), 'light').toEqual([])
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    // What is below the window keeps its old colours until it is scrolled to.
    await page.reload({ waitUntil: 'load' })
    expect(await lookForBarriers(page), 'dark').toEqual([])
    await page.setViewportSize({ width: widths.phone, height: 780 })
    expect(await lookForBarriers(page), 'phone').toEqual([])
    expect(await overhang(page)).toBeLessThanOrEqual(0)
  })

  it('says the same without JavaScript, and fits a phone from the start', async () => {
    const plain = await shop.visit({ javaScriptEnabled: false, width: widths.phone })
    await plain.goto(path)
    expect(await overhang(plain)).toBeLessThanOrEqual(0)
    const heading = await plain.locator('h1').innerText()
    expect(heading).not.toBe('')
    const lively = await shop.visit({ width: widths.phone })
    await lively.goto(path)
    await alive(lively)
    expect(await lively.locator('h1').innerText()).toBe(heading)
  })
})

/** How far the page is wider than the window, in px. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

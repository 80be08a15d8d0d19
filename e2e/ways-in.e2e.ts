import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Product } from '#contract/catalog/types.ts'
import { brokenWords } from './broken-words.ts'
import { journeys, plain } from './journeys.ts'
import { lookForBarriers } from './look-for-barriers.ts'
import { overhang } from './overhang.ts'
import { widths } from './visitor.ts'

const { shop, at } = journeys()

const everything = async () =>
  (await (await fetch(`${shop.address}/api/products`)).json()) as Product[]
const rupeesIn = (text: string) => Number(/₹([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''))
const status = (page: Page) => page.locator('.bottom-bar').getByRole('status')

describe('home: the first phone screen shows a way on', () => {
  it('the button and the occasions, each from the least price in stock, without JavaScript', async () => {
    const page = await at('/', { ...plain, width: widths.phone })
    const bottomOf = async (name: string, role: 'link' | 'heading') => {
      const box = await page.getByRole(role, { name, exact: true }).first().boundingBox()
      return (box?.y ?? 1e6) + (box?.height ?? 0)
    }
    expect(await bottomOf('Shop Collection', 'link')).toBeLessThan(740)
    expect(await bottomOf('Shop by occasion', 'heading')).toBeLessThan(640)
    const inStock = (await everything()).filter(({ stock }) => stock > 0)
    const tiles = page.getByRole('region', { name: 'Shop by occasion' }).getByRole('listitem')
    for (const tile of await tiles.all()) {
      const [occasion = '', from = ''] = (await tile.innerText()).split('\n').filter(Boolean)
      const prices = inStock.flatMap((one) => (one.occasion === occasion ? one.currentPrice : []))
      expect(rupeesIn(from)).toBe(Math.min(...prices))
    }
    await tiles.first().getByRole('link').click()
    expect(new URL(page.url()).search).toMatch(/^\?occasions=/)
  })

  it.each(['', '/ta', '/ml', '/kn'])(
    'on a narrow phone no name of a way is broken inside: %s',
    async (language) => {
      const page = await at(`${language}/`, { width: 320 })
      for (const list of await page.locator('main section ul:has(a[href*="/products"])').all()) {
        await list.scrollIntoViewIfNeeded()
      }
      const tiles = page.locator('main section ul:has(a[href*="/products"]) li')
      expect(await tiles.count()).toBeGreaterThan(12)
      expect(await page.evaluate(brokenWords)).toEqual([])
      expect(await overhang(page)).toBe(0)
    },
  )

  it('by region leads to what is woven there', async () => {
    const page = await at('/')
    const regions = page.getByRole('region', { name: 'Shop by region' })
    await regions.getByRole('link', { name: /Karnataka/ }).click()
    await page.waitForURL('**/products?regions=Karnataka')
    const made = (await everything()).filter(({ facts }) => facts.place?.endsWith('Karnataka'))
    await expect.poll(() => status(page).innerText()).toBe(`${made.length} sarees`)
  })

  it.each([
    [320, 'light'],
    [widths.phone, 'dark'],
    [widths.desktop, 'light'],
  ] as const)(
    'axe finds nothing and nothing hangs over at %i px in %s',
    async (width, colorScheme) => {
      const page = await at('/', { width, colorScheme })
      expect(await lookForBarriers(page)).toEqual([])
      expect(await overhang(page)).toBe(0)
    },
  )
})

describe('price bands made from what is there', () => {
  it.each([plain, undefined])('each shows as many as it says (%j)', async (options) => {
    const page = await at('/products', options)
    const prices = (await everything()).map(({ currentPrice }) => currentPrice)
    const band = page
      .locator('#filters')
      .getByRole('link', { name: /^₹.* to ₹/ })
      .first()
    const [least = 0, most = 0, count] = [...(await band.innerText()).matchAll(/[\d,]+/g)].map(
      ([number]) => Number(number.replaceAll(',', '')),
    )
    expect(count).toBe(prices.filter((price) => price >= least && price <= most).length)
    await band.click()
    await page.waitForURL(`**/products?minPrice=${least}&maxPrice=${most}`)
    await expect.poll(() => status(page).innerText()).toBe(`${count} sarees`)
    await page.locator('#filters a[aria-current]').click()
    await expect.poll(() => status(page).innerText()).toBe(`${prices.length} sarees`)
  })
})

describe('colour families that open into shades', () => {
  it.each([plain, undefined])('one link chooses all shades, a box one (%j)', async (options) => {
    const page = await at('/products', options)
    const family = page.locator('#filters details', { hasText: 'Reds' }).first()
    const count = Number(/\d+/.exec(await family.locator('summary').innerText())?.[0])
    await family.locator('summary').click()
    await family.getByRole('link', { name: 'All of: Reds' }).click()
    await page.waitForURL('**/products?colors=Maroon,Red,Rust')
    await expect.poll(() => status(page).innerText()).toBe(`${count} sarees`)
  })
})

describe('the menu on phones', () => {
  it('weaves with pictures, track order, contact, shipping and language; without JavaScript a page', async () => {
    const page = await at('/', { ...plain, width: widths.phone })
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
    const menu = page.getByRole('main').getByRole('navigation', { name: 'Menu' })
    for (const name of ['Track order', 'Contact us', 'Shipping & returns', 'Wishlist', 'Account']) {
      await menu.getByRole('link', { name }).waitFor()
    }
    const weaves = menu.getByRole('listitem')
    expect(await weaves.locator('img').count()).toBe(await weaves.count())
    await page.getByRole('main').getByRole('link', { name: 'தமிழ்' }).waitFor()
    expect(await overhang(page)).toBe(0)
  })

  it('the same in the drawer', async () => {
    const page = await at('/', { width: widths.phone })
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Track order' }).click()
    await page.waitForURL('**/track-order')
  })
})

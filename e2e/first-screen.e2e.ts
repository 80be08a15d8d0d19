import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { journeys } from './journeys.ts'

// What the first screen of a saree shows, and what stays in view while the rest passes.

const { at, some } = journeys()
const arakku = '/product/arakku-kanjivaram-with-mango-buttas'
const phone = { width: 360, viewport: { width: 360, height: 740 } }

const boxOf = async (page: Page, css: string) => {
  const box = await page.locator(css).first().boundingBox()
  if (!box) throw new Error(`${css} is not there.`)
  return box
}

describe('a phone of 360 x 740', () => {
  it.each([
    ['with JavaScript', phone],
    ['without JavaScript', { ...phone, javaScriptEnabled: false }],
  ])('shows picture, name, price and the way to buy at once %s', async (_, options) => {
    const longest = await some((one) => one.name === 'Mustard Mangalagiri Silk Cotton, Plum Pallu')
    for (const path of [arakku, `/product/${longest.slug}`]) {
      const page = await at(path, options)
      const bar = await boxOf(page, '.bottom-bar')
      expect(bar.y + bar.height).toBe(740)
      const picture = await boxOf(page, '.gallery-track')
      const name = await boxOf(page, 'h1')
      expect(picture.height).toBeGreaterThan(440)
      expect(picture.height).toBeLessThanOrEqual(500)
      expect(name.y).toBeGreaterThanOrEqual(picture.y + picture.height)
      expect(name.y + name.height).toBeLessThanOrEqual(bar.y)
      const button = page.locator('.bottom-bar').getByRole('button', { name: 'Add to Cart' })
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      expect(await page.locator('.bottom-bar').innerText()).toMatch(/₹[\d,]+/)
    }
  })

  it('the bar stays and buys, wherever the page is scrolled to', async () => {
    const page = await at(arakku, phone)
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await page.getByRole('button', { name: 'Add to Cart' }).tap()
    await page.getByText('Added to cart').waitFor()
    expect((await boxOf(page, '.bottom-bar')).y).toBeGreaterThan(640)
  })
})

describe('a slow line', () => {
  it.each(['/', '/products', arakku])(
    'belongs to the largest picture until it is painted: %s',
    async (path) => {
      const page = await at('/faqs', phone)
      const asked = new Set<string>()
      const isPriority = (address: string) =>
        page.evaluate((name) => {
          const first = [...document.querySelectorAll('img[fetchpriority=high]')]
          return first.some((image) => image.parentElement?.innerHTML.includes(name))
        }, new URL(address).pathname)
      const held = Promise.withResolvers<void>()
      await page.route('**/uploads/**', async (route) => {
        asked.add(route.request().url())
        await held.promise
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'commit' })
      await page.getByRole('contentinfo').waitFor()
      await expect.poll(() => asked.size).toBeGreaterThan(0)
      // Whatever is asked for once the page is laid out has been asked for two frames later.
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      )
      for (const address of asked) expect(await isPriority(address), address).toBe(true)
      const before = asked.size
      held.resolve()
      await expect.poll(() => asked.size).toBeGreaterThan(before)
      const previews = page.locator('img[data-preview]')
      expect(await previews.count()).toBeGreaterThan(0)
      await expect.poll(() => page.locator('img[data-preview]:not([src])').count()).toBe(0)
    },
  )

  it('brings every picture in sight without JavaScript', async () => {
    const page = await at('/products', { ...phone, javaScriptEnabled: false })
    const third = page.locator('main .picture picture img:visible').nth(4)
    await third.scrollIntoViewIfNeeded()
    await expect
      .poll(() => third.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })
})

describe('a wide screen', () => {
  it('shows two pictures side by side in the 500 px, and marks both', async () => {
    const page = await at(arakku)
    const frame = await boxOf(page, '.gallery-track')
    expect(frame.height).toBe(500)
    for (const id of ['#picture-1', '#picture-2']) {
      const picture = await boxOf(page, id)
      expect(picture.x).toBeGreaterThanOrEqual(frame.x - 1)
      expect(picture.x + picture.width).toBeLessThanOrEqual(frame.x + frame.width + 1)
    }
    const marked = page.locator('a[aria-current="true"][href^="#picture-"]')
    await expect.poll(() => marked.count()).toBe(2)
  })

  it('keeps price and button in view while pictures and story pass', async () => {
    const page = await at(arakku, { viewport: { width: 1440, height: 900 } })
    const button = page.getByRole('button', { name: 'Add to Cart' })
    for (const top of [0, 400, 800]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
      const box = await button.boundingBox()
      expect(box?.y).toBeGreaterThan(64)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(900)
      expect((await boxOf(page, '.facts .text-xl')).y, `price, scrolled to ${top}`).toBeGreaterThan(
        64,
      )
    }
  })
})

it('full screen is a named native dialog that says which picture it shows', async () => {
  const page = await at(arakku)
  const opener = page.getByRole('button', { name: /^2 of 4: .*Full screen$/ })
  await opener.click()
  const full = page.getByRole('dialog', { name: 'Pictures of Arakku Kanjivaram with Mango Buttas' })
  await full.getByText(/^2 of 4: \w+/).waitFor({ state: 'attached' })
  expect(await full.evaluate((dialog) => dialog.matches('dialog:modal'))).toBe(true)
  await page.keyboard.press('ArrowRight')
  await full.getByText(/^3 of 4: \w+/).waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await full.waitFor({ state: 'detached' })
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
})

it('beside the price: where and by whom it was made, how it comes back, how it is paid, who sells', async () => {
  const page = await at(arakku)
  const trust = page.locator('.facts ul').filter({ hasText: 'Made or packed by' })
  const text = await trust.innerText()
  for (const part of [
    'Woven in',
    'Kanchipuram tradition',
    'Returns & Exchanges',
    'within 7 days',
    'We accept',
  ]) {
    expect(text).toContain(part)
  }
  expect(await trust.getByRole('link', { name: 'Who sells' }).getAttribute('href')).toBe('/seller')
})

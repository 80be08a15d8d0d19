import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { buy, intoCart, readyToSell } from './buying.ts'
import { journeys } from './journeys.ts'
import { alive } from './visitor.ts'

// Nothing floats over what a shopper reads, types or presses on a narrow screen.

const { shop } = journeys()
beforeAll(() => readyToSell(shop))

const widths = [320, 360]
const height = 640

const productPath = () => {
  const [row] = shop.look('select slug from products where archived_at is null order by id')
  return `/product/${row?.['slug']}`
}

/** What lies over a price, a field or a button of the page, wherever it is scrolled to. */
async function covered(page: Page): Promise<string[]> {
  const ends = await page.evaluate(() => document.documentElement.scrollHeight)
  const found = new Set<string>()
  for (let y = 0; y <= ends; y += height / 4) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
    for (const one of await page.evaluate(lyingUnder, '.chat, .toast-place > *')) found.add(one)
  }
  return [...found]
}

/** In the page: what of the main part these floats overlap. */
function lyingUnder(floats: string): string[] {
  const precious = 'main :is(a, button, input, select, textarea, label, .tabular-nums)'
  // What scrolls along with the page lies over nothing, even where it passes below a bar.
  const stays = (element: Element | null): boolean =>
    element !== null &&
    (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
      stays(element.parentElement))
  const boxes = [...document.querySelectorAll(floats)]
    .filter(stays)
    .map((float) => float.getBoundingClientRect())
  return [...document.querySelectorAll(precious)].flatMap((element) => {
    const own = element.getBoundingClientRect()
    const isUnder = boxes.some(
      (box) =>
        own.width > 0 &&
        own.height > 0 &&
        own.left < box.right &&
        own.right > box.left &&
        own.top < box.bottom &&
        own.bottom > box.top,
    )
    return isUnder ? [`${element.tagName} ${element.textContent.trim().slice(0, 40)}`] : []
  })
}

it.each(widths)('the chat button lies over nothing at %i px', async (width) => {
  const page = await shop.visit({ width, viewport: { width, height } })
  const { path } = await buy(page, shop, 'upi')
  await intoCart(page, shop)
  for (const address of [productPath(), '/cart', path]) {
    await page.goto(address)
    await alive(page)
    await page.getByRole('link', { name: 'Chat on WhatsApp' }).waitFor()
    expect(await covered(page), address).toEqual([])
  }
})

/** In the page: names what stands in sight and is pressed where it is, so that it can be looked at again. */
function markSeen(): number {
  for (const one of document.querySelectorAll('[data-seen]')) one.removeAttribute('data-seen')
  const all = [...document.querySelectorAll('main :is(a, button, input, dd, dt, .tabular-nums)')]
  const seen = all.filter((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  })
  for (const element of seen) element.setAttribute('data-seen', '')
  return seen.length
}

/** In the page: what was in sight, still is within the screen, and lies under something now. */
function nowHidden(): string[] {
  return [...document.querySelectorAll('[data-seen]')].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    const isFine = hit === null || element.contains(hit) || hit.contains(element)
    return isFine ? [] : [`${element.textContent.trim().slice(0, 40)} under ${hit.className}`]
  })
}

/** In the page: until the toast and what opened with it have come to their places. */
async function atRest() {
  const places = [...document.querySelectorAll('.toast-place, [popover]')]
  const moving = places.flatMap((place) => place.getAnimations({ subtree: true }))
  await Promise.all(moving.map((one) => one.finished))
}

it.each(widths)('a toast covers nothing that was in sight at %i px', async (width) => {
  const page = await shop.visit({ width, viewport: { width, height } })
  await intoCart(page, shop)
  await page.goto('/cart')
  await alive(page)
  const code = page.getByLabel('Promo code')
  await code.fill('NOSUCHCODE')
  const form = page.locator('form', { has: code })
  const news = page.getByText('Invalid promo code')
  for (const top of [0, 200, 500]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    expect(await page.evaluate(markSeen)).toBeGreaterThan(0)
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit())
    await news.waitFor()
    await page.evaluate(atRest)
    expect(await page.evaluate(nowHidden), `from ${top}`).toEqual([])
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await news.waitFor({ state: 'detached' })
  }
  // It stays while the shopper goes on, and lies over none of the lines of the checkout.
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit())
  await news.waitFor()
  await page.getByRole('link', { name: 'Proceed to Checkout' }).first().click()
  await page.waitForURL('**/checkout')
  await page.getByRole('heading', { level: 1 }).waitFor()
  // The new page begins at its top.
  await page.waitForFunction(() => scrollY === 0)
  expect(await news.count()).toBe(1)
  expect(await page.evaluate(lyingUnder, '.toast-place > *')).toEqual([])
})

it.each(widths)('the small cart leaves the news above it to be read at %i px', async (width) => {
  const page = await shop.visit({ width, viewport: { width, height } })
  await page.goto(productPath())
  await alive(page)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  const [news, small] = [
    page.locator('.toast-place > *'),
    page.getByRole('region', { name: 'In your cart' }),
  ]
  for (const one of [news, small]) await one.waitFor()
  // Both slide in, and pictures of the lines may come late: measured on the way they meet.
  await expect
    .poll(async () => {
      await page.evaluate(atRest)
      const [above, below] = [await news.boundingBox(), await small.boundingBox()]
      return above && below && above.y + above.height <= below.y
    })
    .toBe(true)
  // A phone shows the saree between them.
  const covered = await Promise.all(
    [news, small].map(async (one) => (await one.boundingBox())?.height ?? height),
  )
  expect(covered.reduce((sum, one) => sum + one)).toBeLessThan(height / 2)
  await small.getByText(/^1 saree · ₹[\d,]+$/).waitFor()
})

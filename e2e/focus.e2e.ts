import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { policy } from '#domain/policy.ts'
import { countAsSaved } from './behind-its-back.ts'
import { buy, intoCart, readyToSell, sent } from './buying.ts'
import { hidden } from './hidden-focus.ts'
import { journeys, newName } from './journeys.ts'
import { screens } from './screens.ts'
import { alive } from './visitor.ts'

// Where the focus goes, and that it is always seen.

const { shop, at } = journeys()
beforeAll(() => readyToSell(shop))
// What one keeps in the checkout is there for the next one again.
beforeEach(() => {
  shop.change('delete from holds')
  shop.change('delete from hold_times')
})

const phone = { width: 360, viewport: { width: 360, height: 740 } }
const desk = { width: 1280, viewport: { width: 1280, height: 900 } }
const arakku = '/product/arakku-kanjivaram-with-mango-buttas'

const ofAccount = [
  ...['', '/orders', '/addresses', '/addresses/new', '/searches', '/email', '/password'],
  ...['/two-step', '/devices', '/privacy'],
]

/** What has the focus, as it is named; BODY where it has fallen to the page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    return at?.getAttribute('aria-label') ?? (at?.textContent.trim().slice(0, 60) || at?.tagName)
  })
const isActive = (element: Element) => element === document.activeElement
const isOnPage = (page: Page) => page.evaluate(() => document.activeElement === document.body)

describe('focus never falls to the page', () => {
  it('after Add to Cart, even while the shop is slow to answer', async () => {
    const page = await at(arakku)
    await page.route('**/api/cart/lines', async (route) => {
      await expect.poll(() => page.getByRole('button', { name: 'Adding…' }).count()).toBe(1)
      expect(await focused(page)).toBe('Adding…')
      await route.continue()
    })
    await page.getByRole('button', { name: 'Add to Cart' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Added to cart').waitFor()
    await expect.poll(() => focused(page)).toBe('Add to Cart')
  })

  it('after a heart', async () => {
    const page = await at(arakku)
    await page.getByRole('button', { name: /^Add to Wishlist: Arakku/ }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Added to wishlist').waitFor()
    expect(await focused(page)).toMatch(/^Remove Arakku/)
  })

  it('after a chip it goes to the next one, after the last and Clear all to what follows', async () => {
    const page = await at('/products?fabrics=Silk,Cotton&occasions=Wedding')
    const chips = page.getByRole('list', { name: 'Applied filters' })
    await chips.getByRole('link').first().focus()
    const next = await chips.getByRole('link').nth(1).getAttribute('aria-label')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => !location.search.includes(','))
    await expect.poll(() => focused(page)).toBe(next)
    await chips.getByRole('link', { name: 'Clear all' }).focus()
    await page.keyboard.press('Enter')
    await chips.waitFor({ state: 'detached' })
    await expect.poll(() => isOnPage(page)).toBe(false)
    expect(
      await page.evaluate(() => document.activeElement?.closest('section, form') !== null),
    ).toBe(true)
  })

  it('after Clear all of the panel', async () => {
    const page = await at('/products?fabrics=Silk')
    await page.getByRole('button', { name: 'Clear all' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/products')
    await page.getByRole('button', { name: 'Clear all' }).waitFor({ state: 'detached' })
    await expect.poll(() => isOnPage(page)).toBe(false)
  })

  it('after a row of the cart it goes into the next row, after the last to what is left', async () => {
    const page = await shop.visit()
    const products = shop.look(
      'select id, name from products where archived_at is null order by id limit 2',
    )
    for (const { id } of products) await sent(page, shop, '/api/cart/lines', { productId: id })
    await page.goto('/cart')
    await alive(page)
    const rows = page.getByRole('row')
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => rows.count()).toBe(2)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('tr') !== null))
      .toBe(true)
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await page.getByText('Your cart is empty').waitFor()
    await expect.poll(() => isOnPage(page)).toBe(false)
  })

  it('after something was sent it goes to what became of it', async () => {
    const [soldOut] = shop.look(
      'select slug from products where archived_at is null order by id desc',
    )
    const slug = String(soldOut?.['slug'])
    shop.change('update products set stock = 0 where slug = ?', slug)
    countAsSaved(shop)
    const page = await at(`/product/${slug}`)
    await page.getByText('Notify me when it’s back').click()
    const send = page.getByRole('button', { name: 'Notify me', exact: true })
    await send.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByLabel('Your email').evaluate(isActive)).toBe(true)
    await page.keyboard.type('asha@example.in')
    await send.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toMatch(/^We will write to you/)

    await page.goto(arakku)
    await alive(page)
    await page.getByRole('button', { name: /^Add to Wishlist: Arakku/ }).click()
    await page.getByText('Added to wishlist').waitFor()
    await page.goto('/wishlist')
    await alive(page)
    for (const name of ['Create link', 'Stop sharing']) {
      await page.getByRole('button', { name }).focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => focused(page)).toBe('Ask your family')
    }
  })

  it('on a new page it is in its main part', async () => {
    const page = await at('/products')
    await page.locator('main article a').first().focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/product/**')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  })
})

describe.each([
  ['360 x 740', phone],
  ['1280 x 900', desk],
])('nothing that has the focus is hidden at %s', (_, options) => {
  it('on any screen', async () => {
    const page = await shop.visit(options)
    await intoCart(page, shop)
    const order = await buy(page, shop, 'upi')
    await intoCart(page, shop)
    const forms = ['/checkout', '/login', '/register', '/login/code', '/forgot-password']
    for (const path of [...Object.values(screens), order.path, ...forms]) {
      await page.goto(path)
      await alive(page)
      expect(await page.evaluate(hidden, 'body'), path).toEqual([])
    }
    const username = newName('meena')
    const account = { username, email: `${username}@example.com`, password: 'kanchi-silk-7' }
    await sent(page, shop, '/api/users/register', account)
    for (const path of ofAccount) {
      await page.goto(`/account${path}`)
      await alive(page)
      expect(await page.evaluate(hidden, 'body'), path).toEqual([])
    }
  })

  it('in the steps of the checkout', async () => {
    const page = await shop.visit(options)
    await intoCart(page, shop)
    await page.goto('/checkout')
    await alive(page)
    const fields = {
      ...{ Email: 'meena@example.com', 'Mobile number': '9840012345' },
      ...{ 'Full name': 'Meena Raghavan', 'PIN code': '600004' },
      'House, street': '4 North Mada Street',
    }
    for (const [label, text] of Object.entries(fields)) {
      const field = page.getByLabel(label, { exact: true })
      if (!(await field.isVisible())) {
        await page.getByRole('button', { name: 'Continue to address' }).click()
      }
      await field.fill(text)
      expect(await page.evaluate(hidden, 'body'), label).toEqual([])
    }
    await expect.poll(() => page.getByLabel('Town or district').inputValue()).toBe('Chennai')
    const toPayment = page.getByRole('button', { name: 'Continue to payment' })
    if (await toPayment.isVisible()) await toPayment.click()
    await page.getByRole('radio', { name: /^UPI/ }).check()
    expect(await page.evaluate(hidden, 'body'), 'payment').toEqual([])
  })

  it('in a look at a saree, in the search, in the menu and in the filters', async () => {
    const page = await shop.visit(options)
    const open = async (path: string, name: RegExp | string) => {
      await page.goto(path)
      await alive(page)
      await page.getByRole('button', { name }).first().click()
      await page.locator('dialog:modal').waitFor()
      // It slides in.
      await page.locator('dialog:modal').evaluate(async (dialog) => {
        await Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished))
      })
      expect(await page.evaluate(hidden, 'dialog:modal'), String(name)).toEqual([])
    }
    await open('/products', /^Quick View/)
    await open('/products', 'Search')
    if (options !== phone) return
    await open('/products', 'Menu')
    await open('/products?fabrics=Silk', /^Open filters/)
  })
})

describe('said aloud', () => {
  it('page 2 is named in title and heading, and heard', async () => {
    const page = await at('/products')
    await page.getByRole('link', { name: 'Page 2' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'All Products, page 2' }).waitFor()
    await expect.poll(() => page.title()).toBe('All Products, page 2 | Pallu')
    await page
      .locator('p[aria-live]', { hasText: 'All Products, page 2 | Pallu' })
      .waitFor({ state: 'attached' })
    // The next key leads into the list, not behind its end.
    const list = page.getByRole('region', { name: 'All Products', exact: true })
    await expect.poll(() => list.evaluate(isActive)).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.getByRole('link', { name: 'Next' }).press('Enter')
    await page.waitForURL('**/products?page=3')
    await expect.poll(() => list.evaluate(isActive)).toBe(true)
  })

  it('another order of the same sarees is heard, and the choice keeps the focus', async () => {
    const page = await at('/products')
    const sort = page.getByLabel('Sort by')
    await sort.focus()
    await sort.selectOption('price-asc')
    const news = page.getByRole('status').filter({ hasText: 'Price: Low to High' })
    await expect.poll(() => news.innerText()).toMatch(/^Price: Low to High\s+\d+ sarees$/)
    expect(await sort.evaluate(isActive)).toBe(true)
  })

  it('how many match stands in the sheet of filters as news', async () => {
    const page = await at('/products', phone)
    await page.getByRole('button', { name: 'Open filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByLabel(/^Linen/).check()
    await expect.poll(() => sheet.getByRole('status').innerText()).toBe('5 sarees')
  })

  it('the checkout warns two minutes before its pieces are free, and has the focus once they are kept longer', async () => {
    const page = await shop.visit()
    await intoCart(page, shop)
    await page.clock.install()
    await page.goto('/checkout')
    await alive(page)
    const note = page.getByRole('status').filter({ hasText: 'Reserved for you' })
    await note.filter({ hasText: 'until' }).waitFor()
    await page.clock.fastForward((policy.hold.checkoutMinutes - policy.hold.warnMinutes) * 60_000)
    await note.filter({ hasText: 'for two more minutes' }).waitFor()
    await note.getByRole('button', { name: 'Keep them longer' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => note.evaluate((one) => one === document.activeElement)).toBe(true)
  })

  it('the cart says how many and the subtotal, and the way back from a removal waits', async () => {
    const page = await shop.visit({ reducedMotion: 'reduce' })
    await intoCart(page, shop)
    await page.goto('/cart')
    await alive(page)
    const news = page.getByRole('status').filter({ hasText: 'Subtotal' })
    expect(await news.innerText()).toMatch(/^1 saree, Subtotal ₹[\d,]+/)
    await page
      .getByLabel(/^Quantity/)
      .first()
      .selectOption('2')
    await expect.poll(() => news.innerText()).toMatch(/^2 sarees, Subtotal/)
    await page.clock.install()
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await page.clock.runFor(60_000)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => news.innerText()).toMatch(/^2 sarees, Subtotal/)
  })
})

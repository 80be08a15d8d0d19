import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { readyToSell } from './buying.ts'
import { journeys, modes } from './journeys.ts'
import { alive, arrives, type Visit } from './visitor.ts'

// From the home page to the order, page by page, with the database of a larger shop.
const { shop } = journeys(readyToSell, {}, 'postgres')

const has = (options?: Visit) => options?.javaScriptEnabled !== false
const names = (page: Page) => page.locator('main article h2').allInnerTexts()

async function fillIn(page: Page, options?: Visit) {
  const fields = {
    ...{ Email: 'meena@example.com', 'Mobile number': '98400 12345' },
    ...{ 'Full name': 'Meena Raghavan', 'House, street': '4 North Mada Street' },
    'PIN code': '600004',
  }
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  const town = page.getByLabel('Town or district', { exact: true })
  // The page fills it in from the PIN code; without scripts the shop does.
  if (has(options)) await expect.poll(() => town.inputValue()).toBe('Chennai')
  await page.getByRole('radio', { name: /^Cash on delivery/ }).check()
}

it.each(modes)('home, list, filter, saree, cart, checkout, order: %s', async (_, options) => {
  const page = await shop.visit(options)
  await page.goto('/')
  if (has(options)) await alive(page)
  const categories = page.getByRole('navigation', { name: 'Categories' })
  await categories.getByRole('link', { name: 'Mysore Silk' }).first().click()
  await arrives(page, '**/products/mysore-silk')
  await page.locator('main article h2').first().waitFor()
  const all = await names(page)

  const colours = page.locator('#filters').getByRole('group', { name: 'Colour', exact: true })
  // Of a family with one shade there is nothing to open.
  const family = colours.locator('summary').first()
  if ((await family.count()) > 0) await family.click()
  await colours.locator('input').first().check()
  if (!has(options))
    await page.locator('#filters').getByRole('button', { name: 'Apply filters' }).click()
  await arrives(page, /mysore-silk\?.*\bcolors=/)
  await expect.poll(async () => (await names(page)).length).toBeLessThan(all.length)

  const card = page.locator('main article').first()
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('link', { name }).first().click()
  await arrives(page, '**/product/*')
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  const slug = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const stock = () =>
    Number(shop.look('select stock from products where slug = ?', slug)[0]?.['stock'])
  const before = stock()

  await page.locator('main form').getByRole('button', { name: 'Add to Cart' }).click()
  if (has(options)) {
    await page.getByText('Added to cart').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Cart, 1 saree' }).click()
  }
  await arrives(page, '**/cart')
  await page.getByRole('row').filter({ hasText: name }).waitFor()
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await arrives(page, '**/checkout')

  await fillIn(page, options)
  await page.getByRole('button', { name: /^Place order/ }).click()
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
  await page.getByText('Chennai 600004, Tamil Nadu', { exact: true }).waitFor()
  await page.reload()
  const main = page.getByRole('main')
  await main.getByText(name).first().waitFor()
  const number = /PAL-\d{4}-\d{6}/.exec(await main.innerText())?.[0] ?? ''
  const [order] = shop.look('select state, total_paise from orders where number = ?', number)
  expect(order?.['state']).toBe('confirmed')
  const total = `₹${(Number(order?.['total_paise']) / 100).toLocaleString('en-IN')}`
  await main.getByText(total).first().waitFor()
  expect(stock()).toBe(before - 1)
  await page.goto('/cart')
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
})

import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { readyToSell } from './buying.ts'
import { journeys } from './journeys.ts'
import { arrives } from './visitor.ts'

const { shop } = journeys(readyToSell)

/** What the focus stands on, as a screen reader would name it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    const field = at instanceof HTMLInputElement || at instanceof HTMLSelectElement ? at : null
    const label = at?.getAttribute('aria-label') ?? field?.labels?.[0]?.textContent
    // A button may hold words of another width that are not shown.
    const shown = at instanceof HTMLElement ? at.innerText : at?.textContent
    return (label ?? shown ?? '').trim()
  })

/** Tabs on until the focus stands on what is meant, as many times as somebody would bear. */
async function reach(page: Page, meant: RegExp, presses = 80) {
  const passed: string[] = []
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Tab')
    const name = await focused(page)
    if (meant.test(name)) return
    passed.push(name)
  }
  throw new Error(`${meant} was not reached; passed: ${passed.join(' | ')}`)
}

/** Follows what has the focus. */
async function follow(page: Page, address: string | RegExp) {
  await page.keyboard.press('Enter')
  await arrives(page, address)
}

async function type(page: Page, label: RegExp, text: string) {
  await reach(page, label, 12)
  await page.keyboard.type(text)
}

it('everything by keyboard once: from the first page to an order', async () => {
  const page = await shop.visit()
  await page.goto('/')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toMatch(/^Skip/)
  await page.keyboard.press('Enter')

  await reach(page, /^Shop |^See |^Explore |Collection/)
  await follow(page, /\/products/)
  const saree = page.locator('main a[href^="/product/"]').first()
  const address = await saree.getAttribute('href')
  for (let press = 0; press < 120; press++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => document.activeElement?.getAttribute('href'))
    if (at === address) break
  }
  await follow(page, `**${address}`)

  await reach(page, /^Add to Cart$/)
  await page.keyboard.press('Enter')
  await page.locator('#main').getByRole('link', { name: 'View cart' }).waitFor()
  await reach(page, /^View cart$/, 150)
  await follow(page, '**/cart')
  await reach(page, /^Proceed to Checkout$/)
  await follow(page, '**/checkout')

  await type(page, /^Email/, 'meena@example.com')
  await type(page, /^Mobile number/, '9840012345')
  await type(page, /^Full name/, 'Meena Raghavan')
  await type(page, /^PIN code/, '600004')
  await expect.poll(() => page.getByLabel('Town or district').inputValue()).toBe('Chennai')
  await type(page, /^House, street/, '4 North Mada Street')
  await reach(page, /^(UPI|Cash on delivery)/, 20)
  const isCash = /^Cash/.test(await focused(page))
  await page.keyboard.press(isCash ? 'Space' : 'ArrowDown')
  await reach(page, /^Place order/, 20)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
})

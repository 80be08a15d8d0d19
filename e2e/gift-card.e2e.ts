import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { atWork, dialogOf, toastSays } from './admin.ts'
import { buy, intoCart, readyToSell } from './buying.ts'
import { journeys, modes } from './journeys.ts'
import { alive, arrives, widths } from './visitor.ts'

// From the counter to the order: issued by hand, looked at, spent, blocked.
const { shop, at } = journeys(readyToSell)

/** Issues a card at the counter; answers the code that is shown once. */
async function issue(staff: Page, amount: string) {
  await staff.goto('/admin/gift-cards')
  await alive(staff)
  await staff.getByRole('button', { name: 'Issue a gift card' }).click()
  const dialog = dialogOf(staff, 'Issue a gift card')
  await dialog.getByLabel('Amount (₹)').fill(amount)
  await dialog.getByLabel('Paid by').selectOption('cash')
  await dialog.getByLabel('Reason').fill('Sold at the counter')
  await dialog.getByRole('button', { name: 'Issue gift card' }).click()
  await arrives(staff, '**/admin/gift-cards/*')
  await staff.getByRole('button', { name: 'Make a new code to hand over' }).click()
  const shown = dialogOf(staff, 'The code of this gift card')
  const code = await shown.getByLabel('Gift card code').inputValue()
  await shown.getByRole('button', { name: 'Done' }).click()
  return code
}

it('staff issue a card, hand its code over, and block it', async () => {
  const staff = await atWork(shop)
  const code = await issue(staff, '2500')
  expect(code).toMatch(/^(\w{4}-){4}\w$/)
  await staff.getByLabel('Blocked: it pays nothing').check()
  await staff.getByLabel('Reason').first().fill('Lost')
  await staff.getByRole('button', { name: 'Save' }).click()
  await toastSays(staff, 'Gift card saved')
  const page = await at('/gift-card')
  await alive(page)
  await page.getByLabel('Gift card code').fill(code)
  await page.getByRole('button', { name: 'Show balance' }).click()
  await page.getByText('It is blocked. Please write to us.').waitFor()
})

describe('a gift card of the shopper', () => {
  it.each(modes)(
    '%s: its balance is told, and it pays an order in part',
    async (_mode, options) => {
      const staff = await atWork(shop)
      const code = await issue(staff, '1000')
      const page = await at('/gift-card', { ...options, width: widths.phone })
      await page.getByLabel('Gift card code').fill('2222-2222')
      await page.getByRole('button', { name: 'Show balance' }).click()
      await page.getByText('This is not a gift card code.').first().waitFor()
      await page.getByLabel('Gift card code').fill(code.toLowerCase())
      await page.getByRole('button', { name: 'Show balance' }).click()
      await page.getByText('₹1,000 left').waitFor()

      await intoCart(page, shop)
      await page.goto('/cart')
      await arrives(page, '**/cart')
      const lastFour = code.replaceAll('-', '').slice(-4)
      const pays = page.getByText(`Gift card ending in ${lastFour} pays ₹1,000.`)
      const field = page.getByLabel('Gift card code')
      await page.getByText('Gift card', { exact: true }).first().click()
      await field.fill(code)
      await page.getByRole('button', { name: 'Use gift card' }).click()
      await pays.waitFor()
      await page.getByRole('button', { name: 'Do not use the gift card' }).click()
      await pays.waitFor({ state: 'detached' })
      if (!(await field.isVisible()))
        await page.getByText('Gift card', { exact: true }).first().click()
      await field.fill(code)
      await page.getByRole('button', { name: 'Use gift card' }).click()
      await pays.waitFor()
      const { path } = await buy(page, shop, 'upi')
      await page.goto(path)
      await page.getByText('Paid with gift card').waitFor()
      const [card] = shop.look('select balance_paise from gift_cards order by id desc limit 1')
      expect(card?.['balance_paise']).toBe(0)
    },
  )
})

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { atWork, dialogOf, toastSays } from './admin.ts'
import { readyToSell } from './buying.ts'
import { journeys, modes } from './journeys.ts'
import { alive, arrives, widths } from './visitor.ts'

// From the foot of a page to the email: chosen, paid by UPI, confirmed by staff, sent.
const { shop, at } = journeys(readyToSell)

const isFocused = (element: Element) => element === document.activeElement

let transfers = 512_345_678_900

it('the owner sets how gift cards are sold', async () => {
  const staff = await atWork(shop)
  await staff.goto('/admin/gift-cards')
  await alive(staff)
  await staff.getByRole('link', { name: 'Sold online' }).click()
  await arrives(staff, '**/admin/gift-cards/sold')
  await staff.getByRole('button', { name: 'How they are sold' }).click()
  const dialog = dialogOf(staff, 'Gift cards in the shop')
  await dialog.getByLabel('Amounts to choose from').fill('1000, 20000')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Each amount lies between').first().waitFor()
  await dialog.getByLabel('Amounts to choose from').fill('1000, 2500, 5000')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await toastSays(staff, 'Saved')
})

/** By keys alone: asked first, left by Escape, then said; the focus stays where the work is, and the buyer is told. */
async function dismissesByKeys(staff: Page, { number, utr }: { number: string; utr: string }) {
  const button = staff.getByRole('button', { name: `Not received: ${number}` })
  const question = staff.getByRole('alertdialog')
  await button.focus()
  await staff.keyboard.press('Enter')
  await question.getByText(`Transfer ${utr} is then not looked for`).waitFor()
  await staff.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true)
  await staff.keyboard.press('Enter')
  await question.waitFor()
  await staff.keyboard.press('Tab')
  expect(await question.locator(':focus').innerText()).toBe('Yes, tell the buyer')
  await staff.keyboard.press('Enter')
  await toastSays(staff, 'The transfer is not looked for any more')
  await button.waitFor({ state: 'detached' })
  await staff.locator(':focus').waitFor()
  const told = shop.look("select props from mails where letter = 'card-transfer-not-found'")
  expect(told.filter(({ props }) => String(props).includes(utr))).toHaveLength(1)
}

describe('a gift card that a shopper buys', () => {
  it.each(modes)(
    '%s: is ordered, paid by UPI and sent once staff have the money',
    async (mode, options) => {
      const page = await at('/gift-card/buy', { ...options, width: widths.phone })
      if (mode === 'with JavaScript') await alive(page)
      await page.getByLabel('Another amount').fill('20')
      await page.getByRole('button', { name: 'Go to payment' }).click()
      const faults = page.getByRole('alert').getByRole('link')
      await expect.poll(() => faults.count()).toBe(3)
      await page.getByLabel('Your name').fill('Meena')
      await page.getByLabel('Your email').fill('meena@example.in')
      await page.getByLabel('Recipient’s name').fill('Asha')
      await page.getByRole('button', { name: 'Go to payment' }).click()
      await page.getByText('Please enter the email to which we send').first().waitFor()
      await page.getByLabel('Recipient’s email').fill('asha@example.in')
      await page.getByRole('button', { name: 'Go to payment' }).click()
      await page.getByText('Please choose whole rupees from ₹500 to ₹10,000.').first().waitFor()
      expect(await page.getByLabel('Recipient’s email').inputValue()).toBe('asha@example.in')
      await page.getByLabel('Another amount').fill('1,500')
      await page.getByRole('button', { name: 'Go to payment' }).click()
      await arrives(page, '**/gift-card/GIFT-*/*')
      const title = await page.getByRole('heading', { level: 1 }).innerText()
      const number = title.replace('Gift card ', '')
      await page.getByRole('heading', { name: 'Pay ₹1,500' }).waitFor()
      const reference = page.getByLabel('UTR, 12 digits')
      await reference.fill('4123')
      await page.getByRole('button', { name: 'I have paid' }).click()
      await page.getByText('12 digits of the UPI transfer').first().waitFor()
      if (mode === 'with JavaScript')
        await expect.poll(() => reference.evaluate(isFocused)).toBe(true)
      const utr = String(++transfers)
      const names = async () => {
        await page.getByLabel('UTR, 12 digits').fill(utr)
        await page.getByRole('button', { name: 'I have paid' }).click()
        const news = page.getByRole('status').filter({ hasText: `We’re verifying payment ${utr}.` })
        await news.waitFor()
        if (mode === 'with JavaScript') await expect.poll(() => news.evaluate(isFocused)).toBe(true)
      }
      await names()

      const staff = await atWork(shop)
      await staff.goto(`/admin/gift-cards/sold?q=${number}`)
      await alive(staff)
      await dismissesByKeys(staff, { number, utr })
      await page.goto(page.url())
      await page.getByText('Please pay by').waitFor()
      await names()
      await staff.goto(staff.url())
      await alive(staff)
      await staff.getByRole('button', { name: `Money received: ${number}` }).click()
      const dialog = dialogOf(staff, `Have you received ₹1,500 for ${number}?`)
      expect(await dialog.getByLabel('UTR of the transfer').inputValue()).toBe(utr)
      await dialog.getByRole('button', { name: 'Yes, make the gift card' }).click()
      await toastSays(staff, 'The gift card is paid')
      await page.goto(page.url())
      await page.getByText('We have received your payment. Thank you.').waitFor()
      const [card] = shop.look(
        'select balance_paise, paid_by from gift_cards order by id desc limit 1',
      )
      expect(card).toMatchObject({ balance_paise: 150_000, paid_by: 'upi' })

      await staff.getByRole('button', { name: `Take back: ${number}` }).click()
      const back = dialogOf(staff, `Take back ${number}`)
      await back.getByLabel('UTR of your transfer').fill('612345678901')
      await back.getByRole('button', { name: 'Take the gift card back' }).click()
      await toastSays(staff, 'The gift card was taken back')
      await page.goto(page.url())
      await page.getByText('Refunded', { exact: true }).waitFor()
    },
  )
})

it('a purchase whose answer was lost is the same purchase when it is sent again', async () => {
  const page = await at('/gift-card/buy', { width: widths.phone })
  await alive(page)
  const fields = { 'Another amount': '1,700', 'Your name': 'Meena' }
  const emails = { 'Your email': 'twice@example.in', 'Recipient’s email': 'asha@example.in' }
  const all = { ...fields, ...emails, 'Recipient’s name': 'Asha' }
  for (const [label, text] of Object.entries(all)) await page.getByLabel(label).fill(text)
  let tries = 0
  await page.route('**/api/gift-card-sales', async (route) => {
    if (route.request().method() !== 'POST' || ++tries > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  const order = page.getByRole('button', { name: 'Go to payment' })
  await order.click()
  await page.getByRole('alert').waitFor()
  expect(tries).toBe(1)
  await order.click()
  await arrives(page, '**/gift-card/GIFT-*/*')
  const sold = shop.look("select id from card_sales where buyer_email = 'twice@example.in'")
  expect([tries, sold.length]).toEqual([2, 1])
})

import { expect, it } from 'vitest'
import { atWork, dialogOf, toastSays } from './admin.ts'
import { journeys } from './journeys.ts'
import { lookForBarriers } from './look-for-barriers.ts'
import { codeInText } from './read-email.ts'
import { widths } from './visitor.ts'

const { shop } = journeys(undefined, { TEXTS_KEPT: '1', TEXT_CHANNEL: 'whatsapp' })

const mobile = '9840055577'

it('the owner confirms her number on a phone, chooses text messages, and is told of a question by one', async () => {
  const page = await atWork(shop, '/admin/alerts', { width: widths.phone })
  const byText = page.getByRole('group', { name: 'By text message' })
  const kind = byText.getByLabel('Question from a customer')
  await byText.getByText('Please first confirm the mobile number').waitFor()
  expect(await kind.isDisabled()).toBe(true)
  await byText.getByRole('button', { name: 'Confirm a mobile number' }).click()
  const dialog = dialogOf(page, 'Mobile number for notices')
  await dialog.getByLabel('Mobile number').fill('98400')
  await page.keyboard.press('Enter')
  await dialog.getByText('10-digit').first().waitFor()
  expect(await dialog.getByLabel('Mobile number').inputValue()).toBe('98400')
  await dialog.getByLabel('Mobile number').fill(mobile)
  await page.keyboard.press('Enter')
  await dialog.getByText(`A code is on its way to ${mobile}.`).waitFor()
  expect(await dialog.locator(':focus').getAttribute('name')).toBe('code')
  expect(await lookForBarriers(page)).toEqual([])
  await dialog.getByLabel('Code').fill(await codeInText(shop, mobile))
  await page.keyboard.press('Enter')
  await toastSays(page, 'Mobile number confirmed')
  await dialog.waitFor({ state: 'detached' })
  await byText.getByText(`To ${mobile}, at most one WhatsApp message in five minutes.`).waitFor()
  expect(await page.locator(':focus').innerText()).toBe('Another number')
  await kind.check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await toastSays(page, 'Notices saved')
  expect(await lookForBarriers(page)).toEqual([])

  // News is what comes after somebody has first looked.
  const looked = () => shop.look('select id from alert_watch').length
  await expect.poll(looked, { timeout: 90_000 }).toBe(1)
  const question = { name: 'Asha', email: 'asha@example.in', message: 'Is the border woven?' }
  const headers = { Origin: shop.address }
  const asked = await page.request.post('/api/contact', { data: question, headers })
  expect(asked.status()).toBe(201)
  const texts = () =>
    shop.look("select recipient, body from text_messages where kind = 'staff-alerts'")
  await expect.poll(() => texts().length, { timeout: 150_000 }).toBe(1)
  await expect.poll(() => texts()[0]?.['body'], { timeout: 30_000 }).toContain('customer 1.')
  expect(texts()[0]).toMatchObject({ recipient: `+91${mobile}` })
  expect(texts()[0]?.['body']).not.toContain('Asha')

  await page.goto('/admin/alerts')
  await byText.getByRole('button', { name: 'Remove number' }).click()
  const asks = page.getByRole('alertdialog')
  await asks.getByRole('button', { name: 'Remove number' }).click()
  await toastSays(page, 'Mobile number removed')
  await byText.getByText('Please first confirm the mobile number').waitFor()
  expect(await kind.isDisabled()).toBe(true)
})

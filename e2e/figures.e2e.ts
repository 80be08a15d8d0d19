import { expect, it } from 'vitest'
import { atWork, dialogOf, toastSays } from './admin.ts'
import { journeys } from './journeys.ts'

const { shop } = journeys()

const deliveryTab = '/admin/settings/delivery'

it('a new limit is told at once by the banner, the pages and the questions, in the language of each reader', async () => {
  const reader = await shop.visit()
  await reader.goto('/')
  await reader.getByText('Free shipping on orders above ₹5,000', { exact: true }).waitFor()
  const page = await atWork(shop, deliveryTab)
  await page.getByLabel('Free for orders above (₹)').first().fill('7500')
  await page.getByLabel('Days in which a saree may come back').fill('10')
  await page.getByRole('button', { name: 'Save delivery and returns' }).click()
  await toastSays(page, 'Delivery and returns saved')
  for (const [path, says] of [
    ['/', 'Free shipping on orders above ₹7,500'],
    ['/shipping-returns', 'Within India, shipping is free on orders above ₹7,500.'],
    ['/shipping-returns', 'tell us within 10 days of delivery'],
    ['/terms', 'within 10 days of delivery'],
    ['/faqs', 'Tell us within 10 days of delivery.'],
    ['/ta', '₹7,500-க்கு மேல் ஆர்டர்களுக்கு இலவச டெலிவரி'],
    ['/ta/shipping-returns', 'பெற்ற 10 நாள்களுக்குள்'],
  ] as const) {
    await reader.goto(path)
    const text = (await reader.locator('body').textContent()) ?? ''
    expect(text, path).toContain(says)
    expect(text, path).not.toMatch(/₹5,000-|above ₹5,000|\{(?:free|delivery|days|return)/)
  }
  // What a search engine reads of the questions.
  await reader.goto('/shipping-returns')
  const facts = await reader.locator('script[type="application/ld+json"]').allTextContents()
  expect(facts.join()).toContain('within 10 days of delivery')
  expect(facts.join()).not.toContain('{return')
})

it('its writer sees beside a text which figures it may name, how it reads, and what is not so', async () => {
  const page = await atWork(shop, '/admin/settings/shop')
  const banner = page.getByLabel('Banner', { exact: true })
  expect(await banner.inputValue()).toBe('{free delivery}')
  await banner.fill('Up to {return days} days. Free above ₹4,000. {free gift}')
  await page.getByText(/Reads today: Up to \d+ days\. Free above ₹4,000\. \{free gift\}/).waitFor()
  await page.getByText(/^\{free gift\} is none of the names/).waitFor()
  await page.getByText(/^The text says ₹4,000, your settings say ₹/).waitFor()
  await page.getByText('Figures that stay true').first().press('Enter')
  const copy = page.getByRole('button', { name: 'Copy {days abroad}' }).first()
  await copy.focus()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await copy.press('Enter')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('{days abroad}')
})

it('a page is edited as it was written, and saved so', async () => {
  const page = await atWork(shop, '/admin/pages')
  const row = page.getByRole('row').filter({ hasText: 'Shipping & Returns' })
  await row.getByText(/Within India, shipping is free/).waitFor()
  await row.getByRole('button', { name: /^Edit/ }).click()
  const dialog = dialogOf(page, 'Edit Page')
  const content = dialog.getByLabel('Content', { exact: true })
  await expect.poll(() => content.inputValue()).toContain('<p>{delivery cost}</p>')
  const written = await content.inputValue()
  await content.fill(`${written}<p>Abroad: {days abroad} days.</p>`)
  await dialog.getByRole('button', { name: 'Update Page' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.goto('/shipping-returns')
  await page.getByText('Abroad: 10-15 days.').waitFor()
  await page
    .getByText(/Within India, shipping is free on orders above ₹/)
    .first()
    .waitFor()
})

it('a saree and a category are described by names, which their forms list and show as they were written', async () => {
  const page = await atWork(shop, '/admin/categories')
  const row = page.getByRole('row').filter({ hasText: 'Mysore Silk' })
  await row.getByRole('button', { name: /^Edit/ }).click()
  const dialog = dialogOf(page, 'Edit Category')
  const field = dialog.getByLabel('Description', { exact: false }).first()
  const before = await field.inputValue()
  await field.fill(`${before} Back within {return days} days, {free gift}.`)
  await dialog.getByText(/^\{free gift\} is none of the names/).waitFor()
  await dialog.getByText('Figures that stay true').waitFor()
  await field.fill(`${before} Back within {return days} days.`)
  await dialog.getByRole('button', { name: 'Update Category' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await row.getByText(/Back within \d+ days\./).waitFor()
  await row.getByRole('button', { name: /^Edit/ }).click()
  await expect.poll(() => field.inputValue()).toContain('Back within {return days} days.')
  await page.goto('/products/mysore-silk')
  await page.getByText(/Back within \d+ days\./).waitFor()
  await page.goto('/admin/products')
  await page.getByRole('button', { name: /^Edit/ }).first().click()
  const saree = dialogOf(page, 'Edit Product')
  await saree.getByLabel('Description', { exact: false }).first().fill('Free above ₹9,999.')
  await saree.getByText(/^The text says ₹9,999, your settings say ₹/).waitFor()
})

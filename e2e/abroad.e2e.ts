import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { readyToSellAbroad } from './buying.ts'
import { journeys, modes, plain } from './journeys.ts'
import { overhang } from './overhang.ts'
import { alive, arrives, widths } from './visitor.ts'

const saree = '/product/arakku-kanjivaram-with-mango-buttas'

const { at } = journeys(readyToSellAbroad)

/** Where the next page stands in, once its scripts run where there are any. */
async function lead(page: Page, path: string, isPlain: boolean) {
  await page.goto(new URL(path, page.url()).href)
  if (!isPlain) await alive(page)
}

async function addressOf(page: Page) {
  const fields = {
    Email: 'anjali@example.com',
    'Phone number': '+1 201 555 0123',
    'Full name': 'Anjali Raman',
    'House, street': '18 Oak Tree Road',
    'Town or city': 'Edison',
    'State or province': 'New Jersey',
    Postcode: '08820',
  }
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text)
}

describe.each(modes)('a daughter in New Jersey, %s', (_name, visit) => {
  const isPlain = visit?.javaScriptEnabled === false

  it('asks for the way, learns what it costs and when it comes, and orders', async () => {
    const page = await at('/products?q=ship+to+usa', { ...visit })
    await page.locator('main a[href$="/shipping-returns"]').first().click()
    await page.getByRole('row', { name: /^United States/ }).waitFor()
    await lead(page, saree, isPlain)
    await page.getByText('Sending it abroad?').click()
    await page.getByLabel('Country').selectOption('US')
    await page.locator('form:has([name=country]) button').click()
    await page
      .getByText(/^Arrives by /)
      .first()
      .waitFor()
    // 650 g and more of silk with its packing: the second step by weight.
    await page.getByText('Delivery ₹2,900').waitFor()
    await page.getByText('Customs duties are paid by you on arrival.', { exact: true }).waitFor()
    if (!isPlain)
      await page
        .getByText(/^about \$[\d,]+; you pay in rupees$/)
        .first()
        .waitFor()
    await page.locator('main form').getByRole('button', { name: 'Add to Cart' }).first().click()
    if (isPlain) await arrives(page, '**/cart')
    else await page.getByText('Added to cart').first().waitFor()
    await lead(page, '/checkout', isPlain)
    expect(await page.getByLabel('Country').inputValue()).toBe('US')
    await page.getByText('Delivery abroad: United States').waitFor()
    await addressOf(page)
    await page.getByRole('radio', { name: /^Bank transfer/ }).check()
    expect(await page.getByRole('radio', { name: /^Cash on delivery/ }).isEnabled()).toBe(false)
    expect(await overhang(page)).toBe(0)
    await page.getByRole('button', { name: /^Place order/ }).click()
    await page.waitForURL('**/order/*')
    await page.getByText('18 Oak Tree Road').first().waitFor()
    await page.getByText('United States').first().waitFor()
  })

  it('changes her mind about the country, and the fields and sums follow', async () => {
    const page = await at(saree, { ...visit })
    await page.locator('main form').getByRole('button', { name: 'Add to Cart' }).first().click()
    if (isPlain) await arrives(page, '**/cart')
    else await page.getByText('Added to cart').first().waitFor()
    await lead(page, '/checkout', isPlain)
    await page.getByLabel('PIN code', { exact: true }).waitFor()
    await page.getByText('Sending it abroad?').click()
    await page.getByLabel('Country').selectOption('SG')
    if (isPlain) await page.getByRole('button', { name: 'Use this country' }).click()
    await page.getByText('Delivery abroad: Singapore').waitFor()
    await page.getByLabel('Postcode', { exact: true }).waitFor()
    await page.getByText('₹1,800', { exact: true }).first().waitFor()
  })
})

it('on a phone she gives her number before anybody has asked for the country, and the fields of it follow', async () => {
  const page = await at(saree, { width: widths.phone })
  await page.locator('.bottom-bar').getByRole('button', { name: 'Add to Cart' }).tap()
  const small = page.getByRole('region', { name: 'In your cart' })
  await small.getByRole('link', { name: 'Proceed to Checkout' }).tap()
  await page.getByLabel('Email', { exact: true }).fill('anjali@example.com')
  await page.getByText(/^10 digits, or with the country code outside India/).waitFor()
  await page.getByLabel('Mobile number', { exact: true }).fill('+1 201 555 0123')
  await page.getByRole('button', { name: 'Continue to address' }).tap()
  await page.getByText('Sending it abroad?').tap()
  await page.getByLabel('Country', { exact: true }).selectOption('US')
  await page.getByText('Delivery abroad: United States').waitFor()
  await page.getByLabel('Full name', { exact: true }).fill('Anjali Raman')
  await page.getByLabel('House, street', { exact: true }).fill('18 Oak Tree Road')
  await page.getByLabel('Town or city', { exact: true }).fill('Edison')
  await page.getByLabel('State or province', { exact: true }).fill('New Jersey')
  await page.getByLabel('Postcode', { exact: true }).fill('08820')
  expect(await overhang(page)).toBe(0)
  await page.getByRole('button', { name: 'Continue to payment' }).tap()
  await page.getByRole('radio', { name: /^Bank transfer/ }).check()
  await page.getByRole('button', { name: /^Place order/ }).tap()
  await page.waitForURL('**/order/*')
})

it('without JavaScript each fault of an address abroad leads to its field', async () => {
  const page = await at(saree, plain)
  await page.locator('main form').getByRole('button', { name: 'Add to Cart' }).first().click()
  await arrives(page, '**/cart')
  await lead(page, '/checkout', true)
  await page.getByText('Sending it abroad?').click()
  await page.getByLabel('Country', { exact: true }).selectOption('US')
  await page.getByRole('button', { name: 'Use this country' }).click()
  await page.getByText('Delivery abroad: United States').waitFor()
  await page.getByRole('button', { name: /^Place order/ }).click()
  const links = await page.getByRole('alert').getByRole('link').all()
  const fields = await Promise.all(links.map((link) => link.getAttribute('href')))
  expect(fields).toEqual(
    expect.arrayContaining(['#address.city', '#address.state', '#address.pin']),
  )
  for (const field of fields)
    expect(await page.locator(`[id="${field?.slice(1)}"]`).count()).toBe(1)
})

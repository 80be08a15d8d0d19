import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { issuedGstin } from '../test/tax-shop.ts'
import { atWork, dialogOf, pictureFile, toastSays } from './admin.ts'
import { journeys } from './journeys.ts'
import { lookForBarriers } from './look-for-barriers.ts'
import { alive, arrives, widths } from './visitor.ts'

// From an empty folder to the first order, as a new owner goes.
const { shop, at } = journeys(undefined, { SHOP_DEMO: '0' })

const meetsTheDoor = async (page: Page) => {
  await page.getByRole('heading', { level: 1, name: 'Opening soon' }).waitFor()
  expect(await page.locator('script[src]').count()).toBe(0)
}

describe('before it opens', () => {
  it.each(['/', '/products', '/product/anything', '/cart', '/about-us', '/no-such-page'])(
    'a stranger at %s reads that it opens soon',
    async (path) => {
      const page = await shop.visit()
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(200)
      await meetsTheDoor(page)
      expect(await page.title()).toBe('Opening soon | My saree shop')
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
      expect(new URL(page.url()).pathname).toBe(path)
    },
  )

  it('fits a phone, in every language, without barriers', async () => {
    const page = await shop.visit({ width: widths.phone })
    await page.goto('/')
    expect(await lookForBarriers(page)).toEqual([])
    await page.getByRole('link', { name: 'தமிழ்' }).click()
    await page.getByRole('heading', { level: 1, name: 'விரைவில் திறக்கிறோம்' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/ta')
  })

  it('what people agree to is there, and leads no further', async () => {
    const page = await at('/terms')
    await page.getByRole('heading', { level: 1, name: 'Terms & Conditions' }).waitFor()
    await page.locator('footer').getByRole('link', { name: 'All Collections' }).click()
    await meetsTheDoor(page)
  })

  it('the way in for staff stands at the foot', async () => {
    const page = await shop.visit()
    await page.goto('/')
    await page.getByRole('link', { name: 'Sign in' }).click()
    await arrives(page, '**/login')
    await page.getByLabel('Username').fill('admin')
    await page.getByLabel('Password', { exact: true }).fill('a-good-long-password')
    await page.getByRole('button', { name: 'Sign In', exact: true }).last().click()
    await arrives(page, '**/admin')
    await page.getByRole('heading', { name: 'Set up your shop' }).waitFor()
  })
})

describe('a new owner', () => {
  const step = (page: Page, title: string) =>
    page.getByRole('region', { name: 'Set up your shop' }).getByRole('link', { name: title })
  const goTo = async (page: Page, title: string) => {
    await page.goto('/admin')
    await step(page, `${title} (still to do)`).click()
  }
  const isDone = async (page: Page, title: string) => {
    await page.goto('/admin')
    await step(page, `${title} (done)`).waitFor()
  }

  it('gives the shop its name, look and number', async () => {
    const page = await atWork(shop)
    await page.getByText('0 of 14 done').waitFor()
    await goTo(page, 'Name your shop')
    await page.getByLabel('Shop name').fill('Meena Sarees')
    await page.getByLabel('WhatsApp number').fill('919840012345')
    await page
      .getByLabel('Picture on wide screens: choose a file')
      .setInputFiles(await pictureFile('hero.jpg', 'maroon'))
    await expect
      .poll(() => page.getByLabel('Picture on wide screens', { exact: true }).inputValue())
      .not.toBe('')
    const logo = page.getByRole('group', { name: 'Logo' })
    await logo
      .getByLabel('Logo: choose a file')
      .setInputFiles(await pictureFile('logo.jpg', 'maroon'))
    await logo.getByRole('img', { name: 'Meena Sarees' }).waitFor()
    await page.getByRole('button', { name: 'Save Shop Profile' }).click()
    await toastSays(page, 'Shop profile updated')
    for (const title of [
      'Name your shop',
      'Add your logo',
      'Choose the look',
      'Add your WhatsApp number',
    ]) {
      await isDone(page, title)
    }
  })

  it('says who sells, and what GST it charges', async () => {
    const page = await atWork(shop, '/admin', { width: widths.phone })
    await goTo(page, 'Say who sells')
    await page.getByLabel('Registration').selectOption('regular')
    await page.getByLabel('GSTIN', { exact: true }).fill(`${issuedGstin.slice(0, 14)}Z`)
    await page.getByText('The check digit of this GSTIN is wrong', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Please enter the legal name').first().waitFor()
    // The button stands far below: whoever pressed it is led to what is wrong.
    const legalName = page.getByLabel('Legal name', { exact: true })
    await expect.poll(() => legalName.evaluate((one) => one === document.activeElement)).toBe(true)
    const fields = {
      ...{ 'Legal name': 'Meena Sarees', GSTIN: issuedGstin, Designation: 'Owner' },
      ...{ 'Business address': '12 Mada Street, Chennai 600004', Phone: '98400 12345' },
      'Name of the grievance officer': 'Meena Raghavan',
    }
    for (const [label, text] of Object.entries(fields)) {
      await page.getByLabel(label, { exact: true }).fill(text)
    }
    await page.getByText('Looks right: registered in 33-Tamil Nadu.').waitFor()
    expect(await page.locator('[id$="-error"]', { hasText: 'check digit' }).count()).toBe(0)
    expect(await page.getByLabel('State', { exact: true }).inputValue()).toBe('33')
    // Asked only of whoever takes back what was said before.
    expect(await page.getByLabel('Reason for the change').count()).toBe(0)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await toastSays(page, 'Law and tax saved')
    await isDone(page, 'Say who sells')
    await isDone(page, 'Say how you are registered for GST')
  })

  it('reads what the shop promises', async () => {
    const page = await atWork(shop)
    await goTo(page, 'Check delivery and returns')
    await page.getByRole('button', { name: 'Save delivery and returns' }).click()
    await toastSays(page, 'Delivery and returns saved')
    await isDone(page, 'Check delivery and returns')
    await goTo(page, 'Check terms and privacy')
    for (const title of ['Shipping & Returns', 'Terms & Conditions', 'Privacy Policy']) {
      await page.getByRole('button', { name: `Edit ${title}` }).click()
      const form = dialogOf(page, 'Edit Page')
      await form.getByRole('textbox', { name: 'Content' }).waitFor()
      await form.getByRole('button', { name: 'Update Page' }).click()
      await form.waitFor({ state: 'detached' })
    }
    await isDone(page, 'Check terms and privacy')
  })

  it('chooses how it is paid, and what becomes of the code that came with it', async () => {
    const page = await atWork(shop)
    await goTo(page, 'Choose how you are paid')
    // Without its keys it is not offered, and looks so.
    const ways = page.getByRole('group', { name: /^Razorpay/ })
    expect(await ways.getByRole('checkbox').isChecked()).toBe(false)
    await page.getByRole('button', { name: 'Save payment methods' }).click()
    await toastSays(page, 'Payment methods updated')
    await isDone(page, 'Choose how you are paid')
    await goTo(page, 'Decide on the welcome offer')
    await page.getByRole('button', { name: 'Edit WELCOME10' }).click()
    const form = dialogOf(page, 'Coupon WELCOME10')
    await form.getByLabel('Shoppers can use it').uncheck()
    await form.getByRole('button', { name: 'Save coupon' }).click()
    await form.waitFor({ state: 'detached' })
    await isDone(page, 'Decide on the welcome offer')
  })

  it('adds the first saree, and its category without leaving the form', async () => {
    const page = await atWork(shop)
    await goTo(page, 'Add your first saree')
    await page.getByRole('button', { name: 'Add Product' }).click()
    const form = dialogOf(page, 'Add New Product')
    await form.getByLabel('Name', { exact: true }).fill('Red Cotton')
    await form.getByLabel('Price (₹)', { exact: true }).fill('2400')
    await form.getByLabel('Stock').fill('2')
    for (const [label, text] of [
      ['Fabric', 'Cotton'],
      ['Color', 'Red'],
      ['Occasion', 'Office'],
    ]) {
      await form.getByLabel(label ?? '').fill(text ?? '')
    }
    await form.getByRole('button', { name: 'Create Product' }).click()
    await form.getByText('Please choose a category').waitFor()
    await form.getByRole('button', { name: 'Add a category' }).click()
    const category = dialogOf(page, 'Add New Category')
    await category.getByLabel('Name', { exact: true }).fill('Cotton Sarees')
    await category.getByLabel('HSN').fill('7117')
    await category.getByRole('button', { name: 'Create Category' }).click()
    await category.getByText('7117 is of chapter 71', { exact: false }).waitFor()
    await category.getByLabel('HSN').fill('5208')
    await category.getByRole('button', { name: 'Create Category' }).click()
    await category.waitFor({ state: 'detached' })
    const chosen = form.getByLabel('Category').locator('option:checked')
    await expect.poll(() => chosen.textContent()).toBe('Cotton Sarees')
    await form.locator('summary', { hasText: 'Fabric and label' }).click()
    await form.getByLabel('Country of origin').fill('India')
    await form.getByLabel('Made or packed by').fill('Meena Sarees, Chennai 600004')
    await form
      .getByLabel('Upload Product Images')
      .setInputFiles(await pictureFile('red.jpg', 'red'))
    await form.getByRole('button', { name: 'Create Product' }).click()
    await toastSays(page, 'Product created successfully')
    await isDone(page, 'Add your first category')
    await isDone(page, 'Add your first saree')
  })

  it('opens the shop, and strangers see it at once', async () => {
    const stranger = await shop.visit()
    await stranger.goto('/')
    await meetsTheDoor(stranger)
    const page = await atWork(shop)
    await page.getByRole('button', { name: 'Try an order' }).click()
    await page.getByText('went through, and is gone again').waitFor()
    // No mail server was set up: that stays to do, and keeps nobody from opening.
    await page.getByText('13 of 14 done').waitFor()
    await page.getByText('Missing: a mail server', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Open the shop' }).click()
    const question = page.getByRole('alertdialog', { name: 'Open the shop?' })
    await question.getByText('Still to do: See that emails arrive', { exact: false }).waitFor()
    await question.getByRole('button', { name: 'Open it' }).click()
    await toastSays(page, 'Your shop is open')
    await page.getByRole('heading', { name: 'Set up your shop' }).waitFor({ state: 'detached' })
    await stranger.reload()
    await alive(stranger)
    expect(await stranger.title()).toContain('Meena Sarees')
    await stranger.getByRole('link', { name: 'Red Cotton' }).first().waitFor()
  })

  it('takes the first order', async () => {
    const page = await at('/product/red-cotton', { width: widths.phone })
    await page.locator('main form').getByRole('button', { name: 'Add to Cart' }).click()
    await toastSays(page, 'Added to cart')
    await page.goto('/checkout')
    await alive(page)
    const type = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
    await type('Email', 'asha@example.com')
    await type('Mobile number', '98400 12345')
    await page.getByRole('button', { name: 'Continue to address' }).click()
    await type('Full name', 'Asha Rao')
    await type('House, street', '4 North Mada Street')
    await type('PIN code', '600004')
    await expect.poll(() => page.getByLabel('State').inputValue()).toBe('Tamil Nadu')
    await expect.poll(() => page.getByLabel('Town or district').inputValue()).toBe('Chennai')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.getByRole('radio', { name: /^Cash on delivery/ }).check()
    await page.getByRole('button', { name: /^Place order/i }).click()
    await arrives(page, '**/order/*')
    const work = await atWork(shop, '/admin/orders')
    await work.getByRole('row').filter({ hasText: 'Asha Rao' }).waitFor()
  })

  it('sends it with its invoice, which is in the GSTR-1 of the month', async () => {
    const page = await atWork(shop, '/admin/orders')
    await page.getByRole('row').filter({ hasText: 'Asha Rao' }).getByRole('link').first().click()
    await page.getByRole('button', { name: 'Mark as packed' }).click()
    await dialogOf(page, 'Mark as packed').getByRole('button', { name: 'Mark as packed' }).click()
    await toastSays(page, 'The order is now: Packed')
    await page.getByRole('button', { name: 'Ship a parcel' }).click()
    const parcel = dialogOf(page, 'Ship order')
    await parcel.getByRole('combobox', { name: 'Carrier' }).fill('DTDC')
    await parcel.getByRole('button', { name: 'Mark as shipped' }).click()
    await toastSays(page, 'Parcel shipped')
    const invoice = await page.getByRole('link', { name: /^INV-\d{4}-000001$/ }).innerText()
    await page.goto('/admin/compliance')
    await page.getByText('Everything is in order.').waitFor()
    await page.goto('/admin/books')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('link', { name: /^GSTR-1 of .* as JSON$/ })
        .first()
        .click(),
    ])
    const gstr1 = JSON.parse(await readFile(await download.path(), 'utf8'))
    // A saree of ₹2,400 and its delivery of ₹250, all taxes included.
    expect(gstr1).toMatchObject({
      gstin: issuedGstin,
      b2cs: [{ pos: '33', rt: 5, txval: 2523.82, camt: 63.09, samt: 63.09 }],
      doc_issue: { doc_det: [{ docs: [{ from: invoice, to: invoice, totnum: 1 }] }] },
    })
  })

  it('may close it again', async () => {
    const page = await atWork(shop, '/admin/settings/shop')
    await page.getByRole('button', { name: 'Close the shop' }).click()
    const question = page.getByRole('alertdialog', { name: 'Close the shop?' })
    await question.getByRole('button', { name: 'Close it' }).click()
    await toastSays(page, 'Your shop is closed')
    const stranger = await shop.visit()
    await stranger.goto('/product/red-cotton')
    await meetsTheDoor(stranger)
  })
})

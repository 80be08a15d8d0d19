import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { atWork, dialogOf, toastSays } from './admin.ts'
import { journeys, newName } from './journeys.ts'

const { shop } = journeys()

type Json = Record<string, unknown>

/** What another member of staff does meanwhile. */
async function elsewhere(page: Page, method: 'POST' | 'PUT', path: string, data: Json) {
  const headers = { Origin: shop.address }
  const answer = await page.request.fetch(path, { method, data, headers })
  expect(answer.status()).toBe(200)
  return (await answer.json()) as Json
}

async function newProduct(page: Page, changes: Json = {}) {
  const name = newName('Two Hands')
  const slug = name.toLowerCase().replaceAll(' ', '-')
  const cloth = { fabric: 'Silk', color: 'Maroon', occasion: 'Wedding', categoryId: 1 }
  const whole = { name, slug, price: 900, stock: 1, description: 'Old words', ...cloth, ...changes }
  const { id } = await elsewhere(page, 'POST', '/api/admin/products', whole)
  return { name, slug, path: `/api/admin/products/${id}` }
}

const readProduct = async (page: Page, slug: string) =>
  (await (await page.request.get(`/api/products/${slug}`)).json()) as Json

async function openRow(page: Page, name: string) {
  await page.goto(`/admin/products?q=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name, exact: true }).click()
  return dialogOf(page, 'Edit Product')
}

/** Whole within the window. */
async function isSeen(part: Locator): Promise<boolean> {
  const box = await part.boundingBox()
  return box !== null && box.y >= 0 && box.y + box.height <= 900
}

/** A new message, read by one of the staff; `answer` is what a colleague writes. */
async function openMessage(page: Page) {
  const message = newName('Is the pallu red')
  const form = { name: 'Lakshmi', email: 'lakshmi@pallu.example', message }
  const asked = await page.request.post('/api/contact', {
    ...{ data: form, headers: { Origin: shop.address } },
  })
  expect(asked.ok(), await asked.text()).toBe(true)
  const [{ id = 0 } = {}] = shop.look('select max(id) as id from tickets')
  const path = `/api/admin/tickets/${id}`
  await page.goto('/admin/messages?state=open')
  await page.getByRole('button', { name: new RegExp(`^Read .*${message}$`) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(message, { exact: true }).waitFor()
  const answer = (words: string) => elsewhere(page, 'POST', `${path}/answers`, { words })
  const state = async () => ((await (await page.request.get(path)).json()) as Json)['state']
  return { dialog, answer, state }
}

describe('two at work on one thing', () => {
  it('a product: both texts are shown, what was typed stays, and she chooses', async () => {
    const page = await atWork(shop, '/admin/products')
    const { name, slug, path } = await newProduct(page)
    const form = await openRow(page, name)
    await form.getByLabel('Description').fill('My words')
    await form.getByLabel('Color').fill('Peacock')
    await elsewhere(page, 'PUT', path, { description: 'Their words', price: 1200, color: 'Green' })
    await form.getByRole('button', { name: 'Update Product' }).click()
    const notice = form.getByRole('alert').filter({ hasText: 'Somebody else has saved this' })
    await notice.getByText('Their words').waitFor()
    await notice.getByText('My words').waitFor()
    await notice.getByText('taken over below: Price').waitFor()
    expect(await form.getByLabel('Description').inputValue()).toBe('My words')
    expect(await form.getByLabel('Price (₹)', { exact: true }).inputValue()).toBe('1200')
    expect((await readProduct(page, slug))['description']).toBe('Their words')
    await notice.getByRole('button', { name: 'Color: take theirs' }).click()
    expect(await form.getByLabel('Color').inputValue()).toBe('Green')
    await notice.getByRole('button', { name: 'Description: keep mine' }).click()
    await form.getByRole('button', { name: 'Update Product' }).click()
    await form.waitFor({ state: 'detached' })
    expect(await readProduct(page, slug)).toMatchObject({
      ...{ description: 'My words', price: 1200, color: 'Green' },
    })
  })

  it('a one-off that was sold while its text was mended is not there again', async () => {
    const page = await atWork(shop, '/admin/products')
    const { name, slug, path } = await newProduct(page)
    const form = await openRow(page, name)
    await form.getByLabel('Description').fill('Mended')
    await elsewhere(page, 'PUT', path, { stockChange: -1 })
    await form.getByRole('button', { name: 'Update Product' }).click()
    await form.waitFor({ state: 'detached' })
    expect(await readProduct(page, slug)).toMatchObject({ description: 'Mended', stock: 0 })
  })

  it('a stock typed in the dialog over one that moved: both figures, and what was typed stays', async () => {
    const page = await atWork(shop, '/admin/products')
    const { name, slug, path } = await newProduct(page, { stock: 3 })
    const form = await openRow(page, name)
    await form.getByLabel('Stock', { exact: true }).fill('7')
    await elsewhere(page, 'PUT', path, { stockChange: -1 })
    await form.getByRole('button', { name: 'Update Product' }).click()
    await form.getByText('The stock is 2 now; it was 3 when you looked.').first().waitFor()
    expect(await form.getByLabel('Stock', { exact: true }).inputValue()).toBe('7')
    await form.getByRole('button', { name: 'Stock: keep mine' }).click()
    await form.getByRole('button', { name: 'Update Product' }).click()
    await form.waitFor({ state: 'detached' })
    expect((await readProduct(page, slug))['stock']).toBe(7)
  })

  it('figures in the table: asked with both, or left as they are', async () => {
    const page = await atWork(shop, '/admin/products')
    const { name, slug, path } = await newProduct(page, { stock: 3 })
    await page.goto(`/admin/products?q=${encodeURIComponent(name)}`)
    await page.getByRole('button', { name: `Stock of ${name}: 3. Change` }).click()
    await elsewhere(page, 'PUT', path, { stockChange: -1, price: 1000 })
    const field = page.getByRole('textbox', { name: `Stock of ${name}` })
    await field.fill('7')
    await field.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'This has changed meanwhile' })
    await question.getByText(`Stock of ${name} is 2 now; you saw 3.`).waitFor()
    await question.getByRole('button', { name: 'Leave 2' }).click()
    await page.getByRole('button', { name: `Stock of ${name}: 2. Change` }).waitFor()
    expect((await readProduct(page, slug))['stock']).toBe(2)
    // Somebody else's words are no reason to ask about a mark.
    await elsewhere(page, 'PUT', path, { description: 'New words' })
    await page.getByRole('switch', { name: `Featured: ${name}` }).click()
    await expect.poll(async () => (await readProduct(page, slug))['isFeatured']).toBe(true)
    expect((await readProduct(page, slug))['description']).toBe('New words')
  })

  it('a page: the editor follows when theirs is taken', async () => {
    const page = await atWork(shop, '/admin/products')
    const title = newName('Looms')
    const slug = title.toLowerCase().replaceAll(' ', '-')
    const old = { title, slug, content: '<p>Old words</p>' }
    const { id } = await elsewhere(page, 'POST', '/api/admin/pages', old)
    await page.goto('/admin/pages')
    await page.getByRole('button', { name: `Edit ${title}` }).click()
    const form = dialogOf(page, 'Edit Page')
    const editor = form.getByRole('textbox', { name: 'Content' })
    await editor.fill('My words')
    const theirs = { ...old, content: '<p>Their words</p>' }
    await elsewhere(page, 'PUT', `/api/admin/pages/${id}`, theirs)
    await form.getByRole('button', { name: 'Update Page' }).click()
    const notice = form.getByRole('alert').filter({ hasText: 'Somebody else has saved this' })
    await notice.getByText('My words').waitFor()
    await editor.getByText('My words').waitFor()
    await notice.getByRole('button', { name: 'take theirs' }).click()
    await editor.getByText('Their words').waitFor()
    await form.getByRole('button', { name: 'Update Page' }).click()
    await toastSays(page, 'Page updated successfully')
  })

  it('the shop profile: what both have changed waits for a choice', async () => {
    const page = await atWork(shop, '/admin/settings/shop')
    const tagline = page.getByLabel('Tagline')
    await tagline.fill('My tagline')
    const { version: _, ...profile } = (await (
      await page.request.get('/api/admin/shop')
    ).json()) as Json
    await elsewhere(page, 'PUT', '/api/shop', { ...profile, tagline: 'Theirs', hours: 'Mon-Fri' })
    await page.getByRole('button', { name: 'Save Shop Profile' }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'Somebody else has saved this' })
    await notice.getByText('Theirs', { exact: true }).waitFor()
    // The button is at the foot of a long form.
    await expect.poll(() => notice.evaluate((note) => note === document.activeElement)).toBe(true)
    expect(await isSeen(notice)).toBe(true)
    expect(await tagline.inputValue()).toBe('My tagline')
    expect(await page.getByLabel('Hours').inputValue()).toBe('Mon-Fri')
    await page.getByRole('button', { name: 'Save Shop Profile' }).click()
    await toastSays(page, 'Shop profile updated')
    const kept = await (await page.request.get('/api/admin/shop')).json()
    expect(kept).toMatchObject({ tagline: 'My tagline', hours: 'Mon-Fri' })
    await elsewhere(page, 'PUT', '/api/shop', profile)
  })

  it('a page that somebody else has just written is not deleted without both sides', async () => {
    const page = await atWork(shop, '/admin/products')
    const title = newName('Ikat')
    const old = {
      title,
      slug: title.toLowerCase().replaceAll(' ', '-'),
      content: '<p>Old words</p>',
    }
    const { id } = await elsewhere(page, 'POST', '/api/admin/pages', old)
    await page.goto('/admin/pages')
    const bin = page.getByRole('button', { name: `Delete ${title}` })
    await bin.waitFor()
    await elsewhere(page, 'PUT', `/api/admin/pages/${id}`, { ...old, content: '<p>Hers</p>' })
    await bin.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    const again = page.getByRole('alertdialog', { name: 'Somebody else has saved this meanwhile.' })
    await again.getByText('Content: <p>Hers</p> now; you saw <p>Old words</p>.').waitFor()
    await again.getByRole('button', { name: 'Cancel' }).click()
    expect((await page.request.get(`/api/pages/${old.slug}`)).status()).toBe(200)
  })

  it('a message: what a colleague answered meanwhile stands above the words that were typed', async () => {
    const page = await atWork(shop, '/admin/products')
    const { dialog, answer } = await openMessage(page)
    const words = dialog.getByLabel('Your answer')
    await words.fill('As red as a hibiscus.')
    await answer('It is red.')
    await dialog.getByRole('button', { name: 'Send answer' }).click()
    await dialog.getByText('It is red.').waitFor()
    expect(await words.inputValue()).toBe('As red as a hibiscus.')
    await dialog.getByRole('button', { name: 'Send answer' }).click()
    await toastSays(page, 'The answer is on its way')
  })

  it('a message is not closed over an answer that nobody here has read', async () => {
    const page = await atWork(shop, '/admin/products')
    const { dialog, answer, state } = await openMessage(page)
    await answer('It is red.')
    await dialog.getByRole('button', { name: 'Close message' }).click()
    await dialog.getByText('It is red.').waitFor()
    expect(await state()).toBe('answered')
    await dialog.getByRole('button', { name: 'Close message' }).click()
    await toastSays(page, 'Message closed')
    expect(await state()).toBe('closed')
  })

  it('many products: a price that somebody else has set is asked about, other words are not', async () => {
    const page = await atWork(shop, '/admin/products')
    const [one, other] = [await newProduct(page), await newProduct(page)]
    await page.goto('/admin/products?q=Two+Hands&sort=created&order=desc')
    for (const { name } of [one, other]) await page.getByLabel(`Select ${name}`).check()
    await elsewhere(page, 'PUT', one.path, { price: 1200 })
    await elsewhere(page, 'PUT', other.path, { description: 'New words' })
    await page.getByRole('button', { name: 'Price…' }).click()
    await page.getByLabel('Change by percent').fill('10')
    await page.getByRole('button', { name: 'Change prices' }).click()
    const question = page.getByRole('alertdialog', { name: 'Somebody else has saved this' })
    await question.getByText('Price (₹): 1200 now; you saw 900.').waitFor()
    expect(await question.getByText(other.name).count()).toBe(0)
    expect((await readProduct(page, other.slug))['price']).toBe(900)
    await question.getByRole('button', { name: 'Change them anyway' }).click()
    await expect.poll(async () => (await readProduct(page, one.slug))['price']).toBe(1320)
    expect((await readProduct(page, other.slug))['price']).toBe(990)
  })
})

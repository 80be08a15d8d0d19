import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { atWork, dialogOf, inFolder, largePhoto, pictureFile, toastSays } from './admin.ts'
import { journeys, newName } from './journeys.ts'
import { arrives } from './visitor.ts'

const { shop } = journeys()

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function find(page: Page, text: string) {
  await page.getByRole('searchbox', { name: 'Search products' }).fill(text)
  await arrives(page, `**q=${encodeURIComponent(text).replaceAll('%20', '+')}*`)
}

async function fillNew(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add Product' }).click()
  const form = dialogOf(page, 'Add New Product')
  await form.getByLabel('Name', { exact: true }).fill(name)
  await form.getByLabel('Price (₹)', { exact: true }).fill('8999')
  await form.getByLabel('Fabric').fill('Silk')
  await form.getByLabel('Color').fill('Maroon')
  await form.getByLabel('Occasion').fill('Wedding')
  return form
}

describe('the products tab', () => {
  let maroon = { name: '', slug: '' }

  it('has the columns of the spec and a category filter', async () => {
    const page = await atWork(shop, '/admin/products')
    const heads = await page.getByRole('columnheader').allTextContents()
    const wanted = ['Image', 'Name', 'Price (₹)', 'Stock', 'Category', 'Featured', 'Actions']
    for (const head of wanted) expect(heads).toContain(head)
    const filter = page.getByLabel('Category', { exact: true })
    expect(await filter.locator('option').first().textContent()).toBe('All Categories')
    await filter.selectOption({ label: 'Mysore Silk' })
    await page.getByText('6 products', { exact: true }).waitFor()
  })

  it('creates a product with pictures, the slug following the name', async () => {
    const name = newName('Test Maroon Silk')
    maroon = { name, slug: name.toLowerCase().replaceAll(' ', '-') }
    const page = await atWork(shop, '/admin/products')
    const form = await fillNew(page, name)
    await expect.poll(() => form.getByLabel('Slug').inputValue()).toBe(maroon.slug)
    expect(await form.getByLabel('New Arrival').isChecked()).toBe(true)
    expect(await form.getByLabel('Stock').inputValue()).toBe('0')
    await form.getByLabel('Discount price (₹)').fill('10999')
    const preview = form.getByRole('complementary', { name: 'What shoppers will see' })
    await preview.getByText('₹10,999').waitFor()
    await preview.getByText('18% off').waitFor()
    await preview.getByText(`/product/${maroon.slug}`).waitFor()
    await form
      .getByLabel('Upload Product Images')
      .setInputFiles([await pictureFile('a.jpg', 'maroon'), await pictureFile('b.jpg', 'gold')])
    await toastSays(page, '2 files selected', 'Images will be uploaded when you save the product')
    await form.getByText('Selected files (2)').waitFor()
    await form.getByText('a.jpg').waitFor()
    await form.getByRole('button', { name: 'Create Product' }).click()
    await toastSays(page, 'Product created successfully')
    await form.waitFor({ state: 'detached' })
    await rowOf(page, name).waitFor()
    const made = await (await page.request.get(`/api/products/${maroon.slug}`)).json()
    expect(made).toMatchObject({ price: 8999, discountPrice: 10999, discountPercent: 18, stock: 0 })
    expect(made.images).toHaveLength(2)
  })

  it('makes a large photo small before it is sent, and says of a file that cannot be read what to do', async () => {
    const page = await atWork(shop, '/admin/products')
    const form = await fillNew(page, newName('Photo of a phone'))
    const broken = { name: 'IMG_7.heic', buffer: Buffer.from('ftypheic') }
    const paper = { name: 'bill.jpg', buffer: Buffer.from('%PDF-1.7') }
    const files = inFolder([await largePhoto('loom.jpg'), broken, paper])
    await form.getByLabel('Upload Product Images').setInputFiles(files)
    await form.getByText(/^\d+ KB instead of [\d.]+ MB$/).waitFor()
    await form.getByText(/cannot read photos in the format HEIC/).waitFor()
    await form.getByText('This file cannot be read as a picture.').waitFor()
    await form.getByRole('button', { name: 'Create Product' }).click()
    await toastSays(page, 'One of the pictures cannot be used: try it again or remove it')
    await form.getByRole('button', { name: 'Remove IMG_7.heic' }).click()
    await form.getByRole('button', { name: 'Remove bill.jpg' }).click()
    await form.getByRole('button', { name: 'Create Product' }).click()
    await toastSays(page, 'Product created successfully')
    const kept = shop.look('select distinct width, height from pictures where width = 2400')
    expect(kept).toEqual([{ width: 2400, height: 1800 }])
  })

  it('writes a value as the shop writes it already, unless its owner insists', async () => {
    const page = await atWork(shop, '/admin/products')
    const form = await fillNew(page, newName('Another spelling'))
    const color = form.getByLabel('Color')
    await color.fill('bottle-green')
    await color.blur()
    await form.getByText('Written as “Bottle Green”').waitFor()
    expect(await color.inputValue()).toBe('Bottle Green')
    await color.fill('bottle-green')
    await color.blur()
    await form.getByText('Written as “Bottle Green”').waitFor({ state: 'detached' })
    expect(await color.inputValue()).toBe('bottle-green')
  })

  it('says what is missing beside the field and keeps what was typed', async () => {
    const page = await atWork(shop, '/admin/products')
    await page.getByRole('button', { name: 'Add Product' }).click()
    const form = dialogOf(page, 'Add New Product')
    await form.getByLabel('Slug').fill('Not A Slug')
    await form.getByRole('button', { name: 'Create Product' }).click()
    await form.getByText('Name is required').waitFor()
    await form.getByText(/Use small letters, digits and single hyphens/).waitFor()
    expect(await form.getByLabel('Slug').inputValue()).toBe('Not A Slug')
  })

  it('offers what the last product of the chosen category says, and leaves what was typed', async () => {
    const lastOf = (where: string) =>
      shop.look(
        `select p.name, fabric, occasion from products p join categories c on c.id = category_id
        where archived_at is null and ${where} order by p.created_at desc, p.id desc limit 1`,
      )[0]
    const page = await atWork(shop, '/admin/products')
    await page.getByRole('button', { name: 'Add Product' }).click()
    const form = dialogOf(page, 'Add New Product')
    await form.getByText(`Like your last one, “${lastOf('1 = 1')?.['name']}”?`).waitFor()
    expect(await form.getByLabel('Fabric').inputValue()).toBe('')
    await form.getByLabel('Occasion').fill('Temple')
    await form.getByLabel('Category').selectOption({ label: 'Mysore Silk' })
    const last = lastOf("c.name = 'Mysore Silk'")
    await form.getByText(`Like your last one, “${last?.['name']}”?`).waitFor()
    await form.getByRole('button', { name: 'Fill these in' }).click()
    await form.getByText(`Filled in like “${last?.['name']}”.`).waitFor()
    const filled = ['Fabric', 'Occasion', 'Stock'].map((name) => form.getByLabel(name).inputValue())
    expect(await Promise.all(filled)).toEqual([last?.['fabric'], 'Temple', '1'])
    expect(await form.getByLabel('Net quantity').isVisible()).toBe(true)
    await form.getByLabel('Category').selectOption({ index: 0 })
    await form.getByText(/^Like your last one/).waitFor()
  })

  it('a refused save says why in the toast, keeps the form, and works at the second try', async () => {
    const page = await atWork(shop, '/admin/products')
    const name = newName('Second of its name')
    const form = await fillNew(page, name)
    const [first] = shop.look("select slug from products where code = 'PL-LO-004'")
    await form.getByLabel('Slug').fill(String(first?.['slug']))
    await form.getByRole('button', { name: 'Create Product' }).click()
    await toastSays(page, 'Failed to create product', 'A product with this slug already exists.')
    await form.getByText('This slug is taken.').waitFor()
    expect(await form.getByLabel('Name', { exact: true }).inputValue()).toBe(name)
    await form.getByLabel('Slug').fill(name.toLowerCase().replaceAll(' ', '-'))
    await form.getByRole('button', { name: 'Create Product' }).click()
    await toastSays(page, 'Product created successfully')
  })

  it('a broken connection says the failure text twice and loses nothing', async () => {
    const page = await atWork(shop, '/admin/products')
    const name = newName('Offline Saree')
    const form = await fillNew(page, name)
    await page.route('**/api/admin/products', (route) => route.abort())
    await form.getByRole('button', { name: 'Create Product' }).click()
    await toastSays(page, 'Failed to create product', 'Failed to create product')
    await page.unroute('**/api/admin/products')
    await form.getByRole('button', { name: 'Create Product' }).click()
    await toastSays(page, 'Product created successfully')
    expect(shop.look('select id from products where name = ?', name)).toHaveLength(1)
  })

  it('edits a product: pictures put in order, removed at once, added', async () => {
    const page = await atWork(shop, `/admin/products?q=${maroon.name}`)
    await page
      .getByRole('button', { name: `Edit ${maroon.name}` })
      .first()
      .click()
    const form = dialogOf(page, 'Edit Product')
    await form.getByText('Current images (2)').waitFor()
    const before = await (await page.request.get(`/api/products/${maroon.slug}`)).json()
    await form.getByRole('button', { name: 'Move image 2 earlier' }).click()
    await form.getByLabel('Stock').fill('4')
    await form
      .getByLabel('Add More Product Images')
      .setInputFiles([await pictureFile('c.jpg', 'red')])
    await form.getByRole('button', { name: 'Update Product' }).click()
    await toastSays(page, 'Product updated successfully')
    const after = await (await page.request.get(`/api/products/${maroon.slug}`)).json()
    expect(after.stock).toBe(4)
    expect(after.images.slice(0, 2)).toEqual([before.images[1], before.images[0]])
    expect(after.images).toHaveLength(3)
    // The row of before would open the saree of before.
    await page.getByRole('button', { name: /^Stock of .*: 4\. Change$/ }).waitFor()

    await page
      .getByRole('button', { name: `Edit ${maroon.name}` })
      .first()
      .click()
    await form.getByRole('button', { name: 'Remove image 3' }).click()
    await toastSays(page, 'Image removed successfully')
    await form.getByText('Current images (2)').waitFor()
    await page.route('**/api/admin/products/*', (route) => route.abort())
    await form.getByRole('button', { name: 'Remove image 2' }).click()
    await toastSays(page, 'Failed to remove image', 'Unknown error occurred')
    await form.getByText('Current images (2)').waitFor()
  })

  it('asks before a discount over 60 %', async () => {
    const page = await atWork(shop, `/admin/products?q=${maroon.name}`)
    await page
      .getByRole('button', { name: `Edit ${maroon.name}` })
      .first()
      .click()
    const form = dialogOf(page, 'Edit Product')
    await form.getByLabel('Discount price (₹)').fill('899')
    await form.getByRole('button', { name: 'Update Product' }).click()
    const question = page.getByRole('alertdialog', { name: 'Really 90% off?' })
    await question.getByText('Shoppers will pay ₹899 instead of ₹8,999.').waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(await form.isVisible()).toBe(true)
  })

  it('opens the form that was asked for before the code of the screen had come', async () => {
    const page = await atWork(shop, '/admin/reviews')
    const line = Promise.withResolvers<void>()
    await page.route('**/assets/products-tab-*', async (route) => {
      await line.promise
      await route.continue()
    })
    await page.goto('/admin/products', { waitUntil: 'commit' })
    await page.waitForFunction(() => 'hearing' in document.documentElement.dataset)
    await page.getByRole('button', { name: 'Add Product' }).click()
    expect(await page.getByRole('dialog').count()).toBe(0)
    line.resolve()
    await dialogOf(page, 'Add New Product').waitFor()
  })

  it('asks before throwing away what was typed, by Escape, Cancel and leaving', async () => {
    const page = await atWork(shop, '/admin/products')
    const form = await fillNew(page, 'Nearly lost')
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await form.getByRole('button', { name: 'Cancel' }).click()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    expect(await form.getByLabel('Name', { exact: true }).inputValue()).toBe('Nearly lost')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Discard changes' }).click()
    await form.waitFor({ state: 'detached' })
  })

  it('changes price, stock and flags in the row, at once, and back when the server refuses', async () => {
    const page = await atWork(shop, '/admin/products?q=PL-LO-004')
    await page.getByRole('button', { name: /^Price of / }).click()
    await page.keyboard.type('4,500')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Price of .*₹4,500/ }).click()
    await page.keyboard.type('45')
    await page.keyboard.press('Enter')
    const slip = page.getByRole('alertdialog', { name: 'Really 99% off?' })
    await slip.getByText('Shoppers will pay ₹45 instead of ₹4,500.').waitFor()
    await slip.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: /^Price of .*₹4,500/ }).click()
    await page.keyboard.type('45000')
    await page.keyboard.press('Enter')
    const rise = page.getByRole('alertdialog', { name: 'Really 10 times the price?' })
    await rise.getByText('Shoppers will pay ₹45,000 instead of ₹4,500.').waitFor()
    await rise.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: /^Price of .*₹4,500/ }).waitFor()
    await page.getByRole('button', { name: /^Stock of / }).click()
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await page.getByText('Low', { exact: true }).waitFor()
    await page.getByRole('switch', { name: /^Featured: / }).click()
    await expect
      .poll(() => shop.look("select * from products where code = 'PL-LO-004'")[0])
      .toMatchObject({ price_paise: 450_000, stock: 2, is_featured: 1 })
    await page.getByRole('button', { name: /^Stock of / }).click()
    await page.keyboard.type('-5')
    const fault = page.getByRole('alert').filter({ hasText: 'A whole number from 0 to 10,00,000' })
    await fault.waitFor()
    await page.keyboard.press('Tab')
    await toastSays(page, '“-5” was not saved')
    await page.getByRole('button', { name: /^Stock of .*: 2\. Change$/ }).waitFor()
    await page.route('**/api/admin/products/*', (route) => route.abort())
    await page.getByRole('button', { name: /^Stock of / }).click()
    await page.keyboard.type('9')
    await page.keyboard.press('Enter')
    await toastSays(page, 'Failed to update product')
    await page.getByRole('button', { name: /^Stock of .*: 2\. Change$/ }).waitFor()
  })

  it('deletes after asking, and brings back by Undo', async () => {
    const page = await atWork(shop, '/admin/products?q=PL-LO-004')
    await page.getByRole('button', { name: /^Delete / }).click()
    await page
      .getByRole('alertdialog', { name: 'Are you sure you want to delete this product?' })
      .getByRole('button', { name: 'Delete' })
      .click()
    await toastSays(page, 'Product deleted successfully')
    await page.getByText('No product matches these filters.').waitFor()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await toastSays(page, 'Product restored')
    await page.getByRole('button', { name: /^Delete / }).waitFor()
  })

  it('a refused delete says so and the row comes back', async () => {
    const page = await atWork(shop, '/admin/products?q=PL-LO-004')
    await page.route('**/api/admin/products/*', (route) => route.abort())
    await page.getByRole('button', { name: /^Delete / }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await toastSays(page, 'Failed to delete product', 'Failed to delete product')
    await page.getByRole('button', { name: /^Delete / }).waitFor()
  })

  it('duplicates a product', async () => {
    shop.change("update products set name = name || ' of old' where name like '%(copy)'")
    const page = await atWork(shop, '/admin/products?q=PL-LO-007')
    await page.getByRole('button', { name: /^Duplicate / }).click()
    await toastSays(page, 'Product duplicated')
    expect(shop.look("select stock from products where name like '%(copy)'")).toEqual([
      { stock: 0 },
    ])
  })

  const selectAll = (page: Page) => page.getByRole('checkbox', { name: 'Select all on this page' })
  const barOf = (page: Page) => page.getByRole('region', { name: 'Change the selected products' })

  async function archiveAndBringBack(page: Page) {
    await selectAll(page).check()
    await barOf(page).getByRole('button', { name: 'Archive' }).click()
    const question = page.getByRole('alertdialog', { name: 'Archive 4 products?' })
    await question.getByRole('button', { name: 'Archive' }).click()
    await toastSays(page, '4 products archived')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await toastSays(page, '4 products are as before')
    await page.getByText('4 products', { exact: true }).waitFor()
  }

  it('changes many at once: flags, category, price by percent, archive and back', async () => {
    const page = await atWork(shop, '/admin/products?q=PL-KA')
    await selectAll(page).check()
    const bar = barOf(page)
    await bar.getByText('4 selected').waitFor()
    await bar.getByLabel('Labels…').selectOption('Featured: on')
    await toastSays(page, '4 products changed')
    await bar.waitFor({ state: 'detached' })
    await selectAll(page).check()
    const prices = () =>
      shop
        .look("select price_paise from products where code like 'PL-KA%' order by id")
        .map((row) => Number(row['price_paise']))
    const before = prices()
    await bar.getByRole('button', { name: 'Price…' }).click()
    const form = dialogOf(page, 'Change 4 prices')
    await form.getByLabel('Change by percent').fill('-80')
    await form.getByRole('button', { name: 'Change prices' }).click()
    const slip = page.getByRole('alertdialog', { name: 'Really 80% off?' })
    await slip.getByRole('button', { name: 'Cancel' }).click()
    expect(prices()).toEqual(before)
    await form.getByLabel('Change by percent').fill('-10')
    await form.getByRole('button', { name: 'Change prices' }).click()
    await bar.waitFor({ state: 'detached' })
    expect(prices()).toEqual(before.map((paise) => Math.round((paise * 90) / 10_000) * 100))
    await archiveAndBringBack(page)
  })

  it('changes the prices of all pages, rounded, and takes them back within ten minutes', async () => {
    const page = await atWork(shop, '/admin/products')
    const prices = () =>
      shop.look('select price_paise from products where archived_at is null order by id')
    const before = prices()
    await selectAll(page).check()
    const bar = barOf(page)
    await bar.getByRole('button', { name: `Select all ${before.length} on every page` }).click()
    await bar.getByText(`${before.length} selected`).waitFor()
    await bar.getByRole('button', { name: 'Price…' }).click()
    const dialog = dialogOf(page, `Change ${before.length} prices`)
    await dialog.getByLabel('Change by percent').fill('-10')
    await dialog.getByLabel('Round to').selectOption('99: ₹11,111 becomes ₹11,099')
    await dialog.getByText(`All ${before.length}:`).waitFor()
    await dialog.getByRole('button', { name: 'Change prices' }).click()
    await toastSays(page, `${before.length} products changed`)
    expect(prices().every(({ price_paise }) => Number(price_paise) % 10_000 === 9900)).toBe(true)
    await page.reload()
    const undo = page.getByRole('list', { name: 'Changes that can be undone' })
    const change = undo.getByRole('listitem').filter({ hasText: 'Prices changed' }).first()
    await change.getByRole('button', { name: /^Undo/ }).click()
    await toastSays(page, `${before.length} products are as before`)
    expect(prices()).toEqual(before)
  })

  it('plans a sale for a time, which customers pay at once, and ends it', async () => {
    const page = await atWork(shop, '/admin/products?q=PL-KA')
    const paid = async () => {
      const list = await (await page.request.get('/api/search?q=kasavu&limit=50')).json()
      const items = list.items as { code: string; currentPrice: number }[]
      return items.filter(({ code }) => code.startsWith('PL-KA')).map((one) => one.currentPrice)
    }
    const before = await paid()
    await selectAll(page).check()
    await barOf(page).getByRole('button', { name: 'Price…' }).click()
    const dialog = dialogOf(page, 'Change 4 prices')
    await dialog.getByLabel('Change by percent').fill('-20')
    await dialog.getByText('For a time, or later').click()
    await dialog.getByLabel('Until').fill('2020-10-25T23:59')
    await dialog.getByRole('button', { name: 'Plan the prices' }).click()
    await dialog.getByText('Give it a name').waitFor()
    await dialog.getByLabel('Name of the sale').fill('Diwali sale')
    await dialog.getByRole('button', { name: 'Plan the prices' }).click()
    await toastSays(page, 'Failed to plan the prices')
    await dialog.getByLabel('Until').fill('2099-10-25T23:59')
    await dialog.getByRole('button', { name: 'Plan the prices' }).click()
    await toastSays(page, '“Diwali sale” is planned')
    await expect.poll(paid).toEqual(before.map((price) => Math.round((price * 80) / 100)))
    const lists = page.getByRole('list', { name: 'Prices for a time' })
    await lists.getByRole('button', { name: 'End “Diwali sale”' }).click()
    const question = page.getByRole('alertdialog', { name: 'End “Diwali sale” now?' })
    await question.getByRole('button', { name: 'End “Diwali sale”' }).click()
    await toastSays(page, '“Diwali sale” has ended')
    await expect.poll(paid).toEqual(before)
  })

  it('forgets what was selected once something else is looked for, not on the next page', async () => {
    const page = await atWork(shop, '/admin/products?q=PL-KA')
    await selectAll(page).check()
    await barOf(page).getByText('4 selected').waitFor()
    await page.getByRole('searchbox').fill('PL-LO')
    await barOf(page).waitFor({ state: 'detached' })
    await page.getByRole('searchbox').fill('PL-KA')
    await page.getByText('4 products', { exact: true }).waitFor()
    expect(await barOf(page).count()).toBe(0)
    await page.goto('/admin/products')
    await selectAll(page).check()
    await page.getByRole('link', { name: 'Next' }).click()
    await page.waitForURL('**page=2')
    await barOf(page).waitFor()
  })

  it('lets nobody choose among rows that are being changed, nor among those of before', async () => {
    const page = await atWork(shop, '/admin/products?q=PL-KA')
    await selectAll(page).check()
    const [answer, rows] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route('**/api/admin/products/bulk', async (route) => {
      await answer.promise
      await route.continue()
    })
    const isAsked = page.waitForRequest('**/api/admin/products/bulk')
    await barOf(page).getByLabel('Labels…').selectOption('Trending: on')
    await isAsked
    await expect.poll(() => selectAll(page).isDisabled()).toBe(true)
    expect(
      await page
        .getByRole('checkbox', { name: /^Select / })
        .nth(1)
        .isDisabled(),
    ).toBe(true)
    expect(await barOf(page).getByRole('button', { name: 'Price…' }).isDisabled()).toBe(true)
    await page.route('**/api/admin/stock?*', async (route) => {
      await rows.promise
      await route.continue()
    })
    answer.resolve()
    await toastSays(page, '4 products changed')
    await barOf(page).waitFor({ state: 'detached' })
    expect(await selectAll(page).isDisabled()).toBe(true)
    await page.unroute('**/api/admin/products/bulk')
    rows.resolve()
    await archiveAndBringBack(page)
  })

  it('sorts by a column, pages and comes back by Back', async () => {
    const page = await atWork(shop, '/admin/products')
    await page.getByRole('button', { name: 'Price (₹)', exact: true }).click()
    await arrives(page, '**sort=price*')
    const head = page.getByRole('columnheader', { name: 'Price (₹)' })
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending')
    await page.getByRole('link', { name: 'Page 2' }).click()
    await arrives(page, '**page=2*')
    await page.goBack()
    await arrives(page, (url) => !url.search.includes('page='))
  })

  it('is a list of short rows on a phone: a press opens the saree, the rest waits behind More', async () => {
    const page = await atWork(shop, '/admin/products?q=PL-LO-007', { width: 390 })
    const row = page.locator('tbody tr')
    await row.getByText(/^₹.*PL-LO-007$/).waitFor()
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(72)
    expect(await page.getByRole('switch').count()).toBe(0)
    expect(await page.getByRole('button', { name: /^Delete / }).count()).toBe(0)
    const stock = await page.getByRole('button', { name: /^Stock of / }).boundingBox()
    expect([stock?.width, stock?.height].every((side) => side && side >= 44)).toBe(true)
    const more = page.getByRole('button', { name: /^More about / })
    await more.press('Enter')
    expect(await more.getAttribute('aria-expanded')).toBe('true')
    await page.getByRole('switch', { name: /^Featured: / }).waitFor()
    await page.getByRole('button', { name: /^Price of / }).waitFor()
    await page.getByRole('button', { name: /^Delete / }).waitFor()
    await more.click()
    await page.getByRole('switch').waitFor({ state: 'detached' })
    const choice = page.getByRole('checkbox', { name: /^Select Ice/ })
    await choice.check()
    await barOf(page).getByText('1 selected').waitFor()
    await choice.uncheck()
    await row.click({ position: { x: 120, y: 45 } })
    await dialogOf(page, 'Edit Product').waitFor()
  })

  it('shows Unknown for a product without a category, No image for one without pictures', async () => {
    shop.change("update products set category_id = 999 where code = 'PL-MY-003'")
    shop.change(
      "delete from product_pictures where product_id = (select id from products where code = 'PL-MY-003')",
    )
    const page = await atWork(shop, '/admin/products?q=PL-MY-003')
    await page.getByRole('cell', { name: 'Unknown' }).waitFor()
    await page.getByRole('cell', { name: 'No image' }).waitFor()
  })
})

describe('products as a file', () => {
  it('goes out with the columns of the shop', async () => {
    const page = await atWork(shop, '/admin/products')
    const answer = await page.request.get('/api/admin/products.csv')
    expect(answer.headers()['content-type']).toBe('text/csv; charset=utf-8')
    expect(await answer.text()).toMatch(/^\uFEFFcode,name,slug,description,price,/)
  })

  it('is checked first, refused with row and column, and taken when it is right', async () => {
    const page = await atWork(shop, '/admin/products')
    await page.locator('summary', { hasText: 'Export and import' }).click()
    await page.getByRole('button', { name: 'Import from CSV' }).click()
    const form = dialogOf(page, 'Import products')
    const heading = 'name,price,stock,fabric,color,occasion,category'
    const file = (...rows: string[]) => ({
      name: 'sarees.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([heading, ...rows].join('\n')),
    })
    const name = newName('Filed Saree')
    await form.getByLabel('CSV file').setInputFiles(file(`${name},abc,1,Silk,Red,Daily,wool`))
    await form.getByRole('button', { name: 'Check the file' }).click()
    await form.getByText('2 mistakes: nothing will be imported until the file is right.').waitFor()
    await form.getByRole('cell', { name: 'There is no category “wool”.' }).waitFor()
    await form
      .getByLabel('CSV file')
      .setInputFiles(file(`${name},4200,1,Silk,Red,Daily,mysore-silk`))
    await form.getByRole('button', { name: 'Check the file' }).click()
    await form.getByText('1 new, 0 changed, 0 as they are').waitFor()
    await form.getByRole('button', { name: 'Import 1 product' }).click()
    await toastSays(page, 'Products imported', '1 new, 0 changed, 0 as they are')
    await rowOf(page, name).waitFor()
    await find(page, 'Filed')
  })
})

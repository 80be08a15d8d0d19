import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { atWork, dialogOf, pictureFile, toastSays } from './admin.ts'
import { type Bought, buy, readyToSell, sent } from './buying.ts'
import { journeys, newName } from './journeys.ts'
import { arrives } from './visitor.ts'

// The ten commonest jobs of a day, from the screen where each stands: how often the owner clicks, and what she fills in.
const { shop } = journeys(readyToSell)

/** In the page: counts what a hand and a keyboard do from now on; one field counts once. */
function countHands() {
  const counted = { clicks: 0, fields: new Set<EventTarget>() }
  Reflect.set(window, 'counted', counted)
  const count = () => {
    counted.clicks += 1
  }
  addEventListener('pointerdown', count, true)
  addEventListener('input', ({ target }) => target && counted.fields.add(target), true)
}

const counted = (page: Page) =>
  page.evaluate(() => {
    const { clicks, fields } = Reflect.get(window, 'counted')
    return { clicks, fields: fields.size }
  })

async function counting(path: string) {
  const page = await atWork(shop, path)
  await page.evaluate(countHands)
  return page
}

const idOf = ({ number }: Bought) =>
  Number(shop.look('select id from orders where number = ?', number)[0]?.['id'])

async function bought(method: 'cod' | 'upi') {
  const order = await buy(await shop.visit(), shop, method)
  return { ...order, id: idOf(order) }
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click()

describe('the commonest jobs take few clicks:', () => {
  it('a stock is changed with 1', async () => {
    const page = await counting('/admin/products?q=PL-LO-004')
    await press(page, /^Stock of /)
    await page.keyboard.type('7')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Stock of .*: 7\. Change$/ }).waitFor()
    expect(await counted(page)).toEqual({ clicks: 1, fields: 1 })
  })

  it('an order is found with 1', async () => {
    const { number } = await bought('cod')
    const page = await counting('/admin')
    await press(page, /^Search everything/)
    await page.getByRole('combobox', { name: 'Order, saree, customer or setting' }).waitFor()
    await page.keyboard.type(number)
    await page.getByRole('option', { name: new RegExp(`^${number} `) }).waitFor()
    await page.keyboard.press('Enter')
    await arrives(page, '**/admin/orders/*')
    expect(await counted(page)).toEqual({ clicks: 1, fields: 1 })
  })

  it('an order is packed with 2', async () => {
    const { id } = await bought('cod')
    const page = await counting(`/admin/orders/${id}`)
    await press(page, 'Mark as packed')
    await dialogOf(page, 'Mark as packed').getByRole('button', { name: 'Mark as packed' }).click()
    await toastSays(page, 'The order is now: Packed')
    expect(await counted(page)).toEqual({ clicks: 2, fields: 0 })
  })

  it('a parcel leaves with 2', async () => {
    const { id } = await bought('cod')
    const page = await counting(`/admin/orders/${id}`)
    await press(page, 'Ship a parcel')
    const dialog = dialogOf(page, 'Ship order')
    await dialog.getByRole('combobox', { name: 'Carrier' }).fill('DTDC')
    await dialog.getByLabel('Tracking number').fill('D12345678')
    await dialog.getByRole('button', { name: 'Mark as shipped' }).click()
    await toastSays(page, 'Parcel shipped')
    expect(await counted(page)).toEqual({ clicks: 2, fields: 2 })
  })

  it('a transfer that its buyer has named is confirmed with 1', async () => {
    const { token, number } = await bought('upi')
    const guest = await shop.visit()
    await sent(guest, shop, `/api/orders/${token}/payment/transfer`, { reference: '412399887766' })
    const page = await counting('/admin')
    await press(page, `Yes, confirm order: ${number}`)
    await page.getByText(`${number} is paid and confirmed`).waitFor()
    expect(await counted(page)).toEqual({ clicks: 1, fields: 0 })
  })

  it('money goes back with 2', async () => {
    const { id } = await bought('cod')
    const owner = await atWork(shop)
    await sent(owner, shop, `/api/admin/orders/${id}/payments`, { method: 'cod' })
    await sent(owner, shop, `/api/admin/orders/${id}/moves`, { to: 'cancelled' })
    const page = await counting(`/admin/orders/${id}`)
    await page.getByText('The refund is left to do.').waitFor()
    await press(page, /^Refund ₹/)
    const dialog = dialogOf(page, 'Refund')
    await dialog.getByLabel('Reference').fill('R-1')
    await dialog.getByRole('button', { name: 'Record refund' }).click()
    await toastSays(page, 'Refund recorded')
    expect(await counted(page)).toEqual({ clicks: 2, fields: 1 })
  })

  it('an order is cancelled with 2', async () => {
    const { id } = await bought('cod')
    const page = await counting(`/admin/orders/${id}`)
    await press(page, 'Cancel order')
    await dialogOf(page, 'Cancel order').getByRole('button', { name: 'Cancel order' }).click()
    await toastSays(page, 'The order is now: Cancelled')
    expect(await counted(page)).toEqual({ clicks: 2, fields: 0 })
  })

  it('the prices of all sarees on all pages are changed with 4', async () => {
    const page = await counting('/admin/products')
    const [{ count } = {}] = shop.look(
      'select count(*) as count from products where archived_at is null',
    )
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
    await press(page, `Select all ${count} on every page`)
    await press(page, 'Price…')
    const dialog = dialogOf(page, `Change ${count} prices`)
    await dialog.getByLabel('Change by percent').fill('-10')
    await dialog.getByRole('button', { name: 'Change prices' }).click()
    await toastSays(page, `${count} products changed`)
    expect((await counted(page)).clicks).toBe(4)
  })

  it('a saree with its photos is published with 4, three fields and the choice of its photos', async () => {
    const name = newName('Counted Silk')
    const kind = 'category_id, fabric, occasion, country, maker, importer, net_quantity'
    const [last] = shop.look(
      `select ${kind} from products where archived_at is null order by created_at desc, id desc limit 1`,
    )
    const page = await counting('/admin/products')
    await press(page, 'Add Product')
    const form = dialogOf(page, 'Add New Product')
    await form.getByLabel('Name', { exact: true }).fill(name)
    await press(page, 'Fill these in')
    await form.getByLabel('Price (₹)', { exact: true }).fill('8999')
    await form.getByLabel('Color').fill('Maroon')
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      form.getByText('Upload Product Images').click(),
    ])
    await chooser.setFiles([await pictureFile('a.jpg', 'maroon')])
    await form.getByText('Selected files (1)').waitFor()
    await form.getByRole('button', { name: 'Create Product' }).click()
    await toastSays(page, 'Product created successfully')
    expect(await counted(page)).toEqual({ clicks: 4, fields: 4 })
    const saved = shop.look(
      `select ${kind}, color, price_paise, stock, (select count(*) from product_pictures where product_id = products.id)
      as pictures from products where name = ? and archived_at is null`,
      name,
    )
    const own = { color: 'Maroon', price_paise: 899_900, stock: 1, pictures: 1 }
    expect(saved).toEqual([{ ...last, ...own }])
  })

  it('a saree is sold at the stall with 3 and one field', async () => {
    const page = await counting('/admin/orders/stall')
    await page.getByRole('searchbox', { name: 'Find a saree' }).click()
    await page.keyboard.type('kasavu')
    await page
      .getByRole('button', { name: /^Add .*Kasavu/ })
      .first()
      .click()
    await press(page, /^Sell for /)
    await page
      .getByText(/^Sold for /)
      .first()
      .waitFor()
    expect(await counted(page)).toEqual({ clicks: 3, fields: 1 })
  })
})

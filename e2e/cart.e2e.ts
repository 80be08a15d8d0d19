import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Product } from '#contract/catalog/types.ts'
import { countAsSaved } from './behind-its-back.ts'
import { sent } from './buying.ts'
import { journeys, modes } from './journeys.ts'
import { lookForBarriers } from './look-for-barriers.ts'
import { overhang } from './overhang.ts'
import { alive, arrives, type Visit, widths } from './visitor.ts'

const name = 'Arakku Kanjivaram with Mango Buttas'
const arakku = '/product/arakku-kanjivaram-with-mango-buttas'

const { shop, at, some } = journeys()
beforeEach(() => {
  for (const table of ['holds', 'waiting']) shop.change(`delete from ${table}`)
  shop.change("delete from settings where name = 'payments'")
})

/** A cart with so many of a saree in it, put there by the call itself. */
async function cartWith(product: Product, quantity: number, options?: Visit): Promise<Page> {
  const page = await shop.visit(options)
  await sent(page, shop, '/api/cart/lines', { productId: product.id, quantity })
  await page.goto('/cart')
  if (options?.javaScriptEnabled !== false) await alive(page)
  return page
}

const row = (page: Page, product: string) => page.getByRole('row').filter({ hasText: product })
const sum = (page: Page, part: string) =>
  page
    .getByRole('region', { name: 'Order Summary' })
    .locator('dt', { hasText: new RegExp(`^${part}`) })
    .locator('xpath=following-sibling::dd[1]')

describe('the empty cart', () => {
  it('Your cart is empty, with Continue Shopping to /products', async () => {
    const page = await at('/cart')
    expect(await page.title()).toBe('Your Shopping Cart | Pallu')
    await page.getByRole('heading', { name: 'Your Shopping Cart', level: 1 }).waitFor()
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
    await page.getByText("Looks like you haven't added any sarees to your cart yet.").waitFor()
    const on = page.getByRole('link', { name: 'Continue Shopping' })
    expect(await on.getAttribute('href')).toBe('/products')
  })
})

describe('the life of a cart', () => {
  it('adding shows the small cart and the badge, and survives a reload', async () => {
    const page = await at(arakku)
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await page.getByText('Added to cart').waitFor()
    const small = page.getByRole('region', { name: 'In your cart' })
    await small.getByRole('link', { name }).waitFor()
    await page.keyboard.press('Escape')
    await small.waitFor({ state: 'hidden' })
    await page.reload()
    await page.getByRole('link', { name: 'Cart, 1 saree' }).click()
    await row(page, name).waitFor()
  })

  it('what the shop knew before a saree was added is not shown afterwards, however late it comes', async () => {
    const page = await shop.visit()
    const isAdded = Promise.withResolvers<void>()
    await page.route('**/api/visitor', async (route) => {
      const early = await route.fetch()
      await isAdded.promise
      // By now nobody may be waiting for it.
      await route.fulfill({ response: early }).catch(() => undefined)
    })
    await page.goto(arakku)
    const asked = page.waitForRequest('**/api/visitor')
    await alive(page)
    await asked
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    const small = page.getByRole('region', { name: 'In your cart' })
    await small.getByRole('link', { name }).waitFor()
    const again = page.waitForResponse('**/api/visitor')
    isAdded.resolve()
    await again
    await page.getByRole('link', { name: 'Cart, 1 saree' }).waitFor()
    await small.getByRole('link', { name }).waitFor()
  })

  it('Table columns: Product, Description, Price, Quantity, Total and a remove control; each line links to /product/{slug}', async () => {
    const page = await cartWith(await some((one) => one.name === name), 2)
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
      'Product',
      'Description',
      'Price',
      'Quantity',
      'Total',
      'Remove',
    ])
    const line = row(page, name)
    expect(await line.getByRole('link', { name }).getAttribute('href')).toBe(arakku)
    const text = await line.innerText()
    for (const part of ['Silk, Maroon, Wedding', '₹42,500', '₹85,000']) {
      expect(text).toContain(part)
    }
  })

  it('quantity 1 to min(10, stock); the line, the sums and the badge follow', async () => {
    const page = await cartWith(await some((one) => one.name === name), 1)
    const select = page.getByLabel(`Quantity of ${name}`)
    expect(await select.locator('option').allInnerTexts()).toEqual(['1', '2', '3'])
    await select.selectOption('3')
    await page.getByRole('link', { name: 'Cart, 3 sarees' }).waitFor()
    await expect.poll(() => sum(page, 'Subtotal').innerText()).toBe('₹1,27,500')
    await page.reload()
    await expect.poll(() => select.inputValue()).toBe('3')
  })

  it('Item removed / The item has been removed from your cart, and a way back', async () => {
    const page = await cartWith(await some((one) => one.name === name), 2)
    await page.getByRole('button', { name: `Remove ${name}` }).click()
    await page.getByText('Item removed').waitFor()
    await page.getByText('The item has been removed from your cart').waitFor()
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => row(page, name).getByRole('combobox').inputValue()).toBe('2')
  })

  it.each(modes)('%s: a saree that another window took out stays out', async (_mode, options) => {
    const page = await cartWith(await some((one) => one.name === name), 1, options)
    const [line] = (await (await page.request.get('/api/cart')).json()).lines
    const headers = { Origin: shop.address }
    const removed = await page.request.delete(`/api/cart/lines/${line.id}`, { headers })
    expect(removed.status()).toBe(200)
    await page.getByLabel(`Quantity of ${name}`).selectOption('2')
    if (options?.javaScriptEnabled === false)
      await page.getByRole('button', { name: 'Update' }).click()
    await page.getByText('This saree is no longer in your cart', { exact: false }).waitFor()
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
  })

  it('is taken back when the shop says no', async () => {
    const page = await cartWith(await some((one) => one.name === name), 1)
    await page.route('**/api/cart/lines/*', (route) =>
      route.fulfill({ status: 409, json: { message: 'This saree has just been sold.' } }),
    )
    await page.getByLabel(`Quantity of ${name}`).selectOption('2')
    await page.getByText('This saree has just been sold.').waitFor()
    await expect.poll(() => page.getByLabel(`Quantity of ${name}`).inputValue()).toBe('1')
    await expect.poll(() => sum(page, 'Subtotal').innerText()).toBe('₹42,500')
  })
})

describe('the order summary', () => {
  it('Free shipping above 5000 rupees; otherwise shipping is 250, and how much is missing', async () => {
    const cheap = await some((one) => one.stock > 1 && one.currentPrice < 5000)
    const page = await cartWith(cheap, 1)
    expect(await sum(page, 'Shipping').innerText()).toBe('₹250')
    await page.getByText(/^Add ₹[\d,]+ more for free delivery, on orders above ₹5,000\.$/).waitFor()
    const dear = await cartWith(await some((one) => one.name === name), 1)
    expect(await sum(dear, 'Shipping').innerText()).toBe('Free')
    await dear.getByText('Delivery is free.').waitFor()
  })

  it('WELCOME10 gives 10% off the subtotal, case-insensitively; Applied, disabled, removable', async () => {
    const page = await cartWith(await some((one) => one.name === name), 1)
    await page.getByLabel('Promo code').fill('nosuchcode')
    await page.getByRole('button', { name: 'Apply' }).click()
    const toasts = page.getByRole('region', { name: 'Notifications' })
    await toasts.getByText('Invalid promo code').waitFor()
    await toasts.getByText('Please enter a valid promo code').waitFor()
    await page.getByLabel('Promo code').fill('welcome10')
    await page.getByRole('button', { name: 'Apply' }).click()
    const applied = page.getByRole('button', { name: 'Applied' })
    await applied.waitFor()
    expect(await applied.isDisabled()).toBe(true)
    await expect.poll(() => sum(page, 'Discount').innerText()).toBe('−₹4,250')
    await expect.poll(() => sum(page, 'Total').innerText()).toBe('₹38,250')
    await page.reload()
    await page.getByRole('button', { name: 'Remove promo code' }).click()
    await page.getByRole('button', { name: 'Apply' }).waitFor()
    await expect.poll(() => sum(page, 'Total').innerText()).toBe('₹42,500')
  })

  it('Accepted card logos: Visa, Mastercard, American Express and PayPal', async () => {
    const page = await cartWith(await some((one) => one.name === name), 1)
    const summary = page.getByRole('region', { name: 'Order Summary' })
    for (const brand of ['Visa', 'Mastercard', 'American Express', 'PayPal']) {
      await summary.getByRole('img', { name: brand }).waitFor()
    }
  })

  it('Checkout not implemented, while no payment method is enabled', async () => {
    shop.change(
      "insert into settings (name, value, updated_at) values ('payments', ?, 0)",
      JSON.stringify({
        cod: { isEnabled: false, pinPrefixes: [], maxOrder: null, fee: 0 },
        upi: { isEnabled: false, address: '', payeeName: '' },
        bankTransfer: { isEnabled: false, accountName: '', accountNumber: '', ifsc: '', bank: '' },
        razorpay: { isEnabled: false },
      }),
    )
    countAsSaved(shop)
    const page = await cartWith(await some((one) => one.name === name), 1)
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
    await page.getByText('Checkout not implemented').waitFor()
    await page
      .getByText('This would redirect to a payment gateway in a production environment')
      .waitFor()
    expect(new URL(page.url()).pathname).toBe('/cart')
  })
})

describe('problems beside the line', () => {
  it('Only 1 left, Price changed, Sold out, No longer available', async () => {
    const two = await some((one) => one.stock === 4)
    const page = await cartWith(two, 3)
    shop.change('update products set stock = 1 where id = ?', two.id)
    await page.reload()
    await row(page, two.name).getByText('Only 1 left').waitFor()
    shop.change(
      'update products set stock = 4, price_paise = price_paise + 10000, discount_paise = null where id = ?',
      two.id,
    )
    await page.reload()
    await row(page, two.name)
      .getByText(/^Price changed from ₹[\d,]+ to ₹[\d,]+$/)
      .waitFor()
    shop.change('update products set stock = 0 where id = ?', two.id)
    await page.reload()
    await row(page, two.name).getByText('Sold out').waitFor()
    await row(page, two.name).getByText('Not part of the total').waitFor()
    await page.getByText('Remove unavailable items to continue.').waitFor()
    shop.change('update products set archived_at = 1 where id = ?', two.id)
    await page.reload()
    await row(page, two.name).getByText('No longer available').waitFor()
  })

  it('a single piece held by someone else says “On hold until 6:40 pm”', async () => {
    const single = await some((one) => one.stock === 1)
    const page = await cartWith(single, 1)
    shop.change(
      "insert into holds (product_id, quantity, kind, expires_at, created_at) values (?, 1, 'staff-link', ?, 0)",
      single.id,
      Date.now() + 3_600_000,
    )
    await page.reload()
    await row(page, single.name)
      .getByText(/^On hold until \d{1,2}:\d\d [ap]m/)
      .waitFor()
  })
})

describe('a piece that somebody else keeps', () => {
  const hold = (id: number, kind: string, hash: string | null) =>
    shop.change(
      'insert into holds (product_id, quantity, kind, offer_hash, expires_at, created_at) values (?, 1, ?, ?, ?, 0)',
      ...[id, kind, hash ?? '', Date.now() + 3_600_000],
    )

  it('says “On hold until 6:40 pm” and offers to be told when it is free', async () => {
    const single = await some((one) => one.stock === 1)
    hold(single.id, 'staff-link', null)
    const page = await at(`/product/${single.slug}`)
    await page.mouse.move(5, 5)
    await page
      .getByText(/^On hold until \d{1,2}:\d\d [ap]m/)
      .first()
      .waitFor()
    const button = page.getByRole('button', { name: /^Add to Cart: On hold until \d/ })
    expect(await button.isDisabled()).toBe(true)
    await page.getByText('Notify me if it’s released').click()
    await page.getByLabel('Your email').fill('nobody')
    await page.getByRole('button', { name: 'Notify me', exact: true }).click()
    await page.getByText('Please enter a valid email').waitFor()
    await page.getByLabel('Your email').fill('meena@example.com')
    expect(await lookForBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Notify me', exact: true }).click()
    await page.getByText('We will write to you when it is free.').waitFor()
  })

  it('a private link of an email puts it into the cart of whoever opens it', async () => {
    const single = await some((one) => one.stock === 1)
    const secret = 'a-secret-that-only-the-letter-holds-0123456789'
    hold(single.id, 'offer', createHash('sha256').update(secret).digest('base64url'))
    const page = await at(`/product/${single.slug}#token=${secret}`)
    await page.mouse.move(5, 5)
    await page.getByText('It is in your cart and reserved for you').waitFor()
    await row(page, single.name).waitFor()
    expect(page.url()).not.toContain('token')
    const late = await at(`/product/${single.slug}#token=${secret}`)
    await late.mouse.move(5, 5)
    await late.getByText('This link did not work').waitFor()
  })
})

describe('Order via WhatsApp', () => {
  it('lists product names, prices, subtotal, shipping and total', async () => {
    const page = await cartWith(await some((one) => one.name === name), 2)
    const link = page.getByRole('link', { name: 'Order via WhatsApp' })
    const address = new URL((await link.getAttribute('href')) ?? '')
    expect(address.host).toBe('wa.me')
    const text = address.searchParams.get('text') ?? ''
    for (const part of [
      name,
      '₹42,500 × 2',
      'Subtotal: ₹85,000',
      'Shipping: Free',
      'Total: ₹85,000',
    ]) {
      expect(text).toContain(part)
    }
  })
})

describe('without JavaScript', () => {
  it('a saree is added, changed, reduced and removed by plain forms', async () => {
    const page = await at(arakku, { javaScriptEnabled: false })
    await page.getByLabel('Quantity').selectOption('2')
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await arrives(page, '**/cart')
    await page.getByRole('link', { name: 'Cart, 2 sarees' }).waitFor()
    await page.getByLabel(`Quantity of ${name}`).selectOption('1')
    await row(page, name).getByRole('button', { name: 'Update' }).click()
    await page.getByRole('link', { name: 'Cart, 1 saree' }).waitFor()
    await page.getByLabel('Promo code').fill('wrong')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByRole('alert').getByText('Please enter a valid promo code').waitFor()
    expect(await page.getByLabel('Promo code').inputValue()).toBe('wrong')
    await page.getByLabel('Promo code').fill('WELCOME10')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect.poll(() => sum(page, 'Total').innerText()).toBe('₹38,250')
    await page.getByRole('button', { name: 'Remove promo code' }).click()
    await expect.poll(() => sum(page, 'Total').innerText()).toBe('₹42,500')
    await page.getByRole('button', { name: `Remove ${name}` }).click()
    await page.getByText('The item has been removed from your cart').waitFor()
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
  })
})

describe('for everyone', () => {
  it.each(['light', 'dark'] as const)('has no barriers in the %s', async (colorScheme) => {
    const page = await cartWith(await some((one) => one.name === name), 1, { colorScheme })
    expect(await lookForBarriers(page)).toEqual([])
  })

  it('cards instead of a table at 360 px, nothing beside the page', async () => {
    const page = await cartWith(await some((one) => one.name === name), 1, { width: widths.phone })
    expect(await overhang(page)).toBe(0)
    expect(await lookForBarriers(page)).toEqual([])
    const line = await row(page, name).boundingBox()
    expect(line?.height).toBeGreaterThan(150)
  })
})

it('a saree with one very long word in its name stays within a narrow phone', async () => {
  const product = await some(({ slug }) => `/product/${slug}` === arakku)
  shop.change('update products set name = ? where id = ?', 'Kanjivaram'.repeat(6), product.id)
  countAsSaved(shop)
  const page = await cartWith(product, 1, { width: 320 })
  expect(await overhang(page)).toBe(0)
  await page.goto(arakku)
  await alive(page)
  expect(await overhang(page)).toBe(0)
  shop.change('update products set name = ? where id = ?', name, product.id)
  countAsSaved(shop)
})

import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Product } from '#contract/catalog/types.ts'
import { countAsSaved } from './behind-its-back.ts'
import { sent } from './buying.ts'
import { journeys, modes, newName } from './journeys.ts'
import { lookForBarriers } from './look-for-barriers.ts'
import { overhang } from './overhang.ts'
import { alive, arrives, type Visit, widths } from './visitor.ts'

const isFocused = (element: Element) => element === document.activeElement

const payments = {
  cod: { isEnabled: true, pinPrefixes: ['6'], maxOrder: 100_000, fee: 50 },
  upi: { isEnabled: true, address: 'pallu@okbank', payeeName: 'Pallu' },
  bankTransfer: {
    ...{ isEnabled: true, accountName: 'Pallu Sarees', accountNumber: '1234567890' },
    ...{ ifsc: 'HDFC0001234', bank: 'HDFC Bank' },
  },
  razorpay: { isEnabled: false },
}

let product: Product

const { shop, at, some } = journeys(async () => {
  accept(payments)
  product = await some(({ stock, currentPrice }) => stock > 3 && currentPrice > 6000)
})
beforeEach(() => {
  accept(payments)
  shop.change('update products set stock = 8 where id = ?', product.id)
  product = { ...product, currentPrice: priceNow() }
  shop.change('delete from holds')
  shop.change('delete from hold_times')
  // Nobody keeps more than a few sarees of orders that wait for money.
  shop.change("update orders set state = 'cancelled' where state = 'pending_payment'")
})

/** In rupees. */
function priceNow(): number {
  const [row] = shop.look('select current_paise from products where id = ?', product.id)
  return Number(row?.['current_paise']) / 100
}

/** The ways to pay from now on. */
function accept(ways: typeof payments) {
  shop.change(
    "insert or replace into settings (name, value, updated_at) values ('payments', ?, 0)",
    JSON.stringify(ways),
  )
  countAsSaved(shop)
}

/** The checkout of a visitor with one saree, put into the cart by its plain form. */
async function atCheckout(options: Visit = {}): Promise<Page> {
  const page = await shop.visit(options)
  await page.goto(`/product/${product.slug}`)
  await page.locator('main form').getByRole('button', { name: 'Add to Cart' }).click()
  if (options.javaScriptEnabled === false) await arrives(page, '**/cart')
  else await page.getByText('Added to cart').waitFor()
  await page.goto('/checkout')
  if (options.javaScriptEnabled !== false) await alive(page)
  return page
}

/** What is said beside a field; the list above the form says it too. */
const beside = (page: Page, fault: string) => page.locator('main [id$="-error"]').getByText(fault)

async function fill(page: Page, changes: Record<string, string> = {}) {
  const fields = {
    Email: 'meena@example.com',
    'Mobile number': '98400 12345',
    'Full name': 'Meena Raghavan',
    'House, street': '4 North Mada Street',
    'PIN code': '600004',
    'Town or district': 'Chennai',
    ...changes,
  }
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
}

/** As a phone asks: contact, then the address; the PIN code fills in the rest of it. */
async function stepByStep(page: Page) {
  const type = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
  await type('Email', 'meena@example.com')
  await type('Mobile number', '98400 12345')
  await page.getByRole('button', { name: 'Continue to address' }).click()
  await type('Full name', 'Meena Raghavan')
  await type('House, street', '4 North Mada Street')
  await type('PIN code', '600004')
  // The state is known by the first digits, the town only by the shop's answer.
  await expect.poll(() => page.getByLabel('Town or district').inputValue()).toBe('Chennai')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
}

const pay = (page: Page, method: string) =>
  page.getByRole('radio', { name: new RegExp(`^${method}`) }).check()
const press = (page: Page) => page.getByRole('button', { name: /^Place order/ }).click()
const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`

describe('guest by default', () => {
  it('a guest orders with cash on delivery on a phone, down to the order page', async () => {
    const page = await atCheckout({ width: widths.phone })
    await page.getByText(/^Reserved for you until \d{1,2}:\d\d [ap]m\.$/).waitFor()
    await stepByStep(page)
    await pay(page, 'Cash on delivery')
    const total = rupees(product.currentPrice + 50)
    await page.getByRole('region', { name: 'Your order' }).getByText(total).first().waitFor()
    await press(page)
    await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
    await page
      .getByText(/PAL-\d{4}-\d{6}/)
      .first()
      .waitFor()
    await page.getByText(`Please keep ${total} ready for the courier.`).waitFor()
    const offer = page.getByRole('link', { name: 'Create an account' })
    const order = new URL(page.url()).pathname
    expect(await offer.getAttribute('href')).toBe(`/register?next=${order}`)
    expect(await lookForBarriers(page)).toEqual([])
    await page.goto('/cart')
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
  })

  it('the cart is empty at once after an order of a first visit, in the header too', async () => {
    const page = await shop.visit()
    await page.goto(`/product/${product.slug}`)
    await alive(page)
    await page.locator('main form').getByRole('button', { name: 'Add to Cart' }).click()
    const bag = page.getByRole('banner').getByRole('link', { name: /^Cart/ })
    await expect.poll(() => bag.getAttribute('aria-label')).toMatch(/1/)
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
    await page.getByRole('heading', { name: 'Checkout' }).waitFor()
    await fill(page)
    await expect.poll(() => page.getByLabel('State').inputValue()).toBe('Tamil Nadu')
    await pay(page, 'Cash on delivery')
    await press(page)
    await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
    await expect.poll(() => bag.getAttribute('aria-label')).not.toMatch(/\d/)
    expect(await bag.textContent()).not.toContain('1')
  })

  it('works without JavaScript', async () => {
    const page = await atCheckout({ javaScriptEnabled: false })
    await fill(page, { Email: 'meena' })
    await press(page)
    await beside(page, 'Please enter a valid email').waitFor()
    await beside(page, 'Please choose how to pay').waitFor()
    expect(await page.getByLabel('House, street').inputValue()).toBe('4 North Mada Street')
    await fill(page, { 'Town or district': '' })
    await pay(page, 'Cash on delivery')
    await press(page)
    await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
    await page.getByText('Chennai 600004, Tamil Nadu', { exact: true }).waitFor()
    await page.getByText('Cancel this order').click()
    await page.getByText('You can cancel until we have packed it.').waitFor()
    expect(await page.getByText('What you have paid will be refunded.').count()).toBe(0)
    await page.getByRole('button', { name: 'Cancel the order' }).click()
    await page.getByRole('heading', { name: 'Cancelled' }).waitFor()
    await page.getByText('Nothing was paid, so there is nothing more to do.').waitFor()
  })

  it.each([true, false])(
    'an address that the shop doubts is asked about once, JavaScript %s',
    async (javaScriptEnabled) => {
      const page = await atCheckout({ javaScriptEnabled })
      await fill(page, { 'Town or district': 'Patna' })
      await page.getByLabel('State').selectOption('Bihar')
      await pay(page, 'Cash on delivery')
      await press(page)
      await beside(page, 'This PIN code is in Chennai, Tamil Nadu.').waitFor()
      await page.getByLabel('This address is correct').check()
      await press(page)
      await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
      await page.getByText('Patna 600004, Bihar', { exact: true }).waitFor()
    },
  )

  it('what is said of a field goes as soon as it changes', async () => {
    const page = await atCheckout()
    await fill(page, { 'PIN code': '12' })
    await press(page)
    await beside(page, 'Please choose how to pay').waitFor()
    await pay(page, 'Cash on delivery')
    await beside(page, 'Please choose how to pay').waitFor({ state: 'detached' })
    await beside(page, 'Please enter a 6-digit PIN code').waitFor()
    await page.getByLabel('PIN code', { exact: true }).fill('600004')
    await beside(page, 'Please enter a 6-digit PIN code').waitFor({ state: 'detached' })
  })

  it('what the PIN code fills in is typed over, and takes back what was said of it', async () => {
    const page = await atCheckout()
    await fill(page, { 'PIN code': '', 'Town or district': '' })
    await pay(page, 'Cash on delivery')
    await press(page)
    const town = page.getByLabel('Town or district', { exact: true })
    const isRefused = async () => [
      await town.getAttribute('aria-invalid'),
      await page.getByLabel('State').getAttribute('aria-invalid'),
    ]
    await expect.poll(isRefused).toEqual(['true', 'true'])
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/checkout?pin=*', async (route) => {
      await answer.promise
      await route.continue()
    })
    await page.getByLabel('PIN code', { exact: true }).fill('600004')
    await town.focus()
    answer.resolve()
    await expect.poll(() => town.inputValue()).toBe('Chennai')
    await expect.poll(isRefused).not.toContain('true')
    await page.keyboard.type('Mylapore')
    expect(await town.inputValue()).toBe('Mylapore')
    await press(page)
    await page.getByText('Mylapore 600004, Tamil Nadu', { exact: true }).waitFor()
  })

  it('nothing to order leads back to the cart', async () => {
    const page = await shop.visit()
    await page.goto('/checkout')
    expect(new URL(page.url()).pathname).toBe('/cart')
  })
})

describe('a signed-in shopper', () => {
  const base = { fullName: 'Meena Raghavan', mobile: '98400 12345', line2: '' }
  const home = { ...base, line1: '4 North Mada Street', city: 'Chennai', state: 'Tamil Nadu' }
  const office = { ...base, line1: '9 Connaught Place', city: 'New Delhi', state: 'Delhi' }

  /** At the checkout with one saree and the addresses that she keeps. */
  async function shopper(addresses: object[], options: Visit = {}): Promise<Page> {
    const page = await shop.visit(options)
    const username = newName('meena')
    const account = { username, email: `${username}@example.com`, password: 'kanchi-silk-7' }
    await sent(page, shop, '/api/users/register', account)
    for (const address of addresses) {
      await sent(page, shop, '/api/account/saved-addresses', { address })
    }
    await sent(page, shop, '/api/cart/lines', { productId: product.id })
    await page.goto('/checkout')
    if (options.javaScriptEnabled !== false) await alive(page)
    return page
  }
  const thanks = (page: Page) =>
    page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()

  it.each(modes)('%s: orders to a kept address with one tap', async (_mode, options) => {
    const kept = [
      { ...home, pin: '600004' },
      { ...office, pin: '110001' },
    ]
    const page = await shopper(kept, options)
    const choice = page.getByRole('group', { name: 'Deliver to' })
    expect(await choice.getByRole('radio', { name: /North Mada/ }).isChecked()).toBe(true)
    expect(await page.getByLabel('House, street').isVisible()).toBe(false)
    expect(await page.getByLabel('Mobile number', { exact: true }).inputValue()).toBe('9840012345')
    if (!options) {
      expect(await lookForBarriers(page)).toEqual([])
      await choice.getByRole('radio', { name: /Connaught/ }).check()
      await page.getByText('Cash on delivery does not reach this PIN code').waitFor()
    }
    await choice.getByRole('radio', { name: /Connaught/ }).check()
    await pay(page, 'UPI')
    await press(page)
    await page.getByText('New Delhi 110001, Delhi', { exact: true }).waitFor()
  })

  it.each(modes)('%s: orders to another address and keeps it', async (_mode, options) => {
    const page = await shopper([{ ...office, pin: '110001' }], options)
    await page.getByRole('radio', { name: 'Another address' }).check()
    await press(page)
    await beside(page, 'Please enter the house and street').waitFor()
    await fill(page)
    await page.getByLabel('State').selectOption('Tamil Nadu')
    await page.getByLabel('Save this address for my next order').check()
    await pay(page, 'Cash on delivery')
    await press(page)
    await thanks(page)
    await page.getByText('Chennai 600004, Tamil Nadu', { exact: true }).waitFor()
    await page.goto('/account/addresses')
    await page.getByText('4 North Mada Street').first().waitFor()
    const kept = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Meena' })
    expect(await kept.count()).toBe(2)
  })

  it('a guest who registers from an order comes back to it', async () => {
    const page = await atCheckout()
    await fill(page)
    await expect.poll(() => page.getByLabel('State').inputValue()).toBe('Tamil Nadu')
    await pay(page, 'Cash on delivery')
    await press(page)
    await thanks(page)
    const order = new URL(page.url()).pathname
    await page.getByRole('link', { name: 'Create an account' }).click()
    await arrives(page, `**/register?next=${order}`)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Sign In' }).click()
    await arrives(page, `**/login?next=${order}`)
    await main.getByRole('link', { name: 'Sign Up' }).click()
    await arrives(page, `**/register?next=${order}`)
    const name = newName('nila')
    await main.getByLabel('Username', { exact: true }).fill(name)
    await main.getByLabel('Email', { exact: true }).fill(`${name}@example.com`)
    await main.getByLabel('Password', { exact: true }).fill('kanchi-silk-7')
    await main.getByLabel('Confirm password', { exact: true }).fill('kanchi-silk-7')
    await main.getByRole('checkbox').check()
    await main.getByRole('button', { name: 'Sign Up' }).click()
    await arrives(page, `**${order}`)
    await page.getByRole('link', { name: 'Create an account' }).waitFor({ state: 'detached' })
  })
})

describe('the form', () => {
  it('errors beside fields, typed input kept, the first one focused', async () => {
    const page = await atCheckout()
    await fill(page, { 'PIN code': '12', 'Mobile number': '' })
    await press(page)
    for (const words of [
      'Please enter a 10-digit Indian mobile number',
      'Please enter a 6-digit PIN code',
      'Please choose the state',
      'Please choose how to pay',
    ]) {
      await beside(page, words).waitFor()
      await page.getByRole('alert').getByRole('link', { name: words }).waitFor()
    }
    const mobile = page.getByLabel('Mobile number', { exact: true })
    await expect.poll(() => mobile.evaluate(isFocused)).toBe(true)
    expect(await page.getByLabel('Town or district').inputValue()).toBe('Chennai')
    expect(await lookForBarriers(page)).toEqual([])
  })

  it('nothing pre-ticked; the right autocomplete and keyboards; no card field anywhere', async () => {
    const page = await atCheckout()
    expect(await page.locator('input:checked').count()).toBe(0)
    const told = async (label: string, name: string) =>
      page.getByLabel(label, { exact: true }).getAttribute(name)
    expect(await told('Email', 'autocomplete')).toBe('email')
    expect(await told('PIN code', 'inputmode')).toBe('numeric')
    expect(await told('PIN code', 'autocomplete')).toBe('shipping postal-code')
    expect(await told('State', 'autocomplete')).toBe('shipping address-level1')
    expect(await page.locator('[autocomplete^="cc-"], input[name*="card"]').count()).toBe(0)
  })

  it('every way to pay says its fee and its limits', async () => {
    const page = await atCheckout()
    await page.getByLabel('PIN code', { exact: true }).fill('110001')
    await page.getByText('Cash on delivery does not reach this PIN code').waitFor()
    const town = page.getByLabel('Town or district')
    await expect.poll(() => town.inputValue()).toBe('New Delhi')
    const cash = page.getByRole('radio', { name: /^Cash on delivery/ })
    await expect.poll(() => cash.isDisabled()).toBe(true)
    await page.getByLabel('PIN code', { exact: true }).fill('600004')
    await page.getByText('Fee ₹50').waitFor()
    await expect.poll(() => cash.isEnabled()).toBe(true)
  })

  it('the PIN code fills in district and state; what somebody typed stays', async () => {
    const page = await atCheckout()
    const pin = page.getByLabel('PIN code', { exact: true })
    const [town, state] = [page.getByLabel('Town or district'), page.getByLabel('State')]
    const filled = async () => [await town.inputValue(), await state.inputValue()]
    await pin.fill('609 602')
    await expect.poll(filled).toEqual(['Karaikal', 'Puducherry'])
    await pin.fill('682001')
    await expect.poll(filled).toEqual(['Ernakulam', 'Kerala'])
    await pin.fill('999999')
    await expect.poll(filled).toEqual(['', ''])
    await town.fill('Mylapore')
    await state.selectOption('Goa')
    await pin.fill('110001')
    await page.getByText('Cash on delivery does not reach this PIN code').waitFor()
    expect(await filled()).toEqual(['Mylapore', 'Goa'])
  })

  it('what was typed survives a look at the cart', async () => {
    const page = await atCheckout()
    await fill(page)
    await page.getByRole('link', { name: 'Edit cart' }).click()
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
    await page.getByRole('heading', { name: 'Checkout' }).waitFor()
    const street = page.getByLabel('House, street')
    await expect.poll(() => street.inputValue()).toBe('4 North Mada Street')
  })
})

describe('meanwhile', () => {
  it('prices changed is shown in place, with what changed', async () => {
    const page = await atCheckout()
    await fill(page)
    await pay(page, 'UPI')
    shop.change(
      'update products set price_paise = price_paise + 10000, discount_paise = null where id = ?',
      product.id,
    )
    const now = priceNow()
    await press(page)
    const alert = page.getByRole('alert')
    await alert.getByText('Prices changed.').waitFor()
    await alert
      .getByText(`The total is now ${rupees(now)} instead of ${rupees(product.currentPrice)}.`)
      .waitFor()
    await page.getByText(/^Price changed from/).waitFor()
    await press(page)
    await page.getByRole('heading', { name: 'Waiting for your payment' }).waitFor()
  })

  it('a price that has changed since it was looked at in the cart is told on arrival, unfolded', async () => {
    const page = await shop.visit({ width: widths.phone })
    await page.goto(`/product/${product.slug}`)
    await page.locator('main form').getByRole('button', { name: 'Add to Cart' }).click()
    await page.getByText('Added to cart').waitFor()
    await page.goto('/cart')
    await alive(page)
    shop.change(
      'update products set price_paise = price_paise + 10000, discount_paise = null where id = ?',
      product.id,
    )
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
    await arrives(page, '**/checkout')
    const [was, now] = [rupees(product.currentPrice), rupees(priceNow())]
    await page.getByText(`Price changed from ${was} to ${now}`).waitFor()
  })

  it('sold out names the piece and lets it be taken out', async () => {
    const page = await atCheckout()
    await fill(page)
    await pay(page, 'UPI')
    shop.change('update products set stock = 0 where id = ?', product.id)
    await press(page)
    await page.getByRole('alert').getByText(`${product.name} is sold out.`).waitFor()
    await page.getByRole('button', { name: `Remove ${product.name}` }).click()
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
  })

  it('could not confirm keeps the key: checking again makes no second order', async () => {
    const page = await atCheckout()
    await fill(page)
    await pay(page, 'Cash on delivery')
    const keys: string[] = []
    await page.route('**/api/orders', async (route) => {
      keys.push(route.request().headers()['idempotency-key'] ?? '')
      // The order is placed, and its answer is lost on the way.
      if (keys.length === 1) await route.fetch()
      if (keys.length < 3) await route.abort()
      else await route.continue()
    })
    await press(page)
    await page.getByText('We could not confirm your order').waitFor()
    await page.getByRole('button', { name: 'Check again' }).click()
    await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
    expect(new Set(keys).size).toBe(1)
    expect(keys).toHaveLength(3)
  })

  it.each(modes)(
    'an order whose answer never came is found again by who comes back, %s',
    async (_, options) => {
      const page = await atCheckout(options)
      await fill(page)
      await pay(page, 'Cash on delivery')
      const count = () => shop.look('select id from orders').length
      const before = count()
      await page.route(/\/(?:api\/orders|checkout)$/, async (route) => {
        if (route.request().method() !== 'POST') return route.continue()
        await route.fetch({ maxRedirects: 0 })
        await route.abort()
      })
      await press(page).catch(() => {})
      if (!options) await page.getByText('We could not confirm your order').waitFor()
      await expect.poll(count).toBe(before + 1)
      await page.unrouteAll()
      await page.goto('/cart')
      await page.getByText(/^Your order PAL-\S+ has been placed\./).waitFor()
      await page.goto('/checkout')
      await page.waitForURL('**/order/*')
      await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
      expect(count()).toBe(before + 1)
    },
  )

  it('while no payment method is enabled, no payments online', async () => {
    const page = await at(`/product/${product.slug}`)
    await page.locator('main form').getByRole('button', { name: 'Add to Cart' }).click()
    await page.getByText('Added to cart').waitFor()
    const none = { ...payments, cod: { ...payments.cod, isEnabled: false } }
    none.upi = { ...none.upi, isEnabled: false }
    none.bankTransfer = { ...none.bankTransfer, isEnabled: false }
    accept(none)
    await page.goto('/checkout')
    await page.getByRole('heading', { name: 'We are not taking payments online today' }).waitFor()
  })
})

describe('the order page', () => {
  const place = async (method: string, options: Visit = {}) => {
    const page = await atCheckout(options)
    await (options?.width === widths.phone ? stepByStep(page) : fill(page))
    await pay(page, method)
    await press(page)
    await arrives(page, '**/order/*')
    await page.getByText(/^Order PAL-/).waitFor()
    return page
  }
  const numberOn = async (page: Page) =>
    /PAL-\d{4}-\d{6}/.exec(await page.locator('main').innerText())?.[0] ?? ''

  it('UPI on a phone: the apps first, what they want to copy, the code folded, and the UTR', async () => {
    const page = await place('UPI', { width: widths.phone })
    const amount = rupees(product.currentPrice)
    const code = page.getByRole('img', { name: `UPI code for ${amount}` })
    expect(await code.isVisible()).toBe(false)
    await page.getByText('Pay from another phone').click()
    await code.waitFor()
    const apps = page.locator('main a[href*="pay?pa="]:visible')
    const opened = await apps.evaluateAll((all) => all.map((app) => app.getAttribute('href')))
    expect(opened.map((href) => href?.split('?')[0])).toEqual([
      ...['upi://pay', 'tez://upi/pay', 'phonepe://pay', 'paytmmp://pay', 'bhim://pay'],
    ])
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    for (const [of, text] of [
      ['UPI ID', 'pallu@okbank'],
      ['Amount', String(product.currentPrice)],
      ['Order number', await numberOn(page)],
    ] as const) {
      await page.getByRole('button', { name: `Copy ${of}` }).click()
      await expect.poll(copied).toBe(text)
    }
    await page.getByText(/^Please pay by .*; as soon as your payment arrives we confirm/).waitFor()
    const link = await page.getByRole('link', { name: 'Pay with a UPI app' }).getAttribute('href')
    expect(link).toContain(`upi://pay?pa=pallu@okbank`)
    expect(link).toContain(`am=${product.currentPrice.toFixed(2)}`)
    await page.getByText(/^Your sarees are reserved for you until/).waitFor()
    await page.getByLabel('UTR, 12 digits').fill('12')
    await page.getByRole('button', { name: 'I have paid' }).click()
    await page.getByText('Please enter the 12 digits of the UPI transfer (UTR)').waitFor()
    const hasFocus = (element: Element) => element === document.activeElement
    await expect.poll(() => page.getByLabel('UTR, 12 digits').evaluate(hasFocus)).toBe(true)
    await page.getByLabel('UTR, 12 digits').fill('123456789012')
    await page.getByRole('button', { name: 'I have paid' }).click()
    const news = page
      .getByRole('status')
      .filter({ hasText: 'We’re verifying payment 123456789012.' })
    await news.waitFor()
    await expect.poll(() => news.evaluate(hasFocus)).toBe(true)
    await page.getByRole('heading', { name: 'We’re checking your payment' }).waitFor()
    // Whoever has paid is not asked again, but can look the code up.
    await page.getByText('We look for your payment at the bank and email you').waitFor()
    expect(await apps.count()).toBe(0)
    await page.getByText(`Pay ${amount}`).click()
    await expect.poll(() => apps.count()).toBe(5)
    expect(await lookForBarriers(page)).toEqual([])
  })

  it('bank transfer: the account, the amount and the order number', async () => {
    const page = await place('Bank transfer')
    const text = await page.getByRole('region', { name: /^Pay / }).innerText()
    for (const part of ['Pallu Sarees', '1234567890', 'HDFC0001234', await numberOn(page)]) {
      expect(text).toContain(part)
    }
  })

  it('can be paid another way, and asks for the pieces again once they are no longer kept', async () => {
    const page = await place('Bank transfer')
    await page.getByText('Pay another way').click()
    await page.getByRole('button', { name: 'UPI' }).click()
    await page.getByRole('img', { name: /^UPI code for/ }).waitFor()
    const number = await numberOn(page)
    shop.change('update orders set held_until = 1 where number = ?', number)
    shop.change('update holds set expires_at = 1')
    await page.reload()
    await alive(page)
    expect(await page.getByRole('img', { name: /^UPI code for/ }).count()).toBe(0)
    await page.getByRole('button', { name: 'Check and pay' }).click()
    await page.getByRole('img', { name: /^UPI code for/ }).waitFor()
  })

  it('is found again by number and phone or email', async () => {
    const page = await place('Cash on delivery')
    const number = await numberOn(page)
    await page.goto('/track-order')
    await alive(page)
    await page.getByLabel('Order number').fill(number.toLowerCase())
    await page.getByLabel('Email or mobile number of the order').fill('+91 98400 12345')
    await page.getByRole('button', { name: 'Track' }).click()
    await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
    await page.getByLabel('Email or mobile number of the order').fill('9999999999')
    await page.getByRole('button', { name: 'Track' }).click()
    await page.getByRole('alert').waitFor()
    const plain = await shop.visit({ javaScriptEnabled: false })
    await plain.goto('/track-order')
    await plain.getByLabel('Order number').fill(number)
    await plain.getByLabel('Email or mobile number of the order').fill('meena@example.com')
    await plain.getByRole('button', { name: 'Track' }).click()
    await plain.getByText('Order placed').waitFor()
  })

  it('is nobody else’s: never kept, never listed, 404 for another link', async () => {
    const page = await place('Cash on delivery')
    const answer = await fetch(page.url())
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.text()).toContain('noindex')
    const wrong = await shop.visit()
    const reply = await wrong.goto('/order/AAAAAAAAAAAAAAAAAAAAAA')
    expect(reply?.status()).toBe(404)
    await wrong.getByRole('heading', { name: 'We couldn’t find that order' }).waitFor()
  })

  it('a return is asked for within 7 days of delivery', async () => {
    const page = await place('Cash on delivery')
    shop.change(
      "update orders set state = 'delivered', delivered_at = ? where number = ?",
      Date.now() - 3_600_000,
      await numberOn(page),
    )
    await page.reload()
    await alive(page)
    await page.getByRole('heading', { name: 'Delivered' }).waitFor()
    await page.getByText('Return or exchange').click()
    await page.getByLabel('Tell us more').fill('It is bluer than I thought.')
    await page.getByRole('button', { name: 'Send request' }).click()
    const faults = page.getByRole('alert').getByRole('link')
    await faults.first().waitFor()
    expect(await faults.allInnerTexts()).toEqual([
      'Which sarees? Please choose what to send back',
      'What would you like? Please choose a return or an exchange',
      'Why? Please choose a reason',
    ])
    expect(await lookForBarriers(page)).toEqual([])
    await faults.nth(2).click()
    await expect.poll(() => page.getByLabel('Why?').evaluate(isFocused)).toBe(true)
    await faults.first().click()
    const saree = page.getByRole('checkbox', { name: product.name })
    await expect.poll(() => saree.evaluate(isFocused)).toBe(true)
    await saree.check()
    await page.getByRole('radio', { name: 'My money back' }).check()
    await page.getByLabel('Why?').selectOption({ label: 'The colour is different' })
    expect(await lookForBarriers(page)).toEqual([])
    const where = page.getByRole('group', { name: 'Where should your refund go?' })
    await page.getByRole('radio', { name: 'Another saree in exchange' }).check()
    await where.waitFor({ state: 'hidden' })
    await page.getByRole('radio', { name: 'My money back' }).check()
    await page.getByRole('button', { name: 'Send request' }).click()
    await where.getByText('Please enter a UPI ID or a bank account for your refund').waitFor()
    await where.getByLabel('UPI ID').fill('meena@okhdfc')
    await page.getByRole('button', { name: 'Send request' }).click()
    await page.getByText('We’ll reply within one working day.').waitFor()
    const sentFor = () => page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(sentFor).toContain('We’ll reply within one working day.')
    const [asked] = shop.look('select words from returns order by id desc limit 1')
    expect(asked?.['words']).toBe('It is bluer than I thought.')
  })

  it('a return is asked for without JavaScript too, with the account that its money goes to', async () => {
    const bought = await place('Cash on delivery')
    const number = await numberOn(bought)
    shop.change(
      "update orders set state = 'delivered', delivered_at = ? where number = ?",
      Date.now() - 3_600_000,
      number,
    )
    const page = await shop.visit({ javaScriptEnabled: false })
    const send = page.getByRole('button', { name: 'Send request' })
    await page.goto(bought.url())
    await page.getByText('Return or exchange').click()
    await page.getByRole('checkbox', { name: product.name }).check()
    await page.getByLabel('Account number').fill('50100123456789')
    await page.getByLabel('Name of the account holder').fill('Meena Raghavan')
    await page.getByLabel('Tell us more').fill('It is bluer than I thought.')
    await send.click()
    await page.getByRole('link', { name: 'Why? Please choose a reason' }).click()
    expect(new URL(page.url()).hash).toBe('#return-reason')
    await page.getByRole('radio', { name: 'My money back' }).check()
    await page.getByLabel('Why?').selectOption({ label: 'The colour is different' })
    await send.click()
    // All that was said before is there still.
    await page.getByRole('link', { name: 'IFSC is required' }).waitFor()
    await page.getByLabel('IFSC').fill('hdfc0001234')
    await send.click()
    await page.getByText('We’ll reply within one working day.').waitFor()
    const [kept] = shop.look(
      'select pay_to from returns where order_id = (select id from orders where number = ?)',
      number,
    )
    expect(JSON.parse(String(kept?.['pay_to']))).toMatchObject({
      kind: 'bank',
      ifsc: 'HDFC0001234',
    })
  })
})

describe('Order via WhatsApp', () => {
  it('opens the chat with the reference of a draft order; its link shows it', async () => {
    const page = await atCheckout()
    await page.goto('/cart')
    await alive(page)
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
    const opened = page.context().waitForEvent('page')
    await page.getByRole('link', { name: 'Order via WhatsApp' }).click()
    const chat = await opened
    await chat.waitForURL('https://wa.me/**')
    const text = new URL(chat.url()).searchParams.get('text') ?? ''
    expect(text).toMatch(/Reference: WA-[2-9A-Z]{4}/)
    expect(text).toContain(product.name)
    const link = /http\S+\/whatsapp-order\/\S+/.exec(text)?.[0] ?? ''
    await page.goto(link)
    await page.getByRole('heading', { name: /^Order WA-/ }).waitFor()
    await page.getByText(/^These sarees are reserved for you until/).waitFor()
    expect(await lookForBarriers(page)).toEqual([])
  })

  it('when the call fails the chat still opens', async () => {
    const page = await atCheckout()
    await page.goto('/cart')
    await alive(page)
    await page.route('**/api/whatsapp-orders', (route) => route.fulfill({ status: 503, json: {} }))
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
    const opened = page.context().waitForEvent('page')
    await page.getByRole('link', { name: 'Order via WhatsApp' }).click()
    const chat = await opened
    await chat.waitForURL('https://wa.me/**')
    expect(new URL(chat.url()).searchParams.get('text')).toContain(product.name)
  })
})

describe('for everyone', () => {
  it.each(['light', 'dark'] as const)('has no barriers in the %s', async (colorScheme) => {
    const page = await atCheckout({ colorScheme })
    expect(await lookForBarriers(page)).toEqual([])
  })

  it('fits a phone', async () => {
    const page = await atCheckout({ width: widths.phone })
    expect(await overhang(page)).toBe(0)
  })
})

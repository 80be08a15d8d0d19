import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { ta } from '#web/words/ta.ts'
import { readPdf } from '../test/read-pdf.ts'
import { atWork } from './admin.ts'
import { idOf } from './after-buying.ts'
import { readyToSell, sent } from './buying.ts'
import { journeys, newName, plain } from './journeys.ts'
import { lookForBarriers } from './look-for-barriers.ts'
import { overhang } from './overhang.ts'
import { writtenAnew } from './read-email.ts'
import { alive, arrives, widths } from './visitor.ts'

// Six shoppers, each from the search to the second order. A daughter in New Jersey walks in abroad.e2e.ts, whoever has
// no mouse in keyboard.e2e.ts.

const { shop, at } = journeys(readyToSell)

let owner: Page
beforeAll(async () => {
  owner = await atWork(shop, '/admin', { isStaying: true })
})

// Nobody keeps pieces that the next one is looking for.
beforeEach(() => {
  shop.change('delete from holds')
  shop.change('delete from hold_times')
})

const phone = { width: widths.phone }
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const main = (page: Page) => page.getByRole('main')
const thanks = (page: Page) => heading(page, 'Thank you for your order').waitFor()

/** Types into the search of the header and sends it, as a finger does. */
async function search(page: Page, name: string, words: string) {
  await button(page, name).first().tap()
  const field = page.getByRole('dialog').locator('input[name=q]')
  await field.fill(words)
  await field.press('Enter')
  await arrives(page, /\/products\?q=/)
}

/** From the page of a saree to the checkout by the bar at the bottom and the small cart. */
async function toCheckout(page: Page) {
  await page.locator('.bottom-bar').getByRole('button', { name: 'Add to Cart' }).tap()
  const small = page.getByRole('region', { name: 'In your cart' })
  await small.getByRole('link', { name: 'Proceed to Checkout' }).tap()
  await arrives(page, '**/checkout')
}

type Fields = {
  email: string
  mobile: string
  fullName: string
  line1: string
  pin: string
  city: string
}
type Labels = {
  contact: Pick<Fields, 'email' | 'mobile'>
  address: Omit<Fields, 'email' | 'mobile'>
}

const inEnglish: Labels = {
  contact: { email: 'Email', mobile: 'Mobile number' },
  address: {
    ...{ fullName: 'Full name', line1: 'House, street', pin: 'PIN code' },
    city: 'Town or district',
  },
}

/** Steps of a phone: who, where to; the PIN code fills in the rest of the address. */
async function stepByStep(
  page: Page,
  email: string,
  words = inEnglish,
  on = ['Continue to address', 'Continue to payment'],
) {
  const type = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
  const [toAddress = '', toPayment = ''] = on
  await type(words.contact.email, email)
  await type(words.contact.mobile, '9840012345')
  await button(page, toAddress).tap()
  await type(words.address.fullName, 'Meena Raghavan')
  await type(words.address.pin, '600004')
  await expect.poll(() => page.getByLabel(words.address.city).inputValue()).not.toBe('')
  await type(words.address.line1, '4 North Mada Street')
  const keep = page.getByLabel('Save this address for my next order')
  if (await keep.isVisible()) await keep.check()
  await button(page, toPayment).tap()
}

/** An account by the calls themselves: its form has journeys of its own. Gives the email. */
async function registers(page: Page, name: string): Promise<string> {
  const username = newName(name)
  const email = `${username}@example.com`
  await sent(page, shop, '/api/users/register', { username, email, password: 'kanchi-silk-7' })
  return email
}

const numberOn = async (page: Page) =>
  /PAL-\d{4}-\d{6}/.exec(await main(page).innerText())?.[0] ?? ''
const ordersOf = (email: string) =>
  shop.look('select number, state, total_paise from orders where email = ? order by id', email)

it('the bride’s mother: a card in the chat, a question, an order that is talked over and paid by UPI, and a second saree', async () => {
  const page = await at('/', phone)
  await search(page, 'Search', 'kanjivaram for a wedding')
  await page.locator('main article a').first().tap()
  await arrives(page, '**/product/*')
  const name = await page.locator('h1').innerText()

  // What the family sees in the chat, and what the shop is asked there.
  // A chat asks for the page itself, not for what a browser has made of it on the way.
  const asked = await (await page.request.get(page.url())).text()
  const card = /<meta property="og:image" content="([^"]+)"/.exec(asked)?.[1] ?? ''
  expect((await page.request.get(card)).headers()['content-type']).toBe('image/jpeg')
  const ask = page.getByRole('link', { name: /Inquire on WhatsApp/ }).first()
  const question = new URL((await ask.getAttribute('href')) ?? '').searchParams.get('text')
  expect(question).toContain(name)

  await page.locator('.bottom-bar').getByRole('button', { name: 'Add to Cart' }).tap()
  const small = page.getByRole('region', { name: 'In your cart' })
  await small.getByRole('link', { name: 'View cart' }).tap()
  await arrives(page, '**/cart')
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Order via WhatsApp' }).first().tap()
  const chat = await opened
  await chat.waitForURL('https://wa.me/**')
  const text = new URL(chat.url()).searchParams.get('text') ?? ''
  await chat.close()
  const draft = new URL(/http\S+\/whatsapp-order\/\S+/.exec(text)?.[0] ?? '').pathname
  await page.goto(draft)
  await heading(page, /^Order WA-/).waitFor()

  // What was said in the chat becomes an order, by whoever answers there.
  const [talk] = shop.look('select id from chat_orders order by id desc limit 1')
  const street = { line1: '4 North Mada Street', line2: '', city: 'Chennai', state: 'Tamil Nadu' }
  await sent(owner, shop, `/api/admin/whatsapp-orders/${talk?.['id']}/order`, {
    contact: { email: 'amma@example.com', mobile: '9840012345' },
    fullName: 'Kamala Raghavan',
    address: { fullName: 'Kamala Raghavan', mobile: '9840012345', ...street, pin: '600004' },
    paymentMethod: 'upi',
  })
  await page.goto(draft)
  await alive(page)
  await page.getByRole('link', { name: 'See the order' }).tap()
  await arrives(page, '**/order/*')
  const number = await numberOn(page)
  await page.getByRole('link', { name: 'Pay with a UPI app' }).waitFor()
  await page.getByLabel('UTR, 12 digits').fill('412345678901')
  await button(page, 'I have paid').tap()
  await heading(page, 'We’re checking your payment').waitFor()
  expect(await overhang(page)).toBe(0)
  await sent(owner, shop, `/api/admin/orders/${idOf(shop, number)}/payments`, {})
  await page.goto(page.url())
  await thanks(page)

  // Her sister-in-law wants one too: from what stands beside the first.
  await page.goto(
    new URL(
      (await page.locator(`main a[href*="/product/"]`).first().getAttribute('href')) ?? '',
      page.url(),
    ).href,
  )
  await alive(page)
  await page.locator('.piece-row a').first().tap()
  await arrives(page, '**/product/*')
  await toCheckout(page)
  await stepByStep(page, 'amma@example.com')
  await page.getByRole('radio', { name: /^Cash on delivery/ }).tap()
  await button(page, /^Place order/).tap()
  await thanks(page)
  expect(ordersOf('amma@example.com').map(({ state }) => state)).toEqual(['confirmed', 'confirmed'])
})

it('ten cottons under ₹3,000: filters, a vote of the family, quantities, and the same again in a few taps', async () => {
  const page = await at('/products?q=cotton', phone)
  const email = await registers(page, 'sundari')
  await button(page, 'Open filters').tap()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const highest = sheet.getByRole('spinbutton', { name: 'Highest price in rupees' })
  await highest.fill('3000')
  await highest.press('Enter')
  await arrives(page, /maxPrice=3000/)
  await sheet.getByRole('button', { name: /^Show \d+ sarees?$/ }).tap()
  await sheet.waitFor({ state: 'detached' })
  const prices = await page.locator('main article .font-semibold.tabular-nums').allInnerTexts()
  expect(prices.length).toBeGreaterThan(9)
  for (const price of prices) expect(Number(price.replace(/\D/g, ''))).toBeLessThanOrEqual(3000)
  for (const count of ['1 saree', '2 sarees']) {
    await button(page, /^Add to Wishlist/)
      .first()
      .tap()
    await page.getByRole('link', { name: `Wishlist, ${count}` }).waitFor()
  }
  await page.getByRole('link', { name: 'Wishlist, 2 sarees' }).tap()
  await arrives(page, '**/wishlist')
  await page.getByLabel('A title for the list').fill('For the cousins')
  await button(page, 'Create link').tap()
  const link = new URL(await page.getByLabel('The link').inputValue()).pathname
  const sister = await at(link, phone)
  await sister.getByLabel('Your name').fill('Akka')
  await button(sister, /^Heart for /)
    .first()
    .tap()
  await button(sister, /^Heart for .*: 1$/).waitFor()

  await page.reload()
  await alive(page)
  await page.getByText('Hearts from Akka').waitFor()
  for (const left of [1, 0]) {
    await button(page, 'Move to cart').first().tap()
    await expect.poll(() => button(page, 'Move to cart').count()).toBe(left)
  }
  const small = page.getByRole('region', { name: 'In your cart' })
  await small.getByRole('link', { name: 'View cart' }).tap()
  await arrives(page, '**/cart')
  const news = page.getByRole('status').filter({ hasText: 'Subtotal' })
  for (const [row, count] of [6, 10].entries()) {
    await page
      .getByLabel(/^Quantity/)
      .nth(row)
      .selectOption('5')
    await expect.poll(() => news.innerText()).toMatch(new RegExp(`^${count} sarees`))
  }
  await page.getByRole('link', { name: 'Proceed to Checkout' }).first().tap()
  await arrives(page, '**/checkout')
  await stepByStep(page, email)
  await page.getByRole('radio', { name: /^UPI/ }).tap()
  await button(page, 'Place order and pay').tap()
  await heading(page, 'Waiting for your payment').waitFor()
  await sent(owner, shop, `/api/admin/orders/${idOf(shop, await numberOn(page))}/payments`, {})

  shop.change('update products set stock = 9')
  await page.goto('/account/orders')
  await alive(page)
  await button(page, /^Buy again/).tap()
  await arrives(page, '**/cart')
  await page.getByRole('link', { name: 'Proceed to Checkout' }).first().tap()
  await arrives(page, '**/checkout')
  await page.getByRole('radio', { name: /^Cash on delivery/ }).tap()
  await button(page, /^Place order/).tap()
  await thanks(page)
  expect(await overhang(page)).toBe(0)
  const [first, second] = ordersOf(email)
  expect(second?.['total_paise']).toBe(first?.['total_paise'])
})

it('a Tamil reader: search, saree, checkout, order, email and invoice in Tamil, twice', async () => {
  const page = await at('/ta', phone)
  const reads = async () => {
    expect(await page.locator('html').getAttribute('lang')).toBe('ta')
    expect(await page.locator('h1').innerText()).toMatch(/\p{Script=Tamil}/u)
    expect(await overhang(page)).toBe(0)
  }
  await search(page, ta.shell.header.search, 'பருத்தி சேலை')
  await reads()
  await page.locator('main article a').first().tap()
  await arrives(page, '**/ta/product/*')
  await reads()
  const email = `${newName('kayal')}@example.com`
  const { contact, address, payment, review } = ta.checkout
  const order = async () => {
    await page.locator('.bottom-bar').getByRole('button', { name: ta.product.addToCart }).tap()
    const small = page.getByRole('region', { name: ta.cart.small.title })
    await small.getByRole('link', { name: ta.cart.checkout }).tap()
    await arrives(page, '**/ta/checkout')
    await reads()
    await stepByStep(page, email, { contact, address }, [
      ta.checkout.steps.toAddress,
      ta.checkout.steps.toPayment,
    ])
    await page.getByRole('radio', { name: payment.cod.name }).tap()
    await button(page, review.place).tap()
    await heading(page, ta.orders.state.confirmed).waitFor()
    await reads()
  }
  await order()
  const number = await numberOn(page)
  const token = new URL(page.url()).pathname.split('/').at(-1)
  const path = `/api/admin/orders/${idOf(shop, number)}`
  await sent(owner, shop, `${path}/moves`, { to: 'packed' })
  await sent(owner, shop, `${path}/parcels`, { carrier: 'DTDC' })
  const mail = () =>
    shop.look('select id from mails where recipient = ? and letter = ?', email, 'order-shipped')[0]
  await expect.poll(mail).toBeDefined()
  expect(await writtenAnew(shop, Number(mail()?.['id']))).toMatch(/\p{Script=Tamil}{4}/u)
  const documents = await (await page.request.get(`/api/orders/${token}/documents`)).json()
  const pdf = await page.request.get(`/api/orders/${token}/documents/${documents[0].number}`)
  expect(readPdf(await pdf.body()).join(' ')).toMatch(/\p{Script=Tamil}{3}/u)

  await page.goto(page.url())
  await alive(page)
  await page.locator('main a[href*="/ta/product/"]').first().tap()
  await arrives(page, '**/ta/product/*')
  await order()
  expect(ordersOf(email).length).toBe(2)
})

it('without JavaScript: search, saree, checkout, account, and the same again', async () => {
  const page = await at('/products?q=silk', plain)
  await page
    .locator('#filters')
    .getByLabel(/^Wedding/)
    .first()
    .check()
  await page.locator('#filters').getByRole('button', { name: 'Apply filters' }).click()
  await page.waitForURL(/occasions=Wedding/)
  await page.locator('main article a').first().click()
  await page.waitForURL('**/product/*')
  await page.locator('main form').getByRole('button', { name: 'Add to Cart' }).click()
  await page.waitForURL('**/cart')
  const email = await registers(page, 'lakshmi')
  await page.getByRole('link', { name: 'Proceed to Checkout' }).first().click()
  await page.waitForURL('**/checkout')
  for (const [label, text] of [
    ['Mobile number', '9840012345'],
    ['Full name', 'Lakshmi Raghavan'],
    ['House, street', '4 North Mada Street'],
    ['PIN code', '600004'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  await page.getByLabel('Save this address for my next order').check()
  const place = async () => {
    await page.getByRole('radio', { name: /^Cash on delivery/ }).check()
    await button(page, /^Place order/).click()
    await thanks(page)
  }
  await place()
  await page.goto('/account/orders')
  await button(page, /^Buy again/).click()
  await page.waitForURL('**/cart')
  await page.getByRole('link', { name: 'Proceed to Checkout' }).first().click()
  await page.waitForURL('**/checkout')
  await place()
  expect(ordersOf(email).length).toBe(2)
})

it('in the dark: nothing is hard to read on the way, and nothing is light', async () => {
  const page = await at('/', { ...phone, colorScheme: 'dark' })
  const isDark = async () => {
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const [red = 255, green = 255, blue = 255] = (paper.match(/[\d.]+/g) ?? []).map(Number)
    expect(Math.max(red, green, blue)).toBeLessThan(64)
    expect(await lookForBarriers(page)).toEqual([])
  }
  await search(page, 'Search', 'mustard silk')
  await isDark()
  await page.locator('main article a').first().tap()
  await arrives(page, '**/product/*')
  await toCheckout(page)
  const email = `${newName('nila')}@example.com`
  await stepByStep(page, email)
  await page.getByRole('radio', { name: /^UPI/ }).tap()
  await isDark()
  await button(page, 'Place order and pay').tap()
  await heading(page, 'Waiting for your payment').waitFor()
  await isDark()
  await page.locator('main a[href^="/product/"]').first().tap()
  await arrives(page, '**/product/*')
  await toCheckout(page)
  await stepByStep(page, email)
  await page.getByRole('radio', { name: /^Cash on delivery/ }).tap()
  await button(page, /^Place order/).tap()
  await thanks(page)
  await isDark()
  expect(ordersOf(email).length).toBe(2)
})

it('a returning customer: signs in, buys with her own address, and the same again with six taps and nothing typed', async () => {
  const page = await at('/', phone)
  const email = await registers(page, 'meena')
  const street = { line1: '4 North Mada Street', line2: '', city: 'Chennai', state: 'Tamil Nadu' }
  const address = { fullName: 'Meena Raghavan', mobile: '9840012345', ...street, pin: '600004' }
  await sent(page, shop, '/api/account/saved-addresses', { address })
  await page.context().clearCookies()

  await page.goto('/login')
  await alive(page)
  await main(page)
    .getByLabel('Username', { exact: true })
    .fill(email.split('@')[0] ?? '')
  await main(page).getByLabel('Password', { exact: true }).fill('kanchi-silk-7')
  await main(page).getByRole('button', { name: 'Sign In', exact: true }).tap()
  await arrives(page, (url) => url.pathname === '/')
  await search(page, 'Search', 'mysore silk')
  await page.locator('main article a').first().tap()
  await arrives(page, '**/product/*')
  await toCheckout(page)
  await page.getByRole('radio', { name: /^Cash on delivery/ }).tap()
  await button(page, /^Place order/).tap()
  await thanks(page)

  await page.goto('/account/orders')
  await alive(page)
  let taps = 0
  const tap = async (what: ReturnType<typeof button>) => {
    taps += 1
    await what.tap()
  }
  await tap(button(page, /^Buy again/))
  await arrives(page, '**/cart')
  await tap(page.getByRole('link', { name: 'Proceed to Checkout' }).first())
  await arrives(page, '**/checkout')
  await tap(page.getByRole('radio', { name: /^Cash on delivery/ }))
  await tap(button(page, /^Place order/))
  await thanks(page)
  expect(taps).toBeLessThanOrEqual(6)
  expect(ordersOf(email).length).toBe(2)
})

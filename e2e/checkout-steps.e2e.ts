import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { hi } from '#web/words/hi.ts'
import { ta } from '#web/words/ta.ts'
import { countAsSaved } from './behind-its-back.ts'
import { brokenWords } from './broken-words.ts'
import { readyToSell, sent } from './buying.ts'
import { journeys, newName, plain } from './journeys.ts'
import { lookForBarriers } from './look-for-barriers.ts'
import { overhang } from './overhang.ts'
import { writtenAnew } from './read-email.ts'
import { alive, arrives, type Visit, widths } from './visitor.ts'

const { shop, at } = journeys(readyToSell)

// Each visitor who enters the checkout keeps a piece, and there are nine.
beforeEach(() => {
  shop.change('delete from holds')
  shop.change('delete from hold_times')
})

const phone = { width: widths.phone }
const saree = '/product/arakku-kanjivaram-with-mango-buttas'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Somebody with an account, a kept address and nothing in the cart, at the page of a saree. */
async function returning(options: Visit): Promise<Page> {
  const page = await shop.visit(options)
  const username = newName('meena')
  const account = { username, email: `${username}@example.com`, password: 'kanchi-silk-7' }
  await sent(page, shop, '/api/users/register', account)
  const street = { line1: '4 North Mada Street', line2: '', city: 'Chennai', state: 'Tamil Nadu' }
  const address = { fullName: 'Meena Raghavan', mobile: '9840012345', ...street, pin: '600004' }
  await sent(page, shop, '/api/account/saved-addresses', { address })
  await page.goto(saree)
  await alive(page)
  return page
}

/** In the page: counts what a finger and a keyboard do from now on. */
function countTouches() {
  const counted = { taps: 0, typed: new Set<string>() }
  Reflect.set(window, 'counted', counted)
  const count = () => {
    counted.taps += 1
  }
  addEventListener('pointerdown', count, true)
  addEventListener('beforeinput', ({ target }) => {
    if (target instanceof HTMLInputElement) counted.typed.add(target.name)
  })
}
const counted = (page: Page) =>
  page.evaluate(() => {
    const { taps, typed } = Reflect.get(window, 'counted')
    return { taps, typed: [...typed].length }
  })

it('a returning customer comes from the saree to the placed order with at most 6 taps and nothing typed', async () => {
  const page = await returning(phone)
  await page.evaluate(countTouches)
  await page.locator('.bottom-bar').getByRole('button', { name: 'Add to Cart' }).tap()
  await page
    .getByRole('region', { name: 'In your cart' })
    .getByRole('link', { name: 'Proceed to Checkout' })
    .tap()
  await page.getByRole('radio', { name: /^UPI/ }).tap()
  await button(page, 'Place order and pay').tap()
  await page.getByRole('heading', { name: 'Waiting for your payment' }).waitFor()
  expect(await counted(page)).toEqual({ taps: 4, typed: 0 })
})

it('a new guest meets at most 9 fields, types five of them, and sees one step at a time', async () => {
  const page = await at(saree, phone)
  await page.evaluate(countTouches)
  await page.locator('.bottom-bar').getByRole('button', { name: 'Add to Cart' }).tap()
  const small = page.getByRole('region', { name: 'In your cart' })
  await small.getByRole('link', { name: 'Proceed to Checkout' }).tap()
  await page.getByLabel('Email', { exact: true }).waitFor()
  const fields = page.locator(
    'form :is(input:not([type=hidden], [type=radio]), select, textarea):visible',
  )
  const met = [await fields.count()]
  expect(await page.getByRole('radio', { name: /^UPI/ }).isVisible()).toBe(false)
  const type = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).tap()
    await page.keyboard.type(text)
  }
  await type('Email', 'meena@example.com')
  await type('Mobile number', '9840012345')
  await button(page, 'Continue to address').tap()
  await page.getByRole('heading', { name: 'Delivery address' }).waitFor()
  met.push(await fields.count())
  await type('Full name', 'Meena Raghavan')
  // Asked before the street, it has filled in town and state by then.
  await page.keyboard.press('Tab')
  await expect
    .poll(() => page.getByLabel('PIN code', { exact: true }).evaluate(isFocused))
    .toBe(true)
  await type('PIN code', '600004')
  await expect.poll(() => page.getByLabel('Town or district').inputValue()).toBe('Chennai')
  await type('House, street', '4 North Mada Street')
  await button(page, 'Continue to payment').tap()
  await page.getByRole('radio', { name: /^UPI/ }).tap()
  met.push(await fields.count())
  expect(met.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(9)
  await button(page, 'Place order and pay').tap()
  await page.getByRole('heading', { name: 'Waiting for your payment' }).waitFor()
  expect((await counted(page)).typed).toBe(5)
})

it('has no shop header and no foot, but the way back to the cart, and the shop is there again after it', async () => {
  const page = await returning({})
  await sent(page, shop, '/api/cart/lines', { productId: firstId() })
  await page.goto('/checkout')
  await alive(page)
  const banner = page.getByRole('banner')
  expect(await banner.getByRole('link').allInnerTexts()).toEqual(['Cart', 'Pallu'])
  await banner.getByText('Secure').waitFor()
  expect(await page.getByRole('contentinfo').count()).toBe(0)
  await banner.getByRole('link', { name: 'Cart' }).click()
  await page.getByRole('heading', { name: 'Your Shopping Cart' }).waitFor()
  await banner.getByRole('link', { name: 'Wishlist' }).waitFor()
})

const firstId = () =>
  shop.look('select id from products where archived_at is null order by id')[0]?.['id']

async function atCheckout(options: Visit): Promise<Page> {
  const page = await shop.visit(options)
  await sent(page, shop, '/api/cart/lines', { productId: firstId() })
  await page.goto('/checkout')
  if (options.javaScriptEnabled !== false) await alive(page)
  return page
}

const isFocused = (element: Element) => element === document.activeElement

it('a step says beside its fields and in a list what is missing; the list leads there; done steps shrink to a line', async () => {
  const page = await atCheckout(phone)
  await page.getByLabel('Email', { exact: true }).fill('meena@example.com')
  await button(page, 'Continue to address').click()
  const mobile = page.getByLabel('Mobile number', { exact: true })
  const alert = page.getByRole('alert')
  const links = await alert.getByRole('link').allInnerTexts()
  expect(links).toEqual(['Please enter a 10-digit Indian mobile number'])
  await expect.poll(() => mobile.evaluate(isFocused)).toBe(true)
  await page.getByLabel('Email', { exact: true }).focus()
  await alert.getByRole('link').click()
  await expect.poll(() => mobile.evaluate(isFocused)).toBe(true)
  expect(await lookForBarriers(page)).toEqual([])
  await mobile.fill('9840012345')
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { name: 'Delivery address' })
  await expect.poll(() => heading.evaluate(isFocused)).toBe(true)
  expect(await mobile.isVisible()).toBe(false)
  await page.getByText('meena@example.com').waitFor()
  expect(
    await page
      .getByRole('listitem')
      .filter({ hasText: /^Address$/ })
      .getAttribute('aria-current'),
  ).toBe('step')
  await button(page, 'Edit Contact details').click()
  await expect.poll(() => mobile.inputValue()).toBe('9840012345')
  expect(await mobile.isVisible()).toBe(true)
})

it('what is missing is read above the bar of the button, with several ways to pay too', async () => {
  const page = await atCheckout({ ...phone, viewport: { width: widths.phone, height: 640 } })
  const isInSight = async (fault: string) => {
    const box = await page.locator('main [id$="-error"]').getByText(fault).boundingBox()
    const bar = await page.locator('.bottom-bar').boundingBox()
    return box !== null && bar !== null && box.y >= 0 && box.y + box.height <= bar.y
  }
  for (const [label, text] of [
    ['Email', 'meena@example.com'],
    ['Mobile number', '9840012345'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  await button(page, 'Continue to address').click()
  for (const [label, text, fault] of [
    ['Full name', 'Meena Raghavan', 'Please enter the name of the receiver'],
    ['PIN code', '600004', 'Please enter a 6-digit PIN code'],
    ['House, street', '4 North Mada Street', 'Please enter the house and street'],
  ] as const) {
    await button(page, 'Continue to payment').click()
    await expect.poll(() => isInSight(fault), { message: fault }).toBe(true)
    await page.getByLabel(label, { exact: true }).fill(text)
    // The PIN code fills in the town, a moment later.
    const town = label === 'Full name' ? '' : 'Chennai'
    await expect.poll(() => page.getByLabel('Town or district').inputValue()).toBe(town)
  }
  await button(page, 'Continue to payment').click()
  await page.getByRole('radio', { name: /^UPI/ }).waitFor()
  await button(page, 'Place order').click()
  await expect.poll(() => isInSight('Please choose how to pay')).toBe(true)
})

it('the browser’s Back goes back one step, and keeps what was typed; from the first it leaves', async () => {
  const page = await shop.visit(phone)
  await sent(page, shop, '/api/cart/lines', { productId: firstId() })
  await page.goto('/cart')
  await page.goto('/checkout')
  await alive(page)
  const entered: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/checkout')) entered.push(request.method())
  })
  const email = page.getByLabel('Email', { exact: true })
  await email.fill('meena@example.com')
  await page.getByLabel('Mobile number', { exact: true }).fill('9840012345')
  await button(page, 'Continue to address').click()
  const name = page.getByLabel('Full name', { exact: true })
  await name.fill('Meena Raghavan')
  await button(page, 'Continue to payment').click()
  await page.getByRole('alert').getByRole('link').first().waitFor()
  await page.goBack()
  await expect
    .poll(() => page.getByRole('heading', { name: 'Contact details' }).evaluate(isFocused))
    .toBe(true)
  expect(await email.inputValue()).toBe('meena@example.com')
  expect(await name.isVisible()).toBe(false)
  // What is wrong with fields that are not seen would lead nowhere.
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.goForward()
  await expect.poll(() => name.isVisible()).toBe(true)
  expect(await name.inputValue()).toBe('Meena Raghavan')
  // Nothing is counted anew on the way.
  expect(entered).not.toContain('POST')
  await page.goBack()
  await expect.poll(() => email.isVisible()).toBe(true)
  await page.goBack()
  await page.getByRole('heading', { name: 'Your Shopping Cart' }).waitFor()
})

it('an address that names a later step begins with what is missing', async () => {
  const page = await atCheckout(phone)
  await page.goto('/cart')
  await page.goto('/checkout#payment')
  await alive(page)
  await page.getByLabel('Email', { exact: true }).waitFor()
  expect(await page.getByRole('radio', { name: /^UPI/ }).isVisible()).toBe(false)
})

it('mending one field leaves the reader in it', async () => {
  const page = await atCheckout(phone)
  await button(page, 'Continue to address').click()
  await page.getByRole('alert').getByRole('link').nth(1).waitFor()
  const email = page.getByLabel('Email', { exact: true })
  await email.focus()
  await page.keyboard.type('meena')
  expect(await email.inputValue()).toBe('meena')
})

it('the total is folded on top, with everything it is made of', async () => {
  const page = await atCheckout(phone)
  const order = page.getByRole('region', { name: 'Your order' })
  const fold = order.getByRole('button', { name: /^Total · 1 saree/ })
  expect(await fold.getAttribute('aria-expanded')).toBe('false')
  expect((await fold.boundingBox())?.y).toBeLessThan(160)
  await fold.click()
  await order.getByText('Subtotal').waitFor()
  expect(await lookForBarriers(page)).toEqual([])
})

it.each([320, 360, 768, 1440])('fits a window of %i px, in English and in Tamil', async (width) => {
  const page = await atCheckout({ width })
  expect(await overhang(page)).toBe(0)
  await page.goto('/ta/checkout')
  await alive(page)
  expect(await overhang(page)).toBe(0)
})

it('a second tab at the checkout says that the first has ordered, and leads to that order', async () => {
  const page = await atCheckout({})
  const second = await page.context().newPage()
  await second.goto('/checkout')
  await alive(second)
  for (const [label, text] of [
    ['Email', 'meena@example.com'],
    ['Mobile number', '9840012345'],
    ['Full name', 'Meena Raghavan'],
    ['House, street', '4 North Mada Street'],
    ['PIN code', '600004'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  await expect.poll(() => page.getByLabel('Town or district').inputValue()).toBe('Chennai')
  await page.getByRole('radio', { name: /^Cash/ }).check()
  await button(page, 'Place order').click()
  await page.waitForURL('**/order/**')
  const alert = second.getByRole('alert')
  await alert.getByText('This order was placed in another tab.').waitFor()
  expect(await button(second, 'Place order').count()).toBe(0)
  await alert.getByRole('link', { name: 'See your order' }).click()
  await second.waitForURL(page.url())
})

it('another language in a second tab leaves a half-filled form as it is, and the order keeps its own', async () => {
  const page = await atCheckout({})
  await page.goto('/ta/checkout')
  await alive(page)
  const { contact, address, payment, review } = ta.checkout
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
  await fill(contact.email, 'asha@example.com')
  await fill(contact.mobile, '9840012345')

  const second = await page.context().newPage()
  await second.goto('/ta/products')
  await second.locator('footer').getByRole('link', { name: 'हिन्दी', exact: true }).click()
  await arrives(second, '**/hi/products')
  expect(await second.locator('h1').innerText()).toBe(hi.headings.titles.all)

  expect(await page.locator('html').getAttribute('lang')).toBe('ta')
  await fill(address.fullName, 'ஆஷா ராமன்')
  await fill(address.line1, '4 North Mada Street')
  await fill(address.pin, '600004')
  await expect.poll(() => page.getByLabel(address.city).inputValue()).not.toBe('')
  const email = page.getByLabel(contact.email, { exact: true })
  expect(await email.inputValue()).toBe('asha@example.com')
  await page.getByRole('radio', { name: payment.cod.name }).check()
  await button(page, review.place).click()
  await page.waitForURL('**/ta/order/**')
  await page.getByRole('heading', { level: 1, name: ta.orders.state.confirmed }).waitFor()

  // What is written of it later is Tamil too, although the browser reads Hindi by now.
  const [order] = shop.look('select id, language from orders order by id desc limit 1')
  expect(order?.['language']).toBe('ta')
  const latest = "select id from mails where letter = 'order-placed' order by id desc limit 1"
  await expect.poll(() => shop.look(latest).length).toBe(1)
  expect(await writtenAnew(shop, Number(shop.look(latest)[0]?.['id']))).toMatch(
    /\p{Script=Tamil}{4}/u,
  )
  await page.reload()
  expect(await page.locator('html').getAttribute('lang')).toBe('ta')
  await second.goto('/faqs')
  await arrives(second, '**/hi/faqs')
})

it('without JavaScript a phone shows the whole form and one button', async () => {
  const page = await atCheckout({ ...plain, ...phone })
  for (const label of ['Email', 'Full name', 'PIN code']) {
    expect(await page.getByLabel(label, { exact: true }).isVisible()).toBe(true)
  }
  expect(await page.getByRole('button', { name: /^Continue/ }).count()).toBe(0)
  await button(page, 'Place order').click()
  const alert = page.getByRole('alert')
  await alert.getByRole('link', { name: 'Please enter a 6-digit PIN code' }).click()
  expect(new URL(page.url()).hash).toBe('#address.pin')
})

it('what a way to pay means has the width of its choice, in Tamil too', async () => {
  const page = await atCheckout({ ...plain, ...phone })
  await page.goto('/ta/checkout')
  const choice = page.locator('label', { has: page.locator('[value=cod]') })
  const [whole, text] = [await choice.boundingBox(), await choice.locator('.block').boundingBox()]
  expect(text?.width).toBeGreaterThan((whole?.width ?? 0) * 0.7)
})

it('where one way to pay is left it is chosen already', async () => {
  const page = await atCheckout({})
  const upi = page.getByRole('radio', { name: /^UPI/ })
  expect(await upi.isChecked()).toBe(false)
  shop.change(
    "update settings set value = json_set(value, '$.cod.isEnabled', json('false')) where name = 'payments'",
  )
  countAsSaved(shop)
  await page.reload()
  await alive(page)
  await expect.poll(() => upi.isChecked()).toBe(true)
  readyToSell(shop)
})

it.each(['/ta', '/te', '/kn', '/ml', '/hi'])(
  'on a narrow phone no word of the checkout is broken inside: %s',
  async (language) => {
    const page = await shop.visit({ width: 320 })
    await page.goto('/')
    await sent(page, shop, '/api/cart/lines', { productId: 1 })
    await page.goto(`${language}/checkout`)
    await alive(page)
    expect(await page.evaluate(brokenWords)).toEqual([])
    expect(await overhang(page)).toBe(0)
  },
)

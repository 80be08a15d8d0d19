import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { atWork, toastSays } from './admin.ts'
import { askBack, buyDelivered } from './after-buying.ts'
import { type Bought, buy, intoCart, readyToSell, sent } from './buying.ts'
import { journeys, modes } from './journeys.ts'
import { writtenAnew } from './read-email.ts'
import { alive, arrives, widths } from './visitor.ts'

// From a return to what its buyer is owed: as credit, and the rest of it as money.
const { shop, at } = journeys(readyToSell)

const inRupees = (rupees: number) => `₹${rupees.toLocaleString('en-IN')}`

/** All of it is back; its money becomes the credit that its buyer chose. */
async function takeBack(staff: Page, bought: Bought) {
  const [asked] = shop.look(
    'select r.id from returns r join orders o on o.id = r.order_id where o.number = ?',
    bought.number,
  )
  const desk = `/api/admin/returns/${asked?.['id']}`
  await sent(staff, shop, `${desk}/decision`, { isApproved: true })
  await sent(staff, shop, `${desk}/receipt`, { isRestocked: true })
  const refund = { amount: bought.total, method: 'store_credit' }
  await sent(staff, shop, `${desk}/closing`, { refund })
}

/** The code and the secret as the latest email says them. */
async function keysInEmail() {
  const find = () =>
    shop.look("select max(id) as id from mails where letter = 'store-credit-issued'")[0]?.['id']
  const text = await writtenAnew(shop, Number(find()))
  const [, code = ''] = /(SC-[A-Z0-9]{8})/.exec(text) ?? []
  const [, secret = ''] = /((?:[A-Z0-9]{4}-){3}[A-Z0-9]{4})/.exec(text) ?? []
  return { code, secret }
}

it('a store credit is chosen for a return, and what is left of it is paid out', async () => {
  const staff = await atWork(shop)
  const page = await at('/')
  const bought = await buyDelivered(page, staff, shop)
  await page.goto(bought.path)
  await alive(page)
  await askBack(page, 'My money back')
  await page.getByRole('button', { name: 'Take store credit instead' }).click()
  await page.getByText('You chose store credit.').waitFor()
  await takeBack(staff, bought)
  const { code } = await keysInEmail()

  await staff.goto('/admin/store-credits')
  await alive(staff)
  await staff.getByRole('link', { name: code }).click()
  await arrives(staff, '**/admin/store-credits/*')
  const amount = staff.getByLabel('Amount (₹)')
  await amount.fill(String(bought.total + 1))
  await staff.getByRole('button', { name: 'Record payout' }).click()
  await staff.getByText(/^Please enter an amount/).waitFor()
  await amount.fill('100')
  await staff.getByRole('button', { name: 'Record payout' }).click()
  await toastSays(staff, 'Payout recorded')
  await staff
    .getByText(inRupees(bought.total - 100))
    .first()
    .waitFor()
  await page.reload()
  const left = `${inRupees(bought.total - 100)} left of ${inRupees(bought.total)}`
  await page.getByText(`Your store credit ${code}: ${left}.`).waitFor()
  const [credit] = shop.look('select balance_paise from store_credits where code = ?', code)
  expect(credit?.['balance_paise']).toBe((bought.total - 100) * 100)
})

/** Types a credit into the box of the cart, which is closed while none is used and nothing was refused. */
async function use(page: Page, code: string, secret: string, amount = '') {
  const field = page.getByLabel('Code', { exact: true })
  if (!(await field.isVisible())) await page.getByText('Store credit', { exact: true }).click()
  await field.fill(code)
  await page.getByLabel('Secret').fill(secret)
  await page.getByLabel('Amount to use').fill(amount)
  await page.getByRole('button', { name: 'Use store credit' }).click()
}

describe('in the cart and at the checkout', () => {
  it.each(modes)('%s: it pays, is taken off again, and pays an order', async (_mode, options) => {
    const staff = await atWork(shop)
    const page = await at('/', { ...options, width: widths.phone })
    const bought = await buyDelivered(page, staff, shop)
    await page.goto(bought.path)
    await askBack(page, 'Store credit')
    await takeBack(staff, bought)
    const { code, secret } = await keysInEmail()
    const balance = inRupees(bought.total)

    await intoCart(page, shop)
    await page.goto('/cart')
    await arrives(page, '**/cart')
    await use(page, code, 'AAAA-BBBB-CCCC-DDDD')
    await page.getByText('We could not find a store credit').first().waitFor()
    await use(page, code, secret.toLowerCase())
    await page.getByText(`Store credit ${code} pays ${balance}.`).waitFor()
    await page.getByRole('button', { name: 'Do not use store credit' }).click()
    await page.getByText(`Store credit ${code} pays`).waitFor({ state: 'detached' })
    await use(page, code, secret, '1,000')
    await page.getByText(`Store credit ${code} pays ₹1,000.`).waitFor()
    await page.getByLabel(`Amount to use, of ${balance}`).fill('')
    await page.getByRole('button', { name: 'Change amount' }).click()
    await page.getByText(`Store credit ${code} pays ${balance}.`).waitFor()
    const { path } = await buy(page, shop, 'upi')
    await page.goto(path)
    // Two sarees by now: it pays the one, and UPI the other.
    await page.getByRole('heading', { name: `Pay ${balance}`, exact: true }).waitFor()
    await page.getByText('Paid with store credit').waitFor()
  })
})

import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { askBack, buyDelivered } from './after-buying.ts'
import { type Bought, readyToSell, sent } from './buying.ts'
import { journeys } from './journeys.ts'
import { writtenAnew } from './read-letter.ts'
import { alive, arrives } from './visitor.ts'
import { atWork, toastSays } from './workshop.ts'

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

/** The code as the latest email says it. */
async function codeInLetter() {
  const find = () =>
    shop.look("select max(id) as id from mails where letter = 'store-credit-issued'")[0]?.['id']
  const text = await writtenAnew(shop, Number(find()))
  const [, code = ''] = /(SC-[A-Z0-9]{8})/.exec(text) ?? []
  return code
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
  const code = await codeInLetter()

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

import type { Page } from 'playwright-core'
import { type Bought, buy, sent } from './buying.ts'
import type { OpenShop } from './open-shop.ts'

/** What staff do with an order by the calls themselves: paid, handed over, there. */
export async function deliver(staff: Page, shop: OpenShop, { number }: Pick<Bought, 'number'>) {
  const path = `/api/admin/orders/${idOf(shop, number)}`
  await sent(staff, shop, `${path}/payments`, {})
  await sent(staff, shop, `${path}/parcels`, { carrier: 'DTDC' })
  await sent(staff, shop, `${path}/moves`, { to: 'delivered' })
}

/** An order of a guest, paid by UPI, that has arrived. */
export async function buyDelivered(guest: Page, staff: Page, shop: OpenShop): Promise<Bought> {
  const bought = await buy(guest, shop, 'upi')
  await deliver(staff, shop, bought)
  return bought
}

export const idOf = (shop: OpenShop, number: string) =>
  Number(shop.look('select id from orders where number = ?', number)[0]?.['id'])

/** Opens the form for returns, chooses the first saree and this wish, and sends it. */
export async function askBack(page: Page, wish: string) {
  await page.getByText('Return or exchange').click()
  const lines = page.getByRole('group', { name: 'Which sarees?' })
  await lines.getByRole('checkbox').first().check()
  await page.getByRole('radio', { name: wish }).check()
  await page.getByLabel('Why?').selectOption({ label: 'The colour is different' })
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.getByText('We’ll reply within one working day.').waitFor()
}

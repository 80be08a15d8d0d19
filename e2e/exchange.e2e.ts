import { expect, it } from 'vitest'
import { atWork, dialogOf, toastSays } from './admin.ts'
import { askBack, buyDelivered, idOf } from './after-buying.ts'
import { readyToSell } from './buying.ts'
import { journeys, modes } from './journeys.ts'
import { lookForBarriers } from './look-for-barriers.ts'
import { alive, arrives, type Visit } from './visitor.ts'

// Another saree instead of the one that came: one order after the other, no money sent twice.
const { shop, at } = journeys(readyToSell)

const inRupees = (rupees: number) => `₹${rupees.toLocaleString('en-IN')}`

/** The saree of the shop that is next to this price, and what it costs. */
function sareeBeside(rupees: number, is: 'dearer' | 'cheaper') {
  const [compared, order] = is === 'dearer' ? ['>', 'asc'] : ['<', 'desc']
  const [found] = shop.look(
    `select name, code, current_paise from products where archived_at is null and current_paise ${compared} ? order by current_paise ${order}, id limit 1`,
    rupees * 100,
  )
  if (!found) throw new Error(`The demo shop has no ${is} saree.`)
  return {
    name: String(found['name']),
    code: String(found['code']),
    price: Number(found['current_paise']) / 100,
  }
}

/** A buyer asks for another saree, and staff choose it. */
async function chosen(is: 'dearer' | 'cheaper', options?: Visit) {
  const staff = await atWork(shop)
  const page = await at('/', options)
  const bought = await buyDelivered(page, staff, shop)
  await page.goto(bought.path)
  await arrives(page, `**${bought.path}`)
  await askBack(page, 'Another saree in exchange')
  const saree = sareeBeside(bought.total, is)

  await staff.goto('/admin/returns')
  await alive(staff)
  const row = staff.getByRole('row').filter({ hasText: bought.number })
  await row.getByRole('button', { name: 'Choose the new saree' }).click()
  const dialog = dialogOf(staff, 'Approve the exchange')
  await dialog.getByRole('button', { name: 'Approve exchange' }).click()
  await dialog.getByText('Please choose a saree').waitFor()
  await dialog.getByLabel('Find the new saree').fill(saree.code)
  await dialog
    .getByRole('button', { name: new RegExp(saree.name) })
    .first()
    .click()
  await dialog.getByText(`${saree.name}, ${inRupees(saree.price)}`).waitFor()
  return { staff, page, bought, saree, row, dialog }
}

/** … and receive the old one. */
async function exchanged(is: 'dearer' | 'cheaper', options?: Visit) {
  const { staff, page, bought, saree, row, dialog } = await chosen(is, options)
  expect(await lookForBarriers(staff)).toEqual([])
  await dialog.getByRole('button', { name: 'Approve exchange' }).click()
  await toastSays(staff, 'Exchange approved')

  await page.goto(bought.path)
  await page.getByRole('link', { name: /^Your new saree: order PAL-/ }).click()
  await arrives(page, (url) => url.pathname !== bought.path && url.pathname.startsWith('/order/'))
  await page.getByText('Reserved for your exchange').waitFor()
  await page.getByText(`order ${bought.number}`).first().waitFor()

  await row.getByRole('button', { name: 'It has arrived' }).click()
  const arrived = dialogOf(staff, 'The return has arrived')
  await arrived.getByRole('button', { name: 'It has arrived' }).click()
  await toastSays(staff, 'Return received')
  await page.reload()
  await arrives(page, '**/order/*')
  const [next] = shop.look(
    'select number, state, total_paise, paid_paise from orders where exchange_of = ?',
    idOf(shop, bought.number),
  )
  return { staff, page, bought, row, saree, next }
}

it.each(modes)('%s: dearer: its buyer pays what is missing', async (_mode, options) => {
  const { page, bought, saree, next } = await exchanged('dearer', options)
  expect(next).toMatchObject({
    ...{ state: 'pending_payment', total_paise: saree.price * 100 },
    paid_paise: bought.total * 100,
  })
  await page.getByText('Paid by your exchange').waitFor()
  await page
    .getByText(inRupees(saree.price - bought.total))
    .first()
    .waitFor()
  // What looks for barriers is a script itself.
  if (options === undefined) expect(await lookForBarriers(page)).toEqual([])
})

it('cheaper: it is paid, and what is over goes back', async () => {
  const { staff, bought, row, saree, next } = await exchanged('cheaper')
  expect(next).toMatchObject({ state: 'confirmed', paid_paise: saree.price * 100 })
  await row.getByRole('button', { name: 'Close the return' }).click()
  const closing = dialogOf(staff, 'Close the return')
  await closing.getByLabel('Refund', { exact: true }).check()
  const over = bought.total - saree.price
  expect(await closing.getByLabel('Amount (₹)').inputValue()).toBe(String(over))
  await closing.getByRole('button', { name: 'Close the return' }).click()
  await toastSays(staff, 'Return closed')
  const [old] = shop.look('select refunded_paise from orders where number = ?', bought.number)
  expect(old?.['refunded_paise']).toBe(bought.total * 100)
})

it('a saree that was sold since it was found is refused, and its list tells so', async () => {
  const { staff, saree, dialog } = await chosen('dearer')
  const found = dialog.getByText(`${saree.code} · ${inRupees(saree.price)}`)
  expect(await found.textContent()).not.toContain('Sold out')
  shop.change('update products set stock = 0 where code = ?', saree.code)
  await dialog.getByRole('button', { name: 'Approve exchange' }).click()
  await toastSays(staff, 'Failed to approve the exchange')
  await dialog.getByText(`${saree.code} · ${inRupees(saree.price)} · Sold out`).waitFor()
  shop.change('update products set stock = 9 where code = ?', saree.code)
})

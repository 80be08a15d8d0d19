import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { adminOrders as inHindi } from '#web/words/hi/admin/orders.ts'
import { adminOrders as inTamil } from '#web/words/ta/admin/orders.ts'
import { atWork, dialogOf, fieldSays, signIn, toastSays } from './admin.ts'
import { idOf } from './after-buying.ts'
import { countAsSaved } from './behind-its-back.ts'
import { buy, readyToSell, sent } from './buying.ts'
import { journeys, newName } from './journeys.ts'
import { lookForBarriers } from './look-for-barriers.ts'
import { overhang } from './overhang.ts'
import { alive, widths } from './visitor.ts'

// Orders that became dearer after they were paid, and leave the house all the same or not.
const { shop } = journeys(
  (opened) => {
    readyToSell(opened)
    opened.change('update products set stock = 60')
    countAsSaved(opened)
  },
  {},
  'postgres',
)

const inRupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`
const stateOf = (id: number) => shop.look('select state from orders where id = ?', id)[0]?.['state']

/** One more of its sarees, by the call itself. */
async function makeDearer(owner: Page, id: number) {
  const path = `/api/admin/orders/${id}`
  const { lines, linesVersion: version } = await (await owner.request.get(path)).json()
  const [{ productId, quantity }] = lines
  const headers = { Origin: shop.address }
  const data = { lines: [{ productId, quantity: quantity + 1 }], version }
  const answer = await owner.request.put(`${path}/lines`, { data, headers })
  expect(answer.status(), await answer.text()).toBe(200)
  const { total, paid } = await answer.json()
  return inRupees(total - paid)
}

/** An order that was paid before it became dearer: how much of it is missing. */
async function dearer(owner: Page) {
  const { number } = await buy(await shop.visit(), shop, 'upi')
  const id = idOf(shop, number)
  await sent(owner, shop, `/api/admin/orders/${id}/payments`, {})
  return { id, number, due: await makeDearer(owner, id) }
}

/** Somebody who packs orders, signed in on a phone. */
async function packer() {
  const page = await shop.visit({ width: widths.phone })
  const username = newName('kani')
  const who = { username, email: `${username}@pallu.example`, password: 'kuthu-vilakku-27' }
  await sent(page, shop, '/api/users/register', who)
  shop.change("update users set role = 'packer' where username = ?", username)
  await signIn(page, shop, who)
  return page
}

const isReadable = async (page: Page) => {
  expect(await lookForBarriers(page)).toEqual([])
  expect(await overhang(page)).toBe(0)
}

describe('an order whose difference is not paid', () => {
  it('is packed by the keyboard alone once its owner has said so', async () => {
    const owner = await atWork(shop, '/admin', { width: widths.phone })
    const { id, due } = await dearer(owner)
    await owner.goto(`/admin/orders/${id}`)
    await alive(owner)
    await owner.getByRole('button', { name: 'Mark as packed' }).focus()
    await owner.keyboard.press('Enter')
    const dialog = dialogOf(owner, 'Mark as packed')
    await dialog.getByText(`${due} of this order is not paid yet`).waitFor()
    await isReadable(owner)
    await dialog.getByLabel('Message to customer').focus()
    await owner.keyboard.press('Tab')
    await owner.keyboard.press('Enter')
    await fieldSays(dialog, 'of this order has not been paid yet')
    expect(stateOf(id)).toBe('confirmed')
    const goOn = dialog.getByLabel('Go on all the same')
    await expect.poll(() => goOn.evaluate((one) => one === document.activeElement)).toBe(true)
    await owner.keyboard.press('Space')
    await owner.keyboard.press('Enter')
    await toastSays(owner, 'The order is now: Packed')
    expect(stateOf(id)).toBe('packed')
  })

  it('asks in a window that was opened before the order became dearer, and again when it did so once more', async () => {
    const owner = await atWork(shop)
    const { number } = await buy(await shop.visit(), shop, 'upi')
    const id = idOf(shop, number)
    await sent(owner, shop, `/api/admin/orders/${id}/payments`, {})
    await owner.goto(`/admin/orders/${id}`)
    await alive(owner)
    await owner.getByRole('button', { name: 'Ship a parcel' }).click()
    const dialog = dialogOf(owner, 'Ship order')
    await dialog.getByRole('combobox', { name: 'Carrier' }).fill('DTDC')
    const goOn = dialog.getByLabel('Go on all the same')
    for (const _time of ['once', 'once more']) {
      const due = await makeDearer(owner, id)
      await dialog.getByRole('button', { name: 'Mark as shipped' }).click()
      await dialog.getByText(`${due} of this order is not paid yet`).waitFor()
      expect(await goOn.isChecked()).toBe(false)
      await goOn.check()
    }
    expect(await dialog.getByRole('combobox', { name: 'Carrier' }).inputValue()).toBe('DTDC')
    await dialog.getByRole('button', { name: 'Mark as shipped' }).click()
    await toastSays(owner, 'Parcel shipped')
    expect(stateOf(id)).toBe('shipped')
  })

  it('is packed once where the answer was lost', async () => {
    const owner = await atWork(shop)
    const { id } = await dearer(owner)
    await owner.goto(`/admin/orders/${id}`)
    await alive(owner)
    await owner.getByRole('button', { name: 'Mark as packed' }).click()
    const dialog = dialogOf(owner, 'Mark as packed')
    await dialog.getByLabel('Go on all the same').check()
    await owner.route('**/api/admin/orders/*/moves', async (route) => {
      await route.fetch()
      await route.abort()
    })
    const press = () => dialog.getByRole('button', { name: 'Mark as packed' }).click()
    await press()
    await toastSays(owner, 'Failed to update the order')
    await owner.unroute('**/api/admin/orders/*/moves')
    expect(await dialog.getByLabel('Go on all the same').isChecked()).toBe(true)
    await press()
    await toastSays(owner, 'The order is now: Packed')
    const packed = shop.look(
      "select count(*) as count from order_events where order_id = ? and to_state = 'packed'",
      id,
    )
    expect(Number(packed[0]?.['count'])).toBe(1)
  })

  it('is left of many while the others are packed and sent, until it is said of it', async () => {
    const owner = await atWork(shop, '/admin', { width: widths.phone })
    const paid = await buy(await shop.visit(), shop, 'cod')
    const [goes, waits] = [await dearer(owner), await dearer(owner)]
    await owner.goto('/admin/orders')
    await alive(owner)
    for (const { number } of [paid, goes, waits])
      await owner.getByLabel(`Select ${number}`, { exact: true }).check()
    await owner.getByRole('button', { name: 'Pack and send' }).click()
    const dialog = dialogOf(owner, 'Pack and send')
    await dialog.getByRole('button', { name: 'Pack 3 orders' }).click()
    await dialog.getByText('2 orders were not changed', { exact: false }).waitFor()
    await isReadable(owner)
    const states = () => [idOf(shop, paid.number), goes.id, waits.id].map(stateOf)
    expect(states()).toEqual(['packed', 'confirmed', 'confirmed'])
    const goOn = (number: string) => dialog.getByLabel(`Go on with ${number} all the same`)
    await goOn(goes.number).check()
    await dialog.getByLabel('Carrier').fill('DTDC')
    await dialog.getByRole('button', { name: 'Send 3 orders' }).click()
    await dialog.getByText('1 order was not changed', { exact: false }).waitFor()
    expect(states()).toEqual(['shipped', 'shipped', 'confirmed'])
    // What has left asks nothing more.
    await goOn(goes.number).waitFor({ state: 'detached' })
    expect(await goOn(waits.number).isChecked()).toBe(false)
  })

  it('stands in Today without the press that packs it', async () => {
    const owner = await atWork(shop)
    const { id, number } = await dearer(owner)
    await owner.goto('/admin?waiting=pack')
    await alive(owner)
    const row = owner.getByRole('listitem').filter({ hasText: number })
    await row.getByText('not paid in full yet', { exact: false }).waitFor()
    expect(await row.getByRole('button', { name: /^Mark as packed/ }).count()).toBe(0)
    await row.getByRole('link', { name: `Open: ${number}` }).click()
    await owner.getByRole('heading', { name: `Order ${number}` }).waitFor()
    expect(stateOf(id)).toBe('confirmed')
  })

  it('tells who only packs whom to ask, and never goes on at their word', async () => {
    const { id, due } = await dearer(await atWork(shop))
    const page = await packer()
    await page.goto(`/admin/orders/${id}`)
    await alive(page)
    await page.getByRole('button', { name: 'Mark as packed' }).click()
    const dialog = dialogOf(page, 'Mark as packed')
    await dialog.getByText(`${due} of this order is not paid yet`).waitFor()
    await dialog.getByText('Only those who may change orders can decide to go on.').waitFor()
    expect(await dialog.getByLabel('Go on all the same').count()).toBe(0)
    await dialog.getByRole('button', { name: 'Mark as packed' }).click()
    await toastSays(page, 'Failed to update the order')
    expect(stateOf(id)).toBe('confirmed')
  })

  it.each([
    ['ta', inTamil],
    ['hi', inHindi],
  ] as const)('asks in the language of who works: %s', async (language, words) => {
    const owner = await atWork(shop, '/admin', { width: widths.phone })
    const { id, due } = await dearer(owner)
    shop.change("update users set admin_language = ? where username = 'admin'", language)
    try {
      await owner.goto(`/admin/orders/${id}`)
      await alive(owner)
      await owner.getByRole('button', { name: words.moves.to.packed }).click()
      const dialog = dialogOf(owner, words.moves.to.packed)
      await dialog.getByText(words.unpaid.title(due)).waitFor()
      await dialog.getByRole('button', { name: words.moves.to.packed }).click()
      await fieldSays(dialog, `${due}.00`)
      await isReadable(owner)
      await dialog.getByLabel(words.unpaid.goOn).check()
      await dialog.getByRole('button', { name: words.moves.to.packed }).click()
      await expect.poll(() => stateOf(id)).toBe('packed')
    } finally {
      shop.change("update users set admin_language = 'en' where username = 'admin'")
    }
  })
})

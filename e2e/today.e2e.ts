import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { atWork, signIn } from './admin.ts'
import { buy, readyToSell } from './buying.ts'
import { journeys } from './journeys.ts'
import { lookForBarriers } from './look-for-barriers.ts'
import { alive, arrives, widths } from './visitor.ts'

// An owner's morning: what waits, done from the first screen, by hand and by keyboard.
const { shop } = journeys(readyToSell)

const today = (page: Page) => page.getByRole('region', { name: 'Today', exact: true })

const finder = (page: Page) =>
  page.getByRole('combobox', { name: 'Order, saree, customer or setting' })

describe('Today', () => {
  it('hears of an order at once, and packs it in one press, which can be taken back', async () => {
    const page = await shop.visit()
    await signIn(page, shop, { username: 'admin', password: 'a-good-long-password' })
    // Waited for before it is asked: a busy browser may open it before its page counts as alive.
    const line = page.waitForResponse('**/api/admin/today/events')
    await page.goto('/admin')
    await line
    const bought = await buy(await shop.visit(), shop, 'cod')
    const pack = today(page).getByRole('button', { name: `Mark as packed: ${bought.number}` })
    await pack.waitFor()
    await pack.click()
    await today(page).getByText(`${bought.number} is packed`).waitFor()
    await today(page)
      .getByRole('button', { name: `Ship order: ${bought.number}` })
      .waitFor()
    await page.getByRole('button', { name: `Undo: ${bought.number}` }).click()
    await pack.waitFor()
    expect(await lookForBarriers(page)).toEqual([])
  })

  it('says that a phone shows no notification where its browser knows the word alone', async () => {
    const page = await shop.visit({ width: widths.phone })
    await page.addInitScript(() => {
      // As Chrome on Android does.
      const asOnPhones = () => {
        throw new TypeError('Illegal constructor')
      }
      Object.assign(asOnPhones, {
        permission: 'granted',
        requestPermission: () => Promise.resolve('granted'),
      })
      Object.assign(window, { Notification: asOnPhones })
    })
    await signIn(page, shop, { username: 'admin', password: 'a-good-long-password' })
    await page.goto('/admin')
    await alive(page)
    const notice = page.getByLabel('Show a notification of the browser')
    await notice.click()
    await page.getByText(/^Your browser does not show notifications of this shop\./).waitFor()
    expect(await notice.isChecked()).toBe(false)
  })

  it('confirms a transfer that its buyer has named', async () => {
    const bought = await buy(await shop.visit(), shop, 'upi')
    const page = await atWork(shop, '/admin', { width: widths.phone })
    const utr = '412399887766'
    const headers = { Origin: shop.address }
    const path = `/api/orders/${bought.path.split('/').at(-1)}/payment/transfer`
    const named = await page.request.post(path, { data: { reference: utr }, headers })
    expect(named.status()).toBe(200)
    await page.goto('/admin')
    const confirm = today(page).getByRole('button', {
      name: `Yes, confirm order: ${bought.number}`,
    })
    await today(page).getByText(`UTR ${utr}`, { exact: false }).waitFor()
    expect(await lookForBarriers(page)).toEqual([])
    await confirm.click()
    await today(page).getByText(`${bought.number} is paid and confirmed`).waitFor()
  })

  it('is done by the keyboard alone, from the sign-in to a parcel that has left', async () => {
    const bought = await buy(await shop.visit(), shop, 'cod')
    const page = await shop.visit()
    await page.goto('/login?next=/admin')
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    await page.getByLabel('Username').focus()
    await page.keyboard.type('admin')
    await press('Tab')
    await page.keyboard.type('a-good-long-password')
    await press('Enter')
    await arrives(page, '**/admin')
    await alive(page)
    // The page is drawn a moment before it listens to keys; with the search open they open nothing more.
    const isFinding = async () => {
      await press('Control+k')
      return finder(page).isVisible()
    }
    await expect.poll(isFinding, { timeout: 60_000 }).toBe(true)
    await page.keyboard.type(`ship ${bought.number}`)
    await page.getByRole('option', { name: `Ship ${bought.number}` }).waitFor()
    await press('Enter')
    await arrives(page, '**/admin/orders/*')
    // The action that was asked for is open already, and the address asks for it no more.
    await page.getByRole('dialog').getByLabel('Carrier').focus()
    await arrives(page, (url) => url.search === '')
    await page.keyboard.type('DTDC')
    await press('Enter')
    await page.getByText('On its way').first().waitFor()
  })
})

describe('search of everything', () => {
  it('finds orders, sarees, people and settings, and leads there', async () => {
    const page = await atWork(shop, '/admin', { width: widths.phone })
    await page.getByRole('button', { name: 'Search everything' }).click()
    const field = finder(page)
    await field.fill('98450 22002')
    const order = page.getByRole('option', { name: /^PAL-\d{4}-000018 / })
    await order.waitFor()
    await page
      .getByRole('option', { name: /Customer/ })
      .first()
      .waitFor()
    expect(await lookForBarriers(page)).toEqual([])
    await field.fill('law and')
    await page.getByRole('option', { name: /^Law and tax/ }).waitFor()
    await page.keyboard.press('Enter')
    await arrives(page, '**/admin/settings/law')
    expect(await finder(page).count()).toBe(0)
  })
})

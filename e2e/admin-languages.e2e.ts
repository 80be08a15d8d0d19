import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { adminFrame } from '#web/words/en/admin/work/frame.ts'
import { admin as hi } from '#web/words/hi/admin/admin.ts'
import { adminFrame as frameInHindi } from '#web/words/hi/admin/work/frame.ts'
import { admin as ta } from '#web/words/ta/admin/admin.ts'
import { adminOrders as orders } from '#web/words/ta/admin/orders.ts'
import { adminStaff } from '#web/words/ta/admin/staff.ts'
import { adminFrame as frameInTamil } from '#web/words/ta/admin/work/frame.ts'
import { ta as shopInTamil } from '#web/words/ta.ts'
import { atWork, signIn } from './admin.ts'
import { buy, readyToSell, sent } from './buying.ts'
import { journeys, newName } from './journeys.ts'
import { lookForBarriers } from './look-for-barriers.ts'
import { alive, arrives, widths } from './visitor.ts'

// The admin area in the languages of those who work there.
const { shop } = journeys(readyToSell)

const phone = { width: 390 }
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const languageOf = (page: Page) => page.locator('html').getAttribute('lang')

async function fits(page: Page) {
  expect(await lookForBarriers(page)).toEqual([])
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(beyond).toBeLessThanOrEqual(0)
}

/** Somebody new who packs orders, signed in on a phone. */
async function packer() {
  const page = await shop.visit(phone)
  const username = newName('kani')
  const who = { username, email: `${username}@pallu.example`, password: 'kuthu-vilakku-27' }
  await sent(page, shop, '/api/users/register', who)
  shop.change("update users set role = 'packer' where username = ?", username)
  await signIn(page, shop, who)
  return { page, username }
}

/** In the toast region, whose name the page says in its own language. */
const toastSaid = (page: Page, title: string) =>
  page.getByText(title, { exact: true }).first().waitFor()

describe('the language of the admin area', () => {
  it('is set by the owner, and a packer packs and ships an order in Tamil on a phone', async () => {
    const bought = await buy(await shop.visit(), shop, 'cod')
    const [order] = shop.look('select id from orders where number = ?', bought.number)
    const { page, username } = await packer()
    await page.goto('/admin/orders')
    await alive(page)
    expect(await languageOf(page)).toBe('en-IN')

    const owner = await atWork(shop, '/admin/staff')
    await owner.getByRole('combobox', { name: `Language of ${username}` }).selectOption('ta')
    await toastSaid(owner, 'Language changed')

    await page.goto('/admin/orders')
    await alive(page)
    expect(await languageOf(page)).toBe('ta')
    expect(await page.title()).toBe(`${ta.tabs.orders} · ${ta.title}`)
    await page.getByRole('link', { name: bought.number }).click()
    await page.getByRole('heading', { name: orders.title(bought.number) }).waitFor()
    await fits(page)
    await button(page, orders.moves.to.packed).click()
    await page.getByRole('dialog').getByRole('button', { name: orders.moves.to.packed }).click()
    await toastSaid(page, orders.moves.moved(orders.states.packed))
    await button(page, orders.parcels.add).click()
    const parcel = page.getByRole('dialog', { name: orders.parcels.addTitle })
    await parcel.getByLabel(orders.parcels.carrier).fill('India Post')
    await parcel.getByLabel(orders.parcels.number).fill('EE123456785IN')
    await button(page, orders.parcels.submit).click()
    await toastSaid(page, orders.parcels.sent)
    await fits(page)
    const [after] = shop.look('select state from orders where id = ?', Number(order?.['id']))
    expect(after?.['state']).toBe('shipped')

    // Nothing of it has changed for the owner, nor for an address that somebody shares.
    expect(await languageOf(owner)).toBe('en-IN')
    await owner.getByRole('row').filter({ hasText: username }).waitFor()
  })

  it('lets no cell of a list lie over the next one, however long its words are', async () => {
    const page = await atWork(shop, '/admin', { width: widths.desktop })
    shop.change("update users set admin_language = 'ta' where username = 'admin'")
    try {
      for (const path of ['/admin/compliance', '/admin/categories', '/admin/documents']) {
        await page.goto(path)
        await page.locator('.sheet tbody th').first().waitFor()
        const wider = await page
          .locator('.sheet tbody :is(td, th)')
          .evaluateAll((cells) =>
            cells
              .filter((one) => one.scrollWidth > one.clientWidth + 1)
              .map((one) => one.textContent),
          )
        expect(wider, path).toEqual([])
      }
    } finally {
      shop.change("update users set admin_language = 'en' where username = 'admin'")
    }
  })

  it('leads whoever has to choose a password first to the page that asks for it in their language', async () => {
    const { page, username } = await packer()
    shop.change(
      "update users set must_change_password = 1, admin_language = 'ta' where username = ?",
      username,
    )
    await page.goto('/admin/orders')
    await arrives(page, '**/ta/account/password?next=/admin/orders')
    await alive(page)
    const { password } = shopInTamil.account
    await page.getByText(password.newAtWork).waitFor()
    const fields = page.locator('main input[type=password]')
    const [now, next] = ['kuthu-vilakku-27', 'thanjavur-thattu-31']
    for (const [at, text] of [now, next, next].entries()) await fields.nth(at).fill(text)
    await button(page, password.submit).click()
    await arrives(page, '**/admin/orders')
    expect(await languageOf(page)).toBe('ta')
  })

  it('is chosen under More on phones, shows at once and goes along to the sign-in page and the shop', async () => {
    const { page } = await packer()
    await page.goto('/admin/orders')
    await alive(page)
    const choice = (name: string) => page.getByRole('combobox', { name, exact: true })
    await button(page, adminFrame.more).click()
    await choice('Language').selectOption('hi')
    await page.getByRole('tab', { name: hi.tabs.orders, exact: true }).waitFor()
    expect(await languageOf(page)).toBe('hi')
    await alive(page)
    await button(page, frameInHindi.more).click()
    await choice(hi.language).selectOption('ta')
    await page.getByRole('tab', { name: ta.tabs.orders, exact: true }).waitFor()
    await alive(page)
    await button(page, frameInTamil.more).click()
    await page.getByRole('link', { name: ta.viewShop }).click()
    await arrives(page, '**/ta')
    expect(await languageOf(page)).toBe('ta')
    await page.goto('/admin/orders')
    await alive(page)
    shop.change(
      "delete from sessions where user_id in (select id from users where role = 'packer')",
    )
    // By itself, as the line of events is shut, or at the next step: whichever comes first.
    const returns = page.getByRole('tab', { name: ta.tabs.returns })
    await returns.click({ timeout: 5000 }).catch(() => undefined)
    await arrives(page, '**/ta/login?next=/admin/*')
    await button(page, shopInTamil.signIn.login.submit).waitFor()
  })

  it('says in it what the shop refuses', async () => {
    const page = await atWork(shop, '/admin/staff')
    await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('ta')
    await button(page, adminStaff.add).waitFor()
    await alive(page)
    await button(page, adminStaff.add).click()
    const dialog = page.getByRole('dialog', { name: adminStaff.addTitle })
    await dialog.getByLabel(adminStaff.who).fill('nobody-at-all')
    await dialog.getByRole('button', { name: adminStaff.addButton, exact: true }).click()
    await dialog
      .getByText(/\p{Script=Tamil}.*பதிவு/u)
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: ta.language, exact: true }).selectOption('en')
    await page.getByRole('button', { name: 'Add to the staff' }).waitFor()
  })
})

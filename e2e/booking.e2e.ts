import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { atWork } from './admin.ts'
import { countAsSaved } from './behind-its-back.ts'
import { intoCart, readyToSell } from './buying.ts'
import { journeys, modes } from './journeys.ts'
import { lookForBarriers } from './look-for-barriers.ts'
import { alive, widths } from './visitor.ts'

const { shop } = journeys((opened) => {
  readyToSell(opened)
  const [kept] = opened.look("select value from settings where name = 'payments'")
  const booking = { isEnabled: true, percent: 20, least: 0, days: 15, categoryIds: [] }
  opened.change(
    "update settings set value = ? where name = 'payments'",
    JSON.stringify({ ...JSON.parse(String(kept?.['value'])), booking }),
  )
  countAsSaved(opened)
})

const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`

async function typeAddress(page: Page) {
  const fields = {
    Email: 'meena@example.com',
    'Mobile number': '98400 12345',
    'Full name': 'Meena Raghavan',
    'House, street': '4 North Mada Street',
    'PIN code': '600004',
    'Town or district': 'Chennai',
  }
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text)
}

describe('advance booking', () => {
  it.each(modes)('%s: a part now, the rest before it leaves', async (_mode, options) => {
    const isAlive = options?.javaScriptEnabled !== false
    const guest = await shop.visit({ ...options, width: widths.desktop })
    await intoCart(guest, shop)
    await guest.goto('/checkout')
    if (isAlive) await alive(guest)
    await typeAddress(guest)
    const part = guest.getByRole('radio', { name: /^Book in advance: / })
    // Scripts wait until a way to pay is chosen that can be booked.
    expect(await part.isVisible()).toBe(!isAlive)
    await guest.getByRole('radio', { name: /^UPI/ }).check()
    await part.check()
    if (isAlive) expect(await lookForBarriers(guest)).toEqual([])
    if (isAlive) await guest.getByText('To pay now', { exact: true }).waitFor({ state: 'attached' })
    await guest.getByRole('button', { name: /^Place order/ }).click()
    await guest.getByText(/^This is your advance\. /).waitFor()
    const [order] = shop.look(
      'select id, number, total_paise as total, advance_paise as advance from orders order by id desc',
    )
    const [total, advance] = [Number(order?.['total']) / 100, Number(order?.['advance']) / 100]
    expect(advance).toBe(Math.ceil(total * 0.2))
    await guest.getByRole('heading', { name: `Pay ${rupees(advance)}`, exact: true }).waitFor()
    const left = rupees(total - advance)
    await guest
      .getByText(
        `You pay the remaining ${left} within 15 days of it, before we send your sarees;`,
        { exact: false },
      )
      .waitFor()
    const owner = await atWork(shop, `/admin/orders/${order?.['id']}`)
    const marked = owner.getByRole('button', { name: 'Mark as paid' }).first()
    await marked.click()
    await owner.getByRole('dialog').getByText(rupees(advance)).waitFor()
    await owner.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click()
    await owner.getByText(/^The rest is to come by /).waitFor()
    await guest.reload()
    if (isAlive) await alive(guest)
    await guest.getByRole('heading', { name: `Pay ${left}`, exact: true }).waitFor()
    await guest.getByText(/^Your sarees are booked\. Please pay the rest by /).waitFor()
    if (isAlive) expect(await lookForBarriers(guest)).toEqual([])
    await owner.goto('/admin')
    const line = owner.getByRole('listitem').filter({ hasText: String(order?.['number']) })
    await line.getByText(`${left} is left to pay before it is sent`).waitFor()
    await owner.goto(`/admin/orders/${order?.['id']}`)
    await marked.click()
    await owner.getByRole('dialog').getByText(left).waitFor()
    await owner.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click()
    await marked.waitFor({ state: 'detached' })
    await guest.reload()
    await guest.getByText(/^We pack it next and email you when it leaves/).waitFor()
  })
})

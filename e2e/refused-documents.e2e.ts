import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { atWork, dialogOf, fieldSays, toastSays } from './admin.ts'
import { journeys } from './journeys.ts'
import { widths } from './visitor.ts'

// What the law refuses an owner, each with a sentence and with what was typed still there.
const { shop } = journeys()

const orderIn = (state: string, from: 'oldest' | 'newest') => {
  const [order] = shop.look(
    `select id, invoice_number as invoice from orders where state = ? and invoice_number is not null
     order by id ${from === 'newest' ? 'desc' : ''}`,
    state,
  )
  return { id: Number(order?.['id']), invoice: String(order?.['invoice']) }
}

const hasFocus = (field: Locator) =>
  expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)

describe('a credit note', () => {
  const dialogIn = async (page: Page) => {
    await page.getByRole('button', { name: 'Create credit note' }).click()
    return dialogOf(page, 'Create credit note')
  }

  it('above what was sold, or of what nobody can read, is refused and keeps what was typed', async () => {
    const { id, invoice } = orderIn('delivered', 'newest')
    const page = await atWork(shop, `/admin/orders/${id}`, { width: widths.phone })
    const form = await dialogIn(page)
    const pieces = form.getByLabel('Pieces back').first()
    const off = form.getByLabel('Off the price (₹)').first()
    const send = () => form.getByRole('button', { name: 'Create credit note' }).click()
    await form.getByLabel('Reason').fill('A stain')
    await pieces.fill('99')
    await send()
    await fieldSays(form, 'Please enter a whole number from 0 to')
    await hasFocus(pieces)
    await pieces.fill('0')
    await off.fill('two hundred')
    await send()
    await fieldSays(form, 'Please enter an amount like 250 or 250.50')
    await hasFocus(off)
    await off.fill('9,99,999')
    await send()
    await form
      .getByText(/^More than was sold: of “.+” on .+ can still be credited\.$/)
      .first()
      .waitFor()
    expect(await form.getByText(invoice, { exact: false }).count()).toBeGreaterThan(0)
    expect(await off.inputValue()).toBe('9,99,999')
    expect(await form.getByLabel('Reason').inputValue()).toBe('A stain')
    expect(shop.look("select 1 from documents where kind = 'credit-note'")).toEqual([])
  })
})

describe('an invoice', () => {
  it('of a month that was closed meanwhile is not cancelled', async () => {
    const { id, invoice } = orderIn('delivered', 'oldest')
    shop.change("update orders set state = 'packed' where id = ?", id)
    const page = await atWork(shop, `/admin/orders/${id}`)
    await page.getByRole('button', { name: `Cancel ${invoice}` }).click()
    const form = dialogOf(page, `Cancel ${invoice}`)
    await form.getByLabel('Reason').fill('A wrong address')
    shop.change("update documents set return_period = '102026' where number = ?", invoice)
    await form.getByRole('button', { name: `Cancel ${invoice}` }).click()
    const why = `${invoice} was reported already: please make a credit note instead.`
    await toastSays(page, `Failed to cancel ${invoice}`, why)
    expect(await form.getByLabel('Reason').inputValue()).toBe('A wrong address')
  })

  it('that somebody changed in the database is not handed out, and the owner reads why', async () => {
    const { id, invoice } = orderIn('delivered', 'newest')
    shop.change('drop trigger document_rows_stay')
    shop.change(
      "update document_rows set hsn = '5208' where document_id = (select id from documents where number = ?)",
      invoice,
    )
    const page = await atWork(shop, `/admin/orders/${id}`)
    let files = 0
    page.on('download', () => (files += 1))
    await page.getByRole('link', { name: invoice, exact: true }).click()
    const why = `${invoice} no longer says what it said when it was issued`
    await page.getByText(why, { exact: false }).waitFor()
    expect(files).toBe(0)
    await page.goto('/admin/compliance')
    await page
      .getByText(`1 document says something else than when it was issued (${invoice})`, {
        exact: false,
      })
      .waitFor()
    await page.goto('/admin')
    await page.getByText('legal requirement', { exact: false }).first().waitFor()
  })
})

describe('a rate', () => {
  it('that would lie over another one names the day that it has to come after', async () => {
    const page = await atWork(shop, '/admin/settings/law', { width: widths.phone })
    const form = page.locator('form', { hasText: 'Add a rate' })
    await form.getByLabel('From').fill('2017-07-01')
    await form.getByLabel('Rate in percent').fill('12')
    await form.getByLabel('Source').fill('Notification 9/2026')
    await form.getByRole('button', { name: 'Save the rate' }).click()
    await fieldSays(
      form,
      'For these goods at this price there is a rate from 1 Jul 2017 on already: please choose a later day.',
    )
    await hasFocus(form.getByLabel('From'))
    expect(await form.getByLabel('Source').inputValue()).toBe('Notification 9/2026')
  })
})

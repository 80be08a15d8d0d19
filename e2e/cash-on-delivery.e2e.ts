import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { atWork, toastSays } from './admin.ts'
import { countAsSaved } from './behind-its-back.ts'
import { buy, readyToSell } from './buying.ts'
import { journeys, modes } from './journeys.ts'
import { lookForBarriers } from './look-for-barriers.ts'
import { alive, widths } from './visitor.ts'

const { shop } = journeys(readyToSell)
const panelAt = '/admin/settings/payments'
const pictures = process.env['COD_PICTURES']

beforeEach(() => {
  shop.change('delete from cod_rules')
  countAsSaved(shop)
  shop.change('delete from rate_limits')
})

const panel = (page: Page) =>
  page.getByRole('region', { name: 'Rules of cash on delivery', exact: true })
const rule = (page: Page, place: number) =>
  panel(page).getByRole('listitem', { name: `Rule ${place}`, exact: true })
/** The percentage counts for a part in advance alone. */
function decide(outcome: string) {
  shop.change(
    'insert into cod_rules (position, outcome, advance_percent) values (0, ?, ?)',
    outcome,
    outcome === 'part-advance' ? 20 : 10,
  )
  countAsSaved(shop)
}

async function look(page: Page, name: string) {
  expect(await lookForBarriers(page)).toEqual([])
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(beyond).toBeLessThanOrEqual(0)
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true })
}

describe('the owner’s rules', () => {
  it.each([widths.desktop, widths.phone])(
    'are written, put in order, tried and saved at %d px',
    async (width) => {
      const page = await atWork(shop, panelAt, { width })
      await panel(page).getByText('No rules yet', { exact: false }).waitFor()
      await panel(page).getByRole('button', { name: 'Add a rule' }).click()
      await rule(page, 1).getByLabel('Order from (₹)').fill('20000')
      await rule(page, 1).getByLabel('Then').selectOption('Ask for a part in advance')
      await panel(page).getByRole('button', { name: 'Save rules' }).click()
      await rule(page, 1)
        .getByText('Please enter a percentage like 20% or an amount like 500')
        .waitFor()
      await rule(page, 1).getByLabel('In advance').fill('20%')
      await panel(page).getByRole('button', { name: 'Add a rule' }).click()
      await rule(page, 2).getByLabel('Then').selectOption('Offer other ways to pay only')
      await rule(page, 2).getByLabel('Parcels refused at the door, at least').fill('2')
      await panel(page).getByRole('button', { name: 'Move rule 2 up' }).click()
      await panel(page).getByRole('button', { name: 'Save rules' }).click()
      await toastSays(page, 'Rules of cash on delivery updated')
      const kept = shop.look('select outcome, advance_percent from cod_rules order by position')
      expect(kept).toEqual([
        { outcome: 'refuse', advance_percent: null },
        { outcome: 'part-advance', advance_percent: 20 },
      ])
      await panel(page).getByLabel('Total (₹)').fill('25000')
      await panel(page).getByLabel('PIN code', { exact: true }).fill('600004')
      await panel(page).getByRole('button', { name: 'Try', exact: true }).click()
      await panel(page)
        .getByText('₹5,000 is paid in advance, the rest on delivery. Rule 2 decides.', {
          exact: false,
        })
        .waitFor()
      await look(page, `rules-${width}`)
    },
  )
})

describe('an order that is paid at the door', () => {
  it.each(modes)('%s: is confirmed by its buyer in one press', async (_mode, options) => {
    decide('confirm')
    const guest = await shop.visit({ ...options, width: widths.phone })
    const bought = await buy(guest, shop, 'cod')
    const owner = await atWork(shop, '/admin/orders?money=confirm')
    const row = owner.getByRole('row').filter({ hasText: bought.number })
    await row.getByText('Awaiting confirmation').waitFor()
    await guest.goto(bought.path)
    if (options?.javaScriptEnabled !== false) await alive(guest)
    await guest.getByRole('heading', { name: 'Please confirm your order' }).waitFor()
    // What looks for barriers is a script itself.
    if (options?.javaScriptEnabled !== false) await look(guest, 'confirm')
    await guest.getByRole('button', { name: 'Yes, I want this order' }).click()
    await guest.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
    await guest.getByText(/^Please keep ₹[\d,]+ ready for the courier\.$/).waitFor()
  })

  it('is paid in part beforehand: the code asks for the advance alone', async () => {
    decide('part-advance')
    const guest = await shop.visit({ width: widths.phone })
    const { path, total, number } = await buy(guest, shop, 'cod')
    const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`
    const advance = Math.ceil(total * 0.2)
    await guest.goto(path)
    await alive(guest)
    await guest.getByRole('heading', { name: `Pay ${rupees(advance)}`, exact: true }).waitFor()
    await guest
      .getByText(
        `You pay ${rupees(advance)} in advance, and ${rupees(total - advance)} on delivery.`,
      )
      .waitFor()
    await look(guest, 'advance')
    const owner = await atWork(shop, `/admin/orders?q=${number}`)
    await owner.getByRole('link', { name: number }).click()
    await owner.getByRole('button', { name: 'Mark as paid' }).first().click()
    await owner.getByRole('dialog').getByText(rupees(advance)).waitFor()
    await owner.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click()
    await guest.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
    await guest.getByText(`Please keep ${rupees(total - advance)} ready for the courier.`).waitFor()
  })

  it('that nobody took is remembered by staff, who can take it back', async () => {
    const guest = await shop.visit()
    const { number } = await buy(guest, shop, 'cod')
    const page = await atWork(shop, `/admin/orders?q=${number}`)
    await page.getByRole('link', { name: number }).click()
    const press = async (label: string, more?: () => Promise<void>) => {
      await page.getByRole('button', { name: label, exact: true }).click()
      await more?.()
      await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click()
    }
    await press('Mark as packed')
    await press('Mark as sent')
    await press('Mark as returned', async () => {
      const cause = page.getByRole('dialog').getByLabel('Why it comes back')
      expect(await cause.locator('option:checked').innerText()).toBe('Nobody took it at the door')
    })
    await page
      .getByText('One parcel to this number was refused at the door within a year.')
      .waitFor()
    await look(page, 'refused')
    await page.getByRole('button', { name: 'Not their fault' }).click()
    await toastSays(page, 'No longer counted')
    await page
      .getByText('One parcel to this number was refused at the door within a year.')
      .waitFor({ state: 'detached' })
  })
})

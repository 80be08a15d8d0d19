import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { atWork, dialogOf } from './admin.ts'
import { journeys } from './journeys.ts'
import { leaveWork } from './leave-work.ts'
import { lookForBarriers } from './look-for-barriers.ts'
import { alive, arrives, widths } from './visitor.ts'

const { shop } = journeys(leaveWork)

const places = [
  '/admin',
  '/admin/categories',
  '/admin/testimonials',
  '/admin/pages',
  '/admin/settings',
  '/admin/settings/performance',
  '/admin/settings/shop',
  '/admin/settings/payments',
  '/admin/orders',
  '/admin/orders/20',
  '/admin/orders/new',
  '/admin/orders/stall',
  '/admin/whatsapp-orders',
  '/admin/returns',
  '/admin/store-credits',
  '/admin/gift-cards',
  '/admin/payments',
  '/admin/reviews?state=all',
  '/admin/customers',
  '/admin/customers/1',
  '/admin/messages',
  '/admin/privacy',
  '/admin/privacy/notices',
  '/admin/account',
  '/admin/privacy/breaches',
  '/admin/privacy/retention',
  '/admin/newsletter',
  '/admin/coupons',
  '/admin/search-words',
  '/admin/translations',
  '/admin/sales?days=90',
  '/admin/settings/delivery',
  '/admin/settings/law',
  '/admin/books',
  '/admin/documents',
  '/admin/compliance',
  '/admin/stock',
  '/admin/staff',
  '/admin/mail',
  '/admin/audit',
]

/** Empty in the demo shop: looked at with what `leaveWork` has left there. */
const inboxes = ['/admin/whatsapp-orders', '/admin/returns']

const views = [
  ['desktop in the dark', widths.desktop, 'dark'],
  ['phone', widths.phone, 'light'],
  ['tablet', widths.tablet, 'light'],
] as const

let owner: Page | undefined

/** The owner at a place of the admin area, signed in once for all that is only looked at. */
async function looksAt(path: string): Promise<Page> {
  owner ??= await atWork(shop, path, { isStaying: true })
  await owner.setViewportSize({ width: widths.desktop, height: 900 })
  await owner.goto(path)
  await alive(owner)
  return owner
}

it.each(places)(
  '%s has no barriers and no sideways scroll on desktop, tablet and phone',
  async (path) => {
    const page = await looksAt(path)
    expect(await page.locator('h1').count(), 'one heading of the screen').toBe(1)
    expect(await page.title()).toMatch(
      path === '/admin' ? /^Admin Dashboard$/ : /^.+ · Admin Dashboard$/,
    )
    if (inboxes.includes(path)) await page.locator('tbody tr button').first().waitFor()
    for (const [view, width, colorScheme] of views) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      // A tablet shows what one of the others has shown, elsewhere.
      if (view !== 'tablet') expect(await lookForBarriers(page), view).toEqual([])
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(beyond, view).toBeLessThanOrEqual(0)
    }
  },
)

describe('dialogs', () => {
  it.each([
    ['/admin/products', 'Add Product', 'Add New Product'],
    ['/admin/categories', 'Add Category', 'Add New Category'],
    ['/admin/testimonials', 'Add Testimonial', 'Add New Testimonial'],
    ['/admin/pages', 'Add Page', 'Add New Page'],
    ['/admin/coupons', 'New coupon', 'New coupon'],
    ['/admin/search-words', 'New search word', 'New search word'],
    ['/admin/staff', 'Add to the staff', 'Add to the staff'],
    ['/admin/staff', 'Sign somebody out', 'Sign out'],
  ])('%s: %s has no barriers and fits a phone', async (path, button, title) => {
    const page = await atWork(shop, path, { width: widths.phone })
    await page.getByRole('button', { name: button }).click()
    const dialog = dialogOf(page, title)
    await dialog.waitFor()
    expect(await lookForBarriers(page)).toEqual([])
    const beyond = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(beyond).toBeLessThanOrEqual(0)
  })
})

it.each([
  [widths.phone, '61'],
  [widths.tablet, '62'],
  [widths.desktop, '63'],
])('what became of a save is seen where one stands, %d px wide', async (width, perMinute) => {
  const page = await atWork(shop, '/admin/newsletters', { width })
  await page.getByLabel('Emails per minute').fill(perMinute)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const said = page.getByRole('region', { name: 'Notifications' }).getByText('Speed saved').first()
  await said.waitFor()
  const isSeen = () =>
    said.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
  await expect.poll(isSeen).toBe(true)
})

describe('by keyboard alone', () => {
  it('moves between tabs by arrows, edits stock, and gives the focus back', async () => {
    const page = await atWork(shop, '/admin/products?q=PL-LO-004')
    await page.getByRole('tab', { name: 'Products' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await arrives(page, '**/admin/categories')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await arrives(page, '**/admin/products')
    await page.getByRole('searchbox').waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('PL-LO-004')
    await arrives(page, '**q=PL-LO-004*')
    const stock = page.getByRole('button', { name: /^Stock of / })
    await expect.poll(() => stock.count()).toBe(1)
    await stock.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('11')
    await page.keyboard.press('Enter')
    const changed = page.getByRole('button', { name: /^Stock of .*: 11\. Change$/ })
    await changed.waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toMatch(/^Stock of .*: 11\. Change$/)
  })

  it('goes on in the main part of a screen that is opened from a list', async () => {
    const page = await atWork(shop, '/admin/orders')
    await page.locator('tbody a[href^="/admin/orders/"]').first().focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/orders\/\d+$/)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  })

  it('opens the form of a row and gives the focus back to the row', async () => {
    const page = await atWork(shop, '/admin/products?q=PL-LO-004')
    const edit = page.getByRole('button', { name: /^Edit / })
    await edit.focus()
    await page.keyboard.press('Enter')
    await dialogOf(page, 'Edit Product').waitFor()
    await page.keyboard.press('Escape')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toMatch(/^Edit /)
  })
})

import { describe, expect, it } from 'vitest'
import { atWork, dialogOf, fieldSays, pictureFile, toastSays } from './admin.ts'
import { journeys } from './journeys.ts'
import { lookForBarriers } from './look-for-barriers.ts'
import { widths } from './visitor.ts'

const { shop } = journeys()

const settings = async () => (await fetch(`${shop.address}/api/settings`)).json()

describe('display options', () => {
  it('saves, refreshes and resets with the exact toasts', async () => {
    const page = await atWork(shop, '/admin/settings')
    expect(await page.getByRole('tab', { name: 'Display Options' }).isVisible()).toBe(true)
    const arrivals = page.getByRole('group', { name: 'New Arrivals', exact: true })
    await arrivals.getByLabel('Grid Layout').check()
    const count = page.getByLabel('New Arrivals: number of products')
    expect(await count.locator('option').allTextContents()).toEqual(['3', '4', '6', '8', '9', '12'])
    await count.selectOption('8')
    await page.getByRole('button', { name: 'Save Settings' }).click()
    await toastSays(page, 'Settings updated', 'Your site settings have been updated successfully.')
    expect(await settings()).toMatchObject({
      newArrivalsDisplay: 'grid',
      newArrivalsCount: 8,
    })
    await arrivals.getByLabel('Horizontal Carousel').check()
    await page.getByRole('button', { name: 'Reset to Server Values' }).click()
    await toastSays(page, 'Form Reset')
    await expect.poll(() => arrivals.getByLabel('Grid Layout').isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Refresh Settings' }).click()
    await toastSays(page, 'Settings Refreshed', 'Latest settings have been loaded from the server.')
  })

  it('a failed save says so and keeps the choice', async () => {
    const page = await atWork(shop, '/admin/settings')
    await page.getByLabel('Trending Products: number of products').selectOption('12')
    await page.route('**/api/settings', (route) => route.abort())
    await page.getByRole('button', { name: 'Save Settings' }).click()
    await toastSays(page, 'Error', 'There was a problem updating your settings.')
    expect(await page.getByLabel('Trending Products: number of products').inputValue()).toBe('12')
  })

  it('follows the server while untouched, and says that newer values exist once touched', async () => {
    const page = await atWork(shop, '/admin/settings')
    const premium = page.getByLabel('Premium Products: number of products')
    const write = async (premiumProductsCount: number) => {
      const data = { ...(await settings()), premiumProductsCount }
      const answer = await page.request.put('/api/settings', {
        data,
        headers: { Origin: shop.address },
      })
      expect(answer.ok()).toBe(true)
    }
    await write(5)
    await page.getByRole('button', { name: 'Refresh Settings' }).click()
    await expect.poll(() => premium.inputValue()).toBe('5')
    await premium.selectOption('9')
    await write(6)
    await page.getByRole('button', { name: 'Refresh Settings' }).click()
    await page.getByText(/Newer values exist on the server/).waitFor()
    expect(await premium.inputValue()).toBe('9')
    await page.getByRole('button', { name: 'Reset to Server Values' }).click()
    await expect.poll(() => premium.inputValue()).toBe('6')
  })
})

describe('performance', () => {
  it('shows real figures, counts real visits, purges and rebuilds', async () => {
    const guest = await shop.visit()
    await guest.goto('/')
    const counted = await guest.request.post('/api/vitals', {
      data: { path: '/', metrics: [{ name: 'LCP', value: 1200 }] },
      headers: { Origin: shop.address },
    })
    expect(counted.ok()).toBe(true)
    const page = await atWork(shop, '/admin/settings/performance')
    await page.getByRole('row').filter({ hasText: 'All pages' }).getByText('1.2 s').waitFor()
    await page.getByRole('button', { name: 'Purge the page cache' }).click()
    await toastSays(page, 'Page cache purged')
    await page.getByRole('button', { name: 'Rebuild' }).click()
    await toastSays(page, 'Rebuilt')
    await page.getByText(/pages kept/).waitFor()
  })

  it('a visit is reported when the page is left', async () => {
    const guest = await shop.visit()
    const measuring = guest.waitForResponse(/\/vitals-[^/]*\.js$/)
    await guest.goto('/about-us')
    await measuring
    await expect
      .poll(() => guest.evaluate(() => performance.getEntriesByType('paint').length))
      .toBeGreaterThan(0)
    const sent = guest.waitForRequest('**/api/vitals')
    await guest.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
    expect((await sent).headers()['content-type']).toBe('application/json')
    const page = await atWork(shop, '/admin')
    await expect
      .poll(async () => {
        await page.request.get('/api/admin/performance')
        return shop.look("select sum(count) as n from vitals where page = '/about-us'")[0]?.['n']
      })
      .toBeGreaterThan(0)
  })
})

describe('shop profile', () => {
  it('says what is still unset, saves what is typed and a picture that is sent', async () => {
    const page = await atWork(shop, '/admin/settings/shop')
    await page.getByText('Still missing:').waitFor()
    await page.getByLabel('WhatsApp number').fill('+91 98400')
    await page.getByRole('button', { name: 'Save Shop Profile' }).click()
    await page.getByText('Digits only; outside India with the country code').waitFor()
    await page.getByLabel('WhatsApp number').fill('98400 12345')
    await page
      .getByLabel('Picture on wide screens: choose a file')
      .setInputFiles([await pictureFile('hero.jpg', 'maroon')])
    await expect
      .poll(() => page.getByLabel('Picture on wide screens', { exact: true }).inputValue())
      .toMatch(/^\/uploads\/[0-9a-f]{32}\.jpg$/)
    await page.getByText('Team (About page)').click()
    await page.getByLabel('Name of member 1', { exact: true }).waitFor()
    const members = await page.getByLabel(/^Name of member \d+$/).count()
    await page.getByRole('button', { name: 'Add member' }).click()
    await page.getByLabel(`Name of member ${members + 1}`, { exact: true }).fill('Ponni')
    await page.getByRole('button', { name: 'Save Shop Profile' }).click()
    await toastSays(page, 'Shop profile updated')
    const profile = await (await fetch(`${shop.address}/api/shop`)).json()
    expect(profile.whatsapp).toBe('919840012345')
    const story = await (await fetch(`${shop.address}/api/shop/story`)).json()
    expect(story.team.at(-1)).toEqual({ name: 'Ponni', role: '' })
  })
})

describe('audit log and mail', () => {
  it('tells who changed what, and can be filtered', async () => {
    const page = await atWork(shop, '/admin/audit')
    const row = page
      .getByRole('row')
      .filter({ hasText: 'Settings: changed' })
      .filter({ has: page.getByText(/changes?$/) })
      .first()
    await row.getByText('admin').waitFor()
    await row.getByText(/changes?$/).click()
    await row
      .getByText(/^(New arrivals|Premium sarees|Trending sarees) shown/)
      .first()
      .waitFor()
    await page.getByLabel('What', { exact: true }).selectOption({ label: 'Testimonials' })
    await page.getByText('No entry matches these filters.').waitFor()
  })

  it('shows emails, their words, and sends a failed one again', async () => {
    shop.change("delete from mails where recipient = 'kamala@pallu.example'")
    shop.change(
      "insert into mails (message_id, recipient, letter, props, status, subject, html, body, last_error, created_at) values ('<1@x>', 'kamala@pallu.example', 'order-placed', '{}', 'failed', 'Your order', '<p>Hello</p>', 'Hello https://pallu.example/order/1', 'ECONNREFUSED', 1)",
    )
    const page = await atWork(shop, '/admin/mail?state=failed')
    await page.getByText('No emails are being sent').waitFor()
    await page.getByRole('button', { name: 'Read “Your order”' }).click()
    const email = dialogOf(page, 'Your order')
    await email.getByText('ECONNREFUSED').waitFor()
    await email.getByRole('link', { name: 'https://pallu.example/order/1' }).waitFor()
    const address = await email
      .getByRole('link', { name: /the customer does/ })
      .getAttribute('href')
    const html = await page.request.get(address ?? '')
    expect(html.headers()['content-security-policy']).toContain('sandbox')
    expect(await html.text()).toBe('<p>Hello</p>')
    await email.getByRole('button', { name: 'Send again' }).click()
    await toastSays(page, 'The email is on its way again')
  })
})

describe('what is hard to take back', () => {
  it('asks for the password an hour after signing in, leads to it, and keeps what was typed', async () => {
    const page = await atWork(shop, '/admin/api-tokens', { width: 360 })
    shop.change('update sessions set created_at = created_at - 3600000')
    await page.getByRole('button', { name: 'Create token' }).click()
    const dialog = dialogOf(page, 'Create token')
    await dialog.getByLabel('Name').fill('The till')
    await dialog.getByLabel('See products and categories as staff').check()
    const make = dialog.getByRole('button', { name: 'Create token' })
    await make.click()
    const password = dialog.getByLabel('Your password')
    await expect
      .poll(() => password.evaluate((field) => field === document.activeElement))
      .toBe(true)
    await password.fill('not-this-one')
    await make.click()
    await fieldSays(dialog, 'This password is not right')
    expect(await dialog.getByLabel('Name').inputValue()).toBe('The till')
    await password.fill('a-good-long-password')
    await make.click()
    await expect.poll(() => page.getByRole('dialog').innerHTML()).toMatch(/pallu_[\w-]{43}/)
  })
})

describe('the sections of the home page', () => {
  it.each([widths.phone, widths.desktop])(
    'are ordered, named and dated by the owner at %d px',
    async (width) => {
      const page = await atWork(shop, '/admin/settings', { width })
      const trending = page.getByRole('group', { name: 'Trending Products', exact: true })
      await trending.getByLabel('Trending Products: Title').fill('What Salem buys')
      await page.getByLabel('How a saree is made: On the home page').uncheck()
      await page.getByLabel('Newsletter: From').fill('2026-02-02')
      await page.getByLabel('Newsletter: Until').fill('2026-02-01')
      await page.getByRole('button', { name: 'Move up: Trending Products' }).click()
      await page.getByRole('button', { name: 'Save Settings' }).click()
      await page.getByText('The last day comes before the first one').waitFor()
      await page.getByLabel('Newsletter: From').fill('')
      await page.getByLabel('Newsletter: Until').fill('')
      await page.getByRole('button', { name: 'Save Settings' }).click()
      await toastSays(page, 'Settings updated')
      expect(await lookForBarriers(page)).toEqual([])
      const guest = await shop.visit()
      await guest.goto('/')
      const heads = await guest.locator('main h2').allTextContents()
      const at = (head: string) => heads.indexOf(head)
      expect(at('What Salem buys')).toBeGreaterThan(-1)
      expect(at('What Salem buys')).toBeLessThan(at('Premium Collection'))
      expect([at('Trending Now'), at('How a saree is made')]).toEqual([-1, -1])
      const data = { ...(await settings()), sections: [] }
      const put = await page.request.put('/api/settings', {
        data,
        headers: { Origin: shop.address },
      })
      expect(put.ok()).toBe(true)
    },
  )
})

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { smallVideo } from '../test/small-video.ts'
import { atWork, dialogOf, fieldSays, toastSays } from './admin.ts'
import { journeys, newName } from './journeys.ts'
import { overhang } from './overhang.ts'
import { writtenAnew } from './read-email.ts'
import { arrives, widths } from './visitor.ts'

const { shop } = journeys()

const post = async (page: Page, path: string, data: object) => {
  const answer = await page.request.post(path, { data, headers: { Origin: shop.address } })
  expect(answer.ok(), await answer.text()).toBe(true)
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const sure = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()

describe('staff', () => {
  it('a role is given, changed and taken away; the owner’s own stays', async () => {
    const visitor = await shop.visit()
    const username = newName('velan')
    const email = `${username}@pallu.example`
    const account = { username, email, password: 'kuthu-vilakku-27' }
    await post(visitor, '/api/users/register', account)
    const page = await atWork(shop, '/admin/staff')
    await page.getByText('admin (you)').waitFor()
    expect(await button(page, /role of admin/).count()).toBe(0)

    await button(page, 'Add to the staff').click()
    const dialog = dialogOf(page, 'Add to the staff')
    await dialog.getByLabel('Username or email').fill(`${username}-or-other`)
    await dialog.getByRole('radio', { name: /^Manager/ }).check()
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await fieldSays(dialog, 'There is no account like this: they have to register first.')
    expect(await dialog.getByRole('radio', { name: /^Manager/ }).isChecked()).toBe(true)
    await dialog.getByLabel('Username or email').fill(username)
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await toastSays(page, 'Added to the staff')
    const rowOf = (rest: string) =>
      page.getByRole('row', { name: new RegExp(`^${username} ${rest}`) })
    await rowOf('.*has to choose a password.* Manager').waitFor()
    expect((await visitor.request.get('/api/users/current')).status()).toBe(401)

    await button(page, `Change the role of ${username}`).click()
    await page.getByRole('radio', { name: /^Packer/ }).check()
    await button(page, 'Change role').last().click()
    await toastSays(page, 'Role changed')
    await rowOf('.* Packer').waitFor()
    await button(page, `Remove ${username} from staff`).click()
    await sure(page, 'Remove')
    await toastSays(page, 'Removed from staff')
    await expect.poll(() => page.getByText(email).count()).toBe(0)
  })

  it('an account is signed out on all devices, and a wrong name stays to be mended', async () => {
    const visitor = await shop.visit()
    const username = newName('meena')
    const account = { username, email: `${username}@pallu.example`, password: 'kuthu-vilakku-27' }
    await post(visitor, '/api/users/register', account)
    const page = await atWork(shop, '/admin/staff')
    await button(page, 'Sign somebody out').click()
    const dialog = dialogOf(page, 'Sign out')
    const signOut = dialog.getByRole('button', { name: 'Sign out', exact: true })
    await signOut.click()
    await dialog.getByText('Please enter a username or an email').first().waitFor()
    await dialog.getByLabel('Username or email').fill(`${username}-or-other`)
    await signOut.click()
    await dialog.getByText('There is no account like this.').first().waitFor()
    await dialog.getByLabel('Username or email').fill(username)
    await signOut.click()
    await toastSays(page, 'Signed out', 'One device was signed out.')
    expect((await visitor.request.get('/api/users/current')).status()).toBe(401)
  })
})

describe('coupons', () => {
  it('one is made with its meaning in plain words, changed and deleted', async () => {
    const code = newName('DIWALI').replace('-', '')
    const page = await atWork(shop, '/admin/coupons')
    await button(page, 'New coupon').click()
    const dialog = dialogOf(page, 'New coupon')
    await dialog.getByRole('button', { name: 'Create coupon' }).click()
    await dialog.getByText('Percent is required').waitFor()
    await dialog.getByLabel('Code').fill(code.toLowerCase())
    await dialog.getByLabel('Percent', { exact: true }).fill('95')
    await dialog.getByRole('button', { name: 'Create coupon' }).click()
    const slip = page.getByRole('alertdialog', { name: 'Really 95% off?' })
    await slip.getByText(`${code} takes 95 % off`).waitFor()
    await slip.getByRole('button', { name: 'Cancel' }).click()
    await dialog.getByRole('radio', { name: 'A fixed amount' }).check()
    await dialog.getByLabel('Amount (₹)').fill('90000')
    await dialog.getByRole('button', { name: 'Create coupon' }).click()
    const large = page.getByRole('alertdialog', { name: 'Really ₹90,000 off?' })
    await large
      .getByText(/^That is more than 60% of the price for (\d+) of the \1 sarees/)
      .waitFor()
    await large.getByRole('button', { name: 'Cancel' }).click()
    await dialog.getByRole('radio', { name: 'A percentage' }).check()
    await dialog.getByLabel('Percent', { exact: true }).fill('25')
    await dialog.getByLabel('At most (₹)').fill('500')
    await dialog.getByLabel('Uses per customer').fill('1')
    await dialog.getByRole('checkbox', { name: 'Mysore Silk' }).check()
    const meaning = `${code} takes 25 % off (at most ₹500) sarees of Mysore Silk. Each customer can use it once.`
    await dialog.getByText(meaning).waitFor()
    await dialog.getByRole('button', { name: 'Create coupon' }).click()
    await toastSays(page, 'Coupon created')
    await page.getByRole('cell', { name: meaning }).waitFor()

    await button(page, `Edit ${code}`).click()
    await page.getByRole('checkbox', { name: 'Shoppers can use it' }).uncheck()
    await button(page, 'Save coupon').click()
    await toastSays(page, 'Coupon saved')
    await page.getByRole('cell', { name: 'Switched off', exact: true }).waitFor()
    await button(page, `Delete ${code}`).click()
    await sure(page, 'Delete')
    await toastSays(page, 'Coupon deleted')
  })
})

describe('search words', () => {
  it('what shoppers did not find is made to mean something, with the first finds seen before', async () => {
    const word = newName('samuthrika').replace('-', '')
    const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)
    shop.change(
      `insert into search_log (day, query, language, times, found) values ('${today}', '${word}', 'en', 7, 0)`,
    )
    const page = await atWork(shop, '/admin/search-words')
    await button(page, `Make ${word} mean something`).click()
    const dialog = dialogOf(page, 'New search word')
    await dialog.getByLabel('It should find').fill('black silk')
    await dialog.getByText('Black Kanjivaram, Vermilion Ganda Border').waitFor()
    await dialog.getByRole('button', { name: 'Create search word' }).click()
    await toastSays(page, 'Search word created')
    await page.getByRole('cell', { name: 'black silk', exact: true }).waitFor()
    await button(page, `Make ${word} mean something`).waitFor({ state: 'detached' })

    const shopper = await shop.visit()
    await shopper.goto(`/products?q=${word}`)
    await shopper
      .getByRole('heading', { name: 'Black Kanjivaram, Vermilion Ganda Border' })
      .waitFor()
    await button(page, `Delete ${word}`).click()
    await sure(page, 'Delete')
    await toastSays(page, 'Search word deleted')
  })

  it('one that cannot be saved or taken away stays as it was typed, and one that is gone goes', async () => {
    const word = newName('வெள்ளிக்கிழமைகளில்உடுத்தும்மங்களகரமானபட்டுப்புடவை').replace('-', '')
    const page = await atWork(shop, '/admin/search-words', { width: widths.phone })
    await button(page, 'New search word').click()
    const dialog = dialogOf(page, 'New search word')
    await dialog.getByLabel('Word', { exact: true }).fill(word)
    await page.route('**/api/admin/search-words/preview*', (route) => route.abort())
    await dialog.getByLabel('It should find').fill('black silk')
    await dialog.getByText('This could not be loaded').waitFor()
    await page.unroute('**/api/admin/search-words/preview*')
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await dialog.getByText('Black Kanjivaram, Vermilion Ganda Border').waitFor()
    await page.route('**/api/admin/search-words', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Create search word' }).click()
    await toastSays(page, 'Failed to create the search word')
    expect(await dialog.getByLabel('It should find').inputValue()).toBe('black silk')
    await page.unroute('**/api/admin/search-words')
    await dialog.getByRole('button', { name: 'Create search word' }).click()
    await toastSays(page, 'Search word created')
    await page.getByRole('rowheader', { name: word }).waitFor()
    expect(await overhang(page)).toBe(0)

    const rows = () => shop.look('select id from search_words where said = ?', word)
    await page.route('**/api/admin/search-words/*', (route) => route.abort())
    await button(page, `Delete ${word}`).click()
    await sure(page, 'Delete')
    await toastSays(page, 'Failed to delete the search word')
    expect(rows()).toHaveLength(1)
    await page.unroute('**/api/admin/search-words/*')
    await button(page, `Delete ${word}`).click()
    const path = `/api/admin/search-words/${rows()[0]?.['id']}`
    const byOther = await page.request.delete(path, { headers: { Origin: shop.address } })
    expect(byOther.status()).toBe(204)
    await sure(page, 'Delete')
    await toastSays(page, 'Search word deleted')
    await page.getByRole('rowheader', { name: word }).waitFor({ state: 'detached' })
  })
})

describe('messages', () => {
  it('one is answered by email and closed', async () => {
    shop.change("update tickets set status = 'closed'")
    const visitor = await shop.visit()
    const email = 'lakshmi@pallu.example'
    const message = 'Is the pallu red?\nMy monitor says brown.'
    await post(visitor, '/api/contact', { name: 'Lakshmi', email, message })
    const [last] = shop.look('select max(id) as id from tickets')
    const ticket = `T-${String(last?.['id']).padStart(6, '0')}`
    const page = await atWork(shop, '/admin/messages?state=open')
    await button(page, `Read ${ticket}: Is the pallu red?`).click()
    const dialog = dialogOf(page, `${ticket} from Lakshmi`)
    await dialog.getByText('My monitor says brown.').waitFor()
    await dialog.getByRole('button', { name: 'Send answer' }).click()
    await dialog.getByText('Please write a few words').first().waitFor()
    await dialog.getByLabel('Your answer').fill('Red as a hibiscus.')
    await dialog.getByRole('button', { name: 'Send answer' }).click()
    await toastSays(page, 'The answer is on its way')
    await page.getByText('No message matches these filters.').waitFor()
    const emails = () =>
      shop.look("select body from mails where letter = 'message-answered' and body <> ''")
    await expect.poll(() => emails()[0]?.['body']).toContain('Red as a hibiscus.')

    await button(page, 'Clear filters').click()
    await button(page, `Read ${ticket}`).click()
    await dialog.getByText('Red as a hibiscus.').waitFor()
    await dialog.getByRole('button', { name: 'Close message' }).click()
    await toastSays(page, 'Message closed')
    await page.getByRole('cell', { name: 'Closed' }).first().waitFor()
  })
})

describe('a daylight video', () => {
  it('is sent as a file from the phone, and seen behind the link of the email until its time is over', async () => {
    const visitor = await shop.visit()
    const email = 'valli@pallu.example'
    const slug = 'arakku-kanjivaram-with-mango-buttas'
    const words = { name: 'Valli', email, message: 'In daylight, please.', about: slug }
    await post(visitor, '/api/contact', words)
    const page = await atWork(shop, '/admin/messages?state=open', { width: widths.phone })
    await page.getByRole('button', { name: /^Read T-\d+: In daylight/ }).click()
    const dialog = page.getByRole('dialog', { name: /from Valli$/ })
    await dialog.getByLabel('Your answer').fill('By the window, at noon.')
    const choose = (name: string, buffer: Buffer) =>
      dialog.getByLabel('Video file').setInputFiles({ name, mimeType: 'video/mp4', buffer })
    await choose('a.mp4', Buffer.from('no video'.padEnd(90_000)))
    await dialog.getByRole('button', { name: 'Send answer' }).click()
    await fieldSays(dialog, 'Only MP4, MOV and WebM videos can be sent.')
    await choose('b.mp4', smallVideo(90_000))
    await dialog.getByRole('button', { name: 'Send answer' }).click()
    await toastSays(page, 'The answer is on its way')

    const link = await linkToVideo(email)
    const plainly = await shop.visit({ javaScriptEnabled: false, width: widths.phone })
    await plainly.goto(link)
    await plainly.getByRole('heading', { name: 'A video in daylight', level: 1 }).waitFor()
    await plainly.getByText(/^You can watch it until /).waitFor()
    expect(await overhang(plainly)).toBe(0)
    const file = await plainly.locator('video source').getAttribute('src')
    const part = await plainly.request.get(file ?? '', { headers: { range: 'bytes=4-11' } })
    expect([part.status(), await part.text()]).toEqual([206, 'ftypmp42'])
    await plainly.getByRole('link', { name: 'To the saree' }).click()
    await plainly.waitForURL(`**/product/${slug}`)

    shop.change('update answer_videos set ends_at = 1')
    expect((await plainly.goto(link))?.status()).toBe(404)
    await plainly.getByRole('heading', { name: 'This video can no longer be seen' }).waitFor()
  })

  async function linkToVideo(email: string) {
    const mail = () =>
      shop.look(
        "select id from mails where letter = 'message-answered' and recipient = ? and status = 'kept'",
        email,
      )[0]?.['id']
    await expect.poll(mail).toBeDefined()
    const text = await writtenAnew(shop, Number(mail()))
    return /\/video\/[\w-]+/.exec(text)?.[0] ?? ''
  }
})

describe('the newsletter', () => {
  it('is searched, its confirmed readers are downloaded, one is removed', async () => {
    const reader =
      'insert or replace into subscribers (email, email_key, status, asked_at, confirmed_at, created_at, updated_at) values (?, ?, ?, 1, 1, 1, 1)'
    for (const [email, state] of [
      ['asha@pallu.example', 'confirmed'],
      ['=sum@pallu.example', 'confirmed'],
      ['maybe@pallu.example', 'pending'],
    ] as const) {
      shop.change(reader, email, email, state)
    }
    const page = await atWork(shop, '/admin/newsletter')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download confirmed (CSV)' }).click()
    expect((await download).suggestedFilename()).toMatch(/^newsletter-.*\.csv$/)
    const file = await (await page.request.get('/api/admin/subscribers.csv')).text()
    expect(file).toContain("'=sum@pallu.example,")
    expect(file).not.toContain('maybe@')
    await page.getByLabel('State').selectOption('pending')
    await arrives(page, '**state=pending')
    await button(page, 'Remove maybe@pallu.example').click()
    await sure(page, 'Remove')
    await toastSays(page, 'Address removed')
    await page.getByText('No address matches these filters.').waitFor()
  })
})

describe('customers, stock and sales', () => {
  it('a customer is found and gets a note', async () => {
    const note = newName('Likes temple borders')
    const page = await atWork(shop, '/admin/customers')
    await page.getByLabel('Search customers').fill('meenakshi')
    await arrives(page, '**q=meenakshi')
    await page.getByRole('link', { name: 'Open Meenakshi Raman' }).click()
    await page.getByLabel('New note').fill(note)
    await button(page, 'Add note').click()
    await toastSays(page, 'Note added')
    await page.getByRole('listitem').filter({ hasText: note }).waitFor()
    await page.getByRole('link', { name: /^PAL-/ }).first().click()
    await arrives(page, '**/admin/orders/*')
  })

  it('a counted stock stands in the ledger; sales follow the chosen time', async () => {
    const page = await atWork(shop, '/admin/products?q=PL-LO-004')
    await button(page, /^Stock of /).click()
    await page.keyboard.type('3')
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await page.keyboard.press('Enter')
    expect((await saved).status()).toBe(200)
    await page.goto('/admin/stock?q=PL-LO-004')
    await page.getByRole('row', { name: /PL-LO-004 .* 3 .* admin/ }).waitFor()

    await page.goto('/admin/sales')
    await page.getByRole('img', { name: /^By day: / }).waitFor()
    await page.getByLabel('Period', { exact: true }).selectOption('365')
    await arrives(page, '**days=365')
    await page.getByRole('img', { name: /^By month: / }).waitFor()
    await page.getByText('Show as a table').click()
    await page.getByRole('columnheader', { name: 'Month' }).waitFor()
  })
})

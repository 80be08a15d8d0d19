import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { codeAt, stepAt } from '#server/accounts/second-factor/totp.ts'
import { signIn } from './admin.ts'
import { journeys, modes, newName, plain } from './journeys.ts'
import { lookForBarriers } from './look-for-barriers.ts'
import { overhang } from './overhang.ts'
import { linkInEmail, writtenAnew } from './read-email.ts'
import { alive, arrives, type Visit, widths } from './visitor.ts'

const { shop, some } = journeys()
afterEach(() => {
  // Every visitor here comes from one network: nobody is to wait for the others.
  shop.change('delete from rate_limits')
})

const password = 'kanchi-silk-7'
const owner = { username: 'admin', password: 'a-good-long-password' }

/** A browser in which somebody is signed in, at some page. */
async function signedIn(who: typeof owner, path: string, options?: Visit) {
  const page = await shop.visit(options)
  await signIn(page, shop, who)
  await page.goto(path)
  if (options?.javaScriptEnabled !== false) await alive(page)
  return page
}

/** Somebody new, who has an account and is signed in nowhere. */
async function customer(name: string): Promise<typeof owner> {
  const who = { username: newName(name), password }
  const answer = await fetch(`${shop.address}/api/users/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...who, email: `${who.username}@example.org` }),
  })
  expect(answer.status).toBe(201)
  return who
}

/** Somebody new, signed in at some page. */
const newcomer = async (name: string, path: string, options?: Visit) =>
  signedIn(await customer(name), path, options)

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })
const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click()
const path = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
const says = (page: Page, text: string) => main(page).getByText(text).first().waitFor()

/** Whether a name and a password open an account. */
async function opens(username: string, secret: string, code?: string): Promise<number> {
  const answer = await fetch(`${shop.address}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: secret, ...(code && { code }) }),
  })
  return answer.status
}

/** Orders some saree; its number. */
async function order(page: Page): Promise<string> {
  const { request } = page
  const products = (await (await request.get('/api/products')).json()) as Sold[]
  const productId = products.find(({ stock }) => stock > 0)?.id
  const line = await request.post('/api/cart/lines', { data: { productId } })
  expect(line.ok()).toBe(true)
  const checkout = await (await request.get('/api/checkout?pin=600004')).json()
  const [choice] = checkout.payment.filter((one: Choice) => one.isOffered !== false)
  const answer = await request.post('/api/orders', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: { contact, address, paymentMethod: choice.method, totalHash: choice.totalHash },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).number
}
type Sold = { id: number; stock: number }
type Choice = { isOffered?: boolean }
const contact = { email: 'chitra@example.org', mobile: '98400 12345' }
const address = {
  ...{ fullName: 'Chitra Raman', mobile: '98400 12345', line1: '12 North Mada Street' },
  ...{ line2: '', city: 'Chennai', state: 'Tamil Nadu', pin: '600004' },
}

const sections = [
  '',
  '/orders',
  '/addresses',
  '/addresses/new',
  '/email',
  '/password',
  '/two-step',
  '/devices',
  '/privacy',
]

describe('the account', () => {
  it.each(sections)('%s: signed out, redirects to /login and back', async (section) => {
    const page = await shop.visit()
    await page.goto(`/account${section}`)
    expect(path(page)).toBe(`/login?next=/account${section}`)
  })

  it.each(sections)('%s: has no barriers, and fits a phone', async (section) => {
    const page = await signedIn(owner, `/account${section}`, { colorScheme: 'dark' })
    expect(await lookForBarriers(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: widths.phone, height: 780 })
    // What is below the window keeps its old colours until it is scrolled to.
    await page.reload()
    await alive(page)
    expect(await lookForBarriers(page)).toEqual([])
    expect(await overhang(page)).toBe(0)
    const still = await shop.visit(plain)
    await still.context().addCookies(await page.context().cookies())
    await still.goto(`/account${section}`)
    expect(await still.locator('h1').innerText()).toBe(await page.locator('h1').innerText())
  })

  it('leads from section to section without a new page, each with its title', async () => {
    const page = await newcomer('asha', '/account')
    expect(await page.title()).toBe('My account | Pallu')
    const nav = page.getByRole('navigation', { name: 'My account' })
    expect(await nav.getByRole('link').allInnerTexts()).toEqual([
      ...['Overview', 'Orders', 'Addresses', 'Searches', 'Email', 'Password', 'Passkeys'],
      ...['Devices', 'Your data'],
    ])
    await nav.getByRole('link', { name: 'Password' }).click()
    await expect.poll(() => page.title()).toBe('Password | Pallu')
    await nav.getByRole('link', { name: 'Orders' }).click()
    await says(page, 'No orders yet')
  })

  it('a session that ended elsewhere leads to the sign-in screen and back', async () => {
    const page = await newcomer('bhavani', '/account/password')
    shop.change('delete from sessions')
    await field(page, 'Current password').fill(password)
    await field(page, 'New password').fill('another-silk-8')
    await field(page, 'Confirm new password').fill('another-silk-8')
    await press(page, 'Change password')
    await arrives(page, '/login?next=/account/password')
  })

  it('lists the orders of whoever is signed in', async () => {
    const page = await newcomer('chitra', '/account')
    const number = await order(page)
    await page.reload()
    const link = main(page).getByRole('link', { name: `Order ${number}` })
    expect(await link.getAttribute('href')).toMatch(/^\/order\/[\w-]{20,}$/)
    await page.getByRole('navigation', { name: 'My account' }).getByText('Orders').click()
    await expect.poll(() => page.title()).toBe('My orders | Pallu')
    expect(await link.innerText()).toContain('1 saree')
    expect(await link.innerText()).toMatch(/₹[\d,]+/)
  })

  it.each(modes)('%s: sends the confirming letter again', async (_mode, options) => {
    const page = await newcomer('deepa', '/account', options)
    await press(page, 'Send the email again')
    await says(page, 'An email with a link is on its way.')
  })
})

describe('change of password', () => {
  it.each(modes)('%s: keeps this device and ends every other one', async (_mode, options) => {
    const who = await customer('ila')
    const other = await signedIn(who, '/account')
    const page = await signedIn(who, '/account/password', options)
    await field(page, 'Current password').fill('wrong')
    await field(page, 'New password').fill('12345')
    await field(page, 'Confirm new password').fill('54321')
    await press(page, 'Change password')
    await says(page, 'Password must be at least 6 characters')
    await says(page, "Passwords don't match")
    await field(page, 'Current password').fill('wrong')
    await field(page, 'New password').fill('another-silk-8')
    await field(page, 'Confirm new password').fill('another-silk-8')
    await press(page, 'Change password')
    await says(page, 'This password is not right')
    await field(page, 'Current password').fill(password)
    await field(page, 'New password').fill('another-silk-8')
    await field(page, 'Confirm new password').fill('another-silk-8')
    await press(page, 'Change password')
    await says(page, 'Your password has been changed')
    await page.goto('/account')
    expect(path(page)).toBe('/account')
    await other.goto('/account')
    expect(path(other)).toBe('/login?next=/account')
    expect(await opens(who.username, 'another-silk-8')).toBe(200)
  })
})

describe('change of email', () => {
  it.each(modes)('%s: the old one stays until the link is opened', async (_mode, options) => {
    const who = await customer('jaya')
    const page = await signedIn(who, '/account/email', options)
    const wanted = `${who.username}.new@example.org`
    await field(page, 'New email').fill(wanted)
    await press(page, 'Send the link')
    await says(page, 'Password is required')
    expect(await field(page, 'New email').inputValue()).toBe(wanted)
    await field(page, 'Your password').fill(password)
    await press(page, 'Send the link')
    await says(page, 'Please open the link that is on its way to the new address.')
    await page.goto('/account')
    await says(page, `${who.username}@example.org`)
    const link = await linkInEmail(shop, wanted, 'change-email')
    await page.goto(link)
    if (options) await field(page, 'Link from our email').fill(link)
    else await alive(page)
    await press(page, 'Confirm my email')
    await says(page, 'Your email is confirmed')
    await page.goto('/account')
    await says(page, wanted)
    await says(page, '(confirmed)')
  })
})

describe('devices', () => {
  it.each(modes)('%s: signs out one, then all others', async (_mode, options) => {
    const who = await customer('kala')
    const elsewhere = () => signedIn(who, '/account', plain)
    // The third other device is the one that the account was opened with.
    const others = [await elsewhere(), await elsewhere()]
    const page = await signedIn(who, '/account/devices', options)
    const rows = main(page).getByRole('listitem').filter({ hasText: 'Signed in on' })
    expect(await rows.count()).toBe(4)
    expect(await rows.first().innerText()).toContain('This device')
    await rows.nth(1).getByRole('button').click()
    await expect.poll(() => rows.count()).toBe(3)
    await press(page, 'Sign out all other devices')
    await expect.poll(() => rows.count()).toBe(1)
    for (const other of others) {
      await other.goto('/account')
      expect(path(other)).toBe('/login?next=/account')
    }
    await page.goto('/account')
    expect(path(page)).toBe('/account')
  })
})

describe('delivery addresses', () => {
  const fill = async (page: Page, changes: Record<string, string> = {}) => {
    const fields = {
      'Full name': 'Nalini Raman',
      'House, street': '12 North Mada Street',
      'PIN code': '600004',
      'Mobile number of the receiver': '98400 12345',
      ...changes,
    }
    for (const [label, text] of Object.entries(fields)) {
      await main(page).getByLabel(label).fill(text)
    }
  }
  const list = (page: Page) => main(page).getByRole('listitem').filter({ hasText: 'Chennai' })

  it.each(modes)('%s: are added, changed, put first and removed', async (_mode, options) => {
    const page = await newcomer('nalini', '/account/addresses', options)
    await says(page, 'No addresses yet')
    await main(page).getByRole('link', { name: 'Add an address' }).click()
    await arrives(page, '**/account/addresses/new')
    await fill(page, { 'PIN code': '12' })
    await press(page, 'Save address')
    await says(page, 'Please enter a 6-digit PIN code')
    expect(await field(page, 'House, street').inputValue()).toBe('12 North Mada Street')
    // District and state come from the PIN code, in the browser or on the server.
    await fill(page)
    if (!options)
      await expect.poll(() => field(page, 'Town or district').inputValue()).toBe('Chennai')
    await press(page, 'Save address')
    await arrives(page, '**/account/addresses')
    await says(page, 'Chennai 600004, Tamil Nadu')
    expect(await list(page).innerText()).toContain('Default')

    await main(page).getByRole('link', { name: 'Add an address' }).click()
    await arrives(page, '**/account/addresses/new')
    await fill(page, { 'House, street': '4 Kutchery Road', 'Town or district': 'Chennai' })
    await press(page, 'Save address')
    await arrives(page, '**/account/addresses')
    await expect.poll(() => list(page).count()).toBe(2)
    await press(page, 'Make default: 4 Kutchery Road')
    await expect
      .poll(() => list(page).first().innerText())
      .toMatch(/Default\s[\s\S]*4 Kutchery Road/)

    await main(page).getByRole('link', { name: 'Edit: 12 North Mada Street' }).click()
    await arrives(page, /\/account\/addresses\/\d+$/)
    expect(await field(page, 'State').inputValue()).toBe('Tamil Nadu')
    await fill(page, { 'House, street': '14 North Mada Street' })
    await press(page, 'Save address')
    await arrives(page, '**/account/addresses')
    await says(page, '14 North Mada Street')
    expect(await main(page).getByText('12 North Mada Street').count()).toBe(0)

    await press(page, 'Remove: 14 North Mada Street')
    const dialog = page.getByRole('dialog', { name: 'Remove this address?' })
    await dialog.getByText('14 North Mada Street').waitFor()
    if (!options) expect(await lookForBarriers(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Remove address' }).click()
    await expect.poll(() => list(page).count()).toBe(1)
    await page.reload()
    expect(await list(page).innerText()).toContain('4 Kutchery Road')
  })

  it.each(modes)(
    '%s: one that a parcel may not find is asked about once',
    async (_mode, options) => {
      const page = await newcomer('oviya', '/account/addresses/new', options)
      await fill(page, { 'Town or district': 'Patna' })
      await main(page).getByLabel('State').selectOption('Bihar')
      await press(page, 'Save address')
      await says(page, 'This PIN code is in Chennai, Tamil Nadu.')
      await main(page).getByLabel('This address is correct').check()
      await press(page, 'Save address')
      await arrives(page, '**/account/addresses')
      await says(page, 'Patna 600004, Bihar')
    },
  )

  it('one that is not there is said to be missing', async () => {
    const page = await newcomer('padma', '/account')
    const answer = await page.goto('/account/addresses/4711')
    expect(answer?.status()).toBe(404)
  })
})

describe('my data', () => {
  it('comes as one file', async () => {
    const who = await customer('lakshmi')
    const page = await signedIn(who, '/account/privacy')
    const begun = page.waitForEvent('download')
    await main(page).getByRole('link', { name: 'Download my data' }).click()
    const file = await begun
    expect(file.suggestedFilename()).toBe('my-data.json')
    const held = JSON.parse(await readFile(await file.path(), 'utf8'))
    expect(held.account.email).toBe(`${who.username}@example.org`)
  })

  it.each(modes)(
    '%s: the account is deleted once the password is given',
    async (_mode, options) => {
      const who = await customer('madhavi')
      const page = await signedIn(who, '/account/privacy', options)
      await press(page, 'Delete account')
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
      await dialog.getByLabel('Your password', { exact: true }).fill('wrong')
      await dialog.getByRole('button', { name: 'Delete my account' }).click()
      await says(page, 'This password is not right')
      if (options) await press(page, 'Delete account')
      else expect(await lookForBarriers(page)).toEqual([])
      await dialog.getByLabel('Your password', { exact: true }).fill(password)
      await dialog.getByRole('button', { name: 'Delete my account' }).click()
      await arrives(page, /\/account\/deleted(\?|$)/)
      await says(page, 'Your account has been deleted')
      expect(await opens(who.username, password)).toBe(401)
    },
  )
})

describe('two-step sign-in of staff', () => {
  it('customers have none', async () => {
    const page = await newcomer('nandini', '/account/two-step')
    expect(path(page)).toBe('/account')
  })

  it.each(modes)('%s: is set up, asked for, renewed and turned off', async (_mode, options) => {
    const who = await worker()
    const page = await signedIn(who, '/account/two-step', options)
    const { secret, codes } = await setUp(page, options)
    await signInWithCode(who, secret, options)

    await main(page).getByText('New recovery codes').click()
    await prove(page, 'New recovery codes', codes[0], 'Get new codes')
    const kept = main(page).getByText('I have saved these codes')
    await kept.waitFor()
    const renewed = await main(page).locator('ol code').allInnerTexts()
    expect(renewed).not.toEqual(codes)
    await kept.click()

    await main(page).getByText('Turn it off').first().click()
    await prove(page, 'Turn it off', codes[1], 'Turn two-step sign-in off')
    await says(page, 'This code is not right')
    await prove(page, 'Turn it off', renewed[1], 'Turn two-step sign-in off')
    await main(page).getByRole('button', { name: 'Set it up' }).waitFor()
    expect(await opens(who.username, password)).toBe(200)
  })

  /** Somebody who has joined the staff. */
  async function worker() {
    const who = await customer('velan')
    shop.change("update users set role = 'packer' where username = ?", who.username)
    return who
  }

  async function setUp(page: Page, options?: Visit) {
    await field(page, 'Your password').fill(password)
    await press(page, 'Set it up')
    await main(page).getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
    const secret = (await main(page).locator('code').innerText()).replaceAll(' ', '')
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    await field(page, 'Code').fill('000000')
    await press(page, 'Turn it on')
    await says(page, 'This code is not right')
    await field(page, 'Code').fill(codeAt(secret, stepAt(Date.now())))
    await press(page, 'Turn it on')
    await says(page, 'Two-step sign-in is on')
    const codes = await main(page).locator('ol code').allInnerTexts()
    expect(codes).toHaveLength(10)
    if (!options) expect(await lookForBarriers(page)).toEqual([])
    await main(page).getByText('I have saved these codes').click()
    await says(page, '10 recovery codes are left.')
    return { secret, codes }
  }

  async function signInWithCode(who: typeof owner, secret: string, options?: Visit) {
    const page = await shop.visit(options)
    await page.goto('/login')
    if (!options) await alive(page)
    await field(page, 'Username').fill(who.username)
    await field(page, 'Password').fill(who.password)
    await press(page, 'Sign In')
    await says(page, 'One more step')
    expect(await main(page).getByRole('alert').count()).toBe(0)
    expect(await field(page, 'Code').getAttribute('autocomplete')).toBe('one-time-code')
    if (!options) expect(await lookForBarriers(page)).toEqual([])
    for (const code of ['000000', codeAt(secret, stepAt(Date.now()) + 1)]) {
      // Without scripts the page that comes back holds no password.
      if (options) await field(page, 'Password').fill(who.password)
      await field(page, 'Code').fill(code)
      await press(page, 'Sign In')
      if (code === '000000') await says(page, 'Login failed')
    }
    await arrives(page, '/admin')
  }

  async function prove(page: Page, part: string, code: string | undefined, button: string) {
    const form = main(page).locator('details', { hasText: part })
    await form.getByLabel('Your password', { exact: true }).fill(password)
    await form.getByLabel('Code', { exact: true }).fill(code ?? '')
    await form.getByRole('button', { name: button }).click()
  }
})

/** Has the email of somebody's saved searches due now: a day after the last one. */
const tellNow = (username: string) => {
  shop.change('update users set email_confirmed_at = 1 where username = ?', username)
  const waited = Date.now() - 86_400_000 - 1
  shop.change(
    'update saved_searches set told_at = ? where user_id = (select id from users where username = ?)',
    ...[waited, username],
  )
  shop.change(
    "insert into jobs (kind, payload, run_at, max_attempts, created_at) values ('tell-of-new-pieces', '{}', 0, 3, 0)",
  )
}

describe('saved searches', () => {
  it.each(modes)('one is kept, told of by email and ended by one click, %s', async (_, options) => {
    const who = await customer('kamakshi')
    const page = await signedIn(who, '/products?fabrics=Linen', options)
    await main(page).getByRole('link', { name: 'Save this search' }).click()
    await field(page, 'Name').fill('Linen for the office')
    await main(page).getByRole('checkbox', { name: 'Email me when new pieces arrive' }).check()
    await press(page, 'Save search')
    await says(page, 'You get an email of new pieces.')
    const piece = await published(newName('linen'))
    tellNow(who.username)
    const words = await emailOf(`${who.username}@example.org`)
    expect(words).toContain(piece)
    const link = /\/saved-search\/hush\/[\w-]+/.exec(words)?.[0] ?? ''
    const reader = await shop.visit(options)
    await reader.goto(link)
    if (!options) await alive(reader)
    await press(reader, 'End these emails')
    await says(reader, 'You will get no more emails of this search.')
    await page.goto('/account/searches')
    await says(page, 'No emails.')
    await main(page).getByRole('link', { name: 'Show the sarees: Linen for the office' }).click()
    await main(page).getByRole('link', { name: piece }).first().waitFor()
  })

  /** A saree that was a draft and goes into the shop now: its name. */
  async function published(name: string) {
    const page = await shop.visit(plain)
    await signIn(page, shop, owner)
    const headers = { Origin: shop.address }
    const { categoryId } = await some(({ fabric }) => fabric === 'Linen')
    const draft = await page.request.post('/api/admin/products', {
      headers,
      data: {
        ...{ name, slug: name, price: 4500, stock: 2, categoryId, state: 'draft' },
        ...{ fabric: 'Linen', color: 'Maroon', occasion: 'Office' },
      },
    })
    expect(draft.status()).toBe(200)
    const { id } = (await draft.json()) as { id: number }
    const data = { state: 'published' }
    const done = await page.request.put(`/api/admin/products/${id}`, { headers, data })
    expect(done.status()).toBe(200)
    return name
  }

  async function emailOf(email: string) {
    const kept = () =>
      shop.look(
        "select id from mails where recipient = ? and letter = 'new-pieces' and status = 'kept'",
        email,
      )[0]?.['id']
    await expect.poll(kept).toBeDefined()
    return writtenAnew(shop, Number(kept()))
  }
})

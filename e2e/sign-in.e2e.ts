import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { journeys, modes, newName, plain } from './journeys.ts'
import { lookForBarriers } from './look-for-barriers.ts'
import { overhang } from './overhang.ts'
import { codeInEmail, codeInText, linkInEmail } from './read-email.ts'
import { alive, arrives, widths } from './visitor.ts'

const { shop, at } = journeys(undefined, { TEXTS_KEPT: '1' })
afterEach(() => {
  // Every visitor here comes from one network: nobody is to wait for the others.
  shop.change('delete from rate_limits')
})

const password = 'kanchi-silk-7'

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })
const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click()
const path = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

async function signIn(page: Page, username: string, secret: string) {
  await field(page, 'Username').fill(username)
  await field(page, 'Password').fill(secret)
  await press(page, 'Sign In')
}

async function signUp(page: Page, username: string) {
  await field(page, 'Username').fill(username)
  await field(page, 'Email').fill(`${username}@example.org`)
  await field(page, 'Password').fill(password)
  await field(page, 'Confirm password').fill(password)
  await main(page).getByRole('checkbox').check()
  await press(page, 'Sign Up')
}

/** Somebody who has an account, and is not signed in: their name. */
async function customer(): Promise<string> {
  const username = newName('meena')
  const answer = await fetch(`${shop.address}/api/users/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, email: `${username}@example.org`, password }),
  })
  expect(answer.status).toBe(201)
  return username
}

/** The sentence that a field is described by. */
const saidOf = (page: Page, label: string) =>
  field(page, label).evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.innerText ?? '')
      .join(' ')
      .trim(),
  )

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

describe('login', () => {
  it("page title is 'Login | ' followed by the shop name; fields and links", async () => {
    const page = await at('/login')
    expect(await page.title()).toBe('Login | Pallu')
    expect(await field(page, 'Username').getAttribute('autocomplete')).toBe('username webauthn')
    expect(await field(page, 'Password').getAttribute('autocomplete')).toBe('current-password')
    expect(await field(page, 'Remember me for 30 days').isChecked()).toBe(false)
    const links = await main(page).getByRole('link').all()
    const targets = await Promise.all(links.map((link) => link.getAttribute('href')))
    expect(targets).toEqual(['/forgot-password', '/login/code', '/login/mobile', '/register'])
  })

  it('username required, password required', async () => {
    const page = await at('/login')
    await press(page, 'Sign In')
    await expect.poll(() => saidOf(page, 'Username')).toContain('Username is required')
    expect(await saidOf(page, 'Password')).toContain('Password is required')
    await expect.poll(() => focused(page)).toBe('username')
    await field(page, 'Username').fill('meena')
    await press(page, 'Sign In')
    await expect.poll(() => focused(page)).toBe('password')
    expect(await field(page, 'Username').inputValue()).toBe('meena')
  })

  it("the submit button reads 'Signing in...' while busy", async () => {
    const page = await at('/login')
    let answer = () => undefined as undefined | Promise<void>
    await page.route('**/api/users/login', (route) => {
      answer = () => route.continue()
    })
    await signIn(page, 'nobody', 'wrong')
    const button = main(page).getByRole('button', { name: 'Signing in...' })
    await button.waitFor()
    expect(await button.isDisabled()).toBe(true)
    await answer()
    await main(page).getByRole('button', { name: 'Sign In', exact: true }).waitFor()
  })

  it.each(modes)('%s: a wrong password says so and loses nothing', async (_mode, options) => {
    const name = await customer()
    const page = await at('/login', options)
    await field(page, 'Remember me for 30 days').check()
    await signIn(page, name, 'wrong')
    const alert = main(page).getByRole('alert')
    expect(await alert.innerText()).toBe('Login failed\nInvalid username or password')
    expect(await field(page, 'Username').inputValue()).toBe(name)
    expect(await field(page, 'Remember me for 30 days').isChecked()).toBe(true)
    // Of a name that nobody has it says the same: on a fresh page, where no earlier alert stands.
    await page.goto('/login')
    await field(page, 'Username').waitFor()
    expect(await alert.count()).toBe(0)
    await signIn(page, 'nobody at all', 'wrong')
    await alert.waitFor()
    expect(await field(page, 'Username').inputValue()).toBe('nobody at all')
    expect(await alert.innerText()).toBe('Login failed\nInvalid username or password')
  })

  it.each(modes)(
    '%s: after login an admin goes to /admin and anyone else to /',
    async (_mode, options) => {
      const name = await customer()
      const page = await at('/login', options)
      await signIn(page, name, password)
      await arrives(page, '/')
      await page.goto('/login')
      expect(path(page)).toBe('/')
      const owner = await at('/login', options)
      await signIn(owner, 'admin', 'a-good-long-password')
      await arrives(owner, '/admin')
      await owner.goto('/login')
      expect(path(owner)).toBe('/admin')
    },
  )

  it.each(modes)('%s: goes where it was asked from, and nowhere else', async (_mode, options) => {
    const name = await customer()
    const page = await at('/account/devices', options)
    expect(path(page)).toBe('/login?next=/account/devices')
    await signIn(page, name, password)
    await arrives(page, '/account/devices')
    await page.goto('/login?next=/cart%3Fa%3D1')
    expect(path(page)).toBe('/cart?a=1')
    for (const next of ['//evil.example', '/%5Cevil.example', '/%09/evil.example', 'https:x']) {
      await page.goto(`/login?next=${next}`)
      expect(page.url()).toBe(`${shop.address}/`)
    }
  })

  it('remember-me lasts 30 days; without it the session ends with the browser', async () => {
    const name = await customer()
    const expiry = async (isTicked: boolean) => {
      const page = await at('/login')
      await field(page, 'Remember me for 30 days').setChecked(isTicked)
      await signIn(page, name, password)
      await arrives(page, '/')
      const cookie = (await page.context().cookies()).find(({ name }) => name === 'sid')
      return cookie?.expires ?? 0
    }
    expect(await expiry(false)).toBe(-1)
    const days = ((await expiry(true)) - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(30)
  })

  it('shows and hides the password', async () => {
    const page = await at('/login')
    await field(page, 'Password').fill('secret')
    const type = () => field(page, 'Password').getAttribute('type')
    await press(page, 'Show password')
    await expect.poll(type).toBe('text')
    await press(page, 'Hide password')
    await expect.poll(type).toBe('password')
  })

  it.each(modes)('%s: a one-time password is changed first', async (_mode, options) => {
    const name = await customer()
    shop.change('update users set must_change_password = 1 where username = ?', name)
    const page = await at('/login?next=/faqs', options)
    await signIn(page, name, password)
    await arrives(page, '/account/password?next=/faqs')
    await field(page, 'Current password').fill(password)
    await field(page, 'New password').fill('another-silk-8')
    await field(page, 'Confirm new password').fill('another-silk-8')
    await press(page, 'Change password')
    await arrives(page, '/faqs')
  })
})

describe('registration', () => {
  it("page title is 'Register | ' followed by the shop name; nothing is ticked", async () => {
    const page = await at('/register')
    expect(await page.title()).toBe('Register | Pallu')
    const complete = (label: string) => field(page, label).getAttribute('autocomplete')
    expect(await complete('Username')).toBe('username')
    expect(await complete('Email')).toBe('email')
    expect(await complete('Password')).toBe('new-password')
    expect(await complete('Confirm password')).toBe('new-password')
    expect(await main(page).getByRole('checkbox').isChecked()).toBe(false)
    const links = await main(page).getByRole('link').all()
    const targets = await Promise.all(links.map((link) => link.getAttribute('href')))
    expect(targets).toEqual(['/terms', '/privacy', '/login/code', '/login'])
  })

  it.each(modes)('%s: says beside each field what is wrong with it', async (_mode, options) => {
    const page = await at('/register', options)
    await field(page, 'Username').fill('ab')
    await field(page, 'Email').fill('nowhere')
    await field(page, 'Password').fill('12345')
    await field(page, 'Confirm password').fill('54321')
    await press(page, 'Sign Up')
    await page.getByText('Username must be at least 3 characters').waitFor()
    expect(await saidOf(page, 'Username')).toContain('Username must be at least 3 characters')
    expect(await saidOf(page, 'Email')).toContain('Please enter a valid email')
    expect(await saidOf(page, 'Password')).toContain('Password must be at least 6 characters')
    expect(await saidOf(page, 'Confirm password')).toBe("Passwords don't match")
    await page.getByText('You must accept the terms and conditions').waitFor()
    expect(await field(page, 'Username').inputValue()).toBe('ab')
    expect(await field(page, 'Email').inputValue()).toBe('nowhere')
    if (!options) await expect.poll(() => focused(page)).toBe('username')
  })

  it.each(modes)('%s: opens an account and signs in', async (_mode, options) => {
    const page = await at('/register', options)
    const name = newName('priya')
    await signUp(page, name)
    await arrives(page, '/')
    await page.goto('/register')
    expect(path(page)).toBe('/')
    await page.goto('/account')
    expect(await page.locator('h1').innerText()).toBe(`Welcome, ${name}`)
  })

  it("the button reads 'Creating account...' while busy", async () => {
    const page = await at('/register')
    let answer = () => undefined as undefined | Promise<void>
    await page.route('**/api/users/register', (route) => {
      answer = () => route.continue()
    })
    await signUp(page, newName('priya'))
    const button = main(page).getByRole('button', { name: 'Creating account...' })
    await button.waitFor()
    expect(await button.isDisabled()).toBe(true)
    await answer()
    await arrives(page, '/')
  })

  it.each(modes)('%s: a name that is taken says so', async (_mode, options) => {
    const page = await at('/register', options)
    await signUp(page, 'Admin')
    const alert = main(page).getByRole('alert')
    expect(await alert.innerText()).toContain('Registration failed')
    expect(await saidOf(page, 'Username')).not.toBe('')
    expect(await field(page, 'Email').inputValue()).toBe('Admin@example.org')
    if (!options) await expect.poll(() => focused(page)).toBe('username')
  })

  it.each(modes)(
    '%s: keeps the way on from login to registration and back',
    async (_mode, options) => {
      const page = await at('/login?next=/faqs', options)
      await main(page).getByRole('link', { name: 'Sign Up' }).click()
      await arrives(page, '/register?next=/faqs')
      await main(page).getByRole('link', { name: 'Sign In' }).click()
      await arrives(page, '/login?next=/faqs')
      await main(page).getByRole('link', { name: 'Sign Up' }).click()
      await arrives(page, '/register?next=/faqs')
      await signUp(page, newName('lalitha'))
      await arrives(page, '/faqs')
    },
  )
})

describe('forgotten password', () => {
  it('never says whether there is such an account', async () => {
    const name = await customer()
    const said = async (email: string) => {
      const page = await at('/forgot-password')
      await field(page, 'Email').fill(email)
      await press(page, 'Send the link')
      return main(page).getByRole('status').innerText()
    }
    expect(await said('nobody@example.org')).toBe(await said(`${name}@example.org`))
  })

  it.each(modes)('%s: is answered in the language of the page', async (_mode, options) => {
    const page = await at('/ta/forgot-password', options)
    await page.locator('main input[name=email]').fill('nobody@example.org')
    await page.locator('main button[type=submit]').click()
    const said = main(page).getByText('லிங்க் உள்ள மின்னஞ்சல் ஒன்று உங்களுக்கு வரும்')
    await said.waitFor()
    expect(await main(page).innerText()).not.toContain('on its way')
  })

  it('the link sets a new password, once, and ends all sessions', async () => {
    const name = await customer()
    const old = await at('/login')
    await signIn(old, name, password)
    await arrives(old, '/')
    const page = await at('/forgot-password')
    await field(page, 'Email').fill(`${name}@example.org`)
    await press(page, 'Send the link')
    await main(page).getByRole('status').waitFor()
    const link = await linkInEmail(shop, `${name}@example.org`, 'reset-password')
    const fresh = await at(link)
    await field(fresh, 'New password').fill('temple-border-9')
    await field(fresh, 'Confirm new password').fill('temple-border-8')
    await press(fresh, 'Save the new password')
    await expect.poll(() => saidOf(fresh, 'Confirm new password')).toBe("Passwords don't match")
    await field(fresh, 'Confirm new password').fill('temple-border-9')
    await press(fresh, 'Save the new password')
    await main(fresh).getByText('Your new password has been saved').waitFor()
    await old.goto('/account')
    expect(path(old)).toBe('/login?next=/account')
    await main(fresh).getByRole('link', { name: 'Sign In' }).click()
    await arrives(fresh, '/login')
    await signIn(fresh, name, 'temple-border-9')
    await arrives(fresh, '/')
    const again = await at(link)
    await field(again, 'New password').fill('temple-border-10')
    await field(again, 'Confirm new password').fill('temple-border-10')
    await press(again, 'Save the new password')
    expect(await main(again).getByRole('alert').innerText()).toContain('expired or was used')
  })

  it('works without JavaScript: the link is put into a field', async () => {
    const name = await customer()
    const page = await at('/forgot-password', plain)
    await field(page, 'Email').fill(`${name}@example.org`)
    await press(page, 'Send the link')
    await main(page).getByRole('status').waitFor()
    const link = await linkInEmail(shop, `${name}@example.org`, 'reset-password')
    await page.goto(link)
    await field(page, 'Link from our email').fill(link)
    await field(page, 'New password').fill('temple-border-9')
    await field(page, 'Confirm new password').fill('temple-border-9')
    await press(page, 'Save the new password')
    await main(page).getByText('Your new password has been saved').waitFor()
  })
})

describe('the link that confirms an email', () => {
  it.each(modes)('%s: does so once its button is pressed', async (_mode, options) => {
    const name = await customer()
    const link = await linkInEmail(shop, `${name}@example.org`, 'confirm-email')
    const page = await at(link, options)
    if (options) await field(page, 'Link from our email').fill(link)
    await press(page, 'Confirm my email')
    await main(page).getByText('Your email is confirmed').waitFor()
  })
})

describe('sign out', () => {
  it.each(modes)('%s: ends the session and goes home', async (_mode, options) => {
    const name = await customer()
    const page = await at('/login', options)
    await signIn(page, name, password)
    await arrives(page, '/')
    // A page that is the same for everybody knows nobody where scripts are off; the account's own does.
    if (options) await page.getByRole('link', { name: 'Account', exact: true }).first().click()
    await page.locator('header summary', { hasText: 'Account' }).click()
    expect(await page.locator('header').getByText(name, { exact: true }).isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Sign Out' }).first().click()
    await arrives(page, '/')
    if (!options) await page.getByRole('link', { name: 'Sign In', exact: true }).first().waitFor()
    await page.goto('/account')
    expect(path(page)).toBe('/login?next=/account')
  })

  it("'Logout failed' is said when the shop cannot be reached", async () => {
    const name = await customer()
    const page = await at('/login')
    await signIn(page, name, password)
    await arrives(page, '/')
    await page.goto('/account')
    await alive(page)
    await page.route('**/api/users/logout', (route) => route.abort())
    await press(page, 'Sign Out')
    await page.getByText('Logout failed').waitFor()
  })
})

describe('a code by email', () => {
  it.each(modes)(
    '%s: a new shopper comes back to where she was, with no username and no password',
    async (_mode, options) => {
      const email = `${newName('vasuki')}@example.org`
      const page = await at('/register?next=/wishlist', options)
      await main(page)
        .getByRole('link', { name: /no username, no password/ })
        .click()
      await arrives(page, '**/login/code?next=/wishlist')
      await field(page, 'Email').fill('vasuki')
      await press(page, 'Email me a code')
      await expect.poll(() => saidOf(page, 'Email')).toContain('Please enter a valid email')
      await field(page, 'Email').fill(email)
      await press(page, 'Email me a code')
      await main(page).getByText(`We have sent a code to ${email}.`).waitFor()
      const code = await codeInEmail(shop, email, 'sign-in-code')
      await field(page, 'Code').fill(code === '000-000' ? '000001' : '000000')
      await press(page, 'Sign in')
      await main(page).getByText('This is not the code from our newest email.').first().waitFor()
      if (!options) expect(await lookForBarriers(page)).toEqual([])
      await field(page, 'Code').fill(code)
      await press(page, 'Sign in')
      await arrives(page, `${shop.address}/wishlist`)
      await page.goto('/account')
      await main(page).getByText(email).first().waitFor()
    },
  )
})

describe('a code by text message', () => {
  it.each(modes)(
    '%s: a customer confirms her number and signs in by a code to it',
    async (mode, options) => {
      const email = `${newName('mythili')}@example.org`
      const mobile = mode === 'with JavaScript' ? '9840055501' : '9840055502'
      const page = await at('/login/code?next=/account/mobile', options)
      await field(page, 'Email').fill(email)
      await press(page, 'Email me a code')
      await main(page).getByText(`We have sent a code to ${email}.`).waitFor()
      await field(page, 'Code').fill(await codeInEmail(shop, email, 'sign-in-code'))
      await press(page, 'Sign in')
      await arrives(page, `${shop.address}/account/mobile`)
      if (!options) await alive(page)
      await field(page, 'Mobile number').fill('98400')
      await press(page, 'Send the code')
      await expect.poll(() => saidOf(page, 'Mobile number')).toContain('10-digit')
      await field(page, 'Mobile number').fill(mobile)
      await press(page, 'Send the code')
      await main(page).getByText(`A code is on its way to ${mobile}.`).waitFor()
      if (!options) expect(await lookForBarriers(page)).toEqual([])
      await field(page, 'Code').fill(await codeInText(shop, mobile))
      await press(page, 'Confirm')
      await main(page).getByText('Your mobile number is confirmed').waitFor()
      await main(page).getByText(mobile, { exact: true }).waitFor()
      const other = await at('/login?next=/wishlist', options)
      await main(other).getByRole('link', { name: 'Sign in with a code by SMS' }).click()
      await arrives(other, '**/login/mobile?next=/wishlist')
      await field(other, 'Mobile number').fill(mobile)
      await press(other, 'Send me a code')
      await main(other).getByText(`If an account has confirmed ${mobile}`).waitFor()
      await field(other, 'Code').fill(await codeInText(shop, mobile))
      await press(other, 'Sign in')
      await arrives(other, `${shop.address}/wishlist`)
    },
  )
})

const screens = [
  '/login',
  '/login/code',
  '/login/mobile',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
]

describe.each(screens)('the screen %s', (address) => {
  it.each(['light', 'dark'] as const)(
    'has no barriers in the %s, nor with errors',
    async (scheme) => {
      const page = await at(address, { colorScheme: scheme })
      expect(await lookForBarriers(page)).toEqual([])
      await main(page).locator('button[type=submit]').click()
      await main(page).locator('[aria-invalid=true]').first().waitFor()
      expect(await lookForBarriers(page)).toEqual([])
    },
  )

  it('fits a phone', async () => {
    const page = await at(address, { width: widths.phone })
    expect(await lookForBarriers(page)).toEqual([])
    expect(await overhang(page)).toBe(0)
  })
})

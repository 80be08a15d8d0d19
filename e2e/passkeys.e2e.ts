import type { CDPSession, Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { sent } from './buying.ts'
import { journeys, modes, newName, plain } from './journeys.ts'
import { lookForBarriers } from './look-for-barriers.ts'
import { overhang } from './overhang.ts'
import { alive, arrives, widths } from './visitor.ts'

const { shop, at } = journeys()
/** Those that were given to browsers, which others may use next. */
const devices: CDPSession[] = []
afterEach(async () => {
  shop.change('delete from rate_limits')
  for (const device of devices.splice(0)) {
    await device.send('WebAuthn.disable')
    await device.detach()
  }
})

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name })

/** Gives the browser an authenticator as phones have one, which recognises its owner at once. */
async function giveDevice(page: Page) {
  const session = await page.context().newCDPSession(page)
  devices.push(session)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true },
      automaticPresenceSimulation: true,
    },
  })
}

/** Has the browser answer as it does when its owner cancels, which it does not tell before minutes have gone. */
const refuses = (page: Page, what: 'create' | 'get', name: string) =>
  page.evaluate(
    ([way, error]) => {
      Reflect.set(navigator.credentials, way, () => Promise.reject(new DOMException('', error)))
    },
    [what, name] as const,
  )

/** A browser that lists no passkeys in the field of the name: there the button is the only way. */
const withoutList = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(PublicKeyCredential, 'isConditionalMediationAvailable', () =>
      Promise.resolve(false),
    )
  })

/** Somebody with an account, at the page of passkeys, on a phone that makes them. */
async function customer(): Promise<{ page: Page; username: string }> {
  const page = await shop.visit({ width: widths.phone })
  await giveDevice(page)
  await withoutList(page)
  const username = newName('meena')
  const account = { username, email: `${username}@example.org`, password: 'kanchi-silk-7' }
  await sent(page, shop, '/api/users/register', account)
  await page.goto('/account/passkeys')
  await alive(page)
  return { page, username }
}

/** Somebody has a passkey of another device. */
const keeps = (username: string) =>
  shop.change(
    `insert into passkeys (user_id, credential_id, public_key, algorithm, sign_count, name, created_at)
       select id, '${username}', 'abc', -7, 0, 'My phone', created_at from users where username = '${username}'`,
  )

const passwordField = (page: Page) => main(page).getByLabel('Your password', { exact: true })

async function adds(page: Page, name: string) {
  await main(page).getByLabel('Name', { exact: true }).fill(name)
  await button(page, 'Add a passkey').click()
}

/** Presses, is asked, and is sure. */
async function removes(page: Page) {
  await button(page, 'Remove My phone').click()
  await main(page).getByText('You can no longer sign in with it.').waitFor()
  await button(page, 'Remove My phone').click()
}

describe('passkeys', () => {
  it('one is added, signs in without a password, and is removed', async () => {
    const { page, username } = await customer()
    await page.getByText('No passkeys yet').waitFor()
    await button(page, 'Add a passkey').click()
    await page.getByText('Please give it a name').waitFor()
    await adds(page, 'My phone')
    await page.getByText('Passkey added').waitFor()
    await main(page).getByText('My phone', { exact: true }).waitFor()
    expect(await overhang(page)).toBe(0)

    await sent(page, shop, '/api/users/logout', {})
    await page.goto('/account/passkeys')
    await alive(page)
    await button(page, 'Sign in with a passkey').click()
    await arrives(page, (url) => url.pathname === '/account/passkeys')
    await main(page)
      .getByText(/last used on/)
      .waitFor()
    const [session] = shop.look(
      'select is_by_passkey from sessions join users on users.id = user_id where username = ?',
      username,
    )
    expect(session?.['is_by_passkey']).toBe(1)
    // Not before: the debugger's session that axe comes with takes the authenticator along when it ends.
    expect(await lookForBarriers(page)).toEqual([])
    await button(page, 'Remove My phone').click()
    await main(page).getByText('You can no longer sign in with it.').waitFor()
    await button(page, 'Keep it').click()
    await main(page).getByText('You can no longer sign in with it.').waitFor({ state: 'detached' })
    await removes(page)
    await page.getByText('No passkeys yet').waitFor()
    expect(shop.look('select id from passkeys where name = ?', 'My phone')).toEqual([])
  })

  it('who cancels on the device is told so, and can go on', async () => {
    const { page } = await customer()
    await refuses(page, 'create', 'InvalidStateError')
    await adds(page, 'My phone')
    await main(page).getByText('This device has a passkey for your account already.').waitFor()
    await refuses(page, 'create', 'NotAllowedError')
    await button(page, 'Add a passkey').click()
    await main(page).getByText('No passkey was added.').waitFor()
    await page.reload()
    await alive(page)
    await adds(page, 'My phone')
    await page.getByText('Passkey added').waitFor()
    await sent(page, shop, '/api/users/logout', {})
    await page.goto('/login')
    await alive(page)
    await refuses(page, 'get', 'NotAllowedError')
    await button(page, 'Sign in with a passkey').click()
    const alert = main(page).getByRole('alert')
    await alert.filter({ hasText: 'You are not signed in' }).waitFor()
    await page.reload()
    await alive(page)
    await button(page, 'Sign in with a passkey').click()
    await arrives(page, (url) => url.pathname === '/')
  })

  it('one that was removed from the account opens nothing', async () => {
    const { page } = await customer()
    await adds(page, 'My phone')
    await page.getByText('Passkey added').waitFor()
    shop.change('delete from passkeys')
    await sent(page, shop, '/api/users/logout', {})
    await page.goto('/login')
    await alive(page)
    await button(page, 'Sign in with a passkey').click()
    await main(page).getByText('This passkey does not open an account here.').waitFor()
  })

  it('ten minutes after the sign-in the password is asked for', async () => {
    const { page, username } = await customer()
    shop.change(
      `update sessions set created_at = created_at - 660000
         where user_id in (select id from users where username = '${username}')`,
    )
    await adds(page, 'My phone')
    await main(page).getByLabel('Your password', { exact: true }).fill('kanchi-silk-7')
    await button(page, 'Add a passkey').click()
    await page.getByText('Passkey added').waitFor()
    expect(await main(page).getByLabel('Your password', { exact: true }).count()).toBe(0)
  })

  it.each(modes)(
    '%s: one is removed long after the sign-in with the password once more',
    async (_mode, options) => {
      const page = await shop.visit({ ...options, width: widths.phone })
      const username = newName('kamala')
      const account = { username, email: `${username}@example.org`, password: 'kanchi-silk-7' }
      await sent(page, shop, '/api/users/register', account)
      keeps(username)
      shop.change(
        `update sessions set created_at = created_at - 600000
         where user_id in (select id from users where username = '${username}')`,
      )
      await page.goto('/account/passkeys')
      if (options?.javaScriptEnabled !== false) await alive(page)
      await removes(page)
      await main(page).getByText('Please enter your password once more').waitFor()
      expect(await overhang(page)).toBe(0)
      await passwordField(page).fill('not-that-one')
      await button(page, 'Remove My phone').click()
      await main(page).getByText('This password is not right').waitFor()
      await passwordField(page).fill('kanchi-silk-7')
      await button(page, 'Remove My phone').click()
      await page.getByText('No passkeys yet').waitFor()
    },
  )

  it('without JavaScript there is no way to use one; those that are kept can be removed', async () => {
    const page = await at('/login', plain)
    expect(await button(page, 'Sign in with a passkey').count()).toBe(0)
    const username = newName('lakshmi')
    const account = { username, email: `${username}@example.org`, password: 'kanchi-silk-7' }
    await sent(page, shop, '/api/users/register', account)
    keeps(username)
    await page.goto('/account/passkeys')
    await page.getByText('please switch JavaScript on').waitFor()
    expect(await button(page, 'Add a passkey').count()).toBe(0)
    await removes(page)
    await page.getByText('No passkeys yet').waitFor()
  })
})

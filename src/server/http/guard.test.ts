import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { may, type Permission, roles } from '#domain/permissions.ts'
import { type Browser, openBrowser } from '#test/browser.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { makePerson, signedIn } from '#test/people.ts'
import { updateUser } from '../customers/queries.ts'
import { documented } from '../docs/tables.ts'

// Every call of the server's own list × everyone who may ask (S11, G2). That the list is the server's own,
// neither more nor less, is held by docs.test.ts.

const calls = documented.flatMap(({ table }) => Object.entries(table))
const callers = [
  ...['nobody', 'forged cookie', 'expired session', 'customer', 'one-time password'],
  ...roles,
] as const
type Caller = (typeof callers)[number]

/** The status that the guard answers, or null when it lets the caller through. */
function refusal({ guard }: AnyEndpoint, caller: Caller): 401 | 403 | null {
  if (guard === 'anyone') return null
  if (caller === 'nobody' || caller === 'forged cookie' || caller === 'expired session') return 401
  if (guard === 'customer') return null
  if (caller === 'customer' || caller === 'one-time password') return 403
  const permission = guard.slice('staff:'.length) as Permission // The Guard type spells it so.
  return may(caller, permission) ? null : 403
}

const pathOf = (endpoint: AnyEndpoint) => endpoint.path.replace(/\{\w+\}/g, '999999')

function ask(browser: Browser, endpoint: AnyEndpoint) {
  const path = pathOf(endpoint)
  if (endpoint.method === 'GET') return browser.get(path)
  const headers = { 'content-type': 'application/json' }
  const body = endpoint.method === 'DELETE' ? null : '{}'
  return browser.send(path, { method: endpoint.method, headers, body })
}

describe('the list of calls', () => {
  it('declares a guard for every call', () => {
    for (const [name, { guard }] of calls) {
      expect(guard, name).toMatch(/^(anyone|customer|staff:[a-z]+\.[a-z]+)$/)
    }
    expect(calls.length * callers.length).toBeGreaterThan(700)
  })
})

onBothEngines('the guard of every call', (testShop) => {
  const browsers = new Map<Caller, Browser>()
  beforeAll(async () => {
    const { shop, app, clock } = testShop()
    browsers.set('nobody', openBrowser(app))
    const forger = openBrowser(app)
    forger.cookies.set('sid', randomBytes(32).toString('base64url'))
    browsers.set('forged cookie', forger)
    const late = await signedIn(app, await makePerson(shop, { role: 'owner' }))
    const stale = new Map(late.cookies)
    clock.now += 31 * 24 * 60 * 60 * 1000
    browsers.set('expired session', late)
    for (const role of [null, ...roles]) {
      browsers.set(role ?? 'customer', await signedIn(app, await makePerson(shop, { role })))
    }
    const newcomer = await makePerson(shop, { role: 'owner' })
    await shop.db.write((tx) => updateUser(tx, newcomer.id, { must_change_password: 1 }, 0))
    browsers.set('one-time password', await signedIn(app, newcomer))
    for (const [name, value] of stale) late.cookies.set(name, value)
  })

  it('tells whoever has a one-time password why, and still shows their own account', async () => {
    const newcomer = browsers.get('one-time password')
    expect((await newcomer?.get('/api/admin/orders'))?.body['message']).toBe(
      'Please choose a password of your own first: your account asks for it.',
    )
    expect((await newcomer?.get('/api/users/current'))?.status).toBe(200)
  })

  describe.each(callers)('for %s', (caller) => {
    const refused = calls.filter(([, endpoint]) => refusal(endpoint, caller) !== null)
    it.runIf(refused.length > 0)(`refuses ${refused.length} calls as it should`, async () => {
      for (const [name, endpoint] of refused) {
        const cookies = new Map(browsers.get(caller)?.cookies)
        const browser = browsers.get(caller)
        if (!browser) throw new Error(`Nobody is ${caller}.`)
        const { status, body } = await ask(browser, endpoint)
        expect([name, status]).toEqual([name, refusal(endpoint, caller)])
        expect(body['message'], name).toEqual(expect.any(String))
        // A cookie that signs nobody in is taken away: the next call brings it again.
        for (const [cookie, value] of cookies) browser.cookies.set(cookie, value)
      }
    })

    it('lets through what may be read', async () => {
      const browser = browsers.get(caller)
      for (const [name, endpoint] of calls) {
        if (endpoint.method !== 'GET' || refusal(endpoint, caller) !== null) continue
        const { status } = await (browser ? ask(browser, endpoint) : Promise.reject(caller))
        expect([name, [401, 403].includes(status)]).toEqual([name, false])
      }
    })
  })
})

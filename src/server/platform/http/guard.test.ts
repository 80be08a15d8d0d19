import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { roles } from '#domain/permissions.ts'
import { type Browser, openBrowser } from '#test/browser.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { makePerson, signInWithPassword } from '#test/people.ts'
import { updateUser } from '../../accounts/queries.ts'
import { calls as served } from '../../app/modules.ts'

// Every call of the shop × everyone who may ask (S11, G2). What is right stands in test/who-may.txt, which is
// written by hand: the guards of the contract are what is tried here, not what it is tried by.

const calls = served.map(({ endpoint }) => endpoint)
const callers = [
  ...['nobody', 'forged cookie', 'expired session', 'customer', 'one-time password'],
  ...['owner', 'manager', 'packer', 'accountant'],
] as const
type Caller = (typeof callers)[number]

const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`
const whoMay = readWhoMay()

/** The status that the guard answers, or null when it lets the caller through. */
function refusal(endpoint: AnyEndpoint, caller: Caller): 401 | 403 | null {
  const who = whoMay.get(nameOf(endpoint)) ?? []
  if (who.includes('anyone')) return null
  if (['nobody', 'forged cookie', 'expired session'].includes(caller)) return 401
  return who.includes('customer') || who.includes(caller) ? null : 403
}

const pathOf = (endpoint: AnyEndpoint) => endpoint.path.replace(/\{\w+\}/g, '999999')

function ask(browser: Browser, endpoint: AnyEndpoint) {
  const path = pathOf(endpoint)
  if (endpoint.method === 'GET') return browser.get(path)
  const headers = { 'content-type': 'application/json' }
  const body = endpoint.method === 'DELETE' ? null : '{}'
  return browser.send(path, { method: endpoint.method, headers, body })
}

describe('the list of who may what', () => {
  it('has every call of the shop and no other: a new call is written into test/who-may.txt by hand', () => {
    expect([...whoMay.keys()].sort()).toEqual(calls.map(nameOf).sort())
  })

  it('opens what lies below /api/admin to staff alone', () => {
    const open = calls.filter(
      (call) => call.path.startsWith('/api/admin') && !call.guard.startsWith('staff:'),
    )
    expect(open.map(nameOf)).toEqual([])
    const listed = [...whoMay].filter(([name]) => name.includes(' /api/admin'))
    expect(listed.filter(([, who]) => who.includes('anyone') || who.includes('customer'))).toEqual(
      [],
    )
  })

  it('lets the owner do whatever anybody of the staff may', () => {
    const without = [...whoMay].filter(([, who]) => !/^(anyone|customer|owner)$/.test(who[0] ?? ''))
    expect(without).toEqual([])
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
    const late = await signInWithPassword(app, await makePerson(shop, { role: 'owner' }))
    const stale = new Map(late.cookies)
    clock.now += 31 * 24 * 60 * 60 * 1000
    browsers.set('expired session', late)
    for (const role of [null, ...roles]) {
      browsers.set(
        role ?? 'customer',
        await signInWithPassword(app, await makePerson(shop, { role })),
      )
    }
    const newcomer = await makePerson(shop, { role: 'owner' })
    await shop.db.write((tx) => updateUser(tx, newcomer.id, { must_change_password: 1 }, 0))
    browsers.set('one-time password', await signInWithPassword(app, newcomer))
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
    const refused = calls.filter((endpoint) => refusal(endpoint, caller) !== null)
    it.runIf(refused.length > 0)(`refuses ${refused.length} calls as it should`, async () => {
      for (const endpoint of refused) {
        const name = nameOf(endpoint)
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

    // An empty body for something that is not there changes nothing, but for these.
    const ending = /sign-outs\/everybody|performance\/rebuild|second-factor|users\//
    // Open to anyone, as far as a carrier has signed it: hear-news refuses what none has.
    const signed = /carriers\/events/
    it('lets everything else through', async () => {
      const browser = browsers.get(caller)
      if (!browser) throw new Error(`Nobody is ${caller}.`)
      const allowed = calls.filter((endpoint) => refusal(endpoint, caller) === null)
      for (const endpoint of allowed) {
        if (endpoint.method !== 'GET' && ending.test(endpoint.path)) continue
        if (signed.test(endpoint.path)) continue
        const { status } = await ask(browser, endpoint)
        expect([nameOf(endpoint), [401, 403].includes(status)]).toEqual([nameOf(endpoint), false])
      }
    })
  })
})

/** Each call's method and path, with everyone who may make it. */
function readWhoMay(): Map<string, string[]> {
  const text = fs.readFileSync(
    path.resolve(import.meta.dirname, '../../../../test/who-may.txt'),
    'utf8',
  )
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const [method, address, ...who] = line.split(/\s+/)
      return [`${method} ${address}`, who]
    }),
  )
}

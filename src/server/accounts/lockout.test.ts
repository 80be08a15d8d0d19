import { expect, it } from 'vitest'
import { type Browser, openBrowser } from '#test/browser.ts'
import type { TestShop } from '#test/create-test-shop.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { makePerson, password, type Somebody } from '#test/people.ts'
import { jobHandlers } from '../app/job-handlers.ts'
import { countTry } from '../platform/http/rate-limit.ts'
import { performDue } from '../platform/jobs/perform.ts'
import { askCounters, registerCounters, signInCounters } from './limits.ts'

// What strangers try must not keep out who belongs to the shop (S61).

const minute = 60_000

onBothEngines('one stranger with many addresses', (testShop) => {
  const clean = async () => {
    const opened = testShop()
    opened.clock.now += 3_600_000
    await opened.shop.db.write((tx) => tx.deleteFrom('rate_limits').execute())
    return opened
  }
  const signIn = (browser: Browser, { username }: Somebody, guess = password) =>
    browser.post('/api/users/login', { username, password: guess })

  /** 1,140 wrong passwords from 38 addresses; the hash is left out, only the counting matters. */
  const flood = async ({ shop }: TestShop, account: string) => {
    let passed = 0
    const fromOne = async (address: string) => {
      for (let tries = 0; tries < 30; tries++) {
        await countTry(shop, signInCounters(`${account} ${tries}`, address)).then(
          () => (passed += 1),
          () => undefined,
        )
      }
    }
    await Promise.all(Array.from({ length: 38 }, (_, n) => fromOne(`45.${n}.0.1`)))
    return passed
  }

  it('1,140 wrong passwords keep the owner out nowhere', async () => {
    const opened = await clean()
    const { app, shop } = opened
    const owner = await makePerson(shop, { role: 'owner' })
    const known = openBrowser(app, '203.0.113.20')
    expect((await signIn(known, owner)).status).toBe(200)
    expect(await flood(opened, 'user 1')).toBeLessThan(1_040)
    // The same browser on the road, another browser at home, another browser on the road.
    const moved = openBrowser(app, '45.1.0.1')
    moved.cookies.set('device', known.cookies.get('device') ?? '')
    expect((await signIn(moved, owner)).status).toBe(200)
    expect((await signIn(openBrowser(app, '203.0.113.20'), owner)).status).toBe(200)
    expect((await signIn(openBrowser(app, '192.0.2.77'), owner)).status).toBe(200)
  })

  it('while it lasts strangers wait, each time longer, five minutes at most', async () => {
    const opened = await clean()
    const { app, shop, clock } = opened
    const person = await makePerson(shop)
    await flood(opened, 'user 2')
    const stranger = openBrowser(app, '192.0.2.78')
    const waits: number[] = []
    for (let n = 0; n < 4; n++) {
      expect((await signIn(stranger, person, `guess ${n}`)).status).toBe(401)
      const refused = await signIn(stranger, person)
      expect(refused.status).toBe(429)
      const wait = Number(refused.headers.get('retry-after'))
      waits.push(wait)
      // A neighbour in the same /24 is no other stranger.
      expect((await signIn(openBrowser(app, '192.0.2.79'), person)).status).toBe(429)
      clock.now += wait * 1000
    }
    expect(waits).toEqual([15, 30, 60, 120])
    expect((await signIn(stranger, person)).status).toBe(200)
  })

  it('wrong tries of a known browser slow it down, a minute at most, and no other place', async () => {
    const { app, shop, clock } = await clean()
    const person = await makePerson(shop)
    const browser = openBrowser(app, '203.0.113.21')
    must(await signIn(browser, person))
    browser.cookies.delete('sid')
    for (let n = 0; n < 10; n++) {
      expect((await signIn(browser, person, `guess ${n}`)).status).toBe(401)
    }
    const waits: number[] = []
    for (let n = 0; n < 6; n++) {
      expect((await signIn(browser, person, `guess ${n}`)).status).toBe(401)
      const refused = await signIn(browser, person)
      waits.push(Number(refused.headers.get('retry-after')))
      clock.now += (waits.at(-1) ?? 0) * 1000
    }
    expect(waits).toEqual([5, 10, 20, 40, 60, 60])
    expect((await signIn(openBrowser(app, '203.0.113.21'), person)).status).toBe(200)
    expect((await signIn(browser, person)).status).toBe(200)
  })

  it('a neighbour in the same network, or a browser with a made-up cookie, is a stranger', async () => {
    const { app, shop } = await clean()
    const [person, other] = [await makePerson(shop), await makePerson(shop)]
    const theirs = openBrowser(app, '203.0.113.22')
    must(await signIn(theirs, other))
    for (const [at, device] of [theirs.cookies.get('device') ?? '', 'a'.repeat(43)].entries()) {
      const browser = openBrowser(app, `198.18.${at}.140`)
      browser.cookies.set('device', device)
      for (let n = 0; n < 10; n++) must(await signIn(browser, person, `guess ${n}`), 401)
      const refused = await signIn(browser, person)
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
    }
  })

  it('a new password makes every place a stranger’s again, and the account takes them along', async () => {
    const { app, shop } = await clean()
    const person = await makePerson(shop)
    const browser = openBrowser(app, '203.0.113.23')
    must(await signIn(browser, person))
    const places = () =>
      shop.db.read.selectFrom('known_places').selectAll().where('user_id', '=', person.id).execute()
    const kept = await places()
    expect(kept).toHaveLength(2)
    expect(JSON.stringify(kept)).not.toMatch(/203\.0/)
    expect(JSON.stringify(kept)).not.toContain(browser.cookies.get('device'))
    const form = { currentPassword: password, newPassword: 'another-jasmine-93' }
    expect((await browser.post('/api/users/password', form)).status).toBe(200)
    expect(await places()).toEqual([])
    const again = await browser.post('/api/users/login', {
      username: person.username,
      password: 'another-jasmine-93',
    })
    expect(again.status).toBe(200)
    expect(await places()).toHaveLength(2)
    must(await browser.post('/api/users/delete', { password: 'another-jasmine-93' }))
    expect(await places()).toEqual([])
  })

  it.each([
    ['/64s of one /56', (n: number) => `2001:db8:1:${n.toString(16)}::/64`, 60],
    ['/64s of one /48', (n: number) => `2001:db8:2:${(n * 256).toString(16)}::/64`, 120],
    ['addresses of one /24', (n: number) => `198.51.100.${n}`, 60],
  ])('256 %s are one stranger', async (_name, network, most) => {
    const { shop } = await clean()
    let passed = 0
    for (let n = 0; n < 256; n++) {
      const counters = signInCounters(`name ${n}`, network(n))
      await countTry(shop, counters).then(
        () => (passed += 1),
        () => undefined,
      )
    }
    // One more waits for its turn and gets it.
    expect(passed).toBe(most + 1)
  })

  it('nor do they close forgotten passwords and registration for others', async () => {
    const { app, shop } = await clean()
    const person = await makePerson(shop)
    const fromOne = async (network: string) => {
      for (let n = 0; n < 8; n++) {
        await countTry(shop, askCounters(`${network}.${n}.1`, null))
        await countTry(shop, registerCounters(`${network}.${n}.1`))
      }
    }
    await Promise.all(Array.from({ length: 63 }, (_, n) => fromOne(`45.${n}`)))
    const elsewhere = openBrowser(app, '192.0.2.90')
    const forgot = () => elsewhere.post('/api/users/forgot-password', { email: person.email })
    expect((await forgot()).status).toBe(200)
    expect((await forgot()).headers.get('retry-after')).toBe('15')
    const form = (n: number) => ({ username: `late${n}`, email: `late${n}@example.in`, password })
    expect((await elsewhere.post('/api/users/register', form(1))).status).toBe(201)
    const second = await elsewhere.post('/api/users/register', form(2))
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, '15'])
  })

  it('nor keep them the owner’s email away', async () => {
    const { app, shop, clock } = await clean()
    const person = await makePerson(shop)
    const browser = openBrowser(app, '203.0.113.24')
    must(await signIn(browser, person))
    const emails = async () => {
      await performDue(shop, jobHandlers)
      const rows = shop.db.read.selectFrom('mails').select('id')
      return (await rows.where('recipient', '=', person.email).execute()).length
    }
    const ask = (from: Browser) => from.post('/api/users/forgot-password', { email: person.email })
    for (let n = 0; n < 8; n++) must(await ask(openBrowser(app, `198.18.${n}.1`)))
    expect(await emails()).toBe(5)
    must(await ask(browser))
    expect(await emails()).toBe(6)
    // A link is good for half an hour: then anybody may ask again.
    clock.now += 30 * minute
    must(await ask(openBrowser(app, '198.18.9.1')))
    expect(await emails()).toBe(7)
  })
})

import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { roles } from '#domain/permissions.ts'
import { type Browser, openBrowser } from '#test/browser.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { makePerson, password, type Somebody, signInWithPassword } from '#test/people.ts'
import { createApp } from '../../app/app.ts'
import { countTry } from '../../platform/http/rate-limit.ts'
import { keyOf, openVault } from '../../platform/secret-key.ts'
import { signInCounters } from '../limits.ts'
import { aboutSeed, sealSeeds } from './seal-seeds.ts'
import { secondFactorOf } from './second-factor-queries.ts'
import { codeAt, stepAt } from './totp.ts'

const step = 30_000

onBothEngines('two-step sign-in', (testShop) => {
  const codeNow = (secret: string) => codeAt(secret, stepAt(testShop().clock.now))

  let networks = 0
  const login = (person: Somebody, code?: string) => {
    networks += 1
    const browser = openBrowser(testShop().app, `100.64.0.${networks % 250}`)
    return browser.post('/api/users/login', { username: person.username, password, code })
  }

  async function enrolled() {
    const { app, shop, clock } = testShop()
    const person = await makePerson(shop, { role: 'owner' })
    const browser = await signInWithPassword(app, person)
    const offer = await browser.post('/api/users/second-factor', { password })
    const secret = String(offer.body['secret'])
    const done = await browser.post('/api/users/second-factor/confirm', { code: codeNow(secret) })
    clock.now += step
    const codes = done.body['recoveryCodes']
    return { person, browser, secret, codes: Array.isArray(codes) ? codes.map(String) : [] }
  }

  it('is offered to staff of every role alone, after their password', async () => {
    const { app, shop } = testShop()
    const offer = (browser: Browser, word: string) =>
      browser.post('/api/users/second-factor', { password: word })
    const customer = await signInWithPassword(app, await makePerson(shop))
    expect((await offer(customer, password)).status).toBe(403)
    for (const role of roles) {
      const staff = await signInWithPassword(app, await makePerson(shop, { role }))
      expect((await offer(staff, 'wrong')).status).toBe(400)
      const { body } = must(await offer(staff, password), 200)
      expect(body['secret']).toMatch(/^[A-Z2-7]{32}$/)
      expect(String(body['address'])).toContain(`secret=${body['secret']}`)
    }
  })

  it('does not count until a code has confirmed it', async () => {
    const { app, shop } = testShop()
    const person = await makePerson(shop, { role: 'owner' })
    const browser = await signInWithPassword(app, person)
    must(await browser.post('/api/users/second-factor', { password }))
    expect((await login(person)).status).toBe(200)
    const wrong = await browser.post('/api/users/second-factor/confirm', { code: '000000' })
    expect(wrong.status).toBe(400)
    expect((await login(person)).status).toBe(200)
  })

  it('confirming it renews the session, ends the others and gives ten codes, hashed at rest', async () => {
    const { app, shop } = testShop()
    const person = await makePerson(shop, { role: 'manager' })
    const [here, there] = [
      await signInWithPassword(app, person),
      await signInWithPassword(app, person),
    ]
    const before = here.cookies.get('sid') ?? ''
    const offer = await here.post('/api/users/second-factor', { password })
    const code = codeNow(String(offer.body['secret']))
    const done = await here.post('/api/users/second-factor/confirm', { code })
    expect(here.cookies.get('sid')).not.toBe(before)
    expect((await there.get('/api/users/current')).status).toBe(401)
    const codes = done.body['recoveryCodes'] as string[]
    expect(new Set(codes).size).toBe(10)
    for (const one of codes) expect(one).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){5}$/)
    const rows = await shop.db.read.selectFrom('recovery_codes').selectAll().execute()
    for (const one of codes) expect(JSON.stringify(rows)).not.toContain(one.replaceAll('-', ''))
    expect((await here.get('/api/users/account')).body).toMatchObject({
      hasSecondFactor: true,
      recoveryCodesLeft: 10,
    })
    const again = await here.post('/api/users/second-factor', { password })
    expect(again.status).toBe(409)
  })

  it("answers 401 with code 'second_factor_required', then lets the code in", async () => {
    const { person, secret } = await enrolled()
    const asked = await login(person)
    expect(asked.status).toBe(401)
    expect(asked.body).toMatchObject({ code: 'second_factor_required' })
    expect(asked.body['errors']).toHaveProperty('code')
    expect(asked.headers.getSetCookie()).toEqual([])
    expect((await login(person, codeNow(secret))).status).toBe(200)
  })

  it('asking for the code is no failure, and says what is wanted', async () => {
    const { app, shop } = testShop()
    const { person, secret } = await enrolled()
    const address = '100.64.1.2'
    const counters = signInCounters(`user ${person.id}`, address)
    for (let n = 0; n < 9; n++) await countTry(shop, counters)
    const form = { username: person.username, password }
    const browser = openBrowser(app, address)
    const wanted = 'Please enter the code of your authenticator app, or a recovery code'
    for (let n = 0; n < 3; n++) {
      const { body } = await browser.post('/api/users/login', form)
      expect(body).toMatchObject({ message: wanted, errors: { code: wanted } })
    }
    // As apps show it: in two groups.
    const code = codeNow(secret).replace(/^.../, '$& ')
    expect((await browser.post('/api/users/login', { ...form, code })).status).toBe(200)
  })

  it('a wrong password is told nothing of the second factor', async () => {
    const { app } = testShop()
    const { person, secret } = await enrolled()
    const form = { username: person.username, password: 'wrong', code: codeNow(secret) }
    const reply = await openBrowser(app, '100.64.1.1').post('/api/users/login', form)
    expect(reply.body).toMatchObject({ code: 'unauthenticated' })
    expect(reply.body['errors']).toBeUndefined()
  })

  it('TOTP reuse refused, at once and for codes before it', async () => {
    const { clock } = testShop()
    const { person, secret } = await enrolled()
    const code = codeNow(secret)
    const both = await Promise.all([login(person, code), login(person, code)])
    expect(both.map((reply) => reply.status).sort()).toEqual([200, 401])
    clock.now += step
    expect((await login(person, code)).status).toBe(401)
    expect((await login(person, codeNow(secret))).status).toBe(200)
  })

  it('recovery codes: single use, however spaced', async () => {
    const { person, codes, browser } = await enrolled()
    const [first = '', second = ''] = codes
    expect((await login(person, first)).status).toBe(200)
    expect((await login(person, first)).status).toBe(401)
    expect((await login(person, second.toUpperCase().replaceAll('-', ''))).status).toBe(200)
    const account = (await browser.get('/api/users/account')).body
    expect(account).toMatchObject({ recoveryCodesLeft: 8 })
  })

  it('a recovery code is one person’s: it opens no other account and stays good', async () => {
    const [one, other] = [await enrolled(), await enrolled()]
    const code = one.codes[0] ?? ''
    expect((await login(other.person, code)).status).toBe(401)
    expect((await login(one.person, code)).status).toBe(200)
  })

  it('codes cannot be guessed from many networks', async () => {
    const { person, secret } = await enrolled()
    for (let n = 0; n < 10; n++) expect((await login(person, '000000')).status).toBe(401)
    expect((await login(person, '000000')).status).toBe(429)
    testShop().clock.now += 15 * 60_000
    expect((await login(person, codeNow(secret))).status).toBe(200)
  })

  it('turning it off and renewing the codes ask for password and code', async () => {
    const { clock } = testShop()
    const { person, browser, secret, codes } = await enrolled()
    const ask = (what: string, form: object) =>
      browser.post(`/api/users/second-factor/${what}`, form)
    const wrong = 'This code is not right, or was used before'
    const refused = await ask('disable', { password, code: '000000' })
    expect([refused.status, refused.body['message'], refused.body['errors']]).toEqual([
      400,
      wrong,
      { code: wrong },
    ])
    expect((await ask('disable', { password: 'wrong', code: codeNow(secret) })).status).toBe(400)
    const renewed = await ask('recovery-codes', { password, code: codeNow(secret) })
    expect(renewed.body['recoveryCodes']).toHaveLength(10)
    expect((await login(person, codes[0])).status).toBe(401)
    clock.now += step
    const elsewhere = openBrowser(testShop().app, '100.64.2.1')
    const form = { username: person.username, password, code: codeNow(secret) }
    must(await elsewhere.post('/api/users/login', form))
    clock.now += step
    expect((await ask('disable', { password, code: codeNow(secret) })).status).toBe(200)
    expect((await browser.get('/api/users/current')).status).toBe(200)
    expect((await elsewhere.get('/api/users/current')).status).toBe(401)
    expect((await login(person)).status).toBe(200)
  })

  it('is asked for before an email moves, which leads to a new password', async () => {
    const { browser, secret } = await enrolled()
    const email = 'moved-owner@example.in'
    const move = (more: object) => browser.post('/api/users/email', { email, password, ...more })
    for (const more of [{}, { code: '000000' }]) {
      const { status, body } = await move(more)
      expect([status, body['refusal']]).toEqual([400, 'wrong-code'])
    }
    must(await move({ code: codeNow(secret) }))
  })

  const seedOf = async (userId: number) => {
    const row = await secondFactorOf(testShop().shop.db.read, userId)
    return row?.secret ?? ''
  }
  const keep = (userId: number, secret: string) =>
    testShop().shop.db.write((tx) =>
      tx.updateTable('second_factors').set({ secret }).where('user_id', '=', userId).execute(),
    )

  it('keeps the seed encrypted, with a key that only its user of the machine may read', async () => {
    const { shop } = testShop()
    const { person, secret } = await enrolled()
    const kept = await seedOf(person.id)
    expect(kept).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]{80}$/)
    expect(kept).not.toContain(secret)
    expect(fs.statSync(path.join(shop.config.dataDir, 'secret.key')).mode & 0o777).toBe(0o600)
    expect((await login(person, codeNow(secret))).status).toBe(200)
  })

  it('a seed that was put under another name, or changed, opens nothing', async () => {
    const [one, other] = [await enrolled(), await enrolled()]
    await keep(other.person.id, await seedOf(one.person.id))
    expect((await login(other.person, codeNow(one.secret))).status).toBe(401)
    const kept = await seedOf(one.person.id)
    await keep(one.person.id, `${kept.slice(0, -3)}${kept.endsWith('AAA') ? 'BBB' : 'AAA'}`)
    expect((await login(one.person, codeNow(one.secret))).status).toBe(401)
  })

  it('seeds that an older release kept plainly are encrypted by the next start', async () => {
    const { shop } = testShop()
    const { person, secret } = await enrolled()
    await keep(person.id, secret)
    await sealSeeds(shop)
    expect(await seedOf(person.id)).toMatch(/^v1\./)
    expect((await login(person, codeNow(secret))).status).toBe(200)
  })

  it('a new key in front of the old one takes over; without the old one, recovery codes still open', async () => {
    const { shop } = testShop()
    const { person, secret, codes } = await enrolled()
    const old = fs.readFileSync(path.join(shop.config.dataDir, 'secret.key'), 'utf8').trim()
    const fresh = randomBytes(32).toString('base64')
    const under = (secretKey: string) => ({ ...shop, config: { ...shop.config, secretKey } })
    const before = await seedOf(person.id)
    await sealSeeds(under(`${fresh},${old}`))
    const after = await seedOf(person.id)
    expect(after.split('.')[1]).not.toBe(before.split('.')[1])
    expect(openVault([keyOf(fresh)]).open(after, aboutSeed(person.id))).toBe(secret)
    // This process still has the old key alone.
    const errors: string[] = []
    const log = { ...shop.log, error: (words: string) => errors.push(words) } as never
    await sealSeeds({ ...shop, log })
    expect(errors).toEqual([expect.stringContaining('encrypted under another key')])
    expect((await login(person, codeNow(secret))).status).toBe(401)
    expect((await login(person, codes[0])).status).toBe(200)
  })

  it.each(['owner', 'manager', 'packer'] as const)(
    'is wished of a %s as the shop says',
    async (role) => {
      const { shop } = testShop()
      const person = await makePerson(shop, { role })
      const isWished = role !== 'packer'
      const asked = async (staffSecondFactor: 'off' | 'ask' | 'require') => {
        const own = { ...shop, config: { ...shop.config, staffSecondFactor } }
        const app = createApp(own)
        const browser = await signInWithPassword(app, person)
        const { status, body } = await browser.get('/api/admin/today')
        const user = (await browser.get('/api/users/current')).body
        return { browser, told: [status, body['asksSecondFactor'], user['mustSetUpSecondFactor']] }
      }
      expect((await asked('off')).told).toEqual([200, false, undefined])
      expect((await asked('ask')).told).toEqual([200, isWished, undefined])
      const { browser, told } = await asked('require')
      expect(told).toEqual(isWished ? [403, undefined, true] : [200, false, undefined])
      const offer = await browser.post('/api/users/second-factor', { password })
      const code = codeNow(String(offer.body['secret']))
      expect((await browser.post('/api/users/second-factor/confirm', { code })).status).toBe(200)
      expect((await browser.get('/api/admin/today')).body['asksSecondFactor']).toBe(false)
      expect((await browser.get('/api/users/current')).body).not.toHaveProperty(
        'mustSetUpSecondFactor',
      )
    },
  )
})

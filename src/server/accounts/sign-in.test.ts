import { expect, it } from 'vitest'
import { type Browser, openBrowser, type Reply } from '#test/browser.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { makePerson, password, signInWithPassword } from '#test/people.ts'
import { countTry } from '../platform/http/rate-limit.ts'
import { signInCounters } from './limits.ts'
import { inTurn } from './passwords/hash-queue.ts'
import { updateUser } from './queries.ts'
import { signIn, stillTrue } from './sign-in.ts'

const quarterHour = 15 * 60_000

let networks = 0
function anyNetwork() {
  networks += 1
  return `192.0.${networks % 250}.2`
}

const tryAs = (browser: Browser, username: string, guess: string, headers = {}) =>
  browser.post('/api/users/login', { username, password: guess }, headers)

/** What an attacker can compare: everything but the request's own number. */
const visible = ({ status, body, headers }: Reply) => ({
  status,
  body: { ...body, requestId: '' },
  headers: [...headers].filter(([name]) => name !== 'x-request-id'),
})

onBothEngines('signing in', (testShop) => {
  it('GET /api/users/current answers the user, or 401 with a message when nobody is signed in', async () => {
    const { app, shop } = testShop()
    const nobody = await openBrowser(app).get('/api/users/current')
    expect(nobody.status).toBe(401)
    expect(nobody.body['message']).toBe('Please sign in.')
    expect(nobody.headers.get('cache-control')).toBe('no-store')
    const person = await makePerson(shop)
    const browser = await signInWithPassword(app, person)
    const reply = await browser.get('/api/users/current')
    expect(reply.body).toEqual({
      ...person,
      isAdmin: false,
      role: null,
      mustChangePassword: false,
    })
    expect(reply.headers.get('cache-control')).toBe('no-store')
  })

  it('signs in by username or email, however they are typed', async () => {
    const { app, shop } = testShop()
    const person = await makePerson(shop, { username: 'Meenakshi' })
    for (const name of ['Meenakshi', ' meenakshi ', 'MEENAKSHI@example.in', 'ＭＥＥＮＡＫＳＨＩ']) {
      const reply = await tryAs(openBrowser(app, anyNetwork()), name, password)
      expect(reply.body).toMatchObject({ id: person.id })
    }
  })

  it('isAdmin is true for every role, and the role is told', async () => {
    const { app, shop } = testShop()
    for (const role of ['owner', 'manager', 'packer'] as const) {
      const person = await makePerson(shop, { role })
      const reply = await tryAs(openBrowser(app, anyNetwork()), person.username, password)
      expect(reply.body).toMatchObject({ isAdmin: true, role })
    }
  })

  it("username required ('Username is required'); password required ('Password is required')", async () => {
    const browser = openBrowser(testShop().app, anyNetwork())
    const empty = await browser.post('/api/users/login', { username: ' ', password: '' })
    expect(empty.status).toBe(400)
    expect(empty.body['errors']).toEqual({
      username: 'Username is required',
      password: 'Password is required',
    })
    expect((await browser.post('/api/users/login')).body['errors']).toEqual({
      username: 'Username is required',
      password: 'Password is required',
    })
    const odd = { username: ['a'], password: { $ne: '' }, rememberMe: 'yes' }
    expect((await browser.post('/api/users/login', odd)).status).toBe(400)
  })

  it('same 401 body "Invalid username or password", same headers, for unknown users and wrong passwords', async () => {
    const { app, shop } = testShop()
    const person = await makePerson(shop)
    const address = anyNetwork()
    const wrong = await tryAs(openBrowser(app, address), person.username, 'not the password')
    const unknown = await tryAs(openBrowser(app, address), 'nobody-at-all', 'not the password')
    expect(visible(wrong)).toEqual(visible(unknown))
    expect(wrong.body).toMatchObject({ message: 'Invalid username or password' })
    expect(wrong.headers.getSetCookie()).toEqual([])
  })

  it('10 failures per account and network, then 429 with Retry-After, for unknown accounts alike', async () => {
    const { app, shop, clock } = testShop()
    const person = await makePerson(shop)
    for (const name of [person.username, 'no-such-person']) {
      const browser = openBrowser(app, anyNetwork())
      for (let n = 0; n < 10; n++)
        expect((await tryAs(browser, name, `guess ${n}`)).status).toBe(401)
      const refused = await tryAs(browser, name, password)
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBe(900)
      expect(refused.body).toMatchObject({
        message: 'Too many tries. Please try again in 15 minutes.',
        params: { minutes: 15 },
      })
      // Other networks still get in: nobody can lock the owner out for good.
      const elsewhere = await tryAs(openBrowser(app, anyNetwork()), name, password)
      expect(elsewhere.status).toBe(name === person.username ? 200 : 401)
    }
    clock.now += quarterHour
    expect((await tryAs(openBrowser(app, anyNetwork()), person.username, password)).status).toBe(
      200,
    )
  })

  it('a forged X-Forwarded-For does not help', async () => {
    const { app, shop } = testShop()
    const person = await makePerson(shop)
    const browser = openBrowser(app, anyNetwork())
    const statuses: number[] = []
    for (let n = 0; n < 14; n++) {
      const forged = { 'x-forwarded-for': `10.0.0.${n}`, forwarded: `for=10.0.0.${n}` }
      statuses.push((await tryAs(browser, person.username, `guess ${n}`, forged)).status)
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  })

  it('one password tried on many names is stopped too', async () => {
    const { app, shop } = testShop()
    const address = anyNetwork()
    // The hash is left out of the first 28: only the counting matters.
    for (let n = 0; n < 28; n++) await countTry(shop, signInCounters(`name ${n}`, address))
    const browser = openBrowser(app, address)
    const statuses: number[] = []
    for (let n = 28; n < 32; n++) statuses.push((await tryAs(browser, `name${n}`, 'one')).status)
    expect(statuses).toEqual([401, 401, 429, 429])
  })

  it('many guesses at once: no more than ten reach the hash', async () => {
    const { app, shop } = testShop()
    const person = await makePerson(shop)
    const browser = openBrowser(app, anyNetwork())
    const guesses = Array.from({ length: 30 }, (_, n) =>
      tryAs(browser, person.username, `guess ${n}`),
    )
    const statuses = (await Promise.all(guesses)).map((reply) => reply.status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  })

  it('a right password clears the failures before it', async () => {
    const { app, shop } = testShop()
    const person = await makePerson(shop)
    const address = anyNetwork()
    const browser = openBrowser(app, address)
    for (let round = 0; round < 3; round++) {
      const counters = signInCounters(`user ${person.id}`, address)
      for (let n = 0; n < 9; n++) await countTry(shop, counters)
      expect((await tryAs(browser, person.username, password)).status).toBe(200)
    }
  })

  it('guesses at a name that nobody has count against it however it is typed, and against no other', async () => {
    const { app, shop } = testShop()
    const address = anyNetwork()
    for (let n = 0; n < 9; n++) await countTry(shop, signInCounters('name no-such-person', address))
    const browser = openBrowser(app, address)
    const statuses: number[] = []
    for (const name of ['No-Such-Person', ' no-such-person', 'another-person']) {
      statuses.push((await tryAs(browser, name, 'a guess')).status)
    }
    expect(statuses).toEqual([401, 429, 401])
  })

  it('right passwords fill no network: a family behind one address gets in', async () => {
    const { app, shop } = testShop()
    const person = await makePerson(shop)
    const address = anyNetwork()
    for (let n = 0; n < 29; n++) await countTry(shop, signInCounters(`name ${n}`, address))
    for (let n = 0; n < 3; n++) {
      const reply = await tryAs(openBrowser(app, address), person.username, password)
      expect(reply.status).toBe(200)
    }
  })

  it('whom the busy hash turned away has guessed nothing', async () => {
    const { app, shop } = testShop()
    const { id, username } = await makePerson(shop)
    const address = anyNetwork()
    for (let n = 0; n < 9; n++) await countTry(shop, signInCounters(`user ${id}`, address))
    const browser = openBrowser(app, address)
    const open = Promise.withResolvers<void>()
    const turns = Array.from({ length: 52 }, () => inTurn(() => open.promise))
    for (let n = 0; n < 2; n++) {
      const busy = await tryAs(browser, username, password)
      expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '2'])
    }
    open.resolve()
    await Promise.all(turns)
    expect((await tryAs(browser, username, password)).status).toBe(200)
  })

  it('a password changed while it was being looked at opens nothing, nor does an account that went', async () => {
    const { shop } = testShop()
    const { id, username } = await makePerson(shop)
    const user = await signIn(shop, { username, password }, { network: anyNetwork(), device: null })
    const refused = { code: 'unauthenticated', message: 'Invalid username or password' }
    await expect(shop.db.write((tx) => stillTrue(tx, user))).resolves.toBeUndefined()
    await shop.db.write((tx) => updateUser(tx, id, { password_hash: 'another' }, shop.now()))
    await expect(shop.db.write((tx) => stillTrue(tx, user))).rejects.toMatchObject(refused)
    const gone = { ...user, id: 999_999 }
    await expect(shop.db.write((tx) => stillTrue(tx, gone))).rejects.toMatchObject(refused)
  })

  it('passwords > 1,024 bytes 400 before hashing; 64-128 characters accepted unmodified', async () => {
    const { app } = testShop()
    const browser = openBrowser(app, anyNetwork())
    expect((await tryAs(browser, 'someone', 'x'.repeat(1025))).status).toBe(400)
    expect((await tryAs(browser, 'someone', 'ப'.repeat(342))).status).toBe(400)
    const long = ` ${'Kanjivaram ப '.repeat(9)}`
    const form = { username: 'longpass', email: 'longpass@example.in', password: long }
    expect((await browser.post('/api/users/register', form)).status).toBe(201)
    expect((await tryAs(openBrowser(app, anyNetwork()), 'longpass', long)).status).toBe(200)
    expect((await tryAs(openBrowser(app, anyNetwork()), 'longpass', long.trim())).status).toBe(401)
  })

  it('a hash of an older cost is renewed at the next sign-in, and only then', async () => {
    const { app, shop } = testShop()
    const person = await makePerson(shop)
    // argon2id of 'old-password-1' at 8 MiB, one pass, made by this very code.
    const { argon2Sync } = await import('node:crypto')
    const nonce = Buffer.from('0123456789abcdef')
    const cost = { memory: 8192, passes: 1, parallelism: 1, tagLength: 32 }
    const tag = argon2Sync('argon2id', { message: 'old-password-1', nonce, ...cost })
    const plain = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
    const old = `$argon2id$v=19$m=8192,t=1,p=1$${plain(nonce)}$${plain(tag)}`
    const row = () =>
      shop.db.read
        .selectFrom('users')
        .select('password_hash')
        .where('id', '=', person.id)
        .executeTakeFirstOrThrow()
    await shop.db.write(async (tx) => {
      await tx
        .updateTable('users')
        .set({ password_hash: old })
        .where('id', '=', person.id)
        .execute()
    })
    const browser = openBrowser(app, anyNetwork())
    expect((await tryAs(browser, person.username, 'old-password-1')).status).toBe(200)
    const renewed = await row()
    expect(renewed.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await tryAs(browser, person.username, 'old-password-1')).status).toBe(200)
    expect(await row()).toEqual(renewed)
  })

  it('a write that another site makes a browser send is refused', async () => {
    const browser = openBrowser(testShop().app, anyNetwork())
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'http://shop.localhost:3000' },
    ] as Record<string, string>[]) {
      for (const path of ['login', 'register', 'logout']) {
        const reply = await browser.post(`/api/users/${path}`, {}, headers)
        expect(reply.status).toBe(403)
        expect(reply.headers.get('access-control-allow-origin')).toBeNull()
      }
    }
  })
})

it('behind a trusted proxy the last forwarded address counts, and only that one', async () => {
  const { app, shop, close } = await createTestShop({ environment: { TRUST_PROXY: '1' } })
  try {
    const person = await makePerson(shop)
    const browser = openBrowser(app, '127.0.0.1')
    const from = (address: string, n: number) =>
      tryAs(browser, person.username, `guess ${n}`, { 'x-forwarded-for': `8.8.8.${n}, ${address}` })
    for (let n = 0; n < 10; n++) expect((await from('203.0.113.9', n)).status).toBe(401)
    expect((await from('203.0.113.9', 11)).status).toBe(429)
    expect((await from('203.0.113.10', 12)).status).toBe(401)
  } finally {
    await close()
  }
})

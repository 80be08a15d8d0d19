import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { type Browser, openBrowser } from '#test/browser.ts'
import type { TestShop } from '#test/create-test-shop.ts'
import { emailAnew } from '#test/email-anew.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { makePerson, password, signInWithPassword } from '#test/people.ts'
import { createApp } from '../../app/app.ts'
import { jobHandlers } from '../../app/job-handlers.ts'
import { performDue } from '../../platform/jobs/perform.ts'
import { updateUser } from '../queries.ts'
import { codeAt, stepAt } from '../second-factor/totp.ts'

const minute = 60_000
const newPassword = 'a-new-password-77'
const asked = 'If there is an account with this email, an email with a link is on its way.'

let networks = 0
function stranger({ app }: TestShop): Browser {
  networks += 1
  return openBrowser(app, `198.${100 + (networks >> 8)}.${networks & 255}.19`)
}

/** Does the jobs and answers the emails to an address, newest first, as the shelf keeps them. */
async function emailsTo({ shop }: TestShop, email: string) {
  await performDue(shop, jobHandlers)
  return shop.db.read
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .execute()
}

async function tokenFor(testShop: TestShop, email: string): Promise<string> {
  const [mail] = await emailsTo(testShop, email)
  const words = mail ? await emailAnew(testShop.shop, mail.id) : ''
  return /#token=([\w-]{43})/.exec(words)?.[1] ?? ''
}

onBothEngines('a forgotten password', (testShop) => {
  const forgot = (email: string, browser = stranger(testShop()), headers = {}) =>
    browser.post('/api/users/forgot-password', { email }, headers)
  const reset = (token: string, chosen = newPassword, browser = stranger(testShop())) =>
    browser.post('/api/users/reset-password', { token, password: chosen })

  it('ends the API tokens that whoever knew the old password may have made, and says so', async () => {
    const { app, shop } = testShop()
    const person = await makePerson(shop, { role: 'owner' })
    const books = { name: 'Books', scopes: ['orders.see'] }
    const by = await signInWithPassword(app, person)
    const other = await signInWithPassword(app, await makePerson(shop, { role: 'owner' }))
    const made = async (one: typeof by) =>
      String(must(await one.post('/api/admin/api-tokens', books), 201).body['token'])
    const [own, another, kept] = [await made(by), await made(by), await made(other)]
    must(await forgot(person.email))
    const token = await tokenFor(testShop(), person.email)
    expect(must(await reset(token)).body).toMatchObject({ endedTokens: 2 })
    for (const [secret, status] of [
      [own, 401],
      [another, 401],
      [kept, 200],
    ] as const) {
      const as = { authorization: `Bearer ${secret}` }
      expect((await openBrowser(app).get('/api/admin/orders', as)).status).toBe(status)
    }
    const [told] = await emailsTo(testShop(), person.email)
    expect(told?.body).toContain('The 2 API tokens you created have been revoked.')
    const ended = await shop.db.read
      .selectFrom('audit')
      .select('username')
      .where('kind', '=', 'api-token')
      .where('action', '=', 'delete')
      .execute()
    expect(ended.map(({ username }) => username)).toEqual([person.username, person.username])
  })

  it('always 200 and the same text, whether or not there is such an account', async () => {
    const person = await makePerson(testShop().shop)
    const known = await forgot(person.email)
    const unknown = await forgot('nobody@example.in')
    for (const reply of [known, unknown]) {
      expect(reply.status).toBe(200)
      expect(reply.body).toEqual({ message: asked })
    }
    const names = (reply: typeof known) => [...reply.headers.keys()].sort()
    expect(names(known)).toEqual(names(unknown))
    expect(await emailsTo(testShop(), 'nobody@example.in')).toEqual([])
    expect(await emailsTo(testShop(), person.email)).toHaveLength(1)
  })

  it('mail is queued after the reply: until then nothing tells the two apart', async () => {
    const { shop } = testShop()
    const person = await makePerson(shop)
    const jobs = () => shop.db.read.selectFrom('jobs').select(['id', 'kind']).execute()
    const before = (await jobs()).map(({ id }) => id)
    must(await forgot(person.email))
    must(await forgot('nobody2@example.in'))
    const fresh = (await jobs()).filter(({ id }) => !before.includes(id))
    expect(fresh.map(({ kind }) => kind)).toEqual(['begin-reset', 'begin-reset'])
    expect(await emailsTo(testShop(), person.email)).toHaveLength(1)
  })

  it('the link sets a new password and ends every session', async () => {
    const { app, shop } = testShop()
    const person = await makePerson(shop)
    const browser = await signInWithPassword(app, person)
    must(await forgot(person.email.toUpperCase()))
    expect((await reset(await tokenFor(testShop(), person.email))).status).toBe(200)
    expect((await browser.get('/api/users/current')).status).toBe(401)
    const old = await stranger(testShop()).post('/api/users/login', { ...person, password })
    expect(old.status).toBe(401)
    const fresh = { username: person.username, password: newPassword }
    expect((await stranger(testShop()).post('/api/users/login', fresh)).status).toBe(200)
    const [email] = await emailsTo(testShop(), person.email)
    expect(email?.subject).toBe('Your password was changed at Pallu')
  })

  it('token 256 bit, hashed at rest, single use', async () => {
    const { shop } = testShop()
    const person = await makePerson(shop)
    must(await forgot(person.email))
    const token = await tokenFor(testShop(), person.email)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const rows = await shop.db.read.selectFrom('account_tokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    const uses = await Promise.all(Array.from({ length: 4 }, () => reset(token)))
    expect(uses.map((reply) => reply.status).sort()).toEqual([200, 400, 400, 400])
  })

  it('30 min, from when the letter leaves', async () => {
    const { shop, clock } = testShop()
    const person = await makePerson(shop)
    must(await forgot(person.email))
    const first = await tokenFor(testShop(), person.email)
    clock.now += 30 * minute
    const late = await reset(first)
    expect(late.status).toBe(400)
    expect(late.body['message']).toContain('expired')
    must(await forgot(person.email))
    const second = await tokenFor(testShop(), person.email)
    clock.now += 30 * minute - 1
    expect((await reset(second)).status).toBe(200)
  })

  it('using one link makes the others worthless', async () => {
    const { shop } = testShop()
    const person = await makePerson(shop)
    must(await forgot(person.email))
    const first = await tokenFor(testShop(), person.email)
    must(await forgot(person.email))
    const second = await tokenFor(testShop(), person.email)
    expect(second).not.toBe(first)
    expect((await reset(second)).status).toBe(200)
    expect((await reset(first)).status).toBe(400)
  })

  it('an empty, absent or invented token never matches', async () => {
    const browser = stranger(testShop())
    for (const token of ['', undefined, null, 'x', 'A'.repeat(43), ['a'], { length: 43 }, 0]) {
      const form = { token, password: newPassword }
      expect((await browser.post('/api/users/reset-password', form)).status).toBe(400)
    }
  })

  it('a token for one purpose is none for another', async () => {
    const browser = stranger(testShop())
    const email = 'purposeful@example.in'
    must(await browser.post('/api/users/register', { username: 'purposeful', email, password }))
    const confirming = await tokenFor(testShop(), email)
    expect((await reset(confirming)).status).toBe(400)
    must(await forgot(email))
    const resetting = await tokenFor(testShop(), email)
    const reply = await browser.post('/api/users/confirm-email', { token: resetting })
    expect(reply.status).toBe(400)
    expect((await reset(resetting)).status).toBe(200)
  })

  it('the new password obeys the same rules', async () => {
    const { shop } = testShop()
    const person = await makePerson(shop, { role: 'owner' })
    must(await forgot(person.email))
    const token = await tokenFor(testShop(), person.email)
    expect((await reset(token, '12345')).status).toBe(400)
    expect((await reset(token, 'password')).status).toBe(400)
    expect((await reset(token, 'eleven-long')).body['message']).toContain('at least 12')
    expect((await reset(token)).status).toBe(200)
  })

  it('a password that somebody was given is not chosen anew by a link either', async () => {
    const { shop } = testShop()
    const person = await makePerson(shop, { role: 'packer' })
    await shop.db.write((tx) =>
      updateUser(tx, person.id, { must_change_password: 1 }, testShop().clock.now),
    )
    must(await forgot(person.email))
    const token = await tokenFor(testShop(), person.email)
    const kept = await reset(token, password)
    expect([kept.status, kept.body['refusal']]).toEqual([400, 'password-as-before'])
    must(await reset(token))
  })

  it('signs nobody in, and asks for the second step as ever', async () => {
    const { app, shop, clock } = testShop()
    const person = await makePerson(shop, { role: 'owner' })
    const owner = await signInWithPassword(app, person)
    const offer = must(await owner.post('/api/users/second-factor', { password })).body
    const secret = String(offer['secret'])
    const codeNow = () => codeAt(secret, stepAt(clock.now))
    must(await owner.post('/api/users/second-factor/confirm', { code: codeNow() }))
    clock.now += 30_000
    must(await forgot(person.email))
    const done = must(await reset(await tokenFor(testShop(), person.email)))
    expect(done.headers.getSetCookie()).toEqual([])
    const form = { username: person.username, password: newPassword }
    const signIn = (more: object) =>
      stranger(testShop()).post('/api/users/login', { ...form, ...more })
    expect((await signIn({})).body).toMatchObject({ code: 'second_factor_required' })
    must(await signIn({ code: codeNow() }))
  })

  it('the Host header is not used to build the link', async () => {
    const { shop } = testShop()
    const person = await makePerson(shop)
    const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    must(await forgot(person.email, stranger(testShop()), forged))
    const [email] = await emailsTo(testShop(), person.email)
    const words = await emailAnew(shop, email?.id ?? 0)
    expect(words).toContain(`${shop.config.publicUrl}/reset-password#token=`)
    expect(words).not.toContain('evil')
  })

  it('no link of it stands in the database, and none is shown to an owner', async () => {
    const { shop, app } = testShop()
    const person = await makePerson(shop)
    must(await forgot(person.email))
    const [email] = await emailsTo(testShop(), person.email)
    expect(email).toMatchObject({ status: 'kept', letter: 'reset-password', html: '' })
    expect(email?.body).toContain(`pallu letter ${email?.id}`)
    expect(JSON.stringify(email)).not.toMatch(/token=|[\w-]{43}/)
    const owner = await signInWithPassword(app, await makePerson(shop, { role: 'owner' }))
    const read = await owner.get(`/api/admin/mails/${email?.id}`)
    expect(read.status).toBe(200)
    expect(read.text).not.toMatch(/token=|[\w-]{43}/)
    const shown = await owner.get(`/api/admin/mails/${email?.id}/letter`)
    expect([shown.status, shown.text]).toEqual([200, ''])
  })

  it('the token is never in a reply or a log', async () => {
    const { shop } = testShop()
    const lines: string[] = []
    const sink = new Writable({
      write(line, _encoding, done) {
        lines.push(String(line))
        done()
      },
    })
    const talking = { ...shop, log: pino({ level: 'trace', base: null }, sink) }
    const noted = { ...testShop(), shop: talking, app: createApp(talking) }
    const person = await makePerson(shop)
    const first = await forgot(person.email, stranger(noted))
    const token = await tokenFor(noted, person.email)
    const second = await reset(token, newPassword, stranger(noted))
    const third = await reset(token, newPassword, stranger(noted))
    expect(token).toHaveLength(43)
    for (const { text, headers } of [first, second, third]) {
      expect(`${text}${JSON.stringify([...headers])}`).not.toContain(token)
    }
    const log = lines.join('')
    expect(lines.length).toBeGreaterThan(0)
    expect(log).not.toContain(token)
    expect(log).not.toContain(newPassword)
    expect(log).not.toContain(person.email)
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
  })

  it('one account makes us write five emails an hour, one network may ask ten times', async () => {
    const { shop, clock } = testShop()
    clock.now += 120 * minute
    const person = await makePerson(shop)
    for (let n = 0; n < 8; n++) expect((await forgot(person.email)).status).toBe(200)
    expect(await emailsTo(testShop(), person.email)).toHaveLength(5)
    const browser = stranger(testShop())
    for (let n = 0; n < 10; n++) must(await forgot(`nobody${n}@example.in`, browser))
    expect((await forgot('nobody@example.in', browser)).status).toBe(429)
  })
})

onBothEngines('a confirmed email', (testShop) => {
  const confirm = (token: string) =>
    stranger(testShop()).post('/api/users/confirm-email', { token })

  it('registering sends a welcome with a link that confirms the address', async () => {
    const browser = stranger(testShop())
    const email = 'saroja@example.in'
    must(await browser.post('/api/users/register', { username: 'saroja', email, password }))
    const account = async () => (await browser.get('/api/users/account')).body
    expect(await account()).toMatchObject({ isEmailConfirmed: false, hasSecondFactor: false })
    const [mail] = await emailsTo(testShop(), email)
    expect(mail).toMatchObject({ status: 'kept', letter: 'confirm-email' })
    expect(await emailAnew(testShop().shop, mail?.id ?? 0)).toContain('WELCOME, SAROJA')
    const token = await tokenFor(testShop(), email)
    expect((await confirm(token)).status).toBe(200)
    expect(await account()).toMatchObject({ isEmailConfirmed: true })
    expect((await confirm(token)).status).toBe(400)
    expect((await browser.post('/api/users/resend-confirmation')).status).toBe(200)
    expect(await emailsTo(testShop(), email)).toHaveLength(1)
  })

  it('a new address counts once the link sent to it is opened; the old one is told', async () => {
    const { app, shop } = testShop()
    const person = await makePerson(shop)
    const browser = await signInWithPassword(app, person)
    const email = 'new-address@example.in'
    const ask = (form: unknown) => browser.post('/api/users/email', form)
    expect((await ask({ email, password: 'wrong' })).body['errors']).toEqual({
      password: 'This password is not right',
    })
    expect((await ask({ email, password })).status).toBe(200)
    expect((await browser.get('/api/users/account')).body).toMatchObject({ email: person.email })
    expect((await confirm(await tokenFor(testShop(), email))).status).toBe(200)
    expect((await browser.get('/api/users/account')).body).toMatchObject({
      email,
      isEmailConfirmed: true,
    })
    const [told] = await emailsTo(testShop(), person.email)
    expect(told?.subject).toBe('Your email was changed at Pallu')
  })

  it('an address that somebody else has, or took meanwhile, is refused', async () => {
    const { app, shop } = testShop()
    const [one, other] = [await makePerson(shop), await makePerson(shop)]
    const browser = await signInWithPassword(app, one)
    const taken = await browser.post('/api/users/email', { email: other.email, password })
    expect(taken.status).toBe(409)
    const email = 'wanted-by-two@example.in'
    must(await browser.post('/api/users/email', { email, password }))
    const token = await tokenFor(testShop(), email)
    await makePerson(shop, { username: 'wanted-by-two' })
    expect((await confirm(token)).status).toBe(409)
  })
})

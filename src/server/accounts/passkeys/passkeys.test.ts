import { expect, it } from 'vitest'
import { z } from 'zod'
import { AskedPasskey, Passkey, PasskeyChallenge } from '#contract/accounts/passkey-types.ts'
import { policy } from '#domain/policy.ts'
import { type Browser, openBrowser } from '#test/browser.ts'
import { emailAnew } from '#test/email-anew.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { makePerson, password, type Somebody, signInWithPassword } from '#test/people.ts'
import { softPasskey } from '#test/soft-passkey.ts'
import { createApp } from '../../app/app.ts'
import { jobHandlers } from '../../app/job-handlers.ts'
import { performDue } from '../../platform/jobs/perform.ts'
import { codeAt, stepAt } from '../second-factor/totp.ts'
import { sweepAccounts } from '../sweep.ts'
import { issueToken } from '../tokens.ts'

const minute = 60_000
const Passkeys = z.array(Passkey)
let networks = 0

onBothEngines('passkeys', (testShop) => {
  const origin = () => new URL(testShop().shop.config.publicUrl).origin
  function stranger(): Browser {
    networks += 1
    return openBrowser(testShop().app, `203.${110 + (networks >> 8)}.${networks & 255}.23`)
  }
  const soft = (how?: { isCounting?: boolean }) => softPasskey(origin(), how)
  const begin = async (browser: Browser, proof: object = {}) =>
    must(await browser.post('/api/users/passkeys/challenge', proof)).as(PasskeyChallenge)
  const ask = async (browser: Browser) =>
    must(await browser.post('/api/users/passkey-challenge', {})).as(AskedPasskey)
  const use = (browser: Browser, form: object) =>
    browser.post('/api/users/sign-in-by-passkey', form)
  const refusal = async (reply: ReturnType<Browser['post']>) => {
    const { status, body } = await reply
    return [status, body['refusal']]
  }
  const names = async (browser: Browser) =>
    (await browser.get('/api/users/current')).body['username']

  /** Somebody signed in who has a passkey, and the passkey. */
  async function withPasskey(options: Parameters<typeof makePerson>[1] = {}, how = {}) {
    const { app, shop } = testShop()
    const person = await makePerson(shop, options)
    const browser = await signInWithPassword(app, person)
    const passkey = soft(how)
    const made = passkey.make(await begin(browser), 'My phone')
    must(await browser.post('/api/users/passkeys', made))
    return { person, browser, passkey }
  }
  const lettersTo = async ({ email }: Somebody) => {
    const { shop } = testShop()
    await performDue(shop, jobHandlers)
    const rows = await shop.db.read
      .selectFrom('mails')
      .select(['id', 'subject'])
      .where('recipient', '=', email)
      .orderBy('id')
      .execute()
    return rows.filter(({ subject }) => subject.includes('passkey'))
  }

  it('is kept under a name, told by email, and signs in by itself, remembered or not', async () => {
    const { person, browser, passkey } = await withPasskey()
    const [kept] = must(await browser.get('/api/users/passkeys')).as(Passkeys)
    expect(kept).toMatchObject({ name: 'My phone', lastUsedAt: null })
    const [letter] = await lettersTo(person)
    expect(await emailAnew(testShop().shop, letter?.id ?? 0)).toContain('Passkeys')
    const elsewhere = stranger()
    const form = { ...passkey.sign(await ask(elsewhere)), rememberMe: true }
    must(await use(elsewhere, form))
    expect(await names(elsewhere)).toBe(person.username)
    const [used] = must(await elsewhere.get('/api/users/passkeys')).as(Passkeys)
    expect(used?.lastUsedAt).not.toBeNull()
    const [session] = must(await elsewhere.get('/api/users/devices')).as(
      z.array(z.object({ isCurrent: z.boolean(), isRemembered: z.boolean() })),
    )
    expect(session).toEqual({ isCurrent: true, isRemembered: true })
  })

  it('counts once, for five minutes, and only in the browser that was asked', async () => {
    const { clock } = testShop()
    const { passkey } = await withPasskey()
    const [one, other] = [stranger(), stranger()]
    const form = passkey.sign(await ask(one))
    await ask(other)
    expect(await refusal(use(other, form))).toEqual([400, 'passkey-over'])
    expect(await refusal(use(stranger(), form))).toEqual([400, 'passkey-over'])
    const uses = await Promise.all(Array.from({ length: 4 }, () => use(one, form)))
    expect(uses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
    const late = passkey.sign(await ask(one))
    clock.now += 5 * minute
    expect(await refusal(use(one, late))).toEqual([400, 'passkey-over'])
    await sweepAccounts(testShop().shop)
    const spent = await testShop().shop.db.read.selectFrom('spent_challenges').selectAll().execute()
    expect(spent).toEqual([])
  })

  it('knows that browser by a cookie that no script reads and no other site sends', async () => {
    const reply = await stranger().post('/api/users/passkey-challenge', {})
    const cookies = reply.headers.getSetCookie().filter((one) => one.startsWith('passkey='))
    expect(cookies).toEqual([expect.stringMatching(/; HttpOnly; SameSite=Strict$/)])
  })

  it('a wrong answer has used its challenge up', async () => {
    const { passkey } = await withPasskey()
    const browser = stranger()
    const asked = await ask(browser)
    const wrong = passkey.sign(asked, { origin: 'https://evil.example' })
    expect(await refusal(use(browser, wrong))).toEqual([401, 'passkey-refused'])
    expect(await refusal(use(browser, passkey.sign(asked)))).toEqual([400, 'passkey-over'])
  })

  it.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another host name', { rpId: 'evil.example' }],
    ['of a registration', { type: 'webauthn.create' }],
    ['of nobody who was there', { flags: 0x04 }],
    ['of somebody who was not recognised', { flags: 0x01 }],
  ])('refuses one %s', async (_what, other) => {
    const { passkey } = await withPasskey()
    const browser = stranger()
    const form = passkey.sign(await ask(browser), other)
    expect(await refusal(use(browser, form))).toEqual([401, 'passkey-refused'])
    expect(await names(browser)).toBeUndefined()
  })

  it('refuses another signature, another person, and one that is unknown, all alike', async () => {
    const [{ passkey }, { passkey: hers }] = [await withPasskey(), await withPasskey()]
    const browser = stranger()
    const asked = await ask(browser)
    const form = passkey.sign(asked)
    const { signature } = hers.sign(asked)
    expect(await refusal(use(browser, { ...form, signature }))).toEqual([401, 'passkey-refused'])
    const mine = passkey.sign(await ask(browser))
    const { userHandle } = hers.sign(asked)
    expect(await refusal(use(browser, { ...mine, userHandle }))).toEqual([401, 'passkey-refused'])
    const { userHandle: known } = mine
    const unknown = { ...soft().sign(await ask(browser)), userHandle: known }
    expect(await refusal(use(browser, unknown))).toEqual([401, 'passkey-refused'])
  })

  it('refuses a copy: a count that does not rise; one that never counts is let in', async () => {
    const { passkey } = await withPasskey()
    const browser = stranger()
    must(await use(browser, passkey.sign(await ask(browser), { count: 7 })))
    const copy = stranger()
    const form = passkey.sign(await ask(copy), { count: 7 })
    expect(await refusal(use(copy, form))).toEqual([401, 'passkey-refused'])
    const back = passkey.sign(await ask(copy), { count: 0 })
    expect(await refusal(use(copy, back))).toEqual([401, 'passkey-refused'])
    const { passkey: countless } = await withPasskey({}, { isCounting: false })
    for (let n = 0; n < 2; n++) {
      const one = stranger()
      must(await use(one, countless.sign(await ask(one))))
    }
  })

  it.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another host name', { rpId: 'evil.example' }],
    ['of a sign-in', { type: 'webauthn.get' }],
    ['without anybody recognised', { flags: 0x41 }],
    ['without a credential', { flags: 0x05 }],
  ])('keeps none %s', async (_what, other) => {
    const { app, shop } = testShop()
    const browser = await signInWithPassword(app, await makePerson(shop))
    const made = soft().make(await begin(browser), 'Key', other)
    expect(await refusal(browser.post('/api/users/passkeys', made))).toEqual([
      400,
      'passkey-not-kept',
    ])
  })

  it('keeps no key of a kind that it cannot check, no other session’s, none twice and no eleventh', async () => {
    const { app } = testShop()
    const { browser, passkey, person } = await withPasskey()
    const keep = (form: object, by = browser) => refusal(by.post('/api/users/passkeys', form))
    const weak = { ...soft().make(await begin(browser), 'Key'), algorithm: -65_535 }
    expect(await keep(weak)).toEqual([400, 'passkey-not-kept'])
    const other = await signInWithPassword(app, person)
    expect(await keep(soft().make(await begin(other), 'Key'))).toEqual([400, 'passkey-over'])
    expect(await keep(passkey.make(await begin(browser), 'Again'))).toEqual([409, 'passkey-taken'])
    const late = await begin(browser)
    for (let n = 1; n < policy.passkeys; n++) {
      must(await browser.post('/api/users/passkeys', soft().make(await begin(browser), `${n}`)))
    }
    expect(await keep(soft().make(late, 'Eleventh'))).toEqual([409, 'passkeys-full'])
    const full = browser.post('/api/users/passkeys/challenge', {})
    expect(await refusal(full)).toEqual([409, 'passkeys-full'])
  })

  it('asks for the password again ten minutes after the sign-in', async () => {
    const { app, shop, clock } = testShop()
    const browser = await signInWithPassword(app, await makePerson(shop))
    clock.now += 10 * minute
    const asks = (proof: object) => refusal(browser.post('/api/users/passkeys/challenge', proof))
    expect(await asks({})).toEqual([400, 'password-again'])
    expect(await asks({ password: 'wrong' })).toEqual([400, 'wrong-password'])
    expect(await begin(browser, { password })).toMatchObject({ rpId: expect.any(String) })
  })

  it('is removed by its person alone, told by email, and opens nothing more', async () => {
    const { person, browser, passkey } = await withPasskey()
    const { browser: other } = await withPasskey()
    const [kept] = must(await browser.get('/api/users/passkeys')).as(Passkeys)
    const path = `/api/users/passkeys/${kept?.id}/removal`
    expect(await refusal(other.post(path, {}))).toEqual([404, 'no-such-passkey'])
    expect(must(await browser.post(path, {})).as(Passkeys)).toEqual([])
    expect(await lettersTo(person)).toHaveLength(2)
    const late = stranger()
    expect(await refusal(use(late, passkey.sign(await ask(late))))).toEqual([
      401,
      'passkey-refused',
    ])
  })

  it('is not removed ten minutes after the sign-in without the password', async () => {
    const { browser } = await withPasskey()
    const [kept] = must(await browser.get('/api/users/passkeys')).as(Passkeys)
    testShop().clock.now += 10 * minute
    const remove = (proof: object) => browser.post(`/api/users/passkeys/${kept?.id}/removal`, proof)
    expect(await refusal(remove({}))).toEqual([400, 'password-again'])
    expect(await refusal(remove({ password: 'wrong' }))).toEqual([400, 'wrong-password'])
    expect(must(await browser.get('/api/users/passkeys')).as(Passkeys)).toHaveLength(1)
    expect(must(await remove({ password })).as(Passkeys)).toEqual([])
  })

  it('stands for both steps where staff have an authenticator app, and is in the audit log', async () => {
    const { shop, clock } = testShop()
    const { person, browser, passkey } = await withPasskey({ role: 'owner' })
    const { secret } = must(await browser.post('/api/users/second-factor', { password })).body
    const code = codeAt(String(secret), stepAt(clock.now))
    must(await browser.post('/api/users/second-factor/confirm', { code }))
    const elsewhere = stranger()
    must(await use(elsewhere, passkey.sign(await ask(elsewhere))))
    expect((await elsewhere.get('/api/admin/today')).status).toBe(200)
    const log = await shop.db.read
      .selectFrom('audit')
      .select(['action', 'kind', 'subject'])
      .where('user_id', '=', person.id)
      .execute()
    expect(log).toEqual([{ action: 'create', kind: 'passkey', subject: 'My phone' }])
  })

  it('is the second step that a shop requires of its staff, in the session that has it', async () => {
    const { shop } = testShop()
    const person = await makePerson(shop, { role: 'owner' })
    const app = createApp({ ...shop, config: { ...shop.config, staffSecondFactor: 'require' } })
    const browser = await signInWithPassword(app, person)
    const today = async (by: Browser) => refusal(by.get('/api/admin/today'))
    expect(await today(browser)).toEqual([403, 'two-step-first'])
    const passkey = soft()
    must(await browser.post('/api/users/passkeys', passkey.make(await begin(browser), 'Key')))
    expect((await browser.get('/api/admin/today')).status).toBe(200)
    // With the password alone it is asked for again.
    expect(await today(await signInWithPassword(app, person))).toEqual([403, 'two-step-first'])
    networks += 1
    const later = openBrowser(app, `203.120.${networks}.23`)
    must(await use(later, passkey.sign(await ask(later))))
    expect((await later.get('/api/admin/today')).status).toBe(200)
  })

  it('goes with the account, with what one downloads of it, and with whoever had never proved the address', async () => {
    const { browser, passkey } = await withPasskey()
    const data = must(await browser.get('/api/users/data')).body
    expect(data['passkeys']).toMatchObject([{ name: 'My phone', lastUsedAt: null }])
    must(await browser.post('/api/users/delete', { password }))
    const late = stranger()
    expect(await refusal(use(late, passkey.sign(await ask(late))))).toEqual([
      401,
      'passkey-refused',
    ])
    // Somebody opened an account in her name and waits for her with a passkey.
    const { person, passkey: trap } = await withPasskey()
    const her = stranger()
    const { ticket } = must(await her.post('/api/users/sign-in-code', { email: person.email })).body
    await performDue(testShop().shop, jobHandlers)
    const mail = await testShop()
      .shop.db.read.selectFrom('mails')
      .select('id')
      .where('recipient', '=', person.email)
      .where('letter', '=', 'sign-in-code')
      .executeTakeFirstOrThrow()
    const code = /\b(\d{3}-\d{3})\b/.exec(await emailAnew(testShop().shop, mail.id))?.[1]
    must(await her.post('/api/users/sign-in-by-code', { ticket, code }))
    const attacker = stranger()
    expect(await refusal(use(attacker, trap.sign(await ask(attacker))))).toEqual([
      401,
      'passkey-refused',
    ])
  })

  it('ends with a new password by the emailed link, which says so', async () => {
    const { shop } = testShop()
    const { person, passkey } = await withPasskey()
    const token = await issueToken(shop, {
      ...{ userId: person.id, purpose: 'reset-password', email: person.email },
    })
    const form = { token, password: 'temple-jasmine-93' }
    must(await stranger().post('/api/users/reset-password', form))
    const late = stranger()
    expect(await refusal(use(late, passkey.sign(await ask(late))))).toEqual([
      401,
      'passkey-refused',
    ])
    expect((await lettersTo(person)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('A passkey was added'),
      expect.stringContaining('A passkey was removed'),
    ])
  })

  it('ends with a password that is changed under the account, which says so', async () => {
    const { browser, person, passkey } = await withPasskey()
    const form = { currentPassword: password, newPassword: 'temple-jasmine-94' }
    must(await browser.post('/api/users/password', form))
    expect(must(await browser.get('/api/users/passkeys')).body).toEqual([])
    const late = stranger()
    expect(await refusal(use(late, passkey.sign(await ask(late))))).toEqual([
      401,
      'passkey-refused',
    ])
    expect((await lettersTo(person)).at(-1)?.subject).toContain('A passkey was removed')
  })

  it('after thirty that open nothing a network waits', async () => {
    const browser = stranger()
    const tries = []
    for (let n = 0; n < 31; n++) {
      tries.push(
        (await use(browser, { ...soft().sign(await ask(browser)), userHandle: 'x' })).status,
      )
    }
    expect(tries.slice(-2)).toEqual([401, 429])
  })
})

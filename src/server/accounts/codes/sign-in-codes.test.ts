import { expect, it } from 'vitest'
import { z } from 'zod'
import { OrderSummary, PlacedOrder } from '#contract/orders/types.ts'
import { type Browser, openBrowser } from '#test/browser.ts'
import { emailAnew } from '#test/email-anew.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { makePerson, password, signInWithPassword } from '#test/people.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper } from '#test/shopper.ts'
import { jobHandlers } from '../../app/job-handlers.ts'
import { performDue } from '../../platform/jobs/perform.ts'
import { updateUser } from '../queries.ts'
import { codeAt, stepAt } from '../second-factor/totp.ts'

const minute = 60_000

let networks = 0

onBothEngines('a code by email', (testShop) => {
  function stranger(): Browser {
    networks += 1
    return openBrowser(testShop().app, `203.${100 + (networks >> 8)}.${networks & 255}.19`)
  }
  const ask = async (email: string, browser = stranger()) =>
    String(must(await browser.post('/api/users/sign-in-code', { email })).body['ticket'])
  const mailsTo = async (email: string) => {
    const { shop } = testShop()
    await performDue(shop, jobHandlers)
    return shop.db.read
      .selectFrom('mails')
      .select(['id', 'subject', 'html', 'body'])
      .where('recipient', '=', email)
      .where('letter', '=', 'sign-in-code')
      .orderBy('id', 'desc')
      .execute()
  }
  /** The code of the newest email: written anew, as the outbox keeps none. */
  const codeTo = async (email: string) => {
    const [mail] = await mailsTo(email)
    const words = mail ? await emailAnew(testShop().shop, mail.id) : ''
    return /\b(\d{3}-\d{3})\b/.exec(words)?.[1] ?? ''
  }
  const use = (ticket: string, code: string, browser = stranger()) =>
    browser.post('/api/users/sign-in-by-code', { ticket, code })
  const names = async (browser: Browser) =>
    (await browser.get('/api/users/current')).body['username']

  it('signs in whoever has an account, by the code however it is typed', async () => {
    const person = await makePerson(testShop().shop)
    const browser = stranger()
    const ticket = await ask(person.email.toUpperCase(), browser)
    const code = (await codeTo(person.email.toUpperCase())).replace('-', ' ')
    must(await use(ticket, code, browser))
    expect(await names(browser)).toBe(person.username)
  })

  it('opens an account where there is none, without inventing a username; a second one of that name too', async () => {
    const signUp = async (email: string) => {
      const browser = stranger()
      must(await use(await ask(email, browser), await codeTo(email), browser))
      return browser
    }
    expect(await names(await signUp('vasuki@example.in'))).toBe('vasuki')
    expect(await names(await signUp('vasuki@example.org'))).toMatch(/^vasuki-\d{3,}$/)
    // No password opens it, not even the mark that stands for none.
    for (const guess of ['none', '']) {
      const form = { username: 'vasuki', password: guess }
      expect((await stranger().post('/api/users/login', form)).status).not.toBe(200)
    }
  })

  it('gives no hint whether there is an account: the same answer, rows and emails', async () => {
    const { email } = await makePerson(testShop().shop)
    const asked = [email, 'nobody-here@example.in']
    const replies = await Promise.all(
      asked.map((one) => stranger().post('/api/users/sign-in-code', { email: one })),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(replies.map(({ body }) => Object.keys(body))).toEqual([['ticket'], ['ticket']])
    for (const one of asked) expect(await mailsTo(one)).toHaveLength(1)
  })

  it('counts for ten minutes from when it leaves, and once', async () => {
    const { clock, shop } = testShop()
    const { email } = await makePerson(shop)
    const ticket = await ask(email)
    const code = await codeTo(email)
    clock.now += 10 * minute - 1
    const uses = await Promise.all(Array.from({ length: 4 }, () => use(ticket, code)))
    expect(uses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
    const late = await ask(email)
    const lateCode = await codeTo(email)
    clock.now += 10 * minute
    expect((await use(late, lateCode)).body).toMatchObject({ refusal: 'code-over' })
  })

  it('is of its ticket alone, and five wrong ones end it', async () => {
    const { email } = await makePerson(testShop().shop)
    const [ticket, other] = [await ask(email), await ask('other@example.in')]
    const code = await codeTo(email)
    expect((await use(other, code)).status).toBe(400)
    const wrong = code === '000-000' ? '000001' : '000000'
    for (let tried = 0; tried < 5; tried++) {
      expect((await use(ticket, wrong)).body).toMatchObject({ refusal: 'not-the-newest-code' })
    }
    expect((await use(ticket, code)).body).toMatchObject({ refusal: 'code-over' })
  })

  it('is kept as a hash, its ticket too, and the outbox forgets it', async () => {
    const { shop } = testShop()
    const { email } = await makePerson(shop)
    const ticket = await ask(email)
    const code = (await codeTo(email)).replace('-', '')
    const rows = JSON.stringify(
      await shop.db.read.selectFrom('sign_in_codes').selectAll().execute(),
    )
    expect(rows).not.toContain(ticket)
    expect(rows).not.toContain(code)
    const [mail] = await mailsTo(email)
    const kept = `${mail?.subject} ${mail?.html} ${mail?.body}`
    expect(kept).toContain('its words are not kept')
    // That of the email itself, which emailAnew has replaced by another.
    expect(kept).not.toMatch(/\d{3}.?\d{3}/)
  })

  const asked = async (email: string, times: number, of: () => Browser) => {
    for (let n = 0; n < times; n++) expect(await ask(email, of())).toHaveLength(43)
    return (await mailsTo(email)).length
  }

  it('sends no more than twelve emails an hour to an address, and thirty a day, without a word', async () => {
    const email = 'flooded@example.in'
    expect(await asked(email, 20, stranger)).toBe(12)
    for (let hour = 0; hour < 4; hour++) {
      testShop().clock.now += 60 * minute
      await asked(email, 14, stranger)
    }
    expect(await mailsTo(email)).toHaveLength(30)
  })

  it('of one network three in ten minutes: somebody elsewhere still gets hers', async () => {
    const email = 'besieged@example.in'
    const one = stranger()
    expect(await asked(email, 8, () => one)).toBe(3)
    expect(await asked(email, 1, stranger)).toBe(4)
  })

  it('a browser of somebody else has no emails of its own, the person’s own has', async () => {
    const { app, shop } = testShop()
    const [her, other] = [await makePerson(shop), await makePerson(shop)]
    const own = await signInWithPassword(app, her)
    const device = (await signInWithPassword(app, other)).cookies.get('device') ?? ''
    const elsewhere = () => {
      const browser = stranger()
      browser.cookies.set('device', device)
      return browser
    }
    expect(await asked(her.email, 20, elsewhere)).toBe(12)
    expect(await asked(her.email, 6, () => own)).toBe(17)
  })

  it('twenty tries with tickets that are none keep nobody of the same network out who has one', async () => {
    const { email } = await makePerson(testShop().shop)
    const browser = stranger()
    const ticket = await ask(email, browser)
    const tries = []
    for (let n = 0; n < 21; n++) tries.push((await use('x'.repeat(43), '000000', browser)).status)
    expect(tries.slice(-2)).toEqual([400, 429])
    must(await use(ticket, await codeTo(email), browser))
  })

  it('opens no account of staff: their email leads to the password', async () => {
    const { shop } = testShop()
    const owner = await makePerson(shop, { role: 'owner' })
    const ticket = await ask(owner.email)
    const [mail] = await mailsTo(owner.email)
    const words = mail ? await emailAnew(shop, mail.id) : ''
    expect(words).toContain('/login')
    expect(words).not.toMatch(/\b\d{3}-\d{3}\b/)
    // As of whoever has no role: nobody learns who works here.
    expect((await use(ticket, '000000')).body).toMatchObject({ refusal: 'not-the-newest-code' })
  })

  it('opens no account with two-step sign-in, nor where that came between email and code', async () => {
    const { app, shop, clock } = testShop()
    const person = await makePerson(shop, { role: 'packer' })
    const early = stranger()
    const packer = await signInWithPassword(app, person)
    const { secret } = must(await packer.post('/api/users/second-factor', { password })).body
    const off = (role: 'packer' | null) =>
      shop.db.write((tx) => updateUser(tx, person.id, { role }, clock.now))
    await off(null)
    const ticket = await ask(person.email, early)
    const code = await codeTo(person.email)
    await off('packer')
    const step = codeAt(String(secret), stepAt(clock.now))
    must(await packer.post('/api/users/second-factor/confirm', { code: step }))
    // No staff any more, but the second step is still on.
    await off(null)
    expect((await use(ticket, code, early)).body).toMatchObject({ refusal: 'code-over' })
    const later = await ask(person.email)
    expect(await codeTo(person.email)).toBe('')
    expect((await use(later, '000000')).status).toBe(400)
  })

  it('who proves an address that nobody has proved leaves its first password and sessions behind', async () => {
    const { app, shop } = testShop()
    // Somebody opened it in her name and waits for her.
    const trap = await makePerson(shop)
    const attacker = await signInWithPassword(app, trap)
    const her = stranger()
    must(await use(await ask(trap.email, her), await codeTo(trap.email), her))
    expect(await names(her)).toBe(trap.username)
    expect((await attacker.get('/api/users/current')).status).toBe(401)
    const form = { username: trap.username, password }
    expect((await stranger().post('/api/users/login', form)).status).toBe(401)
    const again = stranger()
    must(await use(await ask(trap.email, again), await codeTo(trap.email), again))
    expect((await her.get('/api/users/current')).status).toBe(200)
  })

  it('an account without a password says how to choose one wherever it asks for it, and that way is open', async () => {
    const { shop } = testShop()
    const email = 'without@example.in'
    const browser = stranger()
    must(await use(await ask(email, browser), await codeTo(email), browser))
    const refused = async (path: string, form: object) =>
      (await browser.post(path, form)).body['refusal'] ?? null
    const chosen = 'temple-jasmine-93'
    const change = { currentPassword: 'none', newPassword: chosen }
    expect([
      await refused('/api/users/password', change),
      await refused('/api/users/delete', { password: 'none' }),
      await refused('/api/users/email', { email: 'other@example.in', password: 'none' }),
    ]).toEqual(Array.from({ length: 3 }, () => 'no-password-yet'))
    must(await browser.post('/api/users/forgot-password', { email }))
    await performDue(shop, jobHandlers)
    await performDue(shop, jobHandlers)
    const { id } = await shop.db.read
      .selectFrom('mails')
      .select('id')
      .where('recipient', '=', email)
      .where('letter', '!=', 'sign-in-code')
      .executeTakeFirstOrThrow()
    const token = /#token=([\w-]+)/.exec(await emailAnew(shop, id))?.[1]
    must(await browser.post('/api/users/reset-password', { token, password: chosen }))
    must(await stranger().post('/api/users/login', { username: email, password: chosen }))
  })

  it('brings the orders that were placed with this email', async () => {
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(testShop().shop))
    const email = 'kamala@example.in'
    const { number } = (await order(guest, { email })).as(PlacedOrder)
    const browser = stranger()
    must(await use(await ask(email, browser), await codeTo(email), browser))
    const own = must(await browser.get('/api/account/orders')).as(z.array(OrderSummary))
    expect(own.map((one) => one.number)).toEqual([number])
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { TextMessagePage } from '#contract/mails/types.ts'
import { OrderSummary, PlacedOrder } from '#contract/orders/types.ts'
import { type Browser, openBrowser } from '#test/browser.ts'
import { createTestShop, engines, type TestShop } from '#test/create-test-shop.ts'
import { emailAnew } from '#test/email-anew.ts'
import { type FakeTextGateway, openFakeTextGateway, textToken } from '#test/fake-text-gateway.ts'
import { must } from '#test/must.ts'
import { fill, order } from '#test/ordering.ts'
import { makePerson, password, type Somebody, signInWithPassword } from '#test/people.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { jobHandlers } from '../../app/job-handlers.ts'
import { performDue } from '../../platform/jobs/perform.ts'
import { updateUser } from '../queries.ts'

const minute = 60_000
const day = 24 * 60 * minute

let numbers = 0
let networks = 0

const environmentOf = (url: string) => ({
  ...{ TEXT_GATEWAY_URL: url, TEXT_GATEWAY_TOKEN: textToken },
  ...{ TEXT_TEMPLATES: 'en:1107161234,ta:1107165678', TEXTS_PER_HOUR: '500' },
})

describe.each(engines)('a code by text message (%s)', (engine) => {
  let testShop: TestShop
  let fake: FakeTextGateway
  beforeAll(async () => {
    fake = await openFakeTextGateway()
    testShop = await createTestShop({ engine, environment: environmentOf(fake.url) })
  })
  beforeEach(() => {
    fake.mood.status = 202
    fake.taken.length = 0
    // Nobody's hour is full of what another test asked for.
    testShop.clock.now += day
  })
  afterAll(async () => {
    await testShop.close()
    await fake.close()
  })

  const newNumber = () => {
    numbers += 1
    return `98${String(numbers).padStart(8, '0')}`
  }
  const stranger = (): Browser => {
    networks += 1
    return openBrowser(testShop.app, `203.${100 + (networks >> 8)}.${networks & 255}.21`)
  }
  const work = () => performDue(testShop.shop, jobHandlers)
  /** The code of the newest message to a number. */
  const codeTo = async (mobile: string) => {
    await work()
    const texts = fake.taken.filter(({ to }) => to === `+91${mobile}`)
    return /\b\d{6}\b/.exec(texts.at(-1)?.text ?? '')?.[0] ?? ''
  }
  const ask = async (mobile: string, browser = stranger(), headers = {}) =>
    String(must(await browser.post('/api/users/mobile-code', { mobile }, headers)).body['ticket'])
  const use = (ticket: string, code: string, browser = stranger()) =>
    browser.post('/api/users/sign-in-by-mobile', { ticket, code })
  const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')
  const prove = (person: Somebody) =>
    testShop.shop.db.write((tx) =>
      updateUser(tx, person.id, { email_confirmed_at: testShop.clock.now }, testShop.clock.now),
    )
  /** Somebody with a proven email, signed in just now. */
  const customer = async () => {
    const person = await makePerson(testShop.shop)
    await prove(person)
    return { person, browser: await signInWithPassword(testShop.app, person) }
  }
  const confirm = async (browser: Browser, mobile: string) => {
    const { ticket } = must(await browser.post('/api/users/mobile', { mobile })).body
    const code = await codeTo(mobile)
    return browser.post('/api/users/mobile/confirm', { ticket, code })
  }
  const withNumber = async (mobile = newNumber()) => {
    const made = await customer()
    must(await confirm(made.browser, mobile))
    return { ...made, mobile }
  }
  const numberOf = async (browser: Browser) =>
    must(await browser.get('/api/users/account')).body['mobile']
  const mailsAbout = async (email: string) => {
    await work()
    const { db } = testShop.shop
    return db.read
      .selectFrom('mails')
      .select(['id', 'subject'])
      .where('recipient', '=', email)
      .where('letter', '=', 'account-changed')
      .orderBy('id')
      .execute()
  }

  it('goes to a number that its account has confirmed, and signs its person in', async () => {
    const { person, mobile, browser } = await withNumber()
    expect(await numberOf(browser)).toMatchObject({ number: mobile })
    expect((await mailsAbout(person.email)).at(-1)?.subject).toContain(
      'mobile number was confirmed',
    )
    const elsewhere = stranger()
    const ticket = await ask(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`, elsewhere)
    const code = await codeTo(mobile)
    expect(fake.taken.at(-1)).toEqual({
      ...{ to: `+91${mobile}`, channel: 'sms', template: '1107161234' },
      text: `${code} is your code for Pallu. It works for 10 minutes. Do not share it with anybody.`,
    })
    must(await use(ticket, `${code.slice(0, 3)} ${code.slice(3)}`, elsewhere))
    const { username } = must(await elsewhere.get('/api/users/current')).body
    expect(username).toBe(person.username)
  })

  it('speaks the language of its page where its words are registered, else English', async () => {
    const { mobile } = await withNumber()
    const said = async (language: string) => {
      testShop.clock.now += 11 * minute
      await ask(mobile, stranger(), { 'content-language': language })
      await work()
      return fake.taken.at(-1)
    }
    expect(await said('ta')).toMatchObject({
      template: '1107165678',
      text: expect.stringContaining('குறியீடு'),
    })
    expect(await said('hi')).toMatchObject({
      template: '1107161234',
      text: expect.stringContaining('is your code for'),
    })
  })

  it('gives no hint whether a number is known: one answer, the same rows, and no message', async () => {
    const { mobile } = await withNumber()
    fake.taken.length = 0
    const nobodys = newNumber()
    const rows = async () => {
      const { db } = testShop.shop
      const count = (table: 'mobile_codes' | 'text_messages' | 'jobs') =>
        db.read
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      const counted = [
        await count('mobile_codes'),
        await count('text_messages'),
        await count('jobs'),
      ]
      return counted.map(({ n }) => Number(n))
    }
    const steps: number[][] = []
    const tickets: string[] = []
    for (const one of [mobile, nobodys]) {
      const before = await rows()
      const reply = must(await stranger().post('/api/users/mobile-code', { mobile: one }))
      expect(Object.keys(reply.body)).toEqual(['ticket'])
      tickets.push(String(reply.body['ticket']))
      const after = await rows()
      steps.push(after.map((n, at) => n - (before[at] ?? 0)))
    }
    expect(steps).toEqual([
      [1, 1, 1],
      [1, 1, 1],
    ])
    await work()
    expect(fake.taken.map(({ to }) => to)).toEqual([`+91${mobile}`])
    const wrong = wrongOf(await codeTo(mobile))
    const answers = () =>
      Promise.all(tickets.map(async (ticket) => (await use(ticket, wrong)).body['refusal']))
    expect(await answers()).toEqual(['not-the-newest-text', 'not-the-newest-text'])
    testShop.clock.now += 10 * minute
    expect(await answers()).toEqual(['code-over', 'code-over'])
  })

  it('counts once, for ten minutes, of its ticket alone, and five wrong ones end it', async () => {
    const { mobile } = await withNumber()
    const ticket = await ask(mobile)
    const code = await codeTo(mobile)
    const uses = await Promise.all(Array.from({ length: 4 }, () => use(ticket, code)))
    expect(uses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
    testShop.clock.now += day
    const late = await ask(mobile)
    const lateCode = await codeTo(mobile)
    testShop.clock.now += 10 * minute
    expect((await use(late, lateCode)).body).toMatchObject({ refusal: 'code-over' })
    testShop.clock.now += day
    const guessed = await ask(mobile)
    const right = await codeTo(mobile)
    for (let n = 0; n < 5; n++) {
      const told = (await use(guessed, wrongOf(right))).body
      expect(told).toMatchObject({ refusal: 'not-the-newest-text' })
    }
    expect((await use(guessed, right)).body).toMatchObject({ refusal: 'code-over' })
  })

  it('a ticket to confirm a number signs nobody in, nor confirms it for another account', async () => {
    const mobile = newNumber()
    const [one, other] = [await customer(), await customer()]
    const { ticket } = must(await one.browser.post('/api/users/mobile', { mobile })).body
    const code = await codeTo(mobile)
    expect((await use(String(ticket), code)).status).toBe(400)
    const stolen = await other.browser.post('/api/users/mobile/confirm', { ticket, code })
    expect(stolen.body).toMatchObject({ refusal: 'code-over' })
    must(await one.browser.post('/api/users/mobile/confirm', { ticket, code }))
  })

  it('nothing of a code is kept: hashes alone, no words, not for staff either', async () => {
    const { mobile } = await withNumber()
    const ticket = await ask(mobile)
    const code = await codeTo(mobile)
    const { db } = testShop.shop
    const kept = JSON.stringify([
      await db.read.selectFrom('mobile_codes').selectAll().execute(),
      await db.read.selectFrom('text_messages').selectAll().execute(),
    ])
    expect(kept).not.toContain(ticket)
    expect(kept).not.toContain(code)
    const owner = await signedIn(testShop, 'owner')
    const page = must(await owner.get('/api/admin/text-messages')).as(TextMessagePage)
    expect(page.items[0]).toMatchObject({ to: `+91${mobile}`, state: 'sent', text: '' })
    expect(page.hasGateway).toBe(true)
  })

  it('a number changes hands: whoever confirms it has it, and who had it is told', async () => {
    const first = await withNumber()
    const second = await withNumber(first.mobile)
    expect(await numberOf(first.browser)).toBeNull()
    expect((await mailsAbout(first.person.email)).at(-1)?.subject).toContain('number was removed')
    const browser = stranger()
    must(await use(await ask(first.mobile, browser), await codeTo(first.mobile), browser))
    const { username } = must(await browser.get('/api/users/current')).body
    expect(username).toBe(second.person.username)
  })

  it('two accounts that confirm a number at once: one has it', async () => {
    const mobile = newNumber()
    const both = [await customer(), await customer()]
    const tickets: object[] = []
    for (const { browser } of both) {
      const { ticket } = must(await browser.post('/api/users/mobile', { mobile })).body
      tickets.push({ ticket, code: await codeTo(mobile) })
    }
    const replies = await Promise.all(
      both.map(({ browser }, at) => browser.post('/api/users/mobile/confirm', tickets[at])),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const held = await Promise.all(both.map(({ browser }) => numberOf(browser)))
    expect(held.filter((one) => one !== null)).toHaveLength(1)
  })

  it('90 days after a code last came to it a number signs nobody in', async () => {
    const { mobile } = await withNumber()
    testShop.clock.now += 89 * day
    const browser = stranger()
    must(await use(await ask(mobile, browser), await codeTo(mobile), browser))
    testShop.clock.now += 90 * day
    fake.taken.length = 0
    await ask(mobile)
    await work()
    expect(fake.taken).toEqual([])
  })

  it('brings what a guest ordered with the number within 90 days, and not what a proven email fetches', async () => {
    const mobile = newNumber()
    const bought = async (email: string) => {
      const guest = newShopper(testShop)
      await fill(guest, await addPiece(testShop.shop))
      return must(await order(guest, { email, mobile })).as(PlacedOrder).number
    }
    const old = await bought('of-before@example.in')
    testShop.clock.now += 90 * day
    const recent = await bought('of-now@example.in')
    const { person: wife } = await customer()
    const hers = await bought(wife.email)
    const { browser } = await withNumber(mobile)
    const own = must(await browser.get('/api/account/orders')).as(z.array(OrderSummary))
    expect(own.map(({ number }) => number)).toEqual([recent])
    expect([old, hers]).not.toContain(recent)
  })

  it('staff, two-step sign-in and unproven emails have no number, and lose nothing by trying', async () => {
    const mobile = newNumber()
    const packer = await signInWithPassword(
      testShop.app,
      await makePerson(testShop.shop, { role: 'packer' }),
    )
    expect((await packer.post('/api/users/mobile', { mobile })).body).toMatchObject({
      refusal: 'no-mobile-of-staff',
    })
    const unproven = await signInWithPassword(testShop.app, await makePerson(testShop.shop))
    expect((await unproven.post('/api/users/mobile', { mobile })).body).toMatchObject({
      refusal: 'confirm-email-first',
    })
    await work()
    expect(fake.taken).toEqual([])
  })

  it('who has joined the staff since is signed in by no code, not by one that is on its way', async () => {
    const { person, mobile } = await withNumber()
    const join = () =>
      testShop.shop.db.write((tx) =>
        updateUser(tx, person.id, { role: 'packer' }, testShop.clock.now),
      )
    const ticket = await ask(mobile)
    const code = await codeTo(mobile)
    await join()
    expect((await use(ticket, code)).body).toMatchObject({ refusal: 'code-over' })
    fake.taken.length = 0
    await ask(mobile)
    await work()
    expect(fake.taken).toEqual([])
  })

  it('confirming one wants the password again ten minutes after signing in', async () => {
    const { browser } = await customer()
    testShop.clock.now += 11 * minute
    const mobile = newNumber()
    const refused = await browser.post('/api/users/mobile', { mobile })
    expect(refused.body).toMatchObject({ errors: { password: expect.any(String) } })
    must(await browser.post('/api/users/mobile', { mobile, password }))
  })

  it('a new password ends the number, deleting the account its messages', async () => {
    const { browser, mobile } = await withNumber()
    const newPassword = 'jasmine-temple-47'
    must(await browser.post('/api/users/password', { currentPassword: password, newPassword }))
    expect(await numberOf(browser)).toBeNull()
    must(await confirm(browser, mobile))
    expect(must(await browser.get('/api/users/data')).body['mobile']).toMatchObject({
      number: mobile,
    })
    must(await browser.post('/api/users/delete', { password: newPassword }))
    const left = await testShop.shop.db.read
      .selectFrom('text_messages')
      .select('id')
      .where('recipient', '=', `+91${mobile}`)
      .execute()
    expect(left).toEqual([])
  })

  it('is removed by its person, who is told', async () => {
    const { browser, person } = await withNumber()
    must(await browser.del('/api/users/mobile'))
    expect(await numberOf(browser)).toBeNull()
    const mails = await mailsAbout(person.email)
    expect(await emailAnew(testShop.shop, mails.at(-1)?.id ?? 0)).toContain('was removed')
  })

  it.each([
    '',
    '12345',
    '+1 212 555 0100',
    '+44 7911 123456',
    '98400\u0000',
    '９８４００１２３４５',
  ])('takes no number that is none of India: %j', async (mobile) => {
    const refused = await stranger().post('/api/users/mobile-code', { mobile })
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ errors: { mobile: expect.any(String) } })
  })

  it('sends no more than five an hour and ten a day to a number, two of one network, without a word', async () => {
    const { mobile } = await withNumber()
    testShop.clock.now += day
    fake.taken.length = 0
    const one = stranger()
    for (let n = 0; n < 4; n++) await ask(mobile, one)
    await work()
    expect(fake.taken).toHaveLength(2)
    for (let n = 0; n < 6; n++) await ask(mobile)
    await work()
    expect(fake.taken).toHaveLength(5)
    for (let hour = 0; hour < 3; hour++) {
      testShop.clock.now += 60 * minute
      for (let n = 0; n < 6; n++) await ask(mobile)
      await work()
    }
    expect(fake.taken).toHaveLength(10)
  })

  it('an account has three an hour sent to numbers that are not its own yet, and then is told', async () => {
    const { browser } = await customer()
    const statuses = []
    for (let n = 0; n < 4; n++)
      statuses.push(await browser.post('/api/users/mobile', { mobile: newNumber() }))
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(statuses.at(-1)?.body).toMatchObject({ refusal: 'too-many-texts' })
  })

  describe('when the gateway', () => {
    const stateOf = async (mobile: string) => {
      const row = await testShop.shop.db.read
        .selectFrom('text_messages')
        .select(['status', 'attempts'])
        .where('recipient', '=', `+91${mobile}`)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      return { ...row }
    }

    it('takes it and its answer is lost, it is not sent again, and its code still counts', async () => {
      const { mobile } = await withNumber()
      fake.taken.length = 0
      fake.mood.status = null
      const ticket = await ask(mobile)
      const code = await codeTo(mobile)
      expect(await stateOf(mobile)).toEqual({ status: 'unclear', attempts: 1 })
      testShop.clock.now += 5 * minute
      await work()
      expect(fake.taken).toHaveLength(1)
      must(await use(ticket, code))
    })

    it('is away, it is asked four times, each with a code of its own', async () => {
      const { mobile } = await withNumber()
      fake.taken.length = 0
      fake.mood.status = 503
      const ticket = await ask(mobile)
      await work()
      expect(await stateOf(mobile)).toEqual({ status: 'waiting', attempts: 1 })
      fake.mood.status = 200
      testShop.clock.now += minute
      must(await use(ticket, await codeTo(mobile)))
      expect(await stateOf(mobile)).toEqual({ status: 'sent', attempts: 2 })
      fake.mood.status = 503
      await ask(mobile)
      for (let n = 0; n < 6; n++) {
        await work()
        testShop.clock.now += 5 * minute
      }
      expect(await stateOf(mobile)).toEqual({ status: 'failed', attempts: 4 })
    })

    it('says no, that is the end of it', async () => {
      const { mobile } = await withNumber()
      fake.mood.status = 400
      await ask(mobile)
      await work()
      testShop.clock.now += 5 * minute
      await work()
      expect(await stateOf(mobile)).toEqual({ status: 'failed', attempts: 1 })
    })

    it('was being asked when the shop ended, nobody knows, and it is not sent again', async () => {
      const { mobile } = await withNumber()
      fake.taken.length = 0
      await ask(mobile)
      await testShop.shop.db.write((tx) =>
        tx
          .updateTable('text_messages')
          .set({ status: 'handed', attempts: 1 })
          .where('recipient', '=', `+91${mobile}`)
          .where('status', '=', 'waiting')
          .execute(),
      )
      await work()
      expect(fake.taken).toEqual([])
      expect(await stateOf(mobile)).toEqual({ status: 'unclear', attempts: 1 })
    })
  })
})

describe.each(engines)('text messages of the shop (%s)', (engine) => {
  const opened = async (environment: Record<string, string>) => {
    const testShop = await createTestShop({ engine, environment })
    const person = await makePerson(testShop.shop)
    const { clock, shop, app } = testShop
    await shop.db.write((tx) =>
      updateUser(tx, person.id, { email_confirmed_at: clock.now }, clock.now),
    )
    return { testShop, browser: await signInWithPassword(app, person) }
  }

  it('without a gateway nothing is offered, asked or shown', async () => {
    const { testShop, browser } = await opened({})
    const mobile = '9840012345'
    for (const path of ['/api/users/mobile-code', '/api/users/mobile'])
      expect((await browser.post(path, { mobile })).status).toBe(404)
    expect(must(await browser.get('/api/users/account')).body).not.toHaveProperty('mobile')
    expect(must(await browser.get('/api/shop')).body).not.toHaveProperty('textCodes')
    await testShop.close()
  })

  it('are kept in the admin area where no gateway is set, and reach nobody', async () => {
    const { testShop, browser } = await opened({ TEXTS_KEPT: '1', TEXT_CHANNEL: 'whatsapp' })
    expect(must(await browser.get('/api/shop')).body).toMatchObject({ textCodes: 'whatsapp' })
    must(await browser.post('/api/users/mobile', { mobile: '9840012345' }))
    await performDue(testShop.shop, jobHandlers)
    const owner = await signedIn(testShop, 'owner')
    const kept = must(await owner.get('/api/admin/text-messages?state=kept')).as(TextMessagePage)
    expect(kept).toMatchObject({ total: 1, hasGateway: false, items: [{ to: '+919840012345' }] })
    const customerSees = await browser.get('/api/admin/text-messages')
    expect(customerSees.status).toBe(403)
    await testShop.close()
  })

  it('no more leave in an hour than the shop is set to, whoever asks', async () => {
    const fake = await openFakeTextGateway()
    const { testShop, browser } = await opened({ ...environmentOf(fake.url), TEXTS_PER_HOUR: '2' })
    for (const mobile of ['9840012341', '9840012342', '9840012343'])
      must(await browser.post('/api/users/mobile', { mobile }))
    await performDue(testShop.shop, jobHandlers)
    expect(fake.taken).toHaveLength(2)
    const owner = await signedIn(testShop, 'owner')
    const failed = must(await owner.get('/api/admin/text-messages?state=failed'))
    expect(failed.as(TextMessagePage).items[0]?.lastError).toContain('TEXTS_PER_HOUR')
    await testShop.close()
    await fake.close()
  })
})

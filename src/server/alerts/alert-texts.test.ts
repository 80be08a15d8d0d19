import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { OwnAlerts } from '#contract/alerts/types.ts'
import { TextMessagePage } from '#contract/mails/types.ts'
import { alertKinds } from '#domain/work/alerts.ts'
import { openForBusiness } from '#test/an-order.ts'
import { createTestShop, engines, type TestShop } from '#test/create-test-shop.ts'
import { type FakeTextGateway, openFakeTextGateway, textToken } from '#test/fake-text-gateway.ts'
import { must } from '#test/must.ts'
import { fill, order } from '#test/ordering.ts'
import { makePerson, password, signInWithPassword } from '#test/people.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'
import { jobHandlers } from '../app/job-handlers.ts'
import { performDue } from '../platform/jobs/perform.ts'
import { noteAlerts, noteAndWriteAlerts } from './note-alerts.ts'

const minute = 60_000
const path = '/api/admin/alerts'
const mobile = '9840012345'
let words = 0
const none = { email: [], browser: [], quietFrom: '', quietUntil: '' }

describe.each(engines)('what staff are told of by text message (%s)', (engine) => {
  let fake: FakeTextGateway
  let testShop: TestShop
  beforeAll(async () => {
    fake = await openFakeTextGateway()
  })
  afterEach(() => testShop.close())
  afterAll(() => fake.close())

  const opened = async (more: Record<string, string> = {}) => {
    fake.taken.length = 0
    fake.mood.status = 202
    const gateway = { TEXT_GATEWAY_URL: fake.url, TEXT_GATEWAY_TOKEN: textToken }
    const environment = { ...gateway, TEXT_CHANNEL: 'whatsapp', ...more }
    testShop = await createTestShop({ engine, environment })
    await openForBusiness(testShop)
    await noteAlerts(testShop.shop)
    testShop.clock.now += minute
  }
  const work = () => performDue(testShop.shop, jobHandlers)
  const read = async (who: Shopper) => must(await who.get(path)).as(OwnAlerts)
  const choose = async (who: Shopper, more: object) =>
    must(await who.put(path, { ...none, ...more })).as(OwnAlerts)
  const codeTo = async (number: string) => {
    await work()
    const texts = fake.taken.filter(({ to }) => to === `+91${number}`)
    return /\b\d{6}\b/.exec(texts.at(-1)?.text ?? '')?.[0] ?? ''
  }
  const confirm = async (who: Pick<Shopper, 'post'>, number = mobile) => {
    const asked = await who.post('/api/users/notice-mobile', { mobile: number })
    const { ticket } = must(asked).body
    const code = await codeTo(number)
    must(await who.post('/api/users/notice-mobile/confirm', { ticket, code }))
    fake.taken.length = 0
  }
  const reached = async (more: object, role: 'owner' | 'manager' = 'owner') => {
    const who = await signedIn(testShop, role)
    await confirm(who)
    await choose(who, more)
    return who
  }
  const noLimits = () => testShop.shop.db.write((tx) => tx.deleteFrom('rate_limits').execute())
  const buys = async () => {
    const guest = newShopper(testShop)
    await noLimits()
    await fill(guest, await addPiece(testShop.shop))
    return String(must(await order(guest), 201).body['number'])
  }
  const asks = async (way: 'contact' | 'complaints') => {
    await noLimits()
    const form = {
      name: 'Asha',
      email: 'asha@example.in',
      message: `The fall is torn, ${++words}.`,
    }
    must(await newShopper(testShop).post(`/api/${way}`, form))
  }
  /** What has left, once everything that is due is written. */
  const texts = async () => {
    await noteAndWriteAlerts(testShop.shop)
    await work()
    return fake.taken.map(({ text }) => text)
  }

  it('goes to a number that its person has confirmed, which signs nobody in; they are told by email', async () => {
    await opened()
    const person = await makePerson(testShop.shop, { role: 'manager' })
    const manager = await signInWithPassword(testShop.app, person)
    testShop.clock.now += 11 * minute
    const refused = await manager.post('/api/users/notice-mobile', { mobile })
    expect(refused.body).toMatchObject({ errors: { password: expect.any(String) } })
    const bad = await manager.post('/api/users/notice-mobile', { mobile: '98400', password })
    expect(bad.body).toMatchObject({ errors: { mobile: expect.any(String) } })
    const asked = must(await manager.post('/api/users/notice-mobile', { mobile, password }))
    const { ticket } = asked.body
    const code = await codeTo(mobile)
    const wrong = { ticket, code: code === '000000' ? '000001' : '000000' }
    const before = await manager.post('/api/users/notice-mobile/confirm', wrong)
    expect(before.body).toMatchObject({ refusal: 'not-the-newest-text' })
    // A code for notices is none for the account: staff have no number there.
    const there = await manager.post('/api/users/mobile/confirm', { ticket, code })
    expect(there.body).toMatchObject({ refusal: 'no-mobile-of-staff' })
    must(await manager.post('/api/users/notice-mobile/confirm', { ticket, code }))
    expect(must(await manager.get(path)).as(OwnAlerts)).toMatchObject({ mobile, text: [] })
    expect(must(await manager.get('/api/users/data')).body['noticeMobile']).toMatchObject({
      number: mobile,
    })
    fake.taken.length = 0
    must(await newShopper(testShop).post('/api/users/mobile-code', { mobile }))
    await work()
    expect(fake.taken).toEqual([])
    must(await manager.del('/api/users/notice-mobile'))
    expect(must(await manager.get(path)).body['mobile']).toBeNull()
    const told = testShop.shop.db.read.selectFrom('mails').select('props')
    const mails = await told.where('recipient', '=', person.email).orderBy('id').execute()
    const changes = mails.map(({ props }) => JSON.parse(props).change).filter(Boolean)
    expect(changes).toEqual(['notice-mobile-added', 'notice-mobile-removed'])
    const customer = await signedIn(testShop)
    expect((await customer.post('/api/users/notice-mobile', { mobile })).status).toBe(403)
  })

  it('one message counts all that came, each once, whoever looks; it names no order and nobody', async () => {
    await opened()
    await reached({ text: alertKinds })
    const number = await buys()
    await buys()
    await asks('contact')
    await asks('complaints')
    await Promise.all([noteAndWriteAlerts(testShop.shop), noteAndWriteAlerts(testShop.shop)])
    const [text, ...more] = await texts()
    expect(more).toEqual([])
    expect(text).toMatch(
      /^Pallu: Complaint 1, New order 2, (Cash on delivery to confirm|Question from a customer) \d.*\. Open Today: http:\/\/localhost:3000\/admin$/,
    )
    expect(text).not.toMatch(new RegExp(`${number}|Asha|torn|T-\\d`))
    testShop.clock.now += 6 * minute
    expect(await texts()).toHaveLength(1)
  })

  it('at most one leaves in five minutes, of what is urgent too; an email does not wait for it', async () => {
    await opened()
    await reached({ text: ['complaint'], email: ['order'] })
    await asks('complaints')
    expect(await texts()).toEqual([expect.stringContaining('Complaint 1')])
    await asks('complaints')
    await asks('complaints')
    await buys()
    expect(await texts()).toHaveLength(1)
    const mails = testShop.shop.db.read.selectFrom('mails').select('id')
    expect(await mails.where('letter', '=', 'staff-alerts').execute()).toHaveLength(1)
    testShop.clock.now += 5 * minute
    expect((await texts())[1]).toContain('Complaint 2')
  })

  it('waits for the end of quiet hours, but for what is urgent', async () => {
    await opened()
    // Noon in India.
    await reached({ text: alertKinds, quietFrom: '11:00', quietUntil: '13:00' })
    await buys()
    await asks('complaints')
    expect(await texts()).toEqual([expect.stringMatching(/: Complaint 1\./)])
    testShop.clock.now += 60 * minute
    expect((await texts())[1]).toContain('New order 1')
  })

  it('speaks the language of its person; by SMS only words that are registered', async () => {
    const SMS = { TEXT_CHANNEL: 'sms', TEXT_TEMPLATES: 'en:1107,hi:1108' }
    await opened({ ...SMS, TEXT_NOTICE_TEMPLATES: 'en:1207,ta:1208' })
    for (const language of ['ta', 'hi']) {
      const who = await reached({ text: ['order'] })
      must(await who.put('/api/users/language', { language }))
    }
    await buys()
    await texts()
    expect(fake.taken).toMatchObject([
      { template: '1208', text: expect.stringContaining('புதிய ஆர்டர் 1. ‘இன்று’ பக்கம்') },
      { template: '1207', text: expect.stringContaining('New order 1. Open Today') },
    ])
  })

  it('without a gateway, or with words that nobody has registered, none is written, then or later', async () => {
    for (const environment of [
      { TEXT_GATEWAY_URL: '', TEXT_GATEWAY_TOKEN: '' },
      { TEXT_CHANNEL: 'sms', TEXT_TEMPLATES: 'en:1107' },
    ]) {
      await opened(environment)
      const who = await signedIn(testShop, 'owner')
      const { texts: told } = await choose(who, { text: ['order'] })
      const hasGateway = environment.TEXT_GATEWAY_URL === undefined
      expect(told).toEqual(hasGateway ? { channel: 'sms', areRegistered: false } : null)
      const asked = await who.post('/api/users/notice-mobile', { mobile })
      expect(asked.status).toBe(hasGateway ? 200 : 404)
      const now = testShop.shop.now()
      await testShop.shop.db.write((tx) =>
        tx
          .insertInto('notice_mobiles')
          .values({ user_id: who.userId ?? 0, mobile, confirmed_at: now })
          .execute(),
      )
      await buys()
      await work()
      fake.taken.length = 0
      expect(await texts()).toEqual([])
      const rows = testShop.shop.db.read.selectFrom('staff_alerts').select('id')
      expect(await rows.where('way', '=', 'text').execute()).toEqual([])
      if (!hasGateway) await testShop.close()
    }
  })

  it('nothing leaves to a number that was taken away, of what was turned off, or to who left the staff', async () => {
    await opened()
    const owner = await signedIn(testShop, 'owner')
    const people = [
      await reached({ text: ['order'] }),
      await reached({ text: ['order'] }),
      await reached({ text: ['order'] }, 'manager'),
    ] as const
    await buys()
    await noteAndWriteAlerts(testShop.shop)
    const [gone, quiet, left] = people
    must(await gone.del('/api/users/notice-mobile'))
    await choose(quiet, { text: [] })
    must(await owner.del(`/api/admin/staff/${left.userId}`), 204)
    await work()
    expect(fake.taken).toEqual([])
    const mobiles = testShop.shop.db.read.selectFrom('notice_mobiles').select('user_id')
    expect(await mobiles.execute()).toEqual([{ user_id: quiet.userId }])
    // An older screen that knows no text messages leaves the choice as it is.
    await choose(quiet, { text: ['order'] })
    expect(await choose(quiet, { email: ['order'] })).toMatchObject({ text: ['order'] })
  })

  it('a message whose fate nobody knows is not sent again, nor what it told', async () => {
    await opened()
    await reached({ text: ['order'] })
    fake.mood.status = null
    await buys()
    expect(await texts()).toHaveLength(1)
    fake.mood.status = 202
    testShop.clock.now += 10 * minute
    expect(await texts()).toHaveLength(1)
  })

  it('is kept in the admin area where texts are kept, word for word', async () => {
    await opened({ TEXT_GATEWAY_URL: '', TEXT_GATEWAY_TOKEN: '', TEXTS_KEPT: '1' })
    const who = await signedIn(testShop, 'owner')
    const { shop } = testShop
    await shop.db.write((tx) =>
      tx
        .insertInto('notice_mobiles')
        .values({ user_id: who.userId ?? 0, mobile, confirmed_at: shop.now() })
        .execute(),
    )
    await choose(who, { text: ['order'] })
    expect((await read(who)).texts).toEqual({ channel: 'whatsapp', areRegistered: true })
    await buys()
    await texts()
    const kept = must(await who.get('/api/admin/text-messages?state=kept')).as(TextMessagePage)
    expect(kept.items).toMatchObject([{ to: `+91${mobile}`, kind: 'staff-alerts' }])
    expect(JSON.stringify(kept)).toContain('New order 1. Open Today')
  })
})

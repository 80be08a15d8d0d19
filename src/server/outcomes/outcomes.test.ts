import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { OutcomePage } from '#contract/outcomes/types.ts'
import { openBrowser } from '#test/browser.ts'
import { createTestShop, engines, type TestShop } from '#test/create-test-shop.ts'
import {
  type FakeRazorpay,
  openFakeRazorpay,
  razorpayEnvironment,
  signed,
} from '#test/fake-razorpay.ts'
import { linkedOrder } from '#test/linked-order.ts'
import { must } from '#test/must.ts'
import { fill, order } from '#test/ordering.ts'
import { makePerson, password, signInWithPassword } from '#test/people.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper } from '#test/shopper.ts'
import { sweepAccounts } from '../accounts/sweep.ts'
import { type App, createApp } from '../app/app.ts'
import { createShop } from '../app/create-shop.ts'
import { jobHandlers } from '../app/job-handlers.ts'
import type { Engine } from '../platform/db/dialect.ts'
import { performDue } from '../platform/jobs/perform.ts'
import { openLog, type Shop } from '../platform/shop.ts'
import { sweepRetention } from '../privacy/retention/sweep-retention.ts'

const canary = /Canary|canary|98400|Mada Street|a-secret-guess/
const contact = { email: 'canary@example.in', mobile: '98400 55555' }

// Told in steps: what the first tests leave behind is what the later ones look at.
function tellOutcomes(engine: Engine) {
  let fake: FakeRazorpay
  let testShop: TestShop
  let shop: Shop
  let app: App
  let lines: Record<string, unknown>[] = []
  const outcomes = () => lines.filter(({ msg }) => msg === 'outcome')
  const buy = async (ids: number[], more = {}) => {
    const shopper = newShopper({ ...testShop, shop, app })
    await fill(shopper, ...ids)
    return order(shopper, { ...contact, ...more })
  }

  beforeAll(async () => {
    fake = await openFakeRazorpay()
    testShop = await createTestShop({ engine, environment: razorpayEnvironment(fake.url) })
    const config = { ...testShop.shop.config, logLevel: 'info' }
    const log = openLog(config, { write: (line) => void lines.push(JSON.parse(line)) })
    shop = await createShop(config, { log, now: () => testShop.clock.now })
    app = createApp(shop)
  })
  afterAll(async () => {
    await shop.close()
    await testShop.close()
    await fake.close()
  })
  beforeEach(() => {
    lines = []
  })

  it('an order that was placed, and one that was not, are each one line with what is asked for', async () => {
    const placed = await buy([await addPiece(shop)])
    expect(placed.status).toBe(201)
    const stale = await buy([await addPiece(shop)], { more: { totalHash: 'of-yesterday' } })
    const wrong = await buy([await addPiece(shop)], { more: { contact: { email: 'canary' } } })
    expect(outcomes()).toMatchObject([
      {
        event: 'order',
        code: 'placed',
        orderNumber: placed.body['number'],
        requestId: placed.headers.get('x-request-id'),
        ms: expect.any(Number),
      },
      { event: 'order', code: 'conflict', requestId: stale.body['requestId'] },
      { event: 'order', code: 'invalid', requestId: wrong.body['requestId'] },
    ])
  })

  it('sign-ins, right and wrong', async () => {
    const { username } = await makePerson(shop, { username: 'CanaryPerson' })
    const login = (word: string) =>
      openBrowser(app, '203.0.113.20').post('/api/users/login', { username, password: word })
    must(await login('a-secret-guess'), 401)
    must(await login(password))
    expect(outcomes()).toMatchObject([
      { event: 'sign-in', code: 'unauthenticated' },
      { event: 'sign-in', code: 'signed_in' },
    ])
  })

  it('payments: events of the gateway, forged ones too', async () => {
    const { link, placed } = await linkedOrder({ ...testShop, shop, app }, fake)
    lines = []
    const event = fake.pay(link)
    const send = (headers: Record<string, string>) =>
      newShopper({ ...testShop, shop, app }).post('/api/payments/razorpay/events', event, headers)
    must(await send(signed(event, { secret: 'guess' })), 401)
    must(await send(signed(event)))
    expect(outcomes()).toMatchObject([
      { event: 'payment', code: 'unauthenticated' },
      { event: 'payment', code: 'done', orderNumber: placed.number },
    ])
  })

  it('refunds, and every email with its order', async () => {
    const placed = await buy([await addPiece(shop)])
    const number = placed.body['number']
    const { id } = await shop.db.read
      .selectFrom('orders')
      .select('id')
      .where('number', '=', String(number))
      .executeTakeFirstOrThrow()
    const owner = await signInWithPassword(app, await makePerson(shop, { role: 'owner' }))
    lines = []
    const refund = { amount: 1, method: 'cash', reason: 'Canary wish' }
    const refused = await owner.post(`/api/admin/orders/${id}/refunds`, refund)
    expect(refused.status).toBe(409)
    await performDue(shop, { 'post-letter': jobHandlers['post-letter'] ?? never() })
    expect(outcomes()[0]).toMatchObject({
      event: 'refund',
      code: 'conflict',
      orderNumber: number,
      requestId: refused.body['requestId'],
    })
    expect(outcomes()).toContainEqual(
      expect.objectContaining({ event: 'email', code: 'kept', orderNumber: number }),
    )
  })

  it('nothing that names a person is in a line or a row', async () => {
    await buy([await addPiece(shop)])
    await shop.outcomes.written()
    const rows = await shop.db.read.selectFrom('outcomes').selectAll().execute()
    expect(rows.length).toBeGreaterThan(5)
    expect(JSON.stringify(rows)).not.toMatch(canary)
    expect(JSON.stringify(outcomes())).not.toMatch(canary)
  })

  it('owners find one by the request or the order, page by page; nobody else may', async () => {
    const placed = await buy([await addPiece(shop)])
    const owner = await signInWithPassword(app, await makePerson(shop, { role: 'owner' }))
    const found = async (q: string) =>
      OutcomePage.parse((await owner.get(`/api/admin/outcomes?q=${q}`)).body)
    const requestId = placed.headers.get('x-request-id') ?? ''
    expect((await found(requestId)).items).toMatchObject([{ event: 'order', code: 'placed' }])
    expect((await found(String(placed.body['number']))).items).toMatchObject([{ requestId }])
    expect(await found('nothing-of-that-name')).toMatchObject({ items: [], total: 0 })
    const manager = await signInWithPassword(app, await makePerson(shop, { role: 'manager' }))
    expect((await manager.get('/api/admin/outcomes')).status).toBe(403)
  })

  it('they are forgotten after two weeks, sign-ins after a year', async () => {
    const events = async () => {
      const rows = await shop.db.read.selectFrom('outcomes').select('event').distinct().execute()
      return rows.map(({ event }) => event)
    }
    testShop.clock.now += 15 * 24 * 3_600_000
    await sweepAccounts(shop)
    await sweepRetention(shop)
    expect(await events()).toEqual(['sign-in'])
    testShop.clock.now += 349 * 24 * 3_600_000
    await sweepAccounts(shop)
    await sweepRetention(shop)
    expect(await events()).toEqual(['sign-in'])
    testShop.clock.now += 2 * 24 * 3_600_000
    await sweepRetention(shop)
    expect(await events()).toEqual([])
  })
}

for (const engine of engines) {
  describe(`outcomes (${engine})`, { shuffle: false }, () => tellOutcomes(engine))
}

function never(): never {
  throw new Error('There is none.')
}

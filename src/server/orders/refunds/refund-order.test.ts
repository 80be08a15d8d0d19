import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { createTestShop, engines, type TestShop } from '#test/create-test-shop.ts'
import { type FakeRazorpay, openFakeRazorpay, razorpayEnvironment } from '#test/fake-razorpay.ts'
import { must } from '#test/must.ts'
import { paidOrder } from '#test/paid-order.ts'
import { type Shopper, signedIn } from '#test/shopper.ts'
import { jobHandlers } from '../../app/job-handlers.ts'
import { performDue } from '../../platform/jobs/perform.ts'
import { reconcileRefunds, sendRefund } from './send-refund.ts'

describe.each(engines)('money that goes back by the gateway (%s)', (engine) => {
  let fake: FakeRazorpay
  let testShop: TestShop
  let manager: Shopper
  beforeAll(async () => {
    fake = await openFakeRazorpay()
    testShop = await createTestShop({ engine, environment: razorpayEnvironment(fake.url) })
    manager = await signedIn(testShop, 'manager')
  })
  afterEach(() => {
    Object.assign(fake.mood, { isAway: false, losesRefunds: false, refusesRefunds: false })
  })
  afterAll(async () => {
    await testShop.close()
    await fake.close()
  })

  const paid = () => paidOrder(testShop, fake, manager)
  const work = () => performDue(testShop.shop, { 'send-refund': sendRefund })
  const giveBack = (desk: string, amount: number, more: object = {}) =>
    manager.post(`${desk}/refunds`, { amount, method: 'razorpay', ...more })
  /** Of an order that goes on nothing else may go back. */
  const goodwill = { isGoodwill: true }
  const emails = async (orderId: number) => {
    const mails = await testShop.shop.db.read.selectFrom('mails').selectAll().execute()
    return mails
      .filter(({ props }) => JSON.parse(props)['orderId'] === orderId)
      .map(({ letter }) => letter)
  }

  it('is promised first, sent by a job, and told once it has gone', async () => {
    const { guest, api, desk, orderId, read, sentBack } = await paid()
    must(await guest.post(`${api}/cancel`))
    const asked = (await giveBack(desk, 6000)).as(StaffOrder)
    expect(asked).toMatchObject({
      state: 'cancelled',
      refunded: 6000,
      refunds: [{ state: 'asked' }],
    })
    expect(sentBack()).toEqual([])
    expect(await emails(orderId)).not.toContain('order-refunded')
    const shown = async () => (await guest.get(api)).body
    expect(await shown()).toMatchObject({ refunded: 6000, refundPending: 6000 })
    await work()
    expect(await shown()).toMatchObject({ refunded: 6000, refundPending: 0 })
    expect(sentBack()).toEqual([600_000])
    const done = await read()
    expect(done).toMatchObject({ state: 'refunded', refunds: [{ state: 'done' }] })
    expect(done.refunds[0]?.reference).toMatch(/^rfnd_/)
    expect(await emails(orderId)).toContain('order-refunded')
  })

  it('whose answer is lost is unsure: nothing is freed, nothing sent twice', async () => {
    const { desk, read, sentBack } = await paid()
    fake.mood.losesRefunds = true
    must(await giveBack(desk, 6000, goodwill))
    await work()
    expect(sentBack()).toEqual([600_000])
    const unsure = await read()
    expect(unsure).toMatchObject({ refunded: 6000, refunds: [{ state: 'unsure' }] })
    expect(unsure.events.at(-1)).toMatchObject({ kind: 'warning', isPublic: false })
    for (const method of ['razorpay', 'upi'])
      expect((await giveBack(desk, 1, { method })).status).toBe(409)
    fake.mood.losesRefunds = false
    const checked = await manager.post(`/api/admin/refunds/${unsure.refunds[0]?.id}/check`)
    expect(checked.as(StaffOrder)).toMatchObject({ refunded: 6000, refunds: [{ state: 'done' }] })
    testShop.clock.now += 60_000
    await work()
    expect(sentBack()).toEqual([600_000])
    const kinds = (await read()).events.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'refunded')).toHaveLength(1)
  })

  it('is asked for with one key, whoever asks and however often', async () => {
    const { desk, read, sentBack } = await paid()
    fake.mood.isAway = true
    must(await giveBack(desk, 2500, goodwill))
    await work()
    expect(await read()).toMatchObject({ refunds: [{ state: 'unsure' }] })
    expect(sentBack()).toEqual([])
    fake.mood.isAway = false
    const [refund] = (await read()).refunds
    const check = () => manager.post(`/api/admin/refunds/${refund?.id}/check`)
    testShop.clock.now += 5 * 60_000
    const checks = Promise.all([check(), check(), check()])
    await Promise.all([work(), reconcileRefunds(testShop.shop)])
    for (const reply of await checks) must(reply)
    expect(sentBack()).toEqual([250_000])
    const done = await read()
    expect(done).toMatchObject({ refunded: 2500, refunds: [{ state: 'done' }] })
    expect(done.events.filter(({ kind }) => kind === 'refunded')).toHaveLength(1)
  })

  it('is asked about by the clock after its job was given up', async () => {
    const { desk, read, sentBack } = await paid()
    fake.mood.isAway = true
    must(await giveBack(desk, 1000, goodwill))
    await work()
    await testShop.shop.db.write((tx) =>
      tx.deleteFrom('jobs').where('kind', '=', 'send-refund').execute(),
    )
    fake.mood.isAway = false
    testShop.clock.now += 3 * 60_000
    await reconcileRefunds(testShop.shop)
    expect(sentBack()).toEqual([])
    testShop.clock.now += 2 * 60_000
    await reconcileRefunds(testShop.shop)
    expect(sentBack()).toEqual([100_000])
    expect((await read()).refunds).toMatchObject([{ state: 'done' }])
    expect(Object.keys(jobHandlers)).toEqual(
      expect.arrayContaining(['send-refund', 'reconcile-refunds']),
    )
  })

  it('that the gateway refuses is free to go back another way, and staff are told why', async () => {
    const { guest, api, desk, read, sentBack } = await paid()
    must(await guest.post(`${api}/cancel`))
    fake.mood.refusesRefunds = true
    must(await giveBack(desk, 6000))
    await work()
    const refused = await read()
    expect(refused).toMatchObject({
      state: 'cancelled',
      refunded: 0,
      refunds: [{ state: 'refused' }],
    })
    expect(refused.events.at(-1)?.words).toContain('Your account does not have enough balance')
    const byHand = await giveBack(desk, 6000, { method: 'upi', reference: '412345678901' })
    expect(byHand.as(StaffOrder)).toMatchObject({ state: 'refunded', refunded: 6000 })
    expect(sentBack()).toEqual([])
  })

  it('is asked for once when two members of staff see the same and press at once', async () => {
    const { desk, read, sentBack } = await paid()
    const press = () => giveBack(desk, 2000, { ...goodwill, seenRefunded: 0 })
    const replies = await Promise.all([press(), press(), press()])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    await work()
    expect(sentBack()).toEqual([200_000])
    expect(await read()).toMatchObject({ refunded: 2000 })
  })

  it('leaves no order refunded before it is gone', async () => {
    const { guest, api, desk } = await paid()
    must(await guest.post(`${api}/cancel`))
    const move = () => manager.post(`${desk}/moves`, { to: 'refunded' })
    expect((await move()).status).toBe(409)
    fake.mood.isAway = true
    must(await giveBack(desk, 6000))
    await work()
    expect((await move()).status).toBe(409)
  })

  it('never differs between the gateway and the shop, whatever happens on the way', async () => {
    const mood = fc.constantFrom('fine', 'isAway', 'losesRefunds', 'refusesRefunds')
    const step = fc.oneof(
      fc.record({ kind: fc.constant('give' as const), rupees: fc.integer({ min: 1, max: 4000 }) }),
      fc.record({ kind: fc.constantFrom('work' as const, 'check' as const, 'clock' as const) }),
    )
    const steps = fc.array(fc.record({ mood, step }), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const { desk, read, sentBack } = await paid()
        const sum = () => sentBack().reduce((total, amount) => total + amount, 0)
        const calm = () =>
          Object.assign(fake.mood, { isAway: false, losesRefunds: false, refusesRefunds: false })
        for (const { mood: one, step: what } of all) {
          calm()
          if (one !== 'fine') Object.assign(fake.mood, { [one]: true })
          // More than was paid does not go back.
          if (what.kind === 'give')
            expect([200, 409]).toContain((await giveBack(desk, what.rupees)).status)
          if (what.kind === 'work') await work()
          if (what.kind === 'clock') await reconcileRefunds(testShop.shop)
          const [open] = (await read()).refunds.filter(({ state }) => state === 'unsure')
          if (what.kind === 'check' && open)
            must(await manager.post(`/api/admin/refunds/${open.id}/check`))
          testShop.clock.now += 60_000
          const { refunded } = await read()
          expect(sum()).toBeLessThanOrEqual(refunded * 100)
          expect(refunded).toBeLessThanOrEqual(6000)
        }
        calm()
        testShop.clock.now += 5 * 60_000
        await reconcileRefunds(testShop.shop)
        const { refunded, refunds } = await read()
        expect(refunded * 100).toBe(sum())
        expect(refunds.every(({ state }) => state === 'done' || state === 'refused')).toBe(true)
      }),
      { numRuns: 12 },
    )
  })
})

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { StaffOrder, StaffOrderPage } from '#contract/orders/admin-types.ts'
import { Order } from '#contract/orders/types.ts'
import { Today } from '#contract/performance/types.ts'
import { createTestShop, engines, type TestShop } from '#test/create-test-shop.ts'
import {
  type FakeRazorpay,
  openFakeRazorpay,
  razorpayEnvironment,
  signed,
} from '#test/fake-razorpay.ts'
import { linkedOrder } from '#test/linked-order.ts'
import { must } from '#test/must.ts'
import { eventsPath } from '#test/paid-order.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'
import { testPayments } from '#test/test-payments.ts'
import { sweepBuying } from '../checkout/sweep-buying.ts'
import { sendRefund } from '../orders/refunds/send-refund.ts'
import { keepPaymentSettings } from '../payment-methods/settings.ts'
import { performDue } from '../platform/jobs/perform.ts'
import { endLink } from './end-link.ts'

describe.each(engines)('a payment link that nobody is to pay any more (%s)', (engine) => {
  let fake: FakeRazorpay
  let testShop: TestShop
  let manager: Shopper
  beforeAll(async () => {
    fake = await openFakeRazorpay()
    testShop = await createTestShop({ engine, environment: razorpayEnvironment(fake.url) })
    const upi = { isEnabled: true, address: 'pallu@okbank', payeeName: 'Pallu' }
    const { shop } = testShop
    await shop.db.write((tx) => keepPaymentSettings(tx, { ...testPayments, upi }, shop.now()))
  })
  // Signed in anew: the days that a test lets pass end a session of staff.
  beforeEach(async () => {
    manager = await signedIn(testShop, 'manager')
  })
  afterEach(() => {
    Object.assign(fake.mood, { isAway: false, losesAnswers: false })
  })
  afterAll(async () => {
    await testShop.close()
    await fake.close()
  })

  const work = () => performDue(testShop.shop, { 'end-link': endLink, 'send-refund': sendRefund })
  const waiting = async () => {
    const one = await linkedOrder(testShop, fake, 5)
    const found = await manager.get(`/api/admin/orders?q=${one.placed.number}`)
    const desk = `/api/admin/orders/${found.as(StaffOrderPage).items[0]?.id}`
    const ofStaff = async () => (await manager.get(desk)).as(StaffOrder)
    const choose = (method: string) => one.guest.post(`${one.api}/payment`, { method })
    const pay = async () => {
      const event = fake.pay(one.link)
      return (await newShopper(testShop).post(eventsPath, event, signed(event))).status
    }
    return { ...one, desk, ofStaff, choose, pay }
  }
  const today = async () => {
    const { owedOrders, unsureRefunds } = (await manager.get('/api/admin/today')).as(Today)
    return { owedOrders, unsureRefunds }
  }

  it('is cancelled when the shopper chooses another way', async () => {
    const { choose, link } = await waiting()
    expect((await choose('upi')).status).toBe(200)
    expect(link.status).toBe('created')
    await work()
    expect(link.status).toBe('cancelled')
  })

  it('is cancelled when staff have seen the money', async () => {
    const { desk, link } = await waiting()
    must(await manager.post(`${desk}/payments`))
    await work()
    expect(link.status).toBe('cancelled')
  })

  it('is cancelled once the gateway is back, and once its making is heard of', async () => {
    const { choose, link, api, guest } = await waiting()
    must(await choose('upi'))
    fake.mood.isAway = true
    await work()
    fake.mood.isAway = false
    testShop.clock.now += 31_000
    await work()
    expect(link.status).toBe('cancelled')
    fake.mood.losesAnswers = true
    expect((await choose('razorpay')).status).toBe(503)
    fake.mood.losesAnswers = false
    const unheard = [...fake.links.values()].at(-1)
    expect(unheard).not.toBe(link)
    expect((await guest.post(`${api}/cancel`)).as(Order).state).toBe('cancelled')
    await work()
    expect(unheard?.status).toBe('cancelled')
  })

  it('that was paid all the same is money to give back: on the order, on Today, and back in one press', async () => {
    const { choose, pay, desk, ofStaff, link } = await waiting()
    must(await choose('upi'))
    must(await manager.post(`${desk}/payments`, { reference: '712345678901' }))
    const before = await today()
    expect(await pay()).toBe(200)
    await work()
    const twice = await ofStaff()
    expect(twice).toMatchObject({ state: 'confirmed', total: 6000, paid: 12_000 })
    expect(twice.events.at(-1)).toMatchObject({
      kind: 'warning',
      words: 'More money came than is due: please refund ₹6,000.',
    })
    expect(await today()).toEqual({ ...before, owedOrders: before.owedOrders + 1 })
    const list = await manager.get('/api/admin/orders?money=refund')
    expect(list.as(StaffOrderPage).items.map(({ number }) => number)).toContain(twice.number)
    must(await manager.post(`${desk}/refunds`, { amount: 6000, method: 'razorpay' }))
    await work()
    expect(fake.refunds.at(-1)).toMatchObject({
      amount: 600_000,
      payment_id: link.payments?.[0]?.payment_id,
    })
    expect(await ofStaff()).toMatchObject({ state: 'confirmed', refunded: 6000 })
    expect(await today()).toEqual(before)
  })

  it('that is paid after staff took the money by hand is a second payment, told once', async () => {
    const { desk, pay, ofStaff, link, guest, api } = await waiting()
    must(await manager.post(`${desk}/payments`))
    expect(await pay()).toBe(200)
    const [, checked] = await Promise.all([work(), guest.post(`${api}/payment/check`), work()])
    must(checked)
    const twice = await ofStaff()
    expect(twice).toMatchObject({ paid: 12_000, state: 'confirmed' })
    const paid = twice.payments.filter(({ state }) => state === 'paid')
    expect(paid.map(({ settledReference }) => settledReference).sort()).toEqual([
      expect.stringMatching(/^hand:/),
      link.payments?.[0]?.payment_id ?? '',
    ])
    expect(twice.payments.filter(({ state }) => state === 'awaiting')).toEqual([])
  })

  it('a transfer that was waited for is waited for no more once the order is paid', async () => {
    const { choose, pay, read, ofStaff } = await waiting()
    must(await choose('upi'))
    expect(await pay()).toBe(200)
    expect(await read()).toMatchObject({ state: 'confirmed', paid: 6000 })
    const states = (await ofStaff()).payments.map(({ method, state }) => [method, state])
    expect(states).toEqual([
      ['upi', 'cancelled'],
      ['razorpay', 'paid'],
    ])
    expect((await read()).payment).toMatchObject({ method: 'razorpay', state: 'paid' })
  })

  it('a transfer that the buyer has named is still looked for, and counts when it came too', async () => {
    const { choose, pay, guest, api, desk, ofStaff } = await waiting()
    must(await choose('upi'))
    must(await guest.post(`${api}/payment/transfer`, { reference: '812345678901' }))
    expect(await pay()).toBe(200)
    expect((await ofStaff()).payments[0]).toMatchObject({ method: 'upi', state: 'claimed' })
    const noted = await manager.post(`${desk}/payments`, { reference: '812345678901' })
    expect(noted.as(StaffOrder)).toMatchObject({ paid: 12_000 })
    expect((await manager.post(`${desk}/payments`)).status).toBe(409)
  })

  it('tells Today of refunds that the gateway has not confirmed', async () => {
    const { pay, desk } = await waiting()
    await pay()
    const before = await today()
    fake.mood.isAway = true
    const refund = { amount: 1000, method: 'razorpay', isGoodwill: true }
    must(await manager.post(`${desk}/refunds`, refund))
    await work()
    expect(await today()).toEqual({ ...before, unsureRefunds: before.unsureRefunds + 1 })
    const unsure = (await manager.get('/api/admin/orders?money=unsure')).as(StaffOrderPage)
    expect(unsure.total).toBe(before.unsureRefunds + 1)
  })

  it('is cancelled with its order, by the buyer or because no money came', async () => {
    const [given, lapsed] = [await waiting(), await waiting()]
    must(await given.guest.post(`${given.api}/cancel`))
    await work()
    expect([given.link.status, lapsed.link.status]).toEqual(['cancelled', 'created'])
    testShop.clock.now += 60 * 3_600_000
    await sweepBuying(testShop.shop)
    await work()
    expect((await lapsed.read()).state).toBe('cancelled')
    expect(lapsed.link.status).toBe('cancelled')
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestShop, engines, type TestShop } from '#test/create-test-shop.ts'
import {
  type FakeRazorpay,
  openFakeRazorpay,
  razorpayEnvironment,
  signed,
} from '#test/fake-razorpay.ts'
import { must } from '#test/must.ts'
import { eventsPath, paidOrder } from '#test/paid-order.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { sendRefund } from '../orders/refunds/send-refund.ts'
import { performDue } from '../platform/jobs/perform.ts'

describe.each(engines)('a refund that the bank sends back (%s)', (engine) => {
  let fake: FakeRazorpay
  let testShop: TestShop
  beforeAll(async () => {
    fake = await openFakeRazorpay()
    testShop = await createTestShop({ engine, environment: razorpayEnvironment(fake.url) })
  })
  afterAll(async () => {
    await testShop.close()
    await fake.close()
  })

  const tell = async (body: string, headers: Record<string, string> = signed(body)) =>
    (await newShopper(testShop).post(eventsPath, body, headers)).status
  const refunded = async () => {
    const manager = await signedIn(testShop, 'manager')
    const one = await paidOrder(testShop, fake, manager)
    must(await manager.post(`${one.desk}/moves`, { to: 'cancelled' }))
    must(await manager.post(`${one.desk}/refunds`, { amount: 6000, method: 'razorpay' }))
    await performDue(testShop.shop, { 'send-refund': sendRefund })
    expect(await one.read()).toMatchObject({ state: 'refunded', refunded: 6000 })
    const made = fake.refunds.at(-1)
    if (!made) throw new Error('The gateway was not asked.')
    return { ...one, manager, made }
  }

  it('is refused, its amount free, the order what it was, and staff are told, once', async () => {
    const { read, made, manager, desk } = await refunded()
    const body = fake.failRefund(made)
    for (const id of ['evt_lost', 'evt_lost', 'evt_lost_again'])
      expect(await tell(body, signed(body, { id: `${id}_${engine}` }))).toBe(200)
    const seen = await read()
    expect(seen).toMatchObject({ state: 'cancelled', refunded: 0, refunds: [{ state: 'refused' }] })
    const warnings = seen.events.filter(({ kind }) => kind === 'warning')
    expect(warnings.map(({ words, isPublic }) => [words, isPublic])).toEqual([
      ['Razorpay refused a refund of ₹6,000: The bank did not take it.', false],
    ])
    must(await manager.post(`${desk}/refunds`, { amount: 6000, method: 'upi', reference: '800' }))
    expect(await read()).toMatchObject({ state: 'refunded', refunded: 6000 })
  })

  it('is not believed without a signature, nor with another key, amount or payment', async () => {
    const { read, made } = await refunded()
    const body = fake.failRefund(made)
    expect(await tell(body, signed(body, { secret: 'guessed' }))).toBe(401)
    const others = [{ receipt: 'another' }, { amount: 1 }, { payment_id: 'pay_another' }]
    for (const other of others) expect(await tell(fake.failRefund(made, other))).toBe(200)
    expect(await read()).toMatchObject({ state: 'refunded', refunded: 6000 })
  })
})

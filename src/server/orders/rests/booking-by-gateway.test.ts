import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StartedPayment } from '#contract/orders/pay-forms.ts'
import { Order, PlacedOrder } from '#contract/orders/types.ts'
import { book, offerBooking } from '#test/booked-order.ts'
import { createTestShop, engines, type TestShop } from '#test/create-test-shop.ts'
import {
  type FakeRazorpay,
  openFakeRazorpay,
  razorpayEnvironment,
  signed,
} from '#test/fake-razorpay.ts'
import { must } from '#test/must.ts'
import { fill } from '#test/ordering.ts'
import { eventsPath } from '#test/paid-order.ts'
import { addPiece, stockOf } from '#test/pieces.ts'
import { newShopper } from '#test/shopper.ts'
import { sweepBuying } from '../../checkout/sweep-buying.ts'
import { performDue } from '../../platform/jobs/perform.ts'
import { sendRefund } from '../refunds/send-refund.ts'

describe.each(engines)('advance booking by the gateway (%s)', (engine) => {
  let fake: FakeRazorpay
  let testShop: TestShop
  beforeAll(async () => {
    fake = await openFakeRazorpay()
    testShop = await createTestShop({ engine, environment: razorpayEnvironment(fake.url) })
    await offerBooking(testShop)
  })
  afterAll(async () => {
    await testShop.close()
    await fake.close()
  })

  async function booked() {
    await testShop.shop.db.write((tx) => tx.deleteFrom('rate_limits').execute())
    const guest = newShopper(testShop)
    const piece = await addPiece(testShop.shop, { price: 10_000, stock: 1 })
    await fill(guest, piece)
    const { token } = must(await book(guest, 'razorpay'), 201).as(PlacedOrder)
    const api = `/api/orders/${token}`
    const link = async () => {
      const started = must(await guest.post(`${api}/payment`, { method: 'razorpay' }))
      const { redirectTo } = started.as(StartedPayment)
      const made = [...fake.links.values()].find((one) => one.short_url === redirectTo)
      if (!made) throw new Error('There is no link.')
      return made
    }
    const send = async (event: string) =>
      must(await newShopper(testShop).post(eventsPath, event, signed(event)))
    return { api, link, send, read: async () => (await guest.get(api)).as(Order), piece }
  }

  it('takes each part by a link of its own, whose event may come twice', async () => {
    const { link, send, read } = await booked()
    const first = await link()
    expect(first.amount).toBe(200_000)
    const paid = fake.pay(first)
    await Promise.all([send(paid), send(paid)])
    expect(await read()).toMatchObject({ state: 'confirmed', paid: 2000, booking: { rest: 8000 } })
    const second = await link()
    expect(second.amount).toBe(800_000)
    // The link ends before it is paid: another is asked for.
    await send(fake.end(second, 'expired'))
    expect((await read()).payment).toMatchObject({ state: 'failed', amount: 8000 })
    const third = await link()
    expect([third.amount, third.id === second.id]).toEqual([800_000, false])
    await send(fake.pay(third))
    expect(await read()).toMatchObject({ state: 'confirmed', paid: 10_000, booking: { rest: 0 } })
  })

  it('gives the advance back by the gateway, once, where the rest does not come', async () => {
    const { link, send, read, piece } = await booked()
    const paid = await link()
    await send(fake.pay(paid))
    testShop.clock.now = Date.parse((await read()).booking?.until ?? '')
    await Promise.all([sweepBuying(testShop.shop), sweepBuying(testShop.shop)])
    await performDue(testShop.shop, { 'send-refund': sendRefund })
    await sweepBuying(testShop.shop)
    await performDue(testShop.shop, { 'send-refund': sendRefund })
    expect(await read()).toMatchObject({ state: 'refunded', paid: 2000, refunded: 2000 })
    const own = paid.payments?.map(({ payment_id }) => payment_id) ?? []
    const sent = fake.refunds.filter(({ payment_id }) => own.includes(payment_id))
    expect(sent.map(({ amount }) => amount)).toEqual([200_000])
    expect(await stockOf(testShop.shop, piece)).toBe(1)
  })

  it('takes the rest that comes after the end as money to give back, and sends nothing', async () => {
    const { link, send, read } = await booked()
    await send(fake.pay(await link()))
    const late = await link()
    testShop.clock.now = Date.parse((await read()).booking?.until ?? '')
    await sweepBuying(testShop.shop)
    await send(fake.pay(late))
    expect((await read()).paid).toBe(10_000)
    expect(['cancelled', 'refunded']).toContain((await read()).state)
  })
})

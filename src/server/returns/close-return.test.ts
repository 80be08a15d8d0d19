import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { SalesFigures } from '#contract/sales/types.ts'
import { createTestShop, engines, type TestShop } from '#test/create-test-shop.ts'
import { type FakeRazorpay, openFakeRazorpay, razorpayEnvironment } from '#test/fake-razorpay.ts'
import { must } from '#test/must.ts'
import { paidOrder } from '#test/paid-order.ts'
import { type Shopper, signedIn } from '#test/shopper.ts'
import { sendRefund } from '../orders/refunds/send-refund.ts'
import { performDue } from '../platform/jobs/perform.ts'

describe.each(engines)('the end of a return (%s)', (engine) => {
  let fake: FakeRazorpay
  let testShop: TestShop
  let manager: Shopper
  beforeAll(async () => {
    fake = await openFakeRazorpay()
    testShop = await createTestShop({ engine, environment: razorpayEnvironment(fake.url) })
    manager = await signedIn(testShop, 'manager')
  })
  afterAll(async () => {
    await testShop.close()
    await fake.close()
  })

  const work = () => performDue(testShop.shop, { 'send-refund': sendRefund })
  /** A paid order whose only piece is back. */
  const back = async (wish: 'return' | 'exchange') => {
    const one = await paidOrder(testShop, fake, manager)
    must(await manager.post(`${one.desk}/parcels`, { carrier: 'DTDC' }))
    const there = (await manager.post(`${one.desk}/moves`, { to: 'delivered' })).as(StaffOrder)
    const lines = [{ lineId: there.lines[0]?.id ?? 0, quantity: 1 }]
    must(await one.guest.post(`${one.api}/returns`, { wish, reason: 'colour', words: '', lines }))
    const id = (await one.read()).returns[0]?.id ?? 0
    const path = `/api/admin/returns/${id}`
    must(await manager.post(`${path}/decision`, { isApproved: true }))
    const received = await manager.post(`${path}/receipt`, { isRestocked: false })
    const close = (refund: object | null) => manager.post(`${path}/closing`, { refund })
    return { ...one, received: received.as(StaffOrder), close }
  }
  const everything = { amount: 6000, method: 'razorpay' }
  const lettersOf = async (orderId: number) => {
    const rows = await testShop.shop.db.read
      .selectFrom('mails')
      .select(['letter', 'props'])
      .execute()
    const own = rows.filter(({ props }) => JSON.parse(props).orderId === orderId)
    return own.map(({ letter }) => letter)
  }
  const sold = async () => {
    const path = '/api/admin/figures/sales?from=2026-01-01&to=2026-01-31'
    const { orders, total, refunded } = (await manager.get(path)).as(SalesFigures)
    return { orders, total, refunded }
  }

  it('closed six times at once gives its money back once', async () => {
    const { received, close, read, sentBack } = await back('return')
    expect(received.state).toBe('returned')
    const part = { amount: 1000, method: 'razorpay' }
    const replies = await Promise.all(Array.from({ length: 6 }, () => close(part)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    await work()
    expect(sentBack()).toEqual([100_000])
    const closed = await read()
    expect(closed).toMatchObject({ refunded: 1000, returns: [{ state: 'closed' }] })
    expect(closed.refunds).toMatchObject([{ state: 'done', amount: 1000 }])
  })

  it('stays open when its money cannot go back', async () => {
    const { close, read, sentBack } = await back('return')
    expect((await close({ amount: 6000.01, method: 'razorpay' })).status).toBe(409)
    expect(await read()).toMatchObject({ refunded: 0, returns: [{ state: 'received' }] })
    expect((await close(everything)).status).toBe(200)
    await work()
    expect(sentBack()).toEqual([600_000])
    expect(await read()).toMatchObject({ state: 'refunded', refunded: 6000 })
  })

  it('an exchange leaves the order delivered, and its sale a sale', async () => {
    const before = await sold()
    const { received, close, read } = await back('exchange')
    expect(received).toMatchObject({ state: 'delivered', returns: [{ state: 'received' }] })
    expect((await close(null)).as(StaffOrder)).toMatchObject({ state: 'delivered', refunded: 0 })
    const { state, nextStates } = await read()
    expect([state, nextStates]).toEqual(['delivered', ['returned']])
    expect(await sold()).toEqual({
      ...before,
      orders: before.orders + 1,
      total: before.total + 6000,
    })
  })

  it('an exchange with some money back is a sale still, one with all of it is a return', async () => {
    const before = await sold()
    const cheaper = await back('exchange')
    await cheaper.close({ amount: 500, method: 'razorpay' })
    const given = await back('exchange')
    await given.close(everything)
    await work()
    expect(await cheaper.read()).toMatchObject({ state: 'delivered', refunded: 500 })
    expect(await given.read()).toMatchObject({ state: 'refunded', refunded: 6000 })
    // That it came back its buyer has heard when it did, and now hears of the money alone.
    const letters = await lettersOf(given.orderId)
    expect(letters.filter((letter) => letter === 'order-returned')).toHaveLength(1)
    expect(letters).toContain('order-refunded')
    expect(await sold()).toEqual({
      orders: before.orders + 1,
      total: before.total + 6000,
      // What went back for a sale that is none any more has left the sales with it.
      refunded: before.refunded + 500,
    })
  })
})

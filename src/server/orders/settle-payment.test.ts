import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestShop, engines, type TestShop } from '#test/create-test-shop.ts'
import { type FakeRazorpay, openFakeRazorpay, razorpayEnvironment } from '#test/fake-razorpay.ts'
import { linkedOrder } from '#test/linked-order.ts'
import { fill, order } from '#test/ordering.ts'
import { stockOf } from '#test/pieces.ts'
import { newShopper } from '#test/shopper.ts'
import { settlePayment } from './settle-payment.ts'

describe.each(engines)('money for an order (%s)', (engine) => {
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

  const by = { kind: 'system', userId: null } as const
  const settle = (paymentId: number, reference: string, amountPaise = 600_000) =>
    testShop.shop.db.write((tx) =>
      settlePayment(tx, testShop.shop, paymentId, { reference, amountPaise, by }),
    )
  /** An order that waits, with its payment and everything that is written about it. */
  const waiting = async () => {
    const { db } = testShop.shop
    const one = await linkedOrder(testShop, fake)
    const row = await db.read
      .selectFrom('payments as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .select(['p.id', 'p.order_id'])
      .where('o.number', '=', one.placed.number)
      .executeTakeFirstOrThrow()
    const columns = ['kind', 'from_state', 'to_state', 'words', 'is_public', 'actor'] as const
    const events = async () => {
      const all = db.read.selectFrom('order_events').where('order_id', '=', row.order_id)
      const rows = await all.select(columns).orderBy('id').execute()
      return rows.slice(1).map((event) => Object.values(event).join(' '))
    }
    const holds = () =>
      db.read.selectFrom('holds').select('id').where('order_id', '=', row.order_id).execute()
    const emails = async () => {
      const mails = await db.read.selectFrom('mails').selectAll().execute()
      return mails
        .filter(({ props }) => JSON.parse(props)['orderId'] === row.order_id)
        .map(({ letter }) => letter)
    }
    return { ...one, paymentId: row.id, events, holds, emails }
  }

  it('confirms it: the piece is taken, its hold ends, the buyer is told', async () => {
    const { paymentId, read, id, events, holds, emails } = await waiting()
    expect(await holds()).toHaveLength(1)
    await settle(paymentId, 'ref-1')
    expect(await read()).toMatchObject({ state: 'confirmed', paid: 6000, heldUntil: null })
    expect(await stockOf(testShop.shop, id)).toBe(0)
    expect(await holds()).toEqual([])
    expect((await events()).slice(-2)).toEqual([
      'paid    1 system',
      'moved pending_payment confirmed  1 system',
    ])
    expect((await emails()).at(-1)).toBe('order-paid')
  })

  it('by the same transfer again changes nothing, by another is refused', async () => {
    const { paymentId, read, events } = await waiting()
    await settle(paymentId, 'ref-2')
    const before = await events()
    await settle(paymentId, 'ref-2')
    expect(await events()).toEqual(before)
    await expect(settle(paymentId, 'ref-3')).rejects.toMatchObject({
      code: 'conflict',
      message: 'This is paid already.',
    })
    expect(await read()).toMatchObject({ state: 'confirmed', paid: 6000 })
    expect(await events()).toEqual(before)
  })

  it('of a transfer that has settled another is refused, even the same sum', async () => {
    const [one, other] = [await waiting(), await waiting()]
    await settle(one.paymentId, 'ref-4')
    await expect(settle(other.paymentId, 'ref-4')).rejects.toMatchObject({
      code: 'conflict',
      message: 'This reference has settled another payment.',
    })
    expect(await other.read()).toMatchObject({ state: 'pending_payment', paid: 0 })
  })

  it('of another amount, or for no payment at all, is refused', async () => {
    const { paymentId, read } = await waiting()
    for (const amount of [599_999, 600_001])
      await expect(settle(paymentId, 'ref-5', amount)).rejects.toMatchObject({
        code: 'conflict',
        message: 'The amount is not the one asked for.',
      })
    expect((await read()).state).toBe('pending_payment')
    await expect(settle(999_999, 'ref-5')).rejects.toMatchObject({
      code: 'not_found',
      message: 'This payment does not exist.',
    })
    await settle(paymentId, 'ref-5')
    expect((await read()).state).toBe('confirmed')
  })

  it('that finds the pieces sold puts it on hold, and staff and buyer are told', async () => {
    const { paymentId, read, id, events, emails } = await waiting()
    testShop.clock.now += 31 * 60_000
    const rival = newShopper(testShop)
    await fill(rival, id)
    expect((await order(rival, { mobile: '9000000010' })).status).toBe(201)
    await settle(paymentId, 'ref-6')
    expect(await read()).toMatchObject({ state: 'on_hold', paid: 6000, invoiceNumber: null })
    expect((await events()).slice(-3)).toEqual([
      'paid    1 system',
      'moved pending_payment on_hold  1 system',
      'warning   Paid, but sold out meanwhile: please refund or replace. 0 system',
    ])
    expect((await emails()).at(-1)).toBe('order-on-hold')
  })

  it('that comes after the end is kept, and staff are asked to give it back', async () => {
    const { paymentId, guest, api, read, events } = await waiting()
    expect((await guest.post(`${api}/cancel`)).status).toBe(200)
    await settle(paymentId, 'ref-7')
    expect(await read()).toMatchObject({ state: 'cancelled', paid: 6000 })
    expect((await events()).slice(-2)).toEqual([
      'paid    1 system',
      'warning   Money came after the order was cancelled: please refund it. 0 system',
    ])
    const told = await testShop.shop.db.read
      .selectFrom('order_events')
      .select('said')
      .where('kind', '=', 'warning')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(JSON.parse(told?.said ?? '')).toEqual({
      ...{ code: 'money-after-end', params: { state: 'cancelled' } },
    })
  })
})

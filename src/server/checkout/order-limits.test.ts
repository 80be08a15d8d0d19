import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestShop, engines, type TestShop } from '#test/create-test-shop.ts'
import { crowd } from '#test/crowd.ts'
import { must } from '#test/must.ts'
import { order, orderForm } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { orderCounters } from './order-limits.ts'

const hour = 3_600_000

describe.each(engines)('orders in an hour (%s)', (engine) => {
  let testShop: TestShop
  beforeAll(async () => {
    testShop = await createTestShop({ engine, environment: { ORDERS_PER_NETWORK: '25' } })
  })
  afterAll(() => testShop.close())

  it('20 of one account; then 429 with Retry-After until the hour is over', async () => {
    const { shop, clock } = testShop
    clock.now += hour
    const buyer = await signedIn(testShop)
    const id = await addPiece(shop, { stock: 100 })
    const buy = async (key?: string) => {
      must(await buyer.post('/api/cart/lines', { productId: id }))
      return order(buyer, key ? { key } : {})
    }
    const key = randomUUID()
    expect((await buy(key)).status).toBe(201)
    for (let at = 1; at < 20; at += 1) expect((await buy()).status).toBe(201)
    const refused = await buy()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
    expect(refused.body['message']).toMatch(/^Many orders have just been placed from here/)
    clock.now += hour
    expect((await buy()).status).toBe(201)
  })

  it('so many from one network, however many browsers; a refused order counts nothing', async () => {
    const { shop, clock } = testShop
    clock.now += hour
    const single = await addPiece(shop, { stock: 1 })
    const wanted = await crowd(testShop, 30, [single])
    const race = await Promise.all(
      wanted.shoppers.map((shopper) =>
        shopper.post('/api/orders', wanted.form, { 'idempotency-key': randomUUID() }),
      ),
    )
    const statuses = race.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(29)
    const id = await addPiece(shop, { stock: 100 })
    const { shoppers, form } = await crowd(testShop, 30, [id])
    const replies = await Promise.all(
      shoppers.map((shopper) =>
        shopper.post('/api/orders', form, { 'idempotency-key': randomUUID() }),
      ),
    )
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(24)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(6)
  })

  it('an account is one wherever it is, a guest is a browser, and 0 is no limit for a network', () => {
    const { shop } = testShop
    const counted = (userId: number | null, ordersPerNetwork: number) => {
      const limited = { ...shop, config: { ...shop.config, ordersPerNetwork } }
      const counters = orderCounters(limited, { userId, tokenHash: 'hash' }, '203.0.113.7')
      return counters.map(({ limit, subject }) => `${limit.name} ${limit.most} ${subject}`)
    }
    const network = 'order-network 25 203.0.113.7'
    expect(counted(7, 25)).toEqual(['order 20 user:7', network])
    expect(counted(null, 25)).toEqual(['order 20 guest:hash', network])
    expect(counted(7, 0)).toEqual(['order 20 user:7'])
  })

  it('the same key gets its answer even when the hour is full', async () => {
    const { shop, clock } = testShop
    clock.now += hour
    const guest = newShopper(testShop)
    const id = await addPiece(shop)
    must(await guest.post('/api/cart/lines', { productId: id }))
    const form = await orderForm(guest)
    const key = { 'idempotency-key': randomUUID() }
    const first = await guest.post('/api/orders', form, key)
    const many = await crowd(testShop, 30, [await addPiece(shop, { stock: 100 })])
    const statuses: number[] = []
    for (const shopper of many.shoppers) {
      const own = { 'idempotency-key': randomUUID() }
      statuses.push((await shopper.post('/api/orders', many.form, own)).status)
    }
    expect(statuses).toEqual([...Array(24).fill(201), ...Array(6).fill(429)])
    const again = await guest.post('/api/orders', form, key)
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text])
    must(await guest.post('/api/cart/lines', { productId: id }))
    expect((await order(guest)).status).toBe(429)
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PlacedOrder } from '#contract/orders/types.ts'
import { defaultHoldLimits } from '#domain/holds/hold-limits.ts'
import { createTestShop, engines, type TestShop } from '#test/create-test-shop.ts'
import { crowd } from '#test/crowd.ts'
import { must } from '#test/must.ts'
import { order, orderForm } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { keepHoldLimits } from '../stock/limits.ts'
import { orderCounters } from './order-limits.ts'

const hour = 3_600_000

describe.each(engines)('orders in an hour (%s)', (engine) => {
  let testShop: TestShop
  beforeAll(async () => {
    testShop = await createTestShop({ engine, environment: { ORDERS_PER_NETWORK: '25' } })
  })
  /** What a network may order in a day to be paid at the door. */
  const roomOf = (network: { pieces: number; rupees: number }) =>
    testShop.shop.db.write((tx) =>
      keepHoldLimits(tx, { ...defaultHoldLimits, network }, testShop.shop.now()),
    )
  beforeEach(() => roomOf({ pieces: 1000, rupees: 9_999_999 }))
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
    expect(refused.body['message']).toBe(
      'Many orders have just been placed from here. Please try again in 60 minutes, or order on WhatsApp.',
    )
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

  it('a wider network of IPv6 is no 65,536 networks: twice as many of a /56, four times of a /48', () => {
    const { shop } = testShop
    const limited = { ...shop, config: { ...shop.config, ordersPerNetwork: 25 } }
    const visitor = { userId: null, tokenHash: 'hash' }
    const [, ...networks] = orderCounters(limited, visitor, '2001:db8:1:203::7')
    expect(networks.map(({ limit, subject }) => `${limit.most} ${subject}`)).toEqual([
      '25 2001:db8:1:203::/64',
      '50 2001:db8:1:200::/56',
      '100 2001:db8:1::/48',
    ])
  })

  const strangers = async (address: string) => {
    const id = await addPiece(testShop.shop, { price: 4000, stock: 300 })
    return async (quantity: number, method: 'cod' | 'upi' = 'cod') => {
      const guest = newShopper(testShop, address)
      must(await guest.post('/api/cart/lines', { productId: id, quantity }))
      return order(guest, { method })
    }
  }

  it('a network of strangers empties no shelf by paying at the door, which costs them nothing', async () => {
    testShop.clock.now += 24 * hour
    await roomOf(defaultHoldLimits.network)
    const buy = await strangers('203.0.113.166')
    for (const quantity of [10, 6]) expect((await buy(quantity)).status).toBe(201)
    const refused = await buy(1)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '86400'])
    expect(refused.body['message']).toMatch(/paid on delivery have come from your network today/)
    expect((await (await strangers('203.0.113.167'))(1)).status).toBe(201)
    testShop.clock.now += 24 * hour
    expect((await buy(1)).status).toBe(201)
  })

  it('by what it is worth, too; and one order is one, however large', async () => {
    testShop.clock.now += 24 * hour
    await roomOf({ pieces: 1000, rupees: 30_000 })
    const buy = await strangers('203.0.113.168')
    expect((await buy(10)).status).toBe(201)
    expect((await buy(1)).status).toBe(429)
  })

  it('nor does a proxy count of which the shop was not told: everybody comes from it', async () => {
    testShop.clock.now += 24 * hour
    await roomOf({ pieces: 1, rupees: 30_000 })
    for (const proxy of ['127.0.0.1', `::ffff:${[172, 18, 0, 2].join('.')}`, 'fd00::2']) {
      const buy = await strangers(proxy)
      for (const _ of [1, 2]) expect((await buy(1)).status).toBe(201)
    }
    const buy = await strangers('172.32.0.2')
    expect([(await buy(1)).status, (await buy(1)).status]).toEqual([201, 429])
  })

  it('of whoever has received a parcel before nothing is counted', async () => {
    testShop.clock.now += 24 * hour
    const { shop } = testShop
    await roomOf({ pieces: 1, rupees: 30_000 })
    const id = await addPiece(shop, { price: 4000, stock: 300 })
    const buyer = await signedIn(testShop, null, '203.0.113.169')
    const buy = async () => {
      must(await buyer.post('/api/cart/lines', { productId: id }))
      return order(buyer, { method: 'cod' })
    }
    const { number } = (await buy()).as(PlacedOrder)
    expect((await buy()).status).toBe(429)
    await shop.db.write((tx) =>
      tx.updateTable('orders').set({ state: 'delivered' }).where('number', '=', number).execute(),
    )
    for (const _ of [1, 2]) expect((await buy()).status).toBe(201)
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

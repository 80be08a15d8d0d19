import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestShop, engines, type TestShop } from '#test/create-test-shop.ts'
import { must } from '#test/must.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'

const hour = 3_600_000

describe.each(engines)('new guests of one network (%s)', (engine) => {
  let testShop: TestShop
  beforeAll(async () => {
    testShop = await createTestShop({ engine, environment: { ORDERS_PER_NETWORK: '1' } })
  })
  afterAll(() => testShop.close())

  it('fill fifty carts and lists an hour, known or with a cookie they made up; others, guests of before and accounts go on', async () => {
    const { shop, clock } = testShop
    const productId = await addPiece(shop, { stock: 5 })
    const cartsOf = () => shop.db.read.selectFrom('carts').select('id').execute()
    const guest = (address = '203.0.113.8') => newShopper(testShop, address)
    const add = (shopper: ReturnType<typeof guest>) =>
      shopper.post('/api/cart/lines', { productId })
    const before = (await cartsOf()).length
    const first = guest()
    must(await add(first), 200)
    must(await first.put(`/api/wishlist/pieces/${productId}`), 200)
    for (let count = 2; count < 50; count += 1) must(await add(guest()), 200)

    const refused = await add(guest())
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
    expect(refused.body['message']).toBe(
      'Very many new visitors have come from here. Please try again in 60 minutes, or sign in to go on at once.',
    )
    const forger = guest()
    forger.cookies.set('cart', 'x'.repeat(43))
    expect((await add(forger)).status).toBe(429)
    expect((await guest().put(`/api/wishlist/pieces/${productId}`)).status).toBe(429)
    expect(await cartsOf()).toHaveLength(before + 49)

    must(await add(first), 200)
    must(await add(await signedIn(testShop, null, '203.0.113.8')), 200)
    must(await add(guest('203.0.113.9')), 200)
    clock.now += hour
    must(await add(guest()), 200)
  })

  it('of one IPv6 /48 count together', async () => {
    const productId = await addPiece(testShop.shop, { stock: 5 })
    const add = (at: number) =>
      newShopper(testShop, `2001:db8:7:${at}::1`).post('/api/cart/lines', { productId })
    for (let at = 0; at < 50; at += 1) must(await add(at), 200)
    expect((await add(50)).status).toBe(429)
  })
})

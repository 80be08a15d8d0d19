import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { must } from '#test/must.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper } from '#test/shopper.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await createTestShop({ environment: { PUBLIC_URL: 'https://pallu.example' } })
})
afterAll(() => testShop.close())

it('whoever asks is told by a cookie of this host who they are, a stranger too, and only when it is news', async () => {
  const stranger = newShopper(testShop)
  const ask = async () =>
    must(await stranger.get('/api/visitor'), 200)
      .headers.getSetCookie()
      .join('\n')
  expect(await ask()).toBe('__Host-hint=0.0.0; Max-Age=7776000; Path=/; Secure; SameSite=Lax')
  expect(await ask()).toBe('')
  const productId = await addPiece(testShop.shop, { stock: 3 })
  const filled = must(await stranger.post('/api/cart/lines', { productId, quantity: 2 }), 200)
  // What opens the cart is for no script and no other host.
  expect(filled.headers.getSetCookie().join('\n')).toMatch(
    /^__Host-cart=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/m,
  )
  expect(stranger.cookies.get('__Host-hint')).toBe('0.2.0')
  expect(await ask()).toBe('')
  stranger.cookies.delete('__Host-hint')
  expect(await ask()).toMatch(/^__Host-hint=0\.2\.0;/)
})

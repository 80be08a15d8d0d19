import { expect, it } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'
import { must } from '#test/must.ts'
import { newShopper } from '#test/shopper.ts'

it('where parcels go is told by a cookie of this host alone, sent over https alone, and forgotten when asked', async () => {
  const testShop = await createTestShop({ environment: { PUBLIC_URL: 'https://pallu.example' } })
  const shopper = newShopper(testShop)
  const tell = async (pin: string | null) =>
    must(await shopper.put('/api/delivery', { pin }))
      .headers.getSetCookie()
      .filter((line) => line.includes('pin='))
  expect(await tell('600004')).toEqual([
    '__Host-pin=600004; Max-Age=7776000; Path=/; Secure; SameSite=Lax',
  ])
  expect(await tell(null)).toEqual(['__Host-pin=; Max-Age=0; Path=/; Secure; SameSite=Lax'])
  await testShop.close()
})

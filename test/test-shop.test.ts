import { expect, it } from 'vitest'
import { createTestShop, testNow } from './create-test-shop.ts'
import { saveProduct } from './factories.ts'
import { onNewShops } from './on-both-engines.ts'

onNewShops('a test shop', (testShop, engine) => {
  it('is empty, migrated and on the engine that was asked for', async () => {
    const { shop } = testShop()
    expect(shop.db.engine).toBe(engine)
    expect(shop.now()).toBe(testNow)
    expect(await shop.db.read.selectFrom('products').select('id').execute()).toEqual([])
  })

  it('shares nothing with another one', async () => {
    const other = await createTestShop({ engine })
    await saveProduct(other.shop)
    const rows = await testShop().shop.db.read.selectFrom('products').select('id').execute()
    await other.close()
    expect(rows).toEqual([])
  })

  it('answers calls', async () => {
    const answer = await testShop().app.request('/api/products')
    expect(await answer.json()).toEqual([])
  })

  it('gives numbers for 64-bit integers', async () => {
    const id = await saveProduct(testShop().shop, { price_paise: 99_999_999_999 })
    const row = await testShop()
      .shop.db.read.selectFrom('products')
      .select(['id', 'price_paise', 'current_paise', 'sold_out'])
      .where('id', '=', id)
      .executeTakeFirst()
    expect(row).toEqual({
      id,
      price_paise: 99_999_999_999,
      current_paise: 99_999_999_999,
      sold_out: 0,
    })
  })
})

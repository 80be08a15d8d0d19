import { expect, it } from 'vitest'
import { bumpVersion } from '#server/platform/db/version.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { queryPlans } from '#test/query-plans.ts'
import { newShopper } from '#test/shopper.ts'
import { stockCounts } from './today-queries.ts'

onBothEngines('what Today counts', (testShop) => {
  it('reads the pictures of all products after a save, and not after a sale', async () => {
    const { shop } = testShop()
    const save = (work: () => Promise<unknown>) =>
      work().then(() => shop.db.write((tx) => bumpVersion(tx, shop.now())))
    const read = async () => {
      const plans = await queryPlans(shop.db, (db) => stockCounts(db, 3))
      return plans.filter((plan) => plan.includes('product_pictures')).length
    }
    let id = 0
    await save(async () => {
      id = await addPiece(shop, { stock: 4 })
    })
    const before = await stockCounts(shop.db, 3)
    const shopper = newShopper(testShop())
    await fill(shopper, id)
    expect((await order(shopper)).status).toBe(201)
    expect(await read()).toBe(0)
    expect(await stockCounts(shop.db, 3)).toEqual({ ...before, lowStock: before.lowStock + 1 })
    await save(() => addPiece(shop))
    expect(await stockCounts(shop.db, 3)).toMatchObject({
      withoutPicture: before.withoutPicture + 1,
    })
  })
})

import { expect, it } from 'vitest'
import { Checkout } from '#contract/checkout/types.ts'
import { openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { fill } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper } from '#test/shopper.ts'

onBothEngines('the checkout', (testShop) => {
  it('says which pieces are kept and until when, once it was entered and until that is over', async () => {
    const { shop, clock } = testShop()
    await openForBusiness(testShop())
    const guest = newShopper(testShop())
    const productId = await addPiece(shop, { price: 6000, stock: 1 })
    await fill(guest, productId)
    const read = async () => must(await guest.get('/api/checkout?pin=600004')).as(Checkout).hold
    expect(await read()).toBeNull()
    const hold = { until: new Date(clock.now + 15 * 60_000).toISOString(), productIds: [productId] }
    expect(must(await guest.post('/api/checkout')).as(Checkout).hold).toEqual(hold)
    expect(await read()).toEqual(hold)
    clock.now += 15 * 60_000
    expect(await read()).toBeNull()
  })
})

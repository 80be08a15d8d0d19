import { expect, it } from 'vitest'
import { z } from 'zod'
import { Cart } from '#contract/cart/types.ts'
import { BoughtAgain } from '#contract/orders/part-types.ts'
import { OrderSummary, PlacedOrder } from '#contract/orders/types.ts'
import { saveWords } from '#test/factories.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { type Shopper, signedIn } from '#test/shopper.ts'
import { testPayments } from '#test/test-payments.ts'
import { keepPaymentSettings } from '../../payment-methods/settings.ts'

onBothEngines('buy again', (testShop) => {
  const ordered = async (...stocks: number[]) => {
    const { shop } = testShop()
    await shop.db.write((tx) => keepPaymentSettings(tx, testPayments, shop.now()))
    const customer = await signedIn(testShop())
    const ids: number[] = []
    for (const [at, stock] of stocks.entries())
      ids.push(await addPiece(shop, { stock, name: `Piece ${at}` }))
    await fill(customer, ...ids)
    const { token } = must(await order(customer)).as(PlacedOrder)
    return { customer, ids, api: `/api/account/orders/${token}/again` }
  }
  const isThere = async (customer: Shopper) =>
    (await customer.get('/api/account/orders')).as(z.array(OrderSummary))[0]?.isThereAgain

  it('what can still be had lies in the cart, what is sold is named; asked twice it adds nothing', async () => {
    const { customer, ids, api } = await ordered(5, 1)
    expect(await isThere(customer)).toBe(true)
    const again = must(await customer.post(api)).as(BoughtAgain)
    expect(again).toMatchObject({ added: 1, missing: ['Piece 1'] })
    const said = { thing: 'product', id: ids[1] ?? 0, field: 'name', english: 'Piece 1' } as const
    await saveWords(testShop().shop, 'ta', [{ ...said, words: 'சேலை 1' }])
    const inTamil = must(await customer.post(api, {}, { 'content-language': 'ta' }))
    expect(inTamil.as(BoughtAgain)).toMatchObject({ added: 1, missing: ['சேலை 1'] })
    const { lines } = (await customer.get('/api/cart')).as(Cart)
    expect(lines.map(({ id, quantity }) => [id, quantity])).toEqual([[ids[0], 1]])
  })

  it('an order that is all sold is not offered again, and puts nothing into the cart', async () => {
    const { customer, api } = await ordered(1)
    expect(await isThere(customer)).toBe(false)
    expect(must(await customer.post(api)).as(BoughtAgain)).toMatchObject({
      ...{ added: 0, missing: ['Piece 0'], cart: { count: 0 } },
    })
  })

  it('nobody buys the order of somebody else', async () => {
    const { api } = await ordered(5)
    const other = await signedIn(testShop())
    expect((await other.post(api)).status).toBe(404)
    expect((await other.get('/api/cart')).as(Cart).count).toBe(0)
  })
})

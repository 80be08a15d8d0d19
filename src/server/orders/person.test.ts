import { expect, it } from 'vitest'
import { PlacedOrder } from '#contract/orders/types.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { type Shopper, signedIn } from '#test/shopper.ts'
import { sweepBuying } from '../checkout/sweep-buying.ts'
import { eraseBuyer } from './person-queries.ts'

onBothEngines('a buyer who leaves', (testShop) => {
  const buy = async (customer: Shopper) => {
    await fill(customer, await addPiece(testShop().shop))
    return (await order(customer)).as(PlacedOrder)
  }
  const rowOf = (number: string) =>
    testShop()
      .shop.db.read.selectFrom('orders')
      .select(['full_name', 'email', 'mobile', 'address', 'user_id', 'total_paise'])
      .select(['buyer_gstin', 'buyer_legal_name'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
  const nameless = {
    ...{ full_name: '', email: '', mobile: '', address: '{}', user_id: null },
    ...{ buyer_gstin: null, buyer_legal_name: '' },
  }
  /** A proprietor's GSTIN holds her PAN: it is personal, and invoices keep their own. */
  const asBusiness = (userId: number) =>
    testShop().shop.db.write((tx) =>
      tx
        .updateTable('orders')
        .set({ buyer_gstin: '33AAAPM1234C1ZV', buyer_legal_name: 'Meena Silks' })
        .where('user_id', '=', userId)
        .execute(),
    )

  it('takes their name along; what is on its way keeps its address until it is over', async () => {
    const { shop, clock } = testShop()
    const customer = await signedIn(testShop())
    const [ended, underWay] = [await buy(customer), await buy(customer)]
    must(await customer.post(`/api/orders/${ended.token}/cancel`))
    must(await customer.put(`/api/wishlist/pieces/${await addPiece(shop)}`))
    const mine = JSON.parse((await customer.get('/api/users/data')).text)
    expect(mine.orders).toHaveLength(2)
    expect(mine.orders[0]).toMatchObject({ number: ended.number, address: { pin: '600004' } })
    expect(mine.wishlist).toHaveLength(1)
    const userId = customer.userId ?? 0
    await asBusiness(userId)
    await shop.db.write(async (tx) => {
      await eraseBuyer(tx, userId)
      await tx.updateTable('users').set({ erased_at: clock.now }).where('id', '=', userId).execute()
    })
    expect(await rowOf(ended.number)).toMatchObject({ ...nameless, total_paise: 225_000 })
    expect(await rowOf(underWay.number)).toMatchObject({
      ...{ full_name: 'Meena Raman', buyer_gstin: '33AAAPM1234C1ZV' },
    })
    await shop.db.write((tx) =>
      tx
        .updateTable('orders')
        .set({ state: 'delivered' })
        .where('number', '=', underWay.number)
        .execute(),
    )
    await sweepBuying(shop)
    expect(await rowOf(underWay.number)).toMatchObject(nameless)
    expect(await shop.db.read.selectFrom('wishlists').selectAll().execute()).toEqual([])
  })
})

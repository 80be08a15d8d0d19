import { expect, it } from 'vitest'
import { SavedCoupon } from '#contract/coupons/types.ts'
import { Document, DocumentPage } from '#contract/documents/types.ts'
import { PlacedOrder } from '#contract/orders/types.ts'
import { openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'

onNewShops('the coupon of an order', (testShop) => {
  const terms = { code: 'SILK', kind: 'percent', percent: 10, categoryIds: [1] }

  /** One saree of a category that the coupon covers, and one of another. */
  const placed = async () => {
    const { shop } = testShop()
    await openForBusiness(testShop())
    await registerShop(testShop())
    const owner = await signedIn(testShop(), 'owner')
    const coupon = must(await owner.post('/api/admin/coupons', terms)).as(SavedCoupon)
    const guest = newShopper(testShop())
    for (const [categoryId, price] of [[1, 3333] as const, [2, 1999] as const]) {
      const productId = await addPiece(shop, { price, categoryId, stock: 3 })
      must(await guest.post('/api/cart/lines', { productId, quantity: 1 }))
    }
    must(await guest.put('/api/cart/coupon', { code: 'SILK' }))
    const { token } = must(await order(guest, { method: 'cod' }), 201).as(PlacedOrder)
    const { id } = await shop.db.read
      .selectFrom('orders')
      .select('id')
      .where('token', '=', token)
      .executeTakeFirstOrThrow()
    return { owner, coupon, id }
  }

  /** What each row of the invoice gives up. */
  const discountsAtDispatch = async ({ owner, id }: Awaited<ReturnType<typeof placed>>) => {
    for (const to of ['packed', 'shipped'])
      must(await owner.post(`/api/admin/orders/${id}/moves`, { to }))
    const [head] = must(await owner.get('/api/admin/documents')).as(DocumentPage).items
    const { rows } = must(await owner.get(`/api/admin/documents/${head?.id}`)).as(Document)
    return rows.filter(({ kind }) => kind === 'goods').map(({ discount }) => discount)
  }

  it('comes off the lines that it covered when the order was placed, whatever it covers since', async () => {
    const made = await placed()
    const { version } = made.coupon
    const other = { ...terms, categoryIds: [2], version }
    must(await made.owner.put(`/api/admin/coupons/${made.coupon.id}`, other))
    expect(await discountsAtDispatch(made)).toEqual([333, 0])
  })

  it('of an order from before that was kept is what it is now', async () => {
    const made = await placed()
    const { db } = testShop().shop
    await db.write((tx) =>
      tx
        .updateTable('orders')
        .set({ coupon_category_ids: null })
        .where('id', '=', made.id)
        .execute(),
    )
    expect(await discountsAtDispatch(made)).toEqual([333, 0])
  })
})

import { beforeAll, expect, it } from 'vitest'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece, stockOf } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'

onBothEngines('a quick sale at a stall', (testShop) => {
  beforeAll(async () => {
    testShop().clock.now = Date.UTC(2026, 0, 15, 6, 30)
    await openForBusiness(testShop())
    await registerShop(testShop())
  })
  const piece = (price = 6000) => addPiece(testShop().shop, { price, stock: 3 })
  const sell = async (body: object) =>
    (await signedIn(testShop(), 'manager')).post('/api/admin/stall-sales', body)

  it.each(['cod', 'upi', 'card'] as const)(
    'by %s: paid, billed and handed over without name, mobile or address',
    async (paidBy) => {
      const productId = await piece()
      const lines = [{ productId, quantity: 1, price: 5500 }]
      const sold = must(await sell({ lines, paidBy })).as(StaffOrder)
      expect(sold).toMatchObject({
        ...{ state: 'delivered', channel: 'exhibition', paymentMethod: paidBy },
        ...{ total: 5500, paid: 5500, shipping: 0, fee: 0, otherOrders: 0 },
        contact: { mobile: '', email: '' },
      })
      expect(sold.documents.map(({ kind }) => kind)).toEqual(['tax-invoice'])
      expect(await stockOf(testShop().shop, productId)).toBe(2)
      const bill = await testShop()
        .shop.db.read.selectFrom('documents')
        .select('buyer')
        .where('order_id', '=', sold.id)
        .executeTakeFirstOrThrow()
      expect(JSON.parse(bill.buyer)).toMatchObject({ name: 'Walk-in buyer', mobile: '' })
    },
  )

  it('a bill of ₹50,000 names its buyer', async () => {
    const lines = [{ productId: await piece(50_000), quantity: 1 }]
    const nameless = await sell({ lines, paidBy: 'card' })
    expect(nameless.body).toMatchObject({ refusal: 'bill-needs-name' })
    const named = must(await sell({ lines, paidBy: 'card', fullName: 'Asha Menon' }))
    expect(named.body['buyerName']).toBe('Asha Menon')
    const small = [{ productId: await piece(), quantity: 1 }]
    expect(must(await sell({ lines: small, paidBy: 'card' })).body['buyerName']).toBe('')
  })

  it('no more cash than the law lets a shop take, said as cash and not as delivery', async () => {
    const lines = [{ productId: await piece(), quantity: 1, price: 200_000 }]
    const refused = await sell({ lines, paidBy: 'cod', fullName: 'Asha Menon' })
    expect(refused.body).toMatchObject({ status: 400, refusal: 'cash-below' })
    expect(refused.text).toContain('₹2,00,000 in cash for one sale')
    expect(await stockOf(testShop().shop, lines[0]?.productId ?? 0)).toBe(3)
  })

  it('no shopper is offered the card machine, and no parcel is paid on it', async () => {
    const guest = newShopper(testShop())
    await fill(guest, await piece())
    expect((await order(guest, { more: { paymentMethod: 'card' } })).status).toBe(400)
    const owner = await signedIn(testShop(), 'owner')
    const form = {
      ...{ channel: 'phone', contact: { mobile: '9840012345' }, fullName: 'Meena Raman' },
      ...{ lines: [{ productId: await piece(), quantity: 1 }], paymentMethod: 'card' },
    }
    const unpaid = await owner.post('/api/admin/orders', form)
    expect(unpaid.body).toMatchObject({ refusal: 'only-at-stall' })
  })
})

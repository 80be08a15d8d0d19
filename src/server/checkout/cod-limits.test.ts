import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { Checkout } from '#contract/checkout/types.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { fill, order, orderForm } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, type Shopper } from '#test/shopper.ts'
import { defaultPayments, keepPaymentSettings } from '../payment-methods/settings.ts'
import { bumpVersion } from '../platform/db/version.ts'

onBothEngines('cash on delivery, as a shop begins', (testShop) => {
  const bought = async (price: number, mobile: string) => {
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(testShop().shop, { price }))
    const checkout = (await guest.get('/api/checkout?pin=600004')).as(Checkout)
    const { status, body } = await order(guest, { mobile })
    return { status, errors: body['errors'], shown: checkout.payment[0] }
  }

  /** As a shop begins: nothing was said about ways to pay. */
  beforeEach(async () => {
    const { shop } = testShop()
    await shop.db.write(async (tx) => {
      await tx.deleteFrom('settings').where('name', '=', 'payments').execute()
      await bumpVersion(tx, shop.now())
    })
  })

  it('is for three orders of a mobile number that are on their way', async () => {
    for (const wanted of [201, 201, 201, 400])
      expect((await bought(5000, '9000000010')).status).toBe(wanted)
    expect((await bought(5000, '9000000011')).status).toBe(201)
  })

  it('is for no more of them where ten come at once', async () => {
    const ready: { guest: Shopper; form: object }[] = []
    for (let at = 0; at < 10; at += 1) {
      const guest = newShopper(testShop())
      await fill(guest, await addPiece(testShop().shop, { price: 5000 }))
      ready.push({ guest, form: await orderForm(guest, { mobile: '9000000012' }) })
    }
    const replies = await Promise.all(
      ready.map(({ guest, form }) =>
        guest.post('/api/orders', form, { 'idempotency-key': randomUUID() }),
      ),
    )
    const count = (wanted: number) => replies.filter(({ status }) => status === wanted).length
    expect([count(201), count(400)]).toEqual([3, 7])
  })

  it('is for orders up to ₹50,000: said where one chooses, and refused', async () => {
    expect((await bought(50_000, '9000000001')).status).toBe(201)
    const words = 'Cash on delivery is possible up to ₹50,000'
    const dear = await bought(50_001, '9000000002')
    expect(dear.shown).toMatchObject({ method: 'cod', isAllowed: false, refusal: words })
    expect([dear.status, dear.errors]).toEqual([400, { paymentMethod: words }])
  })

  it('is for as many orders of a mobile number as the owner says', async () => {
    const { shop } = testShop()
    const cod = { ...defaultPayments.cod, maxOpenOrders: 2 }
    await shop.db.write((tx) => keepPaymentSettings(tx, { ...defaultPayments, cod }, shop.now()))
    for (const wanted of [201, 201, 400])
      expect((await bought(5000, '9000000003')).status).toBe(wanted)
    expect((await bought(5000, '9000000003')).errors).toEqual({
      paymentMethod: expect.stringMatching(
        /^You have 2 orders on the way that you pay on delivery/,
      ),
    })
    expect((await bought(5000, '9000000004')).status).toBe(201)
    await shop.db.write((tx) => tx.updateTable('orders').set({ state: 'delivered' }).execute())
    expect((await bought(5000, '9000000003')).status).toBe(201)
  })
})

import { expect, it } from 'vitest'
import { FreshCode, StaffCard } from '#contract/gift-cards/admin-types.ts'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { PlacedOrder } from '#contract/orders/types.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { issuedCredit } from '#test/issued-credit.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'
import { issueInvoice } from './issue-invoice.ts'
import type { Terms } from './parties.ts'

onBothEngines('what cards and credit have paid, on the invoice', (testShop) => {
  /** An order of a saree of ₹10,000 that a card of ₹6,000 and a credit of ₹6,000 pay, and its invoice. */
  async function paidByBoth() {
    await openForBusiness(testShop())
    await registerShop(testShop())
    const { shop } = testShop()
    const key = await issuedCredit(testShop(), await anOrder(testShop(), { method: 'upi' }))
    const owner = await signedIn(testShop(), 'owner')
    const form = { amount: 6000, reason: 'Sold', paidBy: 'upi' }
    const { id: cardId } = must(await owner.post('/api/admin/gift-cards', form), 201).as(StaffCard)
    const path = `/api/admin/gift-cards/${cardId}/codes`
    const { code } = must(await owner.post(path)).as(FreshCode)
    const guest = newShopper(testShop())
    const productId = await addPiece(shop, { price: 10_000, stock: 5 })
    must(await guest.post('/api/cart/lines', { productId }))
    must(await guest.put('/api/cart/gift-card', { code }))
    must(await guest.put('/api/cart/store-credit', key))
    const { token } = must(await order(guest, { method: 'upi' }), 201).as(PlacedOrder)
    const { id } = await shop.db.read
      .selectFrom('orders')
      .select('id')
      .where('token', '=', token)
      .executeTakeFirstOrThrow()
    const desk = `/api/admin/orders/${id}`
    const priceAt = async (price: number) => {
      const { linesVersion: version } = must(await owner.get(desk)).as(StaffOrder)
      const lines = [{ productId, quantity: 1, price }]
      must(await owner.put(`${desk}/lines`, { lines, version }))
    }
    const invoice = async () => {
      const by = { now: shop.now(), userId: null }
      const { total_paise, terms } = await shop.db.write((tx) => issueInvoice(tx, id, by))
      const { giftCardPaise, storeCreditPaise } = JSON.parse(terms) as Terms
      return { total_paise, giftCardPaise, storeCreditPaise }
    }
    return { owner, desk, priceAt, invoice }
  }

  it('is what each has paid of it', async () => {
    const { invoice } = await paidByBoth()
    const paid = { giftCardPaise: 600_000, storeCreditPaise: 400_000 }
    expect(await invoice()).toEqual({ total_paise: 1_000_000, ...paid })
  })

  it('is no more than an order that was changed down comes to: the card first', async () => {
    const some = await paidByBoth()
    await some.priceAt(7000)
    const { total_paise, ...paid } = await some.invoice()
    expect(paid).toEqual({ giftCardPaise: 600_000, storeCreditPaise: total_paise - 600_000 })
    const all = await paidByBoth()
    await all.priceAt(4000)
    const small = await all.invoice()
    expect(small.total_paise).toBeLessThan(600_000)
    const { total_paise: giftCardPaise } = small
    expect(small).toEqual({
      total_paise: giftCardPaise,
      giftCardPaise,
      storeCreditPaise: undefined,
    })
  })

  it('is without what went back to the card before', async () => {
    const { owner, desk, priceAt, invoice } = await paidByBoth()
    await priceAt(8000)
    must(await owner.post(`${desk}/refunds`, { amount: 2000, method: 'gift_card' }))
    const { total_paise, ...paid } = await invoice()
    expect(paid).toEqual({ giftCardPaise: 400_000, storeCreditPaise: total_paise - 400_000 })
  })
})

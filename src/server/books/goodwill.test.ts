import { expect, it } from 'vitest'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { SalesFigures } from '#contract/sales/types.ts'
import { type AnOrder, anOrder, openForBusiness } from '#test/an-order.ts'
import { bookAccounts } from '#test/day-book.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { addPiece } from '#test/pieces.ts'
import { signedIn } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'

onNewShops('money that the shop gives away or back', (testShop) => {
  const owner = () => signedIn(testShop(), 'owner')
  const seen = async ({ id }: AnOrder) =>
    must(await (await owner()).get(`/api/admin/orders/${id}`)).as(StaffOrder)
  const pass = () => {
    testShop().clock.now += 60_000
  }
  const give = async (made: AnOrder, amount: number, isGoodwill = false) => {
    pass()
    const refund = { amount, method: 'upi', reference: '412345678901', isGoodwill }
    return (await owner()).post(`/api/admin/orders/${made.id}/refunds`, refund)
  }
  const back = async (made: AnOrder) => {
    pass()
    const desk = `/api/admin/returns/${await made.askBack()}`
    must(await (await owner()).post(`${desk}/decision`, { isApproved: true }))
    pass()
    must(await (await owner()).post(`${desk}/receipt`, { isRestocked: true }))
  }
  /** Two sarees of ₹3,400 that were paid by UPI. */
  const paid = async () => {
    await openForBusiness(testShop())
    await registerShop(testShop())
    const made = await anOrder(testShop(), { price: 3400, quantity: 2, method: 'upi' })
    await made.staff('payments')
    pass()
    return made
  }
  const sent = async (made: AnOrder) => {
    await made.staff('parcels', { carrier: 'DTDC' })
    await made.staff('moves', { to: 'delivered' })
  }
  const openAccounts = async () => {
    const { customers, advances, goodwill } = await bookAccounts(testShop())
    return { customers, advances, goodwill }
  }
  const nothingOpen = { customers: undefined, advances: undefined, goodwill: undefined }

  it('goodwill takes nothing from what a note gives back, until all of it has gone back', async () => {
    const made = await paid()
    await sent(made)
    must(await give(made, 500, true))
    await back(made)
    expect((await give(made, 3400.01)).status).toBe(409)
    must(await give(made, 3400))
    expect(await openAccounts()).toEqual({ ...nothingOpen, goodwill: 500 })
    await back(made)
    expect((await give(made, 2900.01)).status).toBe(409)
    must(await give(made, 2900))
    expect(await seen(made)).toMatchObject({ refunded: 6800, goodwill: 500, state: 'refunded' })
    expect(await openAccounts()).toEqual(nothingOpen)
  })

  it('is at most what the buyer still pays for: more is what a note owes', async () => {
    const made = await paid()
    await sent(made)
    await back(made)
    must(await give(made, 3000, true))
    must(await give(made, 3400, true))
    const { refunds } = await seen(made)
    expect(refunds.map(({ amount, kind }) => [amount, kind])).toEqual([
      [3000, 'goodwill'],
      [3400, 'credit-note'],
    ])
    expect(await openAccounts()).toEqual({ ...nothingOpen, goodwill: 3000 })
    await back(made)
    must(await give(made, 400))
    expect(await openAccounts()).toEqual(nothingOpen)
  })

  it('in one sum with what a note owes is parted in the books', async () => {
    const made = await paid()
    await sent(made)
    await back(made)
    must(await give(made, 6800, true))
    expect(await seen(made)).toMatchObject({ refunded: 6800, goodwill: 6800 })
    expect(await openAccounts()).toEqual({ ...nothingOpen, goodwill: 3400 })
    expect((await give(made, 1, true)).status).toBe(409)
  })

  it('before the invoice nothing goes back that is not owed, but as goodwill', async () => {
    const made = await paid()
    const refused = await give(made, 500)
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { refusal: 'refund-over-owed', errors: { amount: 'At most ₹0.00 without goodwill' } },
    ])
    must(await give(made, 500, true))
    expect((await seen(made)).refunds).toMatchObject([{ kind: 'goodwill', documentNumber: null }])
    expect(await openAccounts()).toEqual({ ...nothingOpen, advances: -6300 })
    pass()
    await sent(made)
    expect(await openAccounts()).toEqual({ ...nothingOpen, goodwill: 500 })
  })

  it('what came back of an order from before documents goes back without a note', async () => {
    const made = await paid()
    const wasSent = { state: 'delivered' as const, delivered_at: testShop().clock.now }
    await testShop().shop.db.write((tx) =>
      tx.updateTable('orders').set(wasSent).where('id', '=', made.id).execute(),
    )
    const desk = `/api/admin/returns/${await made.askBack()}`
    must(await (await owner()).post(`${desk}/decision`, { isApproved: true }))
    must(await (await owner()).post(`${desk}/receipt`, { isRestocked: true }))
    const refund = { amount: 3400, method: 'upi', reference: '412345678901' }
    must(await (await owner()).post(`${desk}/closing`, { refund }))
    expect((await seen(made)).refunds).toMatchObject([{ amount: 3400, documentNumber: null }])
  })

  it('goodwill before an invoice that never comes is a part of the advance that went back', async () => {
    const made = await paid()
    must(await give(made, 500, true))
    await made.staff('moves', { to: 'cancelled' })
    must(await give(made, 6300))
    expect(await bookAccounts(testShop())).toEqual({})
  })

  it('sales are less by what came back, not by what came beyond the total', async () => {
    const made = await paid()
    const { linesVersion, lines } = await seen(made)
    const productId = await addPiece(testShop().shop, { price: 1000, stock: 5 })
    const cheaper = [{ productId, quantity: 1 }]
    const change = { lines: cheaper, version: linesVersion }
    const changed = await (await owner()).put(`/api/admin/orders/${made.id}/lines`, change)
    expect([lines.length, changed.status, changed.body]).toMatchObject([1, 200, {}])
    const { total } = await seen(made)
    must(await give(made, 6800 - total))
    const day = new Date(testShop().clock.now).toISOString().slice(0, 10)
    const asked = await (await owner()).get(`/api/admin/figures/sales?from=${day}&to=${day}`)
    expect(must(asked).as(SalesFigures)).toMatchObject({ total, refunded: 0, net: total })
  })
})

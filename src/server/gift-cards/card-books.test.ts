import { expect, it } from 'vitest'
import { FreshCode, StaffCard } from '#contract/gift-cards/admin-types.ts'
import { Order, PlacedOrder } from '#contract/orders/types.ts'
import { openForBusiness } from '#test/an-order.ts'
import { cardLedgerHolds } from '#test/card-ledger.ts'
import { bookAccounts } from '#test/day-book.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { cashGoesTo, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'

onNewShops('gift cards in the day book', (testShop) => {
  const pass = () => {
    testShop().clock.now += 60_000
  }
  const accounts = () => bookAccounts(testShop())

  async function issued(form: object = {}) {
    const owner = await signedIn(testShop(), 'owner')
    const sold = { amount: 6000, reason: 'Sold', paidBy: 'upi', ...form }
    const made = must(await owner.post('/api/admin/gift-cards', sold), 201).as(StaffCard)
    const path = `/api/admin/gift-cards/${made.id}`
    const { code } = must(await owner.post(`${path}/codes`)).as(FreshCode)
    pass()
    return { path, code, owner }
  }

  /** A registered shop, a card that was sold for ₹6,000, and an order by UPI of ₹8,000 that it pays in part. */
  async function paidInPart() {
    await openForBusiness(testShop())
    await registerShop(testShop())
    const { code } = await issued()
    const guest = newShopper(testShop())
    const productId = await addPiece(testShop().shop, { price: 8000, stock: 5 })
    must(await guest.post('/api/cart/lines', { productId }))
    must(await guest.put('/api/cart/gift-card', { code }))
    const { token } = must(await order(guest, { method: 'upi' }), 201).as(PlacedOrder)
    const { id } = await testShop()
      .shop.db.read.selectFrom('orders')
      .select('id')
      .where('token', '=', token)
      .executeTakeFirstOrThrow()
    pass()
    const staff = async (path: string, body: object = {}) => {
      const owner = await signedIn(testShop(), 'owner')
      must(await owner.post(`/api/admin/orders/${id}/${path}`, body))
      pass()
    }
    return { id, token, guest, staff }
  }

  it('owes a card that was sold, and one that was given away at its own expense', async () => {
    await openForBusiness(testShop())
    const sold = await issued()
    await issued({ paidBy: undefined, amount: 500 })
    const all = { 'money:upi': 6000, 'gift-cards-given': 500, 'gift-cards': -6500 }
    expect(await accounts()).toEqual(all)
    must(await sold.owner.post(`${sold.path}/cancellation`, { reason: 'A mistake' }))
    expect(await accounts()).toEqual({ 'gift-cards-given': 500, 'gift-cards': -500 })
  })

  it('owes it until the invoice takes it, and sells at the full value with its tax', async () => {
    const { staff } = await paidInPart()
    expect(await accounts()).toEqual({ 'money:upi': 6000, 'gift-cards': -6000 })
    await staff('payments')
    expect(await accounts()).toMatchObject({ advances: -2000, 'gift-cards': -6000 })
    await staff('parcels', { carrier: 'DTDC' })
    const { customers, advances, 'gift-cards': owed, ...rest } = await accounts()
    expect([customers, advances, owed]).toEqual([undefined, undefined, undefined])
    const taxed = Object.entries(rest).filter(([name]) => !name.startsWith('money:'))
    expect(taxed.reduce((sum, [, rupees]) => sum + rupees, 0)).toBeCloseTo(-8000, 2)
  })

  it('owes it again once the order is cancelled, and its money goes back as money', async () => {
    const { staff } = await paidInPart()
    await staff('payments')
    await staff('moves', { to: 'cancelled' })
    expect(await accounts()).toMatchObject({ advances: -2000, 'gift-cards': -6000 })
    await staff('refunds', { amount: 2000, method: 'upi', reference: 'x' })
    expect(await accounts()).toEqual({ 'money:upi': 6000, 'gift-cards': -6000 })
    await cardLedgerHolds(testShop())
  })

  it('takes goodwill to a card back with the invoice: no advance comes of it', async () => {
    const { staff } = await paidInPart()
    await staff('payments')
    await staff('moves', { to: 'packed' })
    await staff('invoice')
    await staff('refunds', { amount: 200, method: 'gift_card', isGoodwill: true })
    expect(await accounts()).toMatchObject({ goodwill: 200, 'gift-cards': -200 })
    await staff('moves', { to: 'cancelled' })
    expect(await accounts()).toEqual({ 'money:upi': 8000, advances: -2000, 'gift-cards': -6000 })
    await cardLedgerHolds(testShop())
  })

  it('owes it again when what it bought came back with a credit note', async () => {
    const { staff, guest, token, id } = await paidInPart()
    await staff('payments')
    await staff('parcels', { carrier: 'DTDC' })
    await staff('moves', { to: 'delivered' })
    const lines = await testShop()
      .shop.db.read.selectFrom('order_lines')
      .select('id')
      .where('order_id', '=', id)
      .execute()
    const asked = { wish: 'return', reason: 'colour', words: 'Darker', ...cashGoesTo }
    const back = lines.map((line) => ({ lineId: line.id, quantity: 1 }))
    const form = { ...asked, lines: back }
    const { returns } = must(await guest.post(`/api/orders/${token}/returns`, form)).as(Order)
    const owner = await signedIn(testShop(), 'owner')
    const path = `/api/admin/returns/${returns[0]?.id}`
    must(await owner.post(`${path}/decision`, { isApproved: true }))
    must(await owner.post(`${path}/receipt`, { isRestocked: true }))
    pass()
    const refund = (amount: number, method: string) => ({ amount, method, reference: 'x' })
    const money = await owner.post(`${path}/closing`, { refund: refund(8000, 'upi') })
    expect([money.status, money.body['refusal']]).toEqual([409, 'refund-belongs-on-cards'])
    must(await owner.post(`${path}/closing`, { refund: refund(6000, 'gift_card') }))
    pass()
    await staff('refunds', refund(2000, 'upi'))
    const { customers, 'gift-cards': owed, 'money:upi': upi } = await accounts()
    expect([customers, owed, upi]).toEqual([undefined, -6000, 6000])
    await cardLedgerHolds(testShop())
  })
})

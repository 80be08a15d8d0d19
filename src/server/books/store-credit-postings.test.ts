import { expect, it } from 'vitest'
import { PlacedOrder } from '#contract/orders/types.ts'
import { type AnOrder, anOrder, openForBusiness } from '#test/an-order.ts'
import { bookAccounts, bookLines, paiseOf } from '#test/day-book.ts'
import { issuedCredit } from '#test/issued-credit.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { cashGoesTo, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'

onNewShops('store credit in the day book', (testShop) => {
  const db = () => testShop().shop.db.read
  const pass = () => {
    testShop().clock.now += 60_000
  }
  const lines = () => bookLines(testShop())
  const accounts = () => bookAccounts(testShop())

  /** What the shop owes by its credits, in rupees. */
  async function owed() {
    const rows = await db().selectFrom('store_credits').select('balance_paise').execute()
    return rows.reduce((sum, one) => sum + one.balance_paise, 0) / 100
  }

  /** Nothing is open but the credits: what customers and advances stand at is nothing. */
  async function onlyCreditsAreOpen(credit: number) {
    expect(await owed()).toBe(credit)
    const { customers, advances, ...rest } = await accounts()
    expect({ customers, advances }).toEqual({})
    expect(rest['store-credit'] ?? 0).toBe(-credit || 0)
    expect(Object.keys(rest).filter((name) => /store_credit|undefined/.test(name))).toEqual([])
    return rest
  }

  /** A registered shop, a credit of ₹6,000 in it, and an order by UPI of ₹8,000 that it pays in part. */
  async function paidInPart(price = 8000) {
    await openForBusiness(testShop())
    await registerShop(testShop())
    const key = await issuedCredit(testShop(), await anOrder(testShop(), { method: 'upi' }))
    pass()
    const guest = newShopper(testShop())
    const productId = await addPiece(testShop().shop, { price, stock: 5 })
    must(await guest.post('/api/cart/lines', { productId }))
    must(await guest.put('/api/cart/store-credit', key))
    const { token } = must(await order(guest, { method: 'upi' }), 201).as(PlacedOrder)
    const { id } = await db()
      .selectFrom('orders')
      .select('id')
      .where('token', '=', token)
      .executeTakeFirstOrThrow()
    pass()
    const staff = async (path: string, body: object = {}) => {
      const owner = await signedIn(testShop(), 'owner')
      must(await owner.post(`/api/admin/orders/${id}/${path}`, body))
      pass()
    }
    return { ...key, creditId: key.id, id, token, guest, staff }
  }
  type Paid = Awaited<ReturnType<typeof paidInPart>>

  async function delivered() {
    const one = await paidInPart()
    await one.staff('payments')
    await one.staff('parcels', { carrier: 'DTDC' })
    await one.staff('moves', { to: 'delivered' })
    return one
  }

  /** All of an order comes back; its money as the wish says. */
  async function takeBack(one: Pick<AnOrder, 'id' | 'token' | 'guest'>, refund: object) {
    const { id: lineId } = await db()
      .selectFrom('order_lines')
      .select('id')
      .where('order_id', '=', one.id)
      .executeTakeFirstOrThrow()
    const lines = [{ lineId, quantity: 1 }]
    const ask = { wish: 'return', reason: 'colour', lines, ...cashGoesTo }
    must(await one.guest.post(`/api/orders/${one.token}/returns`, ask))
    const { id } = await db()
      .selectFrom('returns')
      .select('id')
      .where('order_id', '=', one.id)
      .executeTakeFirstOrThrow()
    const owner = await signedIn(testShop(), 'owner')
    const desk = `/api/admin/returns/${id}`
    must(await owner.post(`${desk}/decision`, { isApproved: true }))
    must(await owner.post(`${desk}/receipt`, { isRestocked: true }))
    pass()
    const choice = { returnId: id }
    if ('isChosen' in refund)
      must(await one.guest.post(`/api/orders/${one.token}/store-credit`, choice))
    const { isChosen: _, ...money } = refund as { isChosen?: true; amount: number }
    must(await owner.post(`${desk}/closing`, { refund: { reference: 'x', ...money } }))
    pass()
    return { owner, desk }
  }

  const payOut = async ({ creditId }: Paid, amount: number) => {
    const owner = await signedIn(testShop(), 'owner')
    const form = { amount, method: 'upi', reference: '412345678901' }
    must(await owner.post(`/api/admin/store-credits/${creditId}/payouts`, form))
    pass()
  }

  it('is issued out of the customers’ account and taken by the invoice of the order it paid', async () => {
    const one = await paidInPart()
    // Nothing is sold yet: the credit is still owed, with the saree or without.
    expect(await accounts()).toMatchObject({ 'store-credit': -6000, 'money:upi': 6000 })
    await one.staff('payments')
    expect(await accounts()).toMatchObject({ 'store-credit': -6000, advances: -2000 })
    await one.staff('parcels', { carrier: 'DTDC' })
    await onlyCreditsAreOpen(0)
    const { number } = await db()
      .selectFrom('orders')
      .select('number')
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow()
    const taken = (await lines()).filter((line) => line.order === number)
    expect(
      taken
        .filter(({ account }) => ['store-credit', 'advances', 'customers'].includes(account))
        .map((line) => [line.event, line.account, paiseOf(line) / 100]),
    ).toEqual([
      ['payment', 'advances', -2000],
      ['invoice', 'customers', 8000],
      ['invoice', 'advances', 2000],
      ['invoice', 'customers', -2000],
      ['invoice', 'store-credit', 6000],
      ['invoice', 'customers', -6000],
    ])
  })

  it('paid with credit, back as credit, paid out: only what was not paid out is owed', async () => {
    const one = await delivered()
    await takeBack(one, { amount: 8000, method: 'store_credit', isChosen: true })
    expect(await onlyCreditsAreOpen(8000)).toMatchObject({ 'money:upi': 8000 })
    const { id: creditId } = await db()
      .selectFrom('store_credits')
      .select('id')
      .where('order_id', '=', one.id)
      .executeTakeFirstOrThrow()
    await payOut({ ...one, creditId }, 3000)
    expect(await onlyCreditsAreOpen(5000)).toMatchObject({ 'money:upi': 5000 })
    await payOut({ ...one, creditId }, 5000)
    const { 'output-cgst': cgst, 'output-sgst': sgst, ...rest } = await onlyCreditsAreOpen(0)
    expect({ cgst, sgst }).toEqual({})
    expect(rest['money:upi']).toBeUndefined()
    expect(rest['sales']).toBeCloseTo(-(rest['sales-returns'] ?? 0))
  })

  it('goes back to the credits that paid, and the rest as money', async () => {
    const one = await delivered()
    const { owner } = await takeBack(one, { amount: 6000, method: 'store_credit' })
    const rest = { amount: 2000, method: 'upi', reference: '412345678902' }
    must(await owner.post(`/api/admin/orders/${one.id}/refunds`, rest))
    expect(await onlyCreditsAreOpen(6000)).toMatchObject({ 'money:upi': 6000 })
  })

  it('comes back with a cancelled order, before its invoice and after it', async () => {
    for (const isInvoiced of [false, true]) {
      const one = await paidInPart()
      await one.staff('payments')
      await one.staff('moves', { to: 'packed' })
      if (isInvoiced) await one.staff('invoice')
      const before = await owed()
      await one.staff('moves', { to: 'cancelled' })
      expect((await owed()) - before).toBe(6000)
      await one.staff('refunds', { amount: 2000, method: 'upi', reference: '412345678903' })
      await onlyCreditsAreOpen(before + 6000)
    }
  })

  it('leaves nothing open where goodwill was more money than had come, and the order is cancelled', async () => {
    const one = await paidInPart()
    await one.staff('payments')
    await one.staff('moves', { to: 'packed' })
    await one.staff('invoice')
    const given = { amount: 3000, method: 'upi', reference: '412345678905', isGoodwill: true }
    await one.staff('refunds', given)
    expect(await accounts()).toMatchObject({ goodwill: 3000, 'money:upi': 5000 })
    await one.staff('moves', { to: 'cancelled' })
    const { goodwill, 'money:upi': money } = await onlyCreditsAreOpen(5000)
    expect([goodwill, money]).toEqual([undefined, 5000])
  })

  it('pays the new saree of an exchange, the rest goes back as it came', async () => {
    await openForBusiness(testShop())
    await registerShop(testShop())
    const made = await anOrder(testShop(), { method: 'upi' })
    await made.deliver()
    pass()
    const lines = [{ lineId: made.lineId, quantity: 1 }]
    const ask = { wish: 'exchange', reason: 'colour', lines }
    must(await made.guest.post(`/api/orders/${made.token}/returns`, ask))
    const { id: returnId } = await db().selectFrom('returns').select('id').executeTakeFirstOrThrow()
    const productId = await addPiece(testShop().shop, { price: 5500, stock: 2 })
    const desk = `/api/admin/returns/${returnId}`
    must(await made.owner.post(`${desk}/exchange`, { productId, quantity: 1 }))
    pass()
    must(await made.owner.post(`${desk}/receipt`, { isRestocked: true }))
    pass()
    expect(await accounts()).toMatchObject({ 'store-credit': -5500, customers: -500 })
    const refund = { amount: 500, method: 'upi', reference: '412345678904' }
    must(await made.owner.post(`${desk}/closing`, { refund }))
    const { id } = await db()
      .selectFrom('orders')
      .select('id')
      .where('exchange_of', '=', made.id)
      .executeTakeFirstOrThrow()
    must(await made.owner.post(`/api/admin/orders/${id}/moves`, { to: 'packed' }))
    must(await made.owner.post(`/api/admin/orders/${id}/parcels`, { carrier: 'DTDC' }))
    expect(await onlyCreditsAreOpen(0)).toMatchObject({ 'money:upi': 5500 })
  })
})

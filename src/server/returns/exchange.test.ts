import { expect, it } from 'vitest'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { Order } from '#contract/orders/types.ts'
import { StaffReturn } from '#contract/returns/types.ts'
import { SalesFigures } from '#contract/sales/types.ts'
import { dayAfter, dayInIndia, startOfDay } from '#domain/india-day.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { addPiece } from '#test/pieces.ts'
import { type Reply, signedIn } from '#test/shopper.ts'

onBothEngines('the second half of an exchange', (testShop) => {
  const says = (reply: Reply) => [reply.status, reply.body['message']]

  /** An order of ₹6,000 by UPI, delivered, whose buyer wants another saree. */
  async function wished() {
    await openForBusiness(testShop())
    const made = await anOrder(testShop(), { method: 'upi' })
    await made.deliver()
    const lines = [{ lineId: made.lineId, quantity: 1 }]
    const ask = { wish: 'exchange', reason: 'colour', lines }
    const { returns } = must(await made.guest.post(`/api/orders/${made.token}/returns`, ask)).as(
      Order,
    )
    const returnId = returns[0]?.id ?? 0
    const desk = `/api/admin/returns/${returnId}`
    const approve = async (price: number, more: { productId?: number; stock?: number } = {}) => {
      const productId =
        more.productId ?? (await addPiece(testShop().shop, { price, stock: more.stock ?? 2 }))
      const reply = await made.owner.post(`${desk}/exchange`, { productId, quantity: 1 })
      return { productId, reply }
    }
    const receive = async () =>
      must(await made.owner.post(`${desk}/receipt`, { isRestocked: true }))
    const old = async () => must(await made.guest.get(`/api/orders/${made.token}`)).as(Order)
    const fresh = async () => {
      const exchange = (await old()).returns[0]?.exchange
      const shown = must(await made.guest.get(`/api/orders/${exchange?.token}`)).as(Order)
      return { ...shown, id: exchange?.id ?? 0 }
    }
    return { ...made, desk, returnId, approve, receive, old, fresh }
  }
  const stockOf = async (id: number) => {
    const { db } = testShop().shop
    const rows = db.read.selectFrom('products').select('stock').where('id', '=', id)
    return (await rows.executeTakeFirstOrThrow()).stock
  }
  const sold = async () => {
    const owner = await signedIn(testShop(), 'owner')
    const path = '/api/admin/figures/sales?from=2026-01-01&to=2026-12-31'
    const { total, refunded } = must(await owner.get(path)).as(SalesFigures)
    return Math.round((total - refunded) * 100) / 100
  }

  it('keeps the new saree and makes its order, once', async () => {
    const one = await wished()
    const { productId, reply } = await one.approve(6000)
    const shown = must(reply).as(StaffReturn)
    expect(shown).toMatchObject({ state: 'approved', exchange: { state: 'pending_payment' } })
    const next = await one.fresh()
    expect(next).toMatchObject({
      ...{ state: 'pending_payment', total: 6000, shipping: 0, paid: 0, payment: null },
      exchangeOf: (await one.old()).number,
      address: (await one.old()).address,
      keptProductIds: [productId],
    })
    const lastDay = dayInIndia(testShop().clock.now + 14 * 86_400_000)
    expect(Date.parse(next.heldUntil ?? '')).toBe(startOfDay(dayAfter(lastDay)))
    const again = must((await one.approve(0, { productId })).reply).as(StaffReturn)
    expect(again.exchange).toEqual(shown.exchange)
    const other = await one.approve(7000)
    expect(says(other.reply)).toEqual([
      409,
      `Order ${next.number} is made for this exchange already: cancel it first.`,
    ])
    const pay = await one.guest.post(`/api/orders/${next.token}/payment`, { method: 'upi' })
    expect(says(pay)).toEqual([
      409,
      'The saree you exchange has not arrived yet: there is nothing to pay before.',
    ])
  })

  it('keeps its only piece from everybody else, who read on which day that ends', async () => {
    const one = await wished()
    const { productId } = await one.approve(6000, { stock: 1 })
    const other = await wished()
    const { reply } = await other.approve(6000, { productId })
    expect(reply.status).toBe(409)
    expect(reply.body['message']).toMatch(/ is on hold until 11:59 pm, 29 Jan 2026\.$/)
  })

  it('of the same price: paid at once when the old one is here, and nothing is left', async () => {
    const one = await wished()
    const before = await sold()
    const { productId } = await one.approve(6000)
    await one.receive()
    const next = await one.fresh()
    expect(next).toMatchObject({ state: 'confirmed', paid: 6000, storeCredit: 6000 })
    const old = await one.old()
    expect(old).toMatchObject({ state: 'delivered', refunded: 6000, credited: 6000 })
    expect(old.returns).toMatchObject([
      { state: 'closed', resolution: 'exchanged', credit: null, exchange: { state: 'confirmed' } },
    ])
    expect(await stockOf(productId)).toBe(1)
    expect(await sold()).toBe(before)
    expect((await one.owner.post(`${one.desk}/receipt`, { isRestocked: true })).status).toBe(409)
    expect((await one.fresh()).paid).toBe(6000)
  })

  it('dearer: the rest is asked for, and the parcel waits for it', async () => {
    const one = await wished()
    const before = await sold()
    await one.approve(8500)
    await one.receive()
    const next = await one.fresh()
    expect(next).toMatchObject({
      ...{ state: 'pending_payment', total: 8500, paid: 6000, storeCredit: 6000 },
      payment: { state: 'awaiting', amount: 2500, method: 'upi' },
    })
    expect((await one.old()).returns).toMatchObject([{ state: 'closed', resolution: 'exchanged' }])
    const paid = must(await one.owner.post(`/api/admin/orders/${next.id}/payments`)).as(StaffOrder)
    expect(paid).toMatchObject({ state: 'confirmed', paid: 8500 })
    expect(await sold()).toBe(before + 2500)
  })

  it('cheaper: the rest is owed, and goes back the way it came or as credit', async () => {
    for (const isCredit of [false, true]) {
      const one = await wished()
      const before = await sold()
      await one.approve(5500)
      await one.receive()
      expect(await one.fresh()).toMatchObject({ state: 'confirmed', paid: 5500 })
      expect((await one.old()).returns).toMatchObject([{ state: 'received', resolution: null }])
      const path = `/api/orders/${one.token}/store-credit`
      if (isCredit) must(await one.guest.post(path, { returnId: one.returnId }))
      const method = isCredit ? 'store_credit' : 'upi'
      const more = { amount: 500.01, method, reference: '412345678901' }
      const most = await one.owner.post(`${one.desk}/closing`, { refund: more })
      expect(most.status).toBe(409)
      const refund = { ...more, amount: 500 }
      must(await one.owner.post(`${one.desk}/closing`, { refund }))
      const old = await one.old()
      expect(old.refunded).toBe(6000)
      expect(old.returns).toMatchObject([
        {
          state: 'closed',
          resolution: 'exchanged',
          credit: isCredit ? { issued: 500, balance: 500 } : null,
        },
      ])
      expect(await sold()).toBe(before - 500)
    }
  })

  it('a saree that is gone meanwhile: chosen again, or money', async () => {
    const one = await wished()
    await one.approve(6000)
    const first = await one.fresh()
    must(await one.owner.post(`/api/admin/orders/${first.id}/moves`, { to: 'cancelled' }))
    await one.receive()
    expect((await one.old()).returns).toMatchObject([{ state: 'received' }])
    const sold = await addPiece(testShop().shop, { price: 6000, stock: 0 })
    expect((await one.approve(0, { productId: sold })).reply.status).toBe(409)
    must((await one.approve(6000)).reply)
    expect(await one.fresh()).toMatchObject({ state: 'confirmed', paid: 6000 })
    expect((await one.old()).returns).toMatchObject([{ state: 'closed', resolution: 'exchanged' }])
  })

  it('two at once make one order', async () => {
    const one = await wished()
    const productId = await addPiece(testShop().shop, { price: 6000, stock: 9 })
    const press = () => one.owner.post(`${one.desk}/exchange`, { productId, quantity: 1 })
    const replies = await Promise.all([press(), press(), press()])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    const numbers = replies.map((reply) => reply.as(StaffReturn).exchange?.number)
    expect(new Set(numbers).size).toBe(1)
    const { db } = testShop().shop
    const made = await db.read.selectFrom('orders').select('id').where('exchange_of', '=', one.id)
    expect(await made.execute()).toHaveLength(1)
  })
})

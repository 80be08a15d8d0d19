import { beforeAll, expect, it } from 'vitest'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { LinesAnswer } from '#contract/orders/edit-forms.ts'
import { PlacedOrder } from '#contract/orders/types.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { issuedCredit } from '#test/issued-credit.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { order } from '#test/ordering.ts'
import { addPiece, stockOf, usesOf } from '#test/pieces.ts'
import { newShopper, type Shopper } from '#test/shopper.ts'
import { issuedGstin, registerShop } from '#test/tax-shop.ts'

// Lines are changed of orders that are paid, billed or found in ways of their own.
onBothEngines('other sarees in an order', (testShop) => {
  beforeAll(async () => {
    testShop().clock.now = Date.UTC(2026, 0, 15, 6)
    await openForBusiness(testShop())
    await registerShop(testShop())
  })
  const read = async (owner: Shopper, id: number) =>
    must(await owner.get(`/api/admin/orders/${id}`)).as(StaffOrder)
  const change = (owner: Shopper, id: number, body: object) =>
    owner.put(`/api/admin/orders/${id}/lines`, body)
  const attempt = async (owner: Shopper, id: number, lines: object[]) =>
    must(await owner.post(`/api/admin/orders/${id}/lines/try`, { lines })).as(LinesAnswer)
  const balance = async (id: number) => {
    const rows = testShop().shop.db.read.selectFrom('store_credits').select('balance_paise')
    return (await rows.where('id', '=', id).executeTakeFirstOrThrow()).balance_paise / 100
  }

  it('that store credit paid in part: the rest follows, and what is too much of it goes back', async () => {
    const first = await anOrder(testShop())
    const { id: creditId, code, secret } = await issuedCredit(testShop(), first)
    const guest = newShopper(testShop(), '198.51.9.7')
    const productId = await addPiece(testShop().shop, { price: 8000, stock: 5 })
    must(await guest.post('/api/cart/lines', { productId }))
    must(await guest.put('/api/cart/store-credit', { code, secret }))
    const { token } = must(await order(guest, { method: 'upi' }), 201).as(PlacedOrder)
    const rows = testShop().shop.db.read.selectFrom('orders').select('id')
    const { id } = await rows.where('token', '=', token).executeTakeFirstOrThrow()
    const { owner } = first
    const dearer = await addPiece(testShop().shop, { price: 9000, stock: 2 })
    const told = await attempt(owner, id, [{ productId: dearer, quantity: 1 }])
    expect(told).toMatchObject({ total: 9000, due: 3000, owed: 0 })
    must(await change(owner, id, { lines: [{ productId: dearer, quantity: 1 }] }))
    const now = await read(owner, id)
    const open = now.payments.filter(({ state }) => state === 'awaiting')
    expect(open.map(({ amount }) => amount)).toEqual([3000])
    const cheaper = await addPiece(testShop().shop, { price: 5000, stock: 2 })
    must(await change(owner, id, { lines: [{ productId: cheaper, quantity: 1 }] }))
    const less = await read(owner, id)
    expect(less).toMatchObject({ state: 'confirmed', total: 5250, storeCredit: 6000 })
    expect(await balance(creditId)).toBe(0)
    expect(less.payments.filter(({ state }) => state === 'awaiting')).toEqual([])
    must(
      await owner.post(`/api/admin/orders/${id}/refunds`, { amount: 750, method: 'store_credit' }),
    )
    expect(await balance(creditId)).toBe(750)
  })

  it('with a part in advance and the rest at the door: the advance stays what was agreed, and paid', async () => {
    const { owner } = await anOrder(testShop())
    must(
      await owner.put('/api/admin/cod-rules', {
        rules: [{ outcome: 'part-advance', advancePercent: 20 }],
      }),
    )
    const { id, productId, staff, guest, token } = await anOrder(testShop())
    must(await owner.put('/api/admin/cod-rules', { rules: [] }))
    const open = await read(owner, id)
    const [asked] = open.payments.filter(({ state }) => state === 'awaiting')
    expect(asked?.amount).toBe(open.advance)
    must(await change(owner, id, { lines: [{ productId, quantity: 2 }] }))
    const doubled = await read(owner, id)
    const waiting = doubled.payments.filter(({ state }) => state === 'awaiting')
    expect(waiting.map(({ amount }) => amount)).toEqual([open.advance])
    const reference = '412345671199'
    must(await guest.post(`/api/orders/${token}/payment/transfer`, { reference }))
    await staff('payments', { reference })
    const paid = await read(owner, id)
    expect(paid).toMatchObject({ state: 'confirmed', paid: open.advance })
    const tiny = await addPiece(testShop().shop, { price: 500, stock: 2 })
    const told = await attempt(owner, id, [{ productId: tiny, quantity: 1 }])
    expect(told.owed).toBeCloseTo(open.advance - told.total, 5)
    expect(told.due).toBe(0)
  })

  it('of a business: its GSTIN stays, and the invoice bills what is in the order', async () => {
    const business = { buyerGstin: issuedGstin, buyerLegalName: 'Meena Traders' }
    const { id, owner, productId, staff } = await anOrder(testShop(), {
      ...{ method: 'upi', more: business },
    })
    must(await change(owner, id, { lines: [{ productId, quantity: 3 }] }))
    await staff('payments')
    await staff('moves', { to: 'packed' })
    await staff('invoice')
    const billed = await read(owner, id)
    const invoice = billed.documents.find(({ kind }) => kind === 'tax-invoice')
    expect([billed.buyerGstin, invoice?.total]).toEqual([issuedGstin, 18_000])
  })

  it('with a coupon for so many: it is used once whatever is changed, and free again when it is over', async () => {
    const { shop } = testShop()
    const { id, owner, productId, staff } = await anOrder(testShop(), { coupon: 'WELCOME10' })
    const uses = await usesOf(shop, 'WELCOME10')
    const before = await read(owner, id)
    must(await change(owner, id, { lines: [{ productId, quantity: 2 }] }))
    const after = await read(owner, id)
    expect(after.discount).toBeGreaterThanOrEqual(before.discount)
    expect(await usesOf(shop, 'WELCOME10')).toBe(uses)
    await staff('moves', { to: 'cancelled' })
    expect(await usesOf(shop, 'WELCOME10')).toBe(uses - 1)
    expect(await stockOf(shop, productId)).toBe(9)
  })

  it('with a coupon that takes nothing off any more: its use is free, and counted again when it does', async () => {
    const { shop } = testShop()
    await shop.db.write((tx) =>
      tx
        .insertInto('coupons')
        .values({
          ...{ code: 'PAIR', kind: 'percent', percent: 10, least_pieces: 2, is_automatic: 1 },
          ...{ max_uses: 1, created_at: 0, updated_at: 0 },
        })
        .execute(),
    )
    const { id, owner, productId, staff } = await anOrder(testShop(), { quantity: 2 })
    expect((await read(owner, id)).couponCode).toBe('PAIR')
    expect(await usesOf(shop, 'PAIR')).toBe(1)
    const of = async (quantity: number) => {
      must(await change(owner, id, { lines: [{ productId, quantity }] }))
      const { discount } = await read(owner, id)
      return [discount, await usesOf(shop, 'PAIR')]
    }
    expect(await of(1)).toEqual([0, 0])
    expect(await of(3)).toEqual([1800, 1])
    expect(await of(1)).toEqual([0, 0])
    // Nothing is given back twice.
    await staff('moves', { to: 'cancelled' })
    expect(await usesOf(shop, 'PAIR')).toBe(0)
    await shop.db.write((tx) => tx.deleteFrom('coupons').where('code', '=', 'PAIR').execute())
  })

  it('of which a part is on its way: nothing is changed, and it is said why', async () => {
    const { id, owner, productId, lineId, staff } = await anOrder(testShop(), { quantity: 2 })
    await staff('parcels', { carrier: 'DTDC', contents: [{ lineId, quantity: 1 }] })
    const refused = await change(owner, id, { lines: [{ productId, quantity: 3 }] })
    expect(refused.status).toBe(409)
    expect(['parcel-left', 'lines-of-invoice']).toContain(refused.body['refusal'])
    expect((await read(owner, id)).lines).toMatchObject([{ quantity: 2 }])
  })
})

import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { LinesAnswer } from '#contract/orders/edit-forms.ts'
import { Order } from '#contract/orders/types.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { address } from '#test/ordering.ts'
import { addPiece, stockOf } from '#test/pieces.ts'
import { type Shopper, signedIn } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'

onBothEngines('lines of an order that is not sent yet', (testShop) => {
  beforeAll(async () => {
    testShop().clock.now = Date.UTC(2026, 0, 15, 20, 0)
    await openForBusiness(testShop())
  })

  const read = async (owner: Shopper, id: number) =>
    must(await owner.get(`/api/admin/orders/${id}`)).as(StaffOrder)
  const change = (owner: Shopper, id: number, body: object) =>
    owner.put(`/api/admin/orders/${id}/lines`, body)
  const piece = (price = 6000, stock = 3) => addPiece(testShop().shop, { price, stock })
  const lastMail = async () => {
    const mails = testShop().shop.db.read.selectFrom('mails').select('letter')
    return mails.orderBy('id', 'desc').limit(1).executeTakeFirst()
  }

  it('a saree is swapped: stock, sums, history and an email follow in one step', async () => {
    const { id, owner, productId, guest, token } = await anOrder(testShop())
    const other = await piece(9000)
    const seen = await read(owner, id)
    const lines = [{ productId: other, quantity: 1 }]
    const told = must(await owner.post(`/api/admin/orders/${id}/lines/try`, { lines }))
    // ₹50 of cash on delivery.
    expect(told.as(LinesAnswer)).toMatchObject({
      ...{ totalBefore: 6050, total: 9050, due: 9050, owed: 0, isAtDoor: true },
    })
    expect(await stockOf(testShop().shop, productId)).toBe(8)
    const body = { lines, version: seen.linesVersion }
    const changed = must(await change(owner, id, body)).as(StaffOrder)
    expect(changed).toMatchObject({ state: 'confirmed', subtotal: 9000, total: 9050 })
    expect(changed.lines).toMatchObject([{ productId: other, quantity: 1, price: 9000 }])
    expect(await stockOf(testShop().shop, productId)).toBe(9)
    expect(await stockOf(testShop().shop, other)).toBe(2)
    const shown = must(await guest.get(`/api/orders/${token}`)).as(Order)
    const params = { fromPaise: 605_000, toPaise: 905_000 }
    expect(shown.events.at(-1)).toMatchObject({ said: { code: 'lines-changed', params } })
    expect(await lastMail()).toMatchObject({ letter: 'order-changed' })
  })

  it('what is kept keeps its agreed price, what is new has today’s, and any price may be agreed', async () => {
    const { id, owner, productId } = await anOrder(testShop())
    const raised = { price_paise: 700_000 }
    await testShop().shop.db.write((tx) =>
      tx.updateTable('products').set(raised).where('id', '=', productId).execute(),
    )
    const other = await piece(1000)
    const lines = [
      { productId, quantity: 2 },
      { productId: other, quantity: 1, price: 900.5 },
    ]
    const changed = must(await change(owner, id, { lines })).as(StaffOrder)
    expect(changed.lines.map(({ price }) => price)).toEqual([6000, 900.5])
    expect(changed.subtotal).toBe(12_900.5)
  })

  it('of two who change it at once the second one hears of it', async () => {
    const { id, owner, productId } = await anOrder(testShop())
    const { linesVersion: version } = await read(owner, id)
    const lines = [{ productId, quantity: 2 }]
    must(await change(owner, id, { lines, version }))
    const late = await change(owner, id, { lines: [{ productId, quantity: 3 }], version })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ current: { lines: [{ quantity: 2, price: 6000 }] } })
    expect((await read(owner, id)).lines).toMatchObject([{ quantity: 2 }])
  })

  it('money that came meanwhile is another difference', async () => {
    const { id, owner, staff, productId } = await anOrder(testShop(), { method: 'upi' })
    const { linesVersion: version } = await read(owner, id)
    await staff('payments')
    const late = await change(owner, id, { lines: [{ productId, quantity: 2 }], version })
    expect(late.status).toBe(409)
  })

  it('a paid order that costs more asks for the rest, which its buyer pays like the first', async () => {
    const { id, owner, staff, productId, guest, token } = await anOrder(testShop(), {
      method: 'upi',
    })
    await staff('payments')
    const changed = must(await change(owner, id, { lines: [{ productId, quantity: 2 }] }))
    expect(changed.as(StaffOrder)).toMatchObject({ state: 'confirmed', total: 12_000, paid: 6000 })
    const asked = must(await guest.get(`/api/orders/${token}`)).as(Order)
    expect(asked.payment).toMatchObject({ method: 'upi', state: 'awaiting', amount: 6000 })
    expect(asked.payment?.upi?.link).toContain('am=6000.00')
    must(await owner.post(`/api/admin/orders/${id}/payment-link`, { method: 'upi' }))
    const reference = '412345678931'
    must(await guest.post(`/api/orders/${token}/payment/transfer`, { reference }))
    await staff('payments', { reference })
    expect(await read(owner, id)).toMatchObject({ paid: 12_000, state: 'confirmed' })
    expect(await stockOf(testShop().shop, productId)).toBe(7)
  })

  it('a paid order that costs less has money to give back, in one refund', async () => {
    const { id, owner, staff, productId } = await anOrder(testShop(), {
      ...{ method: 'upi', quantity: 2 },
    })
    await staff('payments')
    must(await change(owner, id, { lines: [{ productId, quantity: 1 }] }))
    expect(await read(owner, id)).toMatchObject({ total: 6000, paid: 12_000 })
    await staff('refunds', { amount: 6000, method: 'upi', reference: '800000000099' })
    expect(await read(owner, id)).toMatchObject({ refunded: 6000, state: 'confirmed' })
  })

  it('an order that waits for its money waits for the new sum, and keeps the new sarees', async () => {
    const { id, owner, productId, guest, token } = await anOrder(testShop(), { method: 'upi' })
    const other = await piece(9000, 1)
    must(await change(owner, id, { lines: [{ productId: other, quantity: 1 }] }))
    const shown = must(await guest.get(`/api/orders/${token}`)).as(Order)
    expect(shown).toMatchObject({ keptProductIds: [other], payment: { amount: 9000 } })
    // Nobody else can have the only piece, and the other one is free.
    const second = await anOrder(testShop(), { method: 'upi' })
    const wanted = [{ productId: other, quantity: 1 }]
    expect((await change(second.owner, second.id, { lines: wanted })).status).toBe(409)
    expect(await stockOf(testShop().shop, productId)).toBe(9)
  })

  it('a packed order with other sarees is packed again; another price alone changes no parcel', async () => {
    const { id, owner, staff, productId } = await anOrder(testShop())
    await staff('moves', { to: 'packed' })
    const cheaper = { lines: [{ productId, quantity: 1, price: 5000 }] }
    expect(must(await change(owner, id, cheaper)).as(StaffOrder).state).toBe('packed')
    const more = { lines: [{ productId, quantity: 2 }] }
    expect(must(await change(owner, id, more)).as(StaffOrder).state).toBe('confirmed')
  })

  it('what left, what an invoice says and what may be paid already is refused with a sentence', async () => {
    const sent = await anOrder(testShop())
    const lines = [{ productId: sent.productId, quantity: 2 }]
    await sent.staff('parcels', { carrier: 'DTDC' })
    const left = await change(sent.owner, sent.id, { lines })
    expect(left.body).toMatchObject({ refusal: 'parcel-left' })
    const billed = await anOrder(testShop())
    await billed.staff('moves', { to: 'packed' })
    await billed.staff('invoice')
    const two = { lines: [{ productId: billed.productId, quantity: 2 }] }
    const refused = await change(billed.owner, billed.id, two)
    expect(refused.body).toMatchObject({ refusal: 'lines-of-invoice' })
    expect(refused.text).toMatch(/was issued for these sarees/)
    const claimed = await anOrder(testShop(), { method: 'upi' })
    const reference = '412345678932'
    must(await claimed.guest.post(`/api/orders/${claimed.token}/payment/transfer`, { reference }))
    const named = { lines: [{ productId: claimed.productId, quantity: 2 }] }
    const early = await change(claimed.owner, claimed.id, named)
    expect(early.body).toMatchObject({ refusal: 'lines-while-claimed' })
  })

  it('of an order that is over nobody is told that its parcel left, neither of its address', async () => {
    const { id, owner, staff, productId } = await anOrder(testShop())
    await staff('moves', { to: 'cancelled' })
    const lines = await change(owner, id, { lines: [{ productId, quantity: 2 }] })
    const place = await owner.put(`/api/admin/orders/${id}/address`, { address })
    for (const { status, body } of [lines, place])
      expect([status, body['refusal']]).toEqual([409, 'order-over'])
  })

  it('who marks it as paid books what they saw asked for, or nothing', async () => {
    const { id, owner, productId } = await anOrder(testShop(), { method: 'upi' })
    must(await change(owner, id, { lines: [{ productId, quantity: 2 }] }))
    const mark = (amount: number) => owner.post(`/api/admin/orders/${id}/payments`, { amount })
    expect((await mark(6000)).body).toMatchObject({
      ...{ status: 409, refusal: 'asked-otherwise', params: { paise: 1_200_000 } },
    })
    expect(await read(owner, id)).toMatchObject({ state: 'pending_payment', paid: 0 })
    must(await mark(12_000))
    expect(await read(owner, id)).toMatchObject({ state: 'confirmed', paid: 12_000 })
  })

  it('a saree that has to be made first is promised by the days that it needs, what is there as before', async () => {
    const { id, owner, token, guest, productId } = await anOrder(testShop())
    const expected = async () => must(await guest.get(`/api/orders/${token}`)).as(Order).expected
    const before = await expected()
    const ready = await piece()
    must(await change(owner, id, { lines: [{ productId: ready, quantity: 1 }] }))
    expect(await expected()).toEqual(before)
    const slow = await addPiece(testShop().shop, { makingDays: 20 })
    must(await change(owner, id, { lines: [{ productId: slow, quantity: 1 }] }))
    const later = await expected()
    const days = (one: typeof before) => Date.parse(one?.to ?? '') / 86_400_000
    // Twenty working days are four weeks.
    expect(days(later) - days(before)).toBe(28)
    // Who gives it back is not promised less than was agreed.
    must(await change(owner, id, { lines: [{ productId, quantity: 1 }] }))
    expect(await expected()).toEqual(later)
  })

  it('no piece that is not there, no saree twice, no empty order; and nothing of it remains', async () => {
    const { id, owner, productId } = await anOrder(testShop())
    const single = await piece(9000, 1)
    const wrong = [
      [{ productId: single, quantity: 2 }],
      [
        { productId, quantity: 1 },
        { productId, quantity: 1 },
      ],
      [],
      [{ productId: 999_999, quantity: 1 }],
    ]
    for (const lines of wrong) expect((await change(owner, id, { lines })).status).not.toBe(200)
    expect(await stockOf(testShop().shop, productId)).toBe(8)
    expect(await stockOf(testShop().shop, single)).toBe(1)
    expect((await read(owner, id)).lines).toMatchObject([{ productId, quantity: 1 }])
  })

  it('packers and accountants change nothing', async () => {
    const { id, productId } = await anOrder(testShop())
    for (const role of ['packer', 'accountant'] as const) {
      const lines = [{ productId, quantity: 2 }]
      expect((await change(await signedIn(testShop(), role), id, { lines })).status).toBe(403)
    }
  })

  const edit = fc.array(
    fc.record({
      at: fc.nat({ max: 3 }),
      quantity: fc.integer({ min: 1, max: 3 }),
      price: fc.option(fc.integer({ min: 0, max: 2_000_000 }), { nil: undefined }),
    }),
    { minLength: 1, maxLength: 4 },
  )

  it('after any edits the totals are the sum of the lines, stock is conserved, and the invoice agrees', async () => {
    await registerShop(testShop())
    const owner = await signedIn(testShop(), 'owner')
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async (edits) => {
        const ids: number[] = []
        for (let n = 0; n < 4; n++) ids.push(await piece(1000 + 700 * n, 5))
        const stocks = await Promise.all(ids.map((id) => stockOf(testShop().shop, id)))
        const first = [{ productId: ids[0], quantity: 1 }]
        const form = {
          ...{ channel: 'phone', contact: { mobile: '9840012345' }, fullName: 'Meena Raman' },
          ...{ lines: first, paymentMethod: 'bank_transfer', isPaid: true, address },
        }
        const { id } = must(await owner.post('/api/admin/orders', form)).as(StaffOrder)
        for (const wanted of edits) {
          const lines = new Map(
            wanted.map(({ at, quantity, price }) => [
              ids[at],
              {
                ...{ productId: ids[at], quantity },
                ...(price !== undefined && { price: price / 100 }),
              },
            ]),
          )
          must(await change(owner, id, { lines: [...lines.values()] }))
          const now = await read(owner, id)
          const sum = now.lines.reduce((all, { total }) => all + Math.round(total * 100), 0)
          expect(Math.round(now.subtotal * 100)).toBe(sum)
          const total = now.subtotal - now.discount + now.shipping + now.fee
          expect(now.total).toBeCloseTo(total, 5)
          const open = now.payments.filter(({ state }) => state === 'awaiting')
          const due = Math.max(0, now.total - now.paid)
          expect(open.reduce((all, { amount }) => all + amount, 0)).toBeCloseTo(due, 5)
          for (const [at, productId] of ids.entries()) {
            const held = now.lines.find((line) => line.productId === productId)?.quantity ?? 0
            expect((await stockOf(testShop().shop, productId ?? 0)) + held).toBe(stocks[at])
          }
        }
        const { total } = await read(owner, id)
        const known = { acceptedDue: 10_000_000 }
        must(await owner.post(`/api/admin/orders/${id}/moves`, { to: 'packed', ...known }))
        must(await owner.post(`/api/admin/orders/${id}/invoice`, {}))
        const billed = await read(owner, id)
        const invoice = billed.documents.find(({ kind }) => kind === 'tax-invoice')
        expect(invoice?.total).toBe(total)
        must(await owner.post(`/api/admin/orders/${id}/moves`, { to: 'cancelled' }))
      }),
      { numRuns: 12 },
    )
  })
})

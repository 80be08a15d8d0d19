import { beforeEach, expect, it } from 'vitest'
import { StaffOrder, StaffOrderPage } from '#contract/orders/admin-types.ts'
import { Order, PlacedOrder } from '#contract/orders/types.ts'
import { Queue } from '#contract/today/types.ts'
import { openForBusiness } from '#test/an-order.ts'
import { book, offerBooking, waysOf } from '#test/booked-order.ts'
import { bookAccounts } from '#test/day-book.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece, stockOf } from '#test/pieces.ts'
import { readEmail } from '#test/read-email.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'
import { sweepBuying } from '../../checkout/sweep-buying.ts'

const dayMs = 86_400_000
let references = 700_000_000_000

onNewShops('advance booking', (testShop) => {
  const db = () => testShop().shop.db.read
  beforeEach(async () => {
    await openForBusiness(testShop())
    await offerBooking(testShop())
  })

  /** A saree of ₹9,998.50 with free delivery is booked; what its buyer and staff do with it. */
  async function booked(stock = 3) {
    const guest = newShopper(testShop())
    const piece = await addPiece(testShop().shop, { price: 9998.5, stock })
    await fill(guest, piece)
    const { token } = must(await book(guest), 201).as(PlacedOrder)
    const { id } = await db()
      .selectFrom('orders')
      .select('id')
      .where('token', '=', token)
      .executeTakeFirstOrThrow()
    const ask = async (path: string, body: object = {}) => {
      const owner = await signedIn(testShop(), 'owner')
      return owner.post(`/api/admin/orders/${id}/${path}`, body)
    }
    return {
      ...{ guest, piece, token, id, ask },
      read: async () => must(await guest.get(`/api/orders/${token}`)).as(Order),
      pay: async () => {
        const { payment } = must(await guest.get(`/api/orders/${token}`)).as(Order)
        const amount = payment?.amount
        return must(await ask('payments', { reference: String(references++), amount }))
      },
      stock: () => stockOf(testShop().shop, piece),
      mails: async () =>
        (await db().selectFrom('mails').select(['letter', 'props']).orderBy('id').execute())
          .filter(({ props }) => JSON.parse(props).orderId === id)
          .map(({ letter }) => letter),
    }
  }

  it('asks for a whole rupee now and for the rest before it leaves, by one and the same price', async () => {
    const { guest, id, read, pay, stock, ask, mails } = await booked()
    const placed = await read()
    expect(placed).toMatchObject({ state: 'pending_payment', total: 9998.5, advance: 2000 })
    expect(placed.payment).toMatchObject({ method: 'upi', state: 'awaiting', amount: 2000 })
    expect(placed.booking).toEqual({ rest: 7998.5, until: null, days: 15 })
    expect(placed.payment?.upi?.link).toContain('am=2000.00')
    await pay()
    const sure = await read()
    expect(sure).toMatchObject({ state: 'confirmed', paid: 2000, expected: null })
    expect(sure.booking).toMatchObject({ rest: 7998.5, days: 15 })
    expect(sure.payment).toMatchObject({ state: 'awaiting', amount: 7998.5 })
    expect(await stock()).toBe(2)
    // 15 January in India; the last day is the 30th.
    expect(sure.booking?.until).toBe('2026-01-30T18:29:59.999Z')
    const told = await readEmail(testShop(), 'order-paid', { orderId: id })
    expect(told.text).toMatch(
      /remaining ₹7,998\.50 on the page of the order by the end of .*30 Jan/,
    )
    expect(told.text).toContain('Pay the rest')
    const owner = await signedIn(testShop(), 'owner')
    const { nextStates } = must(await owner.get(`/api/admin/orders/${id}`)).as(StaffOrder)
    expect(nextStates).not.toContain('packed')
    for (const [path, body] of [
      ['moves', { to: 'packed' }],
      ['parcels', { carrier: 'DTDC' }],
    ] as const) {
      const { status, body: answer } = await ask(path, body)
      expect([path, status, answer['refusal']]).toEqual([path, 409, 'rest-awaited'])
    }
    testShop().clock.now += 3 * dayMs
    await pay()
    const whole = await read()
    expect(whole).toMatchObject({
      state: 'confirmed',
      paid: 9998.5,
      booking: { rest: 0, until: null },
    })
    expect(Date.parse(whole.expected?.from ?? '')).toBeGreaterThan(testShop().clock.now)
    expect(await mails()).toEqual(['order-placed', 'order-paid', 'order-paid'])
    expect((await readEmail(testShop(), 'order-paid', { orderId: id })).text).not.toContain('rest')
    must(await ask('parcels', { carrier: 'DTDC' }))
    expect((await read()).state).toBe('shipped')
    expect(await guest.get(`/api/orders/${placed.token}`)).toBeDefined()
  })

  it('takes no part that is not named, so that a press sent twice pays one of them', async () => {
    const { ask, read } = await booked()
    const unnamed = await ask('payments')
    expect([unnamed.status, unnamed.body['refusal']]).toEqual([409, 'asked-otherwise'])
    must(await ask('payments', { amount: 2000 }))
    const again = await ask('payments', { amount: 2000 })
    expect([again.status, again.body['refusal']]).toEqual([409, 'asked-otherwise'])
    expect(await read()).toMatchObject({ state: 'confirmed', paid: 2000 })
    must(await ask('payments', { amount: 7998.5 }))
    expect(await read()).toMatchObject({ paid: 9998.5 })
  })

  it('is one voucher for each part, and an invoice that both have paid', async () => {
    await registerShop(testShop())
    const before = await bookAccounts(testShop())
    const { read, pay, ask } = await booked()
    await pay()
    const open = await bookAccounts(testShop())
    expect([open['advances'], open['money:upi']]).toEqual([
      (before['advances'] ?? 0) - 2000,
      (before['money:upi'] ?? 0) + 2000,
    ])
    await pay()
    must(await ask('parcels', { carrier: 'DTDC' }))
    const { documents } = await read()
    expect(documents.map(({ kind, total }) => [kind, total])).toEqual([
      ['receipt-voucher', 2000],
      ['receipt-voucher', 7998.5],
      ['tax-invoice', 9998.5],
    ])
    const after = await bookAccounts(testShop())
    expect(after['advances']).toBe(before['advances'])
    expect(after['customers']).toBe(before['customers'])
  })

  it('reminds once, then ends once: the saree is on sale again, the advance is owed, and none asks twice', async () => {
    const { id, read, pay, stock, mails } = await booked(1)
    await pay()
    expect(await stock()).toBe(0)
    const { shop, clock } = testShop()
    const until = Date.parse((await read()).booking?.until ?? '')
    clock.now = until - 2 * dayMs - 1
    await sweepBuying(shop)
    expect(await mails()).not.toContain('rest-due')
    clock.now += 1
    await Promise.all([sweepBuying(shop), sweepBuying(shop)])
    await sweepBuying(shop)
    expect((await mails()).filter((name) => name === 'rest-due')).toHaveLength(1)
    expect((await readEmail(testShop(), 'rest-due', { orderId: id })).text).toContain('₹7,998.50')
    clock.now = until - 1
    await sweepBuying(shop)
    expect((await read()).state).toBe('confirmed')
    clock.now = until
    await Promise.all([sweepBuying(shop), sweepBuying(shop)])
    await sweepBuying(shop)
    const over = await read()
    expect(over).toMatchObject({ state: 'cancelled', paid: 2000, refunded: 0 })
    expect(over.booking).toEqual({ rest: 0, until: null, days: 15 })
    expect(await stock()).toBe(1)
    expect((await mails()).filter((name) => name === 'rest-lapsed')).toHaveLength(1)
    expect(await mails()).not.toContain('order-cancelled')
    const { text } = await readEmail(testShop(), 'rest-lapsed', { orderId: id })
    expect(text).toContain('What you have paid will be refunded.')
    const owner = await signedIn(testShop(), 'owner')
    const list = must(await owner.get('/api/admin/orders?money=refund')).as(StaffOrderPage)
    expect(list.items.map((one) => one.id)).toContain(id)
    const refund = { amount: 2000, method: 'upi', reference: '800000000009', seenRefunded: 0 }
    must(await owner.post(`/api/admin/orders/${id}/refunds`, refund))
    expect(await read()).toMatchObject({ state: 'refunded', refunded: 2000 })
  })

  it('waits while a transfer that its buyer has named is looked for, and takes the rest that came', async () => {
    const { guest, token, read, pay } = await booked(1)
    await pay()
    const { shop, clock } = testShop()
    clock.now = Date.parse((await read()).booking?.until ?? '') - 60_000
    must(await guest.post(`/api/orders/${token}/payment/transfer`, { reference: '412356789333' }))
    clock.now += dayMs
    await sweepBuying(shop)
    expect((await read()).state).toBe('confirmed')
    const owner = await signedIn(testShop(), 'owner')
    const { groups } = must(await owner.get('/api/admin/today/queue')).as(Queue)
    const transfers = groups.find(({ kind }) => kind === 'transfer')
    expect(transfers?.entries.map(({ said }) => said)).toContain('412356789333')
    const line = 'Date,Narration,Ref,Deposit\n15/01/26,UPI 412356789333,412356789333,7998.50'
    must(await owner.post('/api/admin/payments/statement', { csv: line, isApplied: true }))
    expect(await read()).toMatchObject({ state: 'confirmed', paid: 9998.5, booking: { rest: 0 } })
    clock.now += 30 * dayMs
    await sweepBuying(shop)
    expect((await read()).state).toBe('confirmed')
  })

  it('ends when the transfer that was named has not been found for as long as the shop looks', async () => {
    const { guest, token, read, pay } = await booked(1)
    await pay()
    const { shop, clock } = testShop()
    must(await guest.post(`/api/orders/${token}/payment/transfer`, { reference: '412356789334' }))
    clock.now = Date.parse((await read()).booking?.until ?? '')
    await sweepBuying(shop)
    expect((await read()).state).toBe('cancelled')
  })

  it('is paid by another way, cancelled by its buyer, and changed by staff while the rest is open', async () => {
    const { guest, token, id, read, pay, stock } = await booked()
    must(await guest.post(`/api/orders/${token}/payment`, { token, method: 'bank_transfer' }))
    await pay()
    must(await guest.post(`/api/orders/${token}/payment`, { token, method: 'upi' }))
    expect((await read()).payment).toMatchObject({ method: 'upi', amount: 7998.5 })
    const owner = await signedIn(testShop(), 'owner')
    const staff = must(await owner.get(`/api/admin/orders/${id}`)).as(StaffOrder)
    const lines = staff.lines.map(({ productId }) => ({ productId, quantity: 2 }))
    const change = { lines, version: staff.linesVersion }
    must(await owner.put(`/api/admin/orders/${id}/lines`, change))
    expect(await read()).toMatchObject({ total: 19_997, payment: { amount: 17_997 } })
    expect((await read()).booking).toMatchObject({ rest: 17_997 })
    expect(await stock()).toBe(1)
    must(await guest.post(`/api/orders/${token}/cancel`, { token }))
    expect(await read()).toMatchObject({ state: 'cancelled', paid: 2000, booking: { until: null } })
    expect(await stock()).toBe(3)
  })

  it('is paid in full by fewer sarees, and then goes to be packed', async () => {
    const guest = newShopper(testShop())
    const [dear, plain] = [
      await addPiece(testShop().shop, { price: 20_000, stock: 1 }),
      await addPiece(testShop().shop, { price: 5200, stock: 1 }),
    ]
    await fill(guest, dear, plain)
    const { token } = must(await book(guest), 201).as(PlacedOrder)
    const owner = await signedIn(testShop(), 'owner')
    const row = db().selectFrom('orders').selectAll().where('token', '=', token)
    const { id } = await row.executeTakeFirstOrThrow()
    const first = { reference: String(references++), amount: 5040 }
    must(await owner.post(`/api/admin/orders/${id}/payments`, first))
    const { linesVersion } = must(await owner.get(`/api/admin/orders/${id}`)).as(StaffOrder)
    const lines = [{ productId: plain, quantity: 1, price: 5040 }]
    must(await owner.put(`/api/admin/orders/${id}/lines`, { lines, version: linesVersion }))
    expect(await row.executeTakeFirstOrThrow()).toMatchObject({
      ...{ total_paise: 504_000, paid_paise: 504_000, rest_before: null },
    })
    must(await owner.post(`/api/admin/orders/${id}/moves`, { to: 'packed' }))
  })

  it('is booked by the same share of other sarees, as long as none of it has come', async () => {
    const { id, piece, read } = await booked()
    const owner = await signedIn(testShop(), 'owner')
    const priceAt = async (price: number) => {
      const { linesVersion } = must(await owner.get(`/api/admin/orders/${id}`)).as(StaffOrder)
      const lines = [{ productId: piece, quantity: 1, price }]
      must(await owner.put(`/api/admin/orders/${id}/lines`, { lines, version: linesVersion }))
      return read()
    }
    expect((await read()).advance).toBe(2000)
    const dear = await priceAt(90_000)
    expect(dear).toMatchObject({ advance: 18_000, payment: { amount: 18_000 } })
    expect(dear.booking).toMatchObject({ rest: 72_000 })
    const cheap = await priceAt(50)
    const share = Math.ceil(cheap.total / 5)
    expect(cheap).toMatchObject({ advance: share, payment: { amount: share } })
    expect(await priceAt(9998.5)).toMatchObject({ advance: 2000, payment: { amount: 2000 } })
  })

  it('waits for a rest anew where its sarees were fewer for a while', async () => {
    const { id, piece, read, pay } = await booked()
    await pay()
    const priceAt = async (price: number) => {
      const owner = await signedIn(testShop(), 'owner')
      const { linesVersion } = must(await owner.get(`/api/admin/orders/${id}`)).as(StaffOrder)
      const lines = [{ productId: piece, quantity: 1, price }]
      must(await owner.put(`/api/admin/orders/${id}/lines`, { lines, version: linesVersion }))
      return read()
    }
    const { booking } = await read()
    const cheap = await priceAt(500)
    expect(cheap).toMatchObject({ advance: cheap.total, booking: { rest: 0, until: null } })
    testShop().clock.now += 3 * dayMs
    const dear = await priceAt(9000)
    expect(dear).toMatchObject({ advance: 2000, paid: 2000, booking: { rest: dear.total - 2000 } })
    const until = Date.parse(dear.booking?.until ?? '')
    expect(until).toBe(Date.parse(booking?.until ?? '') + 3 * dayMs)
    // Whoever has paid all of it once does not lose it to what is added later.
    await pay()
    expect((await priceAt(9500)).booking).toMatchObject({ rest: 500, until: null })
  })

  it('stands in Today as a rest that is due, not among what is packed, and in the list by its filter', async () => {
    const { id, pay } = await booked()
    await pay()
    const owner = await signedIn(testShop(), 'owner')
    const idsOf = async (kind: string) => {
      const { groups } = must(await owner.get('/api/admin/today/queue')).as(Queue)
      return groups.find((one) => one.kind === kind)?.entries.map((one) => one.id) ?? []
    }
    expect(await idsOf('rest')).toContain(id)
    expect(await idsOf('pack')).not.toContain(id)
    const list = must(await owner.get('/api/admin/orders?money=rest')).as(StaffOrderPage)
    expect(list.items.map((one) => one.id)).toContain(id)
    await pay()
    expect(await idsOf('rest')).not.toContain(id)
    expect(await idsOf('pack')).toContain(id)
  })

  it('is offered by what the owner has set alone, and never for cash at the door', async () => {
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(testShop().shop, { price: 9000, stock: 5 }))
    const offered = async () =>
      (await waysOf(guest)).map(({ method, booking }) => [method, booking?.now ?? null])
    expect(await offered()).toEqual([
      ['cod', null],
      ['upi', 1800],
      ['bank_transfer', 1800],
    ])
    const refused = async (reply: ReturnType<typeof book>) => {
      const { status, body } = await reply
      return [status, body['refusal'] ?? body['fields']]
    }
    expect((await refused(book(guest, 'cod')))[0]).toBe(400)
    // The sum of a whole payment does not stand for a booking, nor one share for another.
    const [, way] = await waysOf(guest)
    const asWhole = { totalHash: way?.totalHash }
    expect((await book(guest, 'upi', asWhole)).body['refusal']).toBe('prices-changed')
    const old = { totalHash: way?.booking?.totalHash }
    await offerBooking(testShop(), { percent: 25 })
    expect((await book(guest, 'upi', old)).body['refusal']).toBe('prices-changed')
    for (const closed of [{ isEnabled: false }, { least: 9000.01 }, { categoryIds: [999_999] }]) {
      await offerBooking(testShop(), closed)
      expect((await offered()).map(([, now]) => now)).toEqual([null, null, null])
      expect((await book(guest, 'upi', old)).status).toBe(400)
    }
    expect((await order(guest, { method: 'upi' })).status).toBe(201)
  })
})

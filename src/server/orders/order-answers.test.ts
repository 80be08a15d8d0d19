import { expect, it } from 'vitest'
import { StaffOrder, StaffOrderPage } from '#contract/orders/admin-types.ts'
import { Order } from '#contract/orders/types.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import type { TestShop } from '#test/create-test-shop.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { type Shopper, signedIn } from '#test/shopper.ts'

// What is told of an order, whole and word for word, to its buyer and to staff, and what staff leave in the log.

const hour = 3_600_000
const noon = '2026-01-15T06:30:00.000Z'
const address = {
  ...{ fullName: 'Meena Raman', mobile: '9840012345', line1: '12 North Mada Street', line2: '' },
  ...{ city: 'Chennai', state: 'Tamil Nadu', pin: '600004' },
}
const event = { at: noon, from: null, to: null, words: '', said: null }

async function opened(testShop: TestShop) {
  await openForBusiness(testShop)
  const more = { giftMessage: 'For you', note: 'Call' }
  const made = await anOrder(testShop, { quantity: 2, coupon: 'WELCOME10', more })
  const seen = async () => must(await made.guest.get(`/api/orders/${made.token}`)).as(Order)
  const path = `/api/admin/orders/${made.id}`
  const asStaff = async () =>
    must(await (await signedIn(testShop, 'owner')).get(path)).as(StaffOrder)
  return { ...made, seen, asStaff, path }
}

const audited = async (owner: Shopper) => {
  const { items } = must(await owner.get('/api/admin/audit')).body as {
    items: { before: unknown; after: unknown }[]
  }
  return items.map(({ before, after }) => ({ before, after }))
}

onNewShops('what is told of an order', (testShop) => {
  it('on its way, to its buyer and to staff', async () => {
    const { staff, seen, asStaff, lineId, productId, token, id } = await opened(testShop())
    await staff('payments')
    const contents = [{ lineId, quantity: 1 }]
    const tracking = { trackingNumber: 'D1', trackingUrl: 'https://dtdc.example/D1' }
    await staff('parcels', { carrier: 'DTDC', ...tracking, contents })
    const order = await seen()
    const [line] = order.lines
    const moved = (from: string, to: string) => ({ ...event, kind: 'moved', from, to })
    const events = [
      { ...event, kind: 'placed', to: 'confirmed', actor: 'customer' },
      { ...event, kind: 'paid', actor: 'staff' },
      { ...event, kind: 'parcel', words: 'DTDC, D1', actor: 'staff' },
      { ...moved('confirmed', 'packed'), actor: 'staff' },
      { ...moved('packed', 'shipped'), actor: 'staff' },
    ]
    const both = {
      ...{ number: order.number, state: 'shipped', placedAt: noon, token },
      expected: { from: '2026-01-21T18:30:00.000Z', to: '2026-01-25T18:30:00.000Z' },
      lines: [
        {
          ...{ id: lineId, productId, code: line?.code, name: 'Kanjivaram in arakku' },
          ...{ slug: line?.slug, image: '/uploads/saree-purple.svg', price: 6000, quantity: 2 },
          ...{ description: 'Silk, Maroon, Wedding', total: 12_000 },
        },
      ],
      parcels: [
        {
          ...{ id: order.parcels[0]?.id, carrier: 'DTDC', ...tracking, contents },
          ...{ shippedAt: noon, deliveredAt: null, news: [], stage: null },
        },
      ],
      ...{ subtotal: 12_000, discount: 1200, prepaidDiscount: 0 },
      ...{ shipping: 0, fee: 50, total: 10_850 },
      ...{ paid: 10_850, storeCredit: 0, credited: 0, refunded: 0, refundPending: 0, address },
      contact: { email: 'meena@example.in', mobile: '9840012345' },
      ...{ note: 'Call', giftMessage: 'For you', couponCode: 'WELCOME10' },
      ...{ buyerGstin: null, buyerLegalName: '' },
      ...{ exchangeOf: null, exchanged: 0, isExchangeBack: false, tax: null },
      ...{ advance: 0, confirmBefore: null },
      ...{ paymentMethod: 'cod', heldUntil: null, keptProductIds: [], canCancel: false },
      ...{ invoiceNumber: 'B-2526-000001', returnUntil: null, damageUntil: null },
      documents: [
        {
          ...{ id: order.documents[0]?.id, kind: 'bill', number: 'B-2526-000001' },
          ...{ day: '2026-01-15', total: 10_850, isCancelled: false },
        },
      ],
      ...{ returns: [], reviews: [], reviewableLines: [] },
    }
    const payment = { method: 'cod', state: 'paid', amount: 10_850, claimedReference: null }
    expect(order).toEqual({ ...both, events, payment: { ...payment, upi: null, bank: null } })
    const shown = await asStaff()
    expect(shown).toEqual({
      ...{ ...both, id, channel: 'web', language: 'en', userId: null, refunds: [], goodwill: 0 },
      export: null,
      ...{ addressVersion: expect.any(String), linesVersion: expect.any(String) },
      documents: both.documents.map((one) => ({ ...one, isReported: false })),
      events: events.map((one, at) => ({ ...one, isPublic: true, by: shown.events[at]?.by })),
      payments: [
        {
          ...{ ...payment, id: shown.payments[0]?.id, gatewayUrl: null },
          settledReference: shown.payments[0]?.settledReference,
          ...{ createdAt: noon, paidAt: noon },
        },
      ],
      ...{ nextStates: ['delivered', 'returned'], hasStock: true, hasPan: false },
      ...{ otherOrders: 0, buyerName: 'Meena Raman', tags: [], assignee: null },
      ...{ atDoor: { outcome: 'allow', rule: null }, doorRefusals: 0, isRefusedAtDoor: false },
    })
    expect(shown.events.map(({ by }) => by === '')).toEqual([true, false, false, false, false])
  })

  it('in the list of staff, narrowed by its day, its state and its words', async () => {
    const { id, owner, seen, staff } = await opened(testShop())
    await anOrder(testShop(), { method: 'upi' })
    const { number } = await seen()
    const item = {
      ...{ id, number, state: 'confirmed', channel: 'web', fullName: 'Meena Raman' },
      ...{ mobile: '9840012345', city: 'Chennai', count: 2, image: '/uploads/saree-purple.svg' },
      ...{ total: 10_850, paid: 0, refunded: 0, paymentMethod: 'cod', isTransferClaimed: false },
      ...{ isToConfirm: false, placedAt: noon, tags: [], assignee: null },
    }
    const list = async (query: string) =>
      must(await owner.get(`/api/admin/orders?${query}`)).as(StaffOrderPage)
    const counts = { confirmed: 1, pending_payment: 1 }
    expect(await list('state=confirmed')).toEqual({
      ...{ items: [item], total: 1, page: 1, pages: 1, counts },
    })
    for (const query of [
      ...['method=cod', `q=${number}`, 'from=2026-01-15&to=2026-01-15&method=cod'],
      'channel=web&method=cod',
    ])
      expect((await list(query)).items).toEqual([item])
    for (const query of ['from=2026-01-16', 'to=2026-01-14', 'channel=phone', 'money=paid'])
      expect((await list(query)).items).toEqual([])
    const all = (await list('')).items
    // Each counts and shows its own lines.
    expect(all.map(({ count }) => count).sort()).toEqual([1, 2])
    expect(await list('page=2')).toMatchObject({ items: [], total: 2, page: 2, pages: 1 })
    await staff('payments')
    expect((await list('money=paid')).items).toEqual([{ ...item, paid: 10_850 }])
  })

  it('delivered: until when it may come back, and no longer', async () => {
    const { deliver, seen } = await opened(testShop())
    expect(await seen()).toMatchObject({ canCancel: true, returnUntil: null, damageUntil: null })
    await deliver()
    expect(await seen()).toMatchObject({
      ...{ expected: null, canCancel: false },
      ...{ returnUntil: '2026-01-22T06:30:00.000Z', damageUntil: '2026-01-17T06:30:00.000Z' },
    })
    testShop().clock.now += 48 * hour
    const { returnUntil, damageUntil } = await seen()
    expect([returnUntil, damageUntil]).toEqual(['2026-01-22T06:30:00.000Z', null])
    testShop().clock.now += 5 * 24 * hour - 1
    expect((await seen()).returnUntil).not.toBeNull()
    testShop().clock.now += 1
    expect((await seen()).returnUntil).toBeNull()
  })

  it('waiting, without an address, and come back: nothing is said that is not so', async () => {
    const { id, deliver, staff, seen, asStaff } = await opened(testShop())
    const waiting = await anOrder(testShop(), { method: 'upi' })
    const shown = must(await waiting.guest.get(`/api/orders/${waiting.token}`)).as(Order)
    expect(shown).toMatchObject({
      expected: { from: '2026-01-21T18:30:00.000Z', to: '2026-01-25T18:30:00.000Z' },
      ...{ payment: { method: 'upi', state: 'awaiting', amount: 6000 }, canCancel: true },
      ...{ heldUntil: '2026-01-15T07:00:00.000Z', keptProductIds: [waiting.productId] },
    })
    await deliver()
    await staff('moves', { to: 'returned' })
    expect(await seen()).toMatchObject({ state: 'returned', returnUntil: null, damageUntil: null })
    const names = (await asStaff()).events.map(({ by }) => by)
    expect(names[0]).toBe('')
    for (const name of names.slice(1)) expect(name).toMatch(/^person-\d+$/)
    const { db } = testShop().shop
    await db.write((tx) =>
      tx.updateTable('orders').set({ address: '{}' }).where('id', '=', id).execute(),
    )
    const nowhere = Object.fromEntries(Object.keys(address).map((key) => [key, '']))
    expect((await seen()).address).toEqual(nowhere)
  })

  it('waits for the word of who pays at the door, and says so until it is given', async () => {
    await openForBusiness(testShop())
    const { id, owner, token } = await anOrder(testShop(), { method: 'upi' })
    const { db } = testShop().shop
    const said = async () => {
      const { items } = must(await owner.get('/api/admin/orders')).as(StaffOrderPage)
      const shown = must(await owner.get(`/api/admin/orders/${id}`)).as(StaffOrder)
      const seen = must(await owner.get(`/api/orders/${token}`)).as(Order)
      return [items[0]?.isToConfirm, shown.confirmBefore, seen.confirmBefore]
    }
    expect(await said()).toEqual([false, null, null])
    const before = testShop().clock.now + hour
    const set = (columns: { confirm_before: number } | { state: 'confirmed' }) =>
      db.write((tx) => tx.updateTable('orders').set(columns).where('id', '=', id).execute())
    await set({ confirm_before: before })
    const moment = new Date(before).toISOString()
    expect(await said()).toEqual([true, moment, moment])
    await set({ state: 'confirmed' })
    expect(await said()).toEqual([false, null, null])
  })

  it('shows the payment that paid it, else the newest, and what it was exchanged for', async () => {
    await openForBusiness(testShop())
    const { id, guest, token, staff } = await anOrder(testShop(), { method: 'upi' })
    const first = await anOrder(testShop())
    const { db } = testShop().shop
    const seen = async () => must(await guest.get(`/api/orders/${token}`)).as(Order)
    const again = (amount: number) =>
      db.write(async (tx) => {
        const { id: _, ...row } = await tx
          .selectFrom('payments')
          .selectAll()
          .where('order_id', '=', id)
          .executeTakeFirstOrThrow()
        const newer = { ...row, state: 'failed', amount_paise: amount } as const
        await tx.insertInto('payments').values(newer).execute()
      })
    await again(100)
    expect((await seen()).payment).toMatchObject({ state: 'failed', amount: 1 })
    await staff('payments')
    await again(200)
    expect((await seen()).payment).toMatchObject({ state: 'paid' })
    expect((await seen()).exchangeOf).toBeNull()
    await db.write((tx) =>
      tx.updateTable('orders').set({ exchange_of: first.id }).where('id', '=', id).execute(),
    )
    const { number } = must(await first.guest.get(`/api/orders/${first.token}`)).as(Order)
    expect((await seen()).exchangeOf).toBe(number)
  })

  it('a parcel that nobody took at the door is remembered, another return is not', async () => {
    const refusals = async (from: 'shipped' | 'delivered', move: object) => {
      const { staff, owner, id, deliver } = await anOrder(testShop())
      if (from === 'delivered') await deliver()
      else await staff('parcels', { carrier: 'DTDC' })
      await staff('moves', move)
      const { doorRefusals } = must(await owner.get(`/api/admin/orders/${id}`)).as(StaffOrder)
      return doorRefusals
    }
    const refused = { to: 'returned', cause: 'refused' }
    expect(await refusals('shipped', { to: 'returned', cause: 'lost' })).toBe(0)
    expect(await refusals('shipped', { to: 'delivered', cause: 'refused' })).toBe(0)
    expect(await refusals('delivered', refused)).toBe(0)
    expect(await refusals('shipped', refused)).toBe(1)
  })

  it('what staff do is in the log, with what was before', async () => {
    const { path, owner, asStaff } = await opened(testShop())
    must(await owner.post(`${path}/moves`, { to: 'packed' }))
    expect((await asStaff()).expected).not.toBeNull()
    must(await owner.post(`${path}/notes`, { words: 'Gold thread', isPublic: false }))
    const changed = { ...address, line1: '7 Car Street' }
    must(await owner.put(`${path}/address`, { address: changed }))
    expect((await asStaff()).address.line1).toBe('7 Car Street')
    must(await owner.post(`${path}/payments`))
    must(await owner.post(`${path}/parcels`, { carrier: 'DTDC' }))
    const parcelId = (await asStaff()).parcels[0]?.id
    must(await owner.post(`/api/admin/parcels/${parcelId}/arrival`))
    const refund = { amount: 100, method: 'cash', reference: 'R-1', isGoodwill: true }
    must(await owner.post(`${path}/refunds`, { ...refund, reason: 'Sorry' }))
    expect(await audited(owner)).toEqual([
      { before: null, after: { refund } },
      { before: null, after: { arrived: parcelId } },
      { before: null, after: { parcel: { carrier: 'DTDC', trackingNumber: '' } } },
      { before: null, after: { paid: '' } },
      { before: { address }, after: { address: changed } },
      { before: null, after: { note: 'Gold thread' } },
      { before: { state: 'confirmed' }, after: { state: 'packed' } },
    ])
    const shown = await asStaff()
    expect(shown.state).toBe('delivered')
    const noted = shown.events.find(({ kind }) => kind === 'note')
    expect(noted).toMatchObject({ words: 'Gold thread', isPublic: false, actor: 'staff' })
    const late = await owner.put(`${path}/address`, { address: changed })
    expect([late.status, late.body['message']]).toEqual([409, 'The parcel has left already.'])
    expect(shown.refunds).toMatchObject([
      {
        ...{ amount: 100, method: 'cash', reference: 'R-1', kind: 'goodwill', reason: 'Sorry' },
        ...{ state: 'done', createdAt: noon, by: shown.events.at(-1)?.by, documentNumber: null },
      },
    ])
  })

  it('a day of the list is one of India, from its first moment to its last', async () => {
    const { clock } = testShop()
    const at = async (moment: string) => {
      clock.now = Date.parse(moment)
      return (await anOrder(testShop())).id
    }
    const [, early, late] = [
      await at('2026-01-14T18:29:59.999Z'),
      await at('2026-01-14T18:30:00.000Z'),
      await at('2026-01-15T18:29:59.999Z'),
      await at('2026-01-15T18:30:00.000Z'),
    ]
    const owner = await signedIn(testShop(), 'owner')
    const reply = must(await owner.get('/api/admin/orders?from=2026-01-15&to=2026-01-15'))
    expect(reply.as(StaffOrderPage).items.map(({ id }) => id)).toEqual([late, early])
  })

  it('thirty orders to a page', async () => {
    const { shop } = testShop()
    const { id } = await anOrder(testShop())
    await shop.db.write(async (tx) => {
      const row = await tx
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      for (let at = 1; at <= 30; at += 1) {
        const own = { id: id + at, number: `PAL-${at}`, token: `${row.token}${at}` }
        await tx
          .insertInto('orders')
          .values({ ...row, ...own })
          .execute()
      }
    })
    const owner = await signedIn(testShop(), 'owner')
    const page = async (number: number) =>
      must(await owner.get(`/api/admin/orders?page=${number}`)).as(StaffOrderPage)
    const [first, second] = [await page(1), await page(2)]
    expect([first.items.length, first.pages, first.total]).toEqual([30, 2, 31])
    expect(second.items.map((item) => item.id)).toEqual([id])
  })

  it('what is taken at a fair, cancelled or asked about stands in the log by what it is', async () => {
    const { productId, owner, staff, path, guest, token } = await opened(testShop())
    const sale = {
      ...{ channel: 'exhibition', contact: { mobile: '9876500000' }, fullName: 'Walk-in' },
      ...{ lines: [{ productId, quantity: 1, price: 6000 }], paymentMethod: 'upi', isPaid: true },
      reference: '612345678901',
    }
    const sold = must(await owner.post('/api/admin/orders', sale)).as(StaffOrder)
    await staff('notes', { words: 'Keep the box' })
    await staff('moves', { to: 'cancelled', words: 'As asked', isRestocked: false })
    const rows = (must(await owner.get('/api/admin/audit')).body['items'] as object[]).slice(0, 3)
    const { number, events } = must(await guest.get(`/api/orders/${token}`)).as(Order)
    expect(rows).toMatchObject([
      {
        ...{ action: 'update', kind: 'order', subject: number },
        before: { state: 'confirmed' },
        after: { state: 'cancelled', isRestocked: false },
      },
      { action: 'update', after: { note: 'Keep the box' } },
      { action: 'create', kind: 'order', subject: sold.number },
    ])
    expect(events.map(({ kind, words }) => [kind, words])).toEqual([
      ['placed', ''],
      ['moved', 'As asked'],
    ])
    const emails = await testShop()
      .shop.db.read.selectFrom('mails')
      .select('letter')
      .where('letter', '=', 'order-cancelled')
      .execute()
    expect(emails).toHaveLength(1)
    const stock = must(await owner.get(path)).as(StaffOrder)
    // Its pieces did not go back on sale.
    expect([stock.hasStock, stock.nextStates]).toEqual([true, ['refunded']])
  })

  it('an address is put right for whom it names, over what was seen and where it can be found', async () => {
    const { path, owner, asStaff } = await opened(testShop())
    const { addressVersion: version } = await asStaff()
    const change = (changes: object, more: object = {}) =>
      owner.put(`${path}/address`, { address: { ...address, ...changes }, ...more })
    const doubtful = await change({ state: 'Bihar', city: 'Patna' })
    expect(doubtful.status).toBe(400)
    expect(doubtful.body['errors']).toMatchObject({
      'address.pin': expect.stringContaining('Chennai'),
    })
    must(await change({ fullName: 'Radha Raman' }, { version }), 200)
    const { items } = must(await owner.get('/api/admin/orders')).as(StaffOrderPage)
    expect(items.map(({ fullName }) => fullName)).toEqual(['Radha Raman'])
    expect((await change({ fullName: 'Meena Raman' }, { version })).status).toBe(409)
    expect((await asStaff()).address.fullName).toBe('Radha Raman')
    const confirmed = { isAddressConfirmed: true }
    must(await change({ state: 'Bihar', city: 'Patna' }, confirmed), 200)
  })

  it('an order that is none, and what a packer may not do', async () => {
    const { path, owner, staff } = await opened(testShop())
    const wishes = [
      ['moves', { to: 'packed' }],
      ['notes', { words: 'x' }],
      ['parcels', { carrier: 'DTDC' }],
    ] as const
    for (const [name, wish] of wishes) {
      const reply = await owner.post(`/api/admin/orders/99999/${name}`, wish)
      expect([reply.status, reply.body['message']]).toEqual([404, 'This order does not exist.'])
    }
    expect((await owner.put('/api/admin/orders/99999/address', { address })).status).toBe(404)
    expect((await owner.get('/api/admin/orders/99999')).status).toBe(404)
    await staff('payments')
    const packer = await signedIn(testShop(), 'packer')
    const move = async (to: string) => (await packer.post(`${path}/moves`, { to })).status
    expect(await move('on_hold')).toBe(403)
    expect(await move('cancelled')).toBe(403)
    expect([await move('packed'), await move('shipped'), await move('delivered')]).toEqual([
      ...[200, 200, 200],
    ])
    expect(await move('returned')).toBe(403)
  })
})

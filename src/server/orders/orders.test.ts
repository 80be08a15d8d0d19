import { expect, it } from 'vitest'
import { StaffOrder, StaffOrderPage } from '#contract/orders/admin-types.ts'
import { FollowedOrder, Order, OrderSummary, PlacedOrder } from '#contract/orders/types.ts'
import { LedgerPage } from '#contract/stock/types.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { address, contact, fill, order } from '#test/ordering.ts'
import { addPiece, stockOf } from '#test/pieces.ts'
import { readPdf } from '#test/read-pdf.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { jobHandlers } from '../app/job-handlers.ts'
import { performDue } from '../platform/jobs/perform.ts'

type Options = { name?: string; stock?: number; pieces?: number }

onBothEngines('orders', (testShop) => {
  const placed = async ({ pieces = 1, ...options }: Options = {}) => {
    const { shop } = testShop()
    const guest = newShopper(testShop())
    const id = await addPiece(shop, { price: 6000, stock: 3, ...options })
    must(await guest.post('/api/cart/lines', { productId: id, quantity: pieces }))
    const { token, number } = (await order(guest)).as(PlacedOrder)
    const row = await shop.db.read
      .selectFrom('orders')
      .select('id')
      .where('token', '=', token)
      .executeTakeFirstOrThrow()
    return { guest, id, token, number, orderId: row.id, staff: `/api/admin/orders/${row.id}` }
  }

  it('opens by its link, for whoever has it and nobody else', async () => {
    const { guest, token } = await placed({ name: 'Temple border' })
    const seen = await guest.get(`/api/orders/${token}`)
    expect(seen.headers.get('cache-control')).toBe('no-store')
    expect(seen.as(Order)).toMatchObject({
      state: 'confirmed',
      canCancel: true,
      total: 6000,
      paid: 0,
      lines: [{ name: 'Temple border', description: 'Silk, Maroon, Wedding', quantity: 1 }],
      events: [{ kind: 'placed', to: 'confirmed', actor: 'customer' }],
      expected: { from: '2026-01-21T18:30:00.000Z', to: '2026-01-25T18:30:00.000Z' },
      address: { pin: '600004', mobile: '9840012345' },
    })
    const stranger = newShopper(testShop())
    for (const wrong of ['', 'null', 'A'.repeat(22), token.slice(0, 21), `${token}x`]) {
      expect((await stranger.get(`/api/orders/${wrong}`)).status, wrong).toBe(404)
    }
  })

  it('stands in the account of the customer, and only there', async () => {
    const customer = await signedIn(testShop())
    await fill(customer, await addPiece(testShop().shop))
    const { number } = (await order(customer)).as(PlacedOrder)
    const mine = await customer.get('/api/account/orders')
    expect(
      OrderSummary.array()
        .parse(JSON.parse(mine.text))
        .map((one) => one.number),
    ).toEqual([number])
    const other = await signedIn(testShop())
    expect(JSON.parse((await other.get('/api/account/orders')).text)).toEqual([])
    expect((await newShopper(testShop()).get('/api/account/orders')).status).toBe(401)
  })

  it('is followed by number and phone or email, without the address', async () => {
    const { number } = await placed()
    const stranger = newShopper(testShop())
    const track = (given: string, by: string) =>
      stranger.post('/api/orders/track', { number: given, contact: by })
    const found = await track(number.toLowerCase().replaceAll('-', ' '), '+91 98400-12345')
    expect(found.as(FollowedOrder).number).toBe(number)
    expect(found.text).not.toContain('Mada Street')
    expect((await track(number, contact.email.toUpperCase())).status).toBe(200)
    expect((await track(number, '9840012346')).status).toBe(404)
    expect((await track('PAL-2026-999999', '9840012345')).status).toBe(404)
    for (let n = 0; n < 8; n++) must(await track(number, '9840012346'), 404)
    expect((await track(number, '9840012345')).status).toBe(429)
  })

  it('is cancelled by the buyer before dispatch: pieces and coupon come back, by the ledger', async () => {
    const { shop } = testShop()
    const { guest, id, token, staff } = await placed()
    expect(await stockOf(shop, id)).toBe(2)
    const gone = await guest.post(`/api/orders/${token}/cancel`, { reason: 'Wrong colour' })
    expect(gone.as(Order)).toMatchObject({ state: 'cancelled', canCancel: false })
    expect(await stockOf(shop, id)).toBe(3)
    expect((await guest.post(`/api/orders/${token}/cancel`)).status).toBe(409)
    const owner = await signedIn(testShop(), 'owner')
    const ledger = (await owner.get(`/api/admin/stock/ledger?productId=${id}`)).as(LedgerPage)
    const cancelled = `/api/admin/stock/ledger?reason=cancelled&q=${ledger.items[0]?.code}`
    expect((await owner.get(cancelled)).as(LedgerPage).items).toMatchObject([{ productId: id }])
    expect((await owner.get('/api/admin/stock/ledger?q=%25')).as(LedgerPage).total).toBe(0)
    expect(ledger.items.map((item) => [item.change, item.stockAfter, item.reason])).toEqual([
      [1, 3, 'cancelled'],
      [-1, 2, 'order'],
    ])
    expect((await owner.get(staff)).as(StaffOrder).hasStock).toBe(false)
  })

  it('goes its way: packed, sent in two parcels, delivered, with an email at every step', async () => {
    const { shop } = testShop()
    const { guest, token, staff, orderId } = await placed({ pieces: 2 })
    const packer = await signedIn(testShop(), 'packer')
    const move = (to: string) => packer.post(`${staff}/moves`, { to })
    expect((await move('delivered')).status).toBe(409)
    expect((await move('cancelled')).status).toBe(403)
    const packed = (await move('packed')).as(StaffOrder)
    expect(packed.nextStates).toContain('shipped')
    const contents = packed.lines.map((line) => ({ lineId: line.id, quantity: 1 }))
    const parcel = (number: string) =>
      packer.post(`${staff}/parcels`, {
        carrier: 'India Post',
        trackingNumber: number,
        contents,
        trackingUrl: 'https://www.indiapost.gov.in/',
      })
    const sent = (await parcel('EE123456785IN')).as(StaffOrder)
    expect(sent).toMatchObject({ state: 'shipped', canCancel: false })
    const both = (await parcel('EE223456788IN')).as(StaffOrder)
    const [first, second] = both.parcels
    must(await packer.post(`/api/admin/parcels/${first?.id}/arrival`))
    expect((await guest.get(`/api/orders/${token}`)).as(Order).state).toBe('shipped')
    must(await packer.post(`/api/admin/parcels/${second?.id}/arrival`))
    const there = (await guest.get(`/api/orders/${token}`)).as(Order)
    expect(there.state).toBe('delivered')
    expect(there.returnUntil).not.toBeNull()
    expect((await guest.post(`/api/orders/${token}/cancel`)).status).toBe(409)
    await performDue(shop, jobHandlers)
    const emails = await shop.db.read
      .selectFrom('mails')
      .select(['letter', 'subject', 'body'])
      .where('props', '=', JSON.stringify({ orderId }))
      .orderBy('id')
      .execute()
    expect(emails.map((mail) => mail.letter)).toEqual([
      'order-placed',
      'order-packed',
      'order-shipped',
      'order-shipped',
      'order-delivered',
    ])
    for (const mail of emails) expect(mail.body).toContain(`/order/${token}`)
  })

  it('a tracking address that would run a script is refused', async () => {
    const { staff } = await placed()
    const packer = await signedIn(testShop(), 'packer')
    const trackingUrl = 'javascript:alert(1)'
    const reply = await packer.post(`${staff}/parcels`, { carrier: 'X', trackingUrl })
    expect(reply.status).toBe(400)
  })

  it('is found by staff by state, channel, number, name, mobile and day', async () => {
    const { number } = await placed()
    const packer = await signedIn(testShop(), 'packer')
    const list = async (query: string) =>
      (await packer.get(`/api/admin/orders?${query}`)).as(StaffOrderPage)
    for (const query of [`q=${number}`, 'q=meena', 'q=98400', 'state=confirmed,packed']) {
      expect(
        (await list(query)).items.map((item) => item.number),
        query,
      ).toContain(number)
    }
    const byPhone = (await list('channel=phone')).items.map((item) => item.number)
    expect(byPhone).not.toContain(number)
    expect((await list('from=2026-01-16')).total).toBe(0)
    expect((await list('from=2026-01-15&to=2026-01-15')).total).toBeGreaterThan(0)
    expect((await list('q=%25')).total).toBe(0)
    expect((await list('money=due')).total).toBeGreaterThan(0)
    expect((await list('')).counts['confirmed']).toBeGreaterThan(0)
    expect((await packer.get('/api/admin/orders?page=0')).status).toBe(400)
  })

  it('has its address put right until the parcel leaves; the account remembers addresses', async () => {
    const customer = await signedIn(testShop())
    await fill(customer, await addPiece(testShop().shop))
    await order(customer)
    const manager = await signedIn(testShop(), 'manager')
    const found = (await manager.get('/api/admin/orders')).as(StaffOrderPage).items[0]
    const api = `/api/admin/orders/${found?.id}`
    const change = (pin: string) => manager.put(`${api}/address`, { address: { ...address, pin } })
    expect((await change('600028')).as(StaffOrder).address.pin).toBe('600028')
    expect((await change('28')).body['errors']).toEqual({
      'address.pin': 'Please enter a 6-digit PIN code',
    })
    const mine = await customer.get('/api/account/addresses')
    expect(JSON.parse(mine.text)).toMatchObject([{ pin: '600028', city: 'Chennai' }])
    must(await manager.post(`${api}/parcels`, { carrier: 'DTDC' }))
    expect((await change('600004')).status).toBe(409)
  })

  it('keeps notes for the shop away from the buyer', async () => {
    const { guest, token, staff } = await placed()
    const manager = await signedIn(testShop(), 'manager')
    must(await manager.post(`${staff}/notes`, { words: 'Asked for fall and pico' }))
    must(await manager.post(`${staff}/notes`, { words: 'We will call you', isPublic: true }))
    const seen = (await guest.get(`/api/orders/${token}`)).text
    expect(seen).not.toContain('pico')
    expect(seen).toContain('We will call you')
  })

  it('gives back at most what was paid, and is refunded when all of it went back', async () => {
    const { staff, guest, token } = await placed()
    const manager = await signedIn(testShop(), 'manager')
    const refund = (amount: number) =>
      manager.post(`${staff}/refunds`, { amount, method: 'upi', reference: '512345678901' })
    expect((await refund(1)).status).toBe(409)
    const paid = (await manager.post(`${staff}/payments`)).as(StaffOrder)
    expect(paid).toMatchObject({ state: 'confirmed', paid: 6000 })
    expect((await manager.post(`${staff}/payments`)).status).toBe(409)
    must(await guest.post(`/api/orders/${token}/cancel`))
    expect((await manager.get('/api/admin/orders?money=refund')).as(StaffOrderPage).total).toBe(1)
    expect((await refund(2500)).as(StaffOrder)).toMatchObject({
      state: 'cancelled',
      refunded: 2500,
    })
    expect((await refund(3500.01)).status).toBe(409)
    expect((await refund(3500)).as(StaffOrder)).toMatchObject({ state: 'refunded', refunded: 6000 })
    const packer = await signedIn(testShop(), 'packer')
    expect((await packer.post(`${staff}/refunds`, { amount: 1, method: 'upi' })).status).toBe(403)
  })

  it('a returned parcel goes back on sale when staff say so', async () => {
    const { shop } = testShop()
    const { id, staff } = await placed()
    const manager = await signedIn(testShop(), 'manager')
    must(await manager.post(`${staff}/parcels`, { carrier: 'DTDC' }))
    const back = await manager.post(`${staff}/moves`, { to: 'returned', isRestocked: true })
    expect(back.as(StaffOrder)).toMatchObject({ state: 'returned', hasStock: false })
    expect(await stockOf(shop, id)).toBe(3)
  })

  it('cancelled by staff, its pieces go back on sale unless they say no', async () => {
    const { shop } = testShop()
    const manager = await signedIn(testShop(), 'manager')
    const usual = await placed()
    const left = await stockOf(shop, usual.id)
    const cancelled = await manager.post(`${usual.staff}/moves`, { to: 'cancelled' })
    expect(cancelled.as(StaffOrder)).toMatchObject({ state: 'cancelled', hasStock: false })
    expect(await stockOf(shop, usual.id)).toBe((left ?? 0) + 1)

    const torn = await placed()
    const before = await stockOf(shop, torn.id)
    const kept = await manager.post(`${torn.staff}/moves`, { to: 'cancelled', isRestocked: false })
    expect(kept.as(StaffOrder)).toMatchObject({ state: 'cancelled', hasStock: true })
    expect(await stockOf(shop, torn.id)).toBe(before)
    const log = (await manager.get(torn.staff)).as(StaffOrder)
    expect(log.nextStates).toEqual(['refunded'])
  })

  it('is taken on the phone or at an exhibition on the same screen', async () => {
    const { shop } = testShop()
    const manager = await signedIn(testShop(), 'manager')
    const id = await addPiece(shop, { price: 9000, stock: 2 })
    const counter = {
      channel: 'exhibition',
      contact: { mobile: '9876500000' },
      fullName: 'Walk-in',
      lines: [{ productId: id, quantity: 1, price: 8500 }],
      discount: 500,
      paymentMethod: 'upi',
      isPaid: true,
      reference: '612345678901',
    }
    const sold = await manager.post('/api/admin/orders', counter)
    expect(sold.as(StaffOrder)).toMatchObject({
      state: 'confirmed',
      channel: 'exhibition',
      shipping: 0,
      total: 8000,
      paid: 8000,
      payments: [{ state: 'paid', settledReference: '612345678901' }],
    })
    expect(await stockOf(shop, id)).toBe(1)
    expect((await manager.post('/api/admin/orders', counter)).status).toBe(409)
    expect(await stockOf(shop, id)).toBe(1)
    const phone = { ...counter, channel: 'phone', isPaid: false, reference: '', discount: 0 }
    const waits = (await manager.post('/api/admin/orders', phone)).as(StaffOrder)
    expect(waits.state).toBe('pending_payment')
    const rival = newShopper(testShop())
    const taken = await rival.post('/api/cart/lines', { productId: id })
    expect([taken.status, taken.body['message']]).toEqual([
      409,
      expect.stringMatching(/ is on hold until /),
    ])
    const tooMuch = { ...counter, reference: '', discount: 9999 }
    expect((await manager.post('/api/admin/orders', tooMuch)).status).toBe(400)
  })

  it('prints packing slips without prices, and labels with what to collect', async () => {
    const [one, two] = [await placed({ name: 'Paper & ink' }), await placed()]
    const packer = await signedIn(testShop(), 'packer')
    const print = async (what: string, ids: string) => {
      const { app } = testShop()
      const cookie = `sid=${packer.cookies.get('sid')}`
      return app.request(`/api/admin/print/${what}?ids=${ids}`, { headers: { cookie } })
    }
    const both = `${two.orderId},${one.orderId}`
    const slips = await print('packing-slips', both)
    expect(slips.headers.get('content-type')).toBe('application/pdf')
    const pages = readPdf(Buffer.from(await slips.arrayBuffer()))
    expect(pages).toHaveLength(2)
    expect(pages[0]).toContain(two.number)
    expect(pages[1]).toContain(one.number)
    expect(pages[1]).toContain('Paper & ink')
    expect(pages[1]).toContain('12 North Mada Street')
    expect(pages.join()).not.toMatch(/₹|6,000/)
    const labels = readPdf(Buffer.from(await (await print('labels', both)).arrayBuffer()))
    expect(labels[1]).toContain('PIN 600004')
    expect(labels[1]).toContain('Meena Raman')
    expect(labels[1]).toContain('Collect ₹6,000 in cash')
    expect((await print('labels', '999999')).status).toBe(404)
    expect((await print('labels', '1;2')).status).toBe(400)
  })
})

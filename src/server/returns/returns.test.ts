import sharp from 'sharp'
import { expect, it } from 'vitest'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { Order, PlacedOrder } from '#contract/orders/types.ts'
import { StaffReturnPage } from '#contract/returns/types.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { cashGoesTo, order } from '#test/ordering.ts'
import { addPiece, stockOf } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'

onBothEngines('returns', (testShop) => {
  const delivered = async (quantity = 2) => {
    const { shop } = testShop()
    await shop.db.write((tx) => tx.deleteFrom('rate_limits').execute())
    const guest = newShopper(testShop())
    const id = await addPiece(shop, { price: 6000, stock: 5 })
    must(await guest.post('/api/cart/lines', { productId: id, quantity }))
    const { token } = (await order(guest)).as(PlacedOrder)
    const manager = await signedIn(testShop(), 'manager')
    const { id: orderId } = await shop.db.read
      .selectFrom('orders')
      .select('id')
      .where('token', '=', token)
      .executeTakeFirstOrThrow()
    const staff = `/api/admin/orders/${orderId}`
    must(await manager.post(`${staff}/payments`))
    must(await manager.post(`${staff}/parcels`, { carrier: 'DTDC' }))
    const there = (await manager.post(`${staff}/moves`, { to: 'delivered' })).as(StaffOrder)
    const lineId = there.lines[0]?.id ?? 0
    const form = {
      wish: 'return',
      reason: 'colour',
      words: 'Darker than shown',
      lines: [{ lineId, quantity }],
      ...cashGoesTo,
    }
    const ask = (changes: object = {}) =>
      guest.post(`/api/orders/${token}/returns`, { ...form, ...changes })
    return { guest, id, token, manager, staff, lineId, ask }
  }
  const newest = async (manager: Awaited<ReturnType<typeof signedIn>>) =>
    (await manager.get('/api/admin/returns')).as(StaffReturnPage).items[0]

  it('asked, accepted, received, restocked, refunded', async () => {
    const { shop } = testShop()
    const { id, manager, ask, staff, guest, token } = await delivered()
    expect(await stockOf(shop, id)).toBe(3)
    const asked = (await ask()).as(Order)
    expect(asked.returns).toMatchObject([{ wish: 'return', reason: 'colour', state: 'asked' }])
    const item = await newest(manager)
    expect(item).toMatchObject({ orderNumber: asked.number, names: [asked.lines[0]?.name] })
    const api = `/api/admin/returns/${item?.id}`
    expect((await manager.post(`${api}/receipt`, { isRestocked: true })).status).toBe(409)
    must(await manager.post(`${api}/decision`, { isApproved: true, words: 'Please send it' }))
    const back = (await manager.post(`${api}/receipt`, { isRestocked: true })).as(StaffOrder)
    expect(back.state).toBe('returned')
    expect(await stockOf(shop, id)).toBe(5)
    const refund = { amount: 12_000, method: 'upi', reference: '800000000001' }
    const closed = (await manager.post(`${api}/closing`, { refund })).as(StaffOrder)
    expect(closed).toMatchObject({ state: 'refunded', refunded: 12_000 })
    expect((await manager.post(`${api}/closing`, { refund })).status).toBe(409)
    expect((await manager.get(staff)).as(StaffOrder).refunds).toHaveLength(1)
    const seen = (await guest.get(`/api/orders/${token}`)).as(Order)
    expect(seen.returns[0]).toMatchObject({ state: 'closed', decision: 'Please send it' })
  })

  it('part of an order leaves the order delivered; no piece comes back twice', async () => {
    const { shop } = testShop()
    const { id, manager, ask, lineId } = await delivered()
    must(await ask({ lines: [{ lineId, quantity: 1 }] }))
    const api = `/api/admin/returns/${(await newest(manager))?.id}`
    must(await manager.post(`${api}/decision`, { isApproved: true }))
    const part = await manager.post(`${api}/receipt`, { isRestocked: false })
    expect(part.as(StaffOrder).state).toBe('delivered')
    expect(await stockOf(shop, id)).toBe(3)
    expect((await ask({ lines: [{ lineId, quantity: 2 }] })).status).toBe(400)
    expect((await ask({ lines: [{ lineId: lineId + 999, quantity: 1 }] })).status).toBe(400)
    expect((await ask({ lines: [] })).status).toBe(400)
    expect((await ask({ reason: 'bored' })).status).toBe(400)
  })

  it('what a closed return has taken cannot be asked back again, and the rest can', async () => {
    const { manager, ask, lineId } = await delivered(3)
    const pieces = (quantity: number) => ask({ lines: [{ lineId, quantity }] })
    must(await pieces(1))
    const api = `/api/admin/returns/${(await newest(manager))?.id}`
    must(await manager.post(`${api}/decision`, { isApproved: true }))
    must(await manager.post(`${api}/receipt`, { isRestocked: false }))
    const refund = { amount: 6000, method: 'upi', reference: '800000000077' }
    must(await manager.post(`${api}/closing`, { refund }))
    expect((await pieces(3)).status).toBe(400)
    must(await pieces(2))
  })

  it('7 days from delivery, 48 hours for damage', async () => {
    const { clock } = testShop()
    const { ask } = await delivered()
    clock.now += 48 * 3_600_000
    const damaged = await ask({ reason: 'damaged' })
    expect([damaged.status, damaged.body['message']]).toEqual([
      409,
      'Damage must be reported within 48 hours of delivery.',
    ])
    clock.now += 5 * 86_400_000
    expect((await ask()).body['message']).toBe('The 7 days for returns are over.')
  })

  it('a refused return says why, and another may be asked for', async () => {
    const { manager, ask, guest, token } = await delivered()
    must(await ask({ wish: 'exchange' }))
    const api = `/api/admin/returns/${(await newest(manager))?.id}`
    must(await manager.post(`${api}/decision`, { isApproved: false, words: 'It was worn' }))
    const seen = (await guest.get(`/api/orders/${token}`)).as(Order)
    expect(seen.returns[0]).toMatchObject({ state: 'refused', decision: 'It was worn' })
    expect((await ask()).status).toBe(200)
  })

  it('photos are made anew and kept; anything else is refused', async () => {
    const { token, lineId } = await delivered()
    const { app } = testShop()
    const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer()
    const send = (bytes: Buffer, count = 1) => {
      const form = new FormData()
      const fields = {
        wish: 'return',
        reason: 'damaged',
        lines: JSON.stringify([{ lineId, quantity: 1 }]),
        ...cashGoesTo,
      }
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      for (let n = 0; n < count; n++)
        form.append('photos', new File([new Uint8Array(bytes)], `${n}.jpg`))
      const headers = { 'sec-fetch-site': 'same-origin' }
      return app.request(`/api/orders/${token}/returns`, { method: 'POST', body: form, headers })
    }
    expect((await send(Buffer.from('<svg onload="alert(1)"/>'))).status).toBe(415)
    const reply = await send(jpeg)
    expect(reply.status).toBe(200)
    const photos = Order.parse(await reply.json()).returns[0]?.photos
    expect(photos).toEqual([expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.jpg$/)])
    expect((await send(jpeg, 6)).status).toBe(200)
  })

  it('packers receive, managers decide', async () => {
    const { manager, ask } = await delivered()
    must(await ask())
    const api = `/api/admin/returns/${(await newest(manager))?.id}`
    const packer = await signedIn(testShop(), 'packer')
    expect((await packer.post(`${api}/decision`, { isApproved: true })).status).toBe(403)
    expect((await packer.post(`${api}/closing`)).status).toBe(403)
    must(await manager.post(`${api}/decision`, { isApproved: true }))
    expect((await packer.post(`${api}/receipt`, { isRestocked: false })).status).toBe(200)
  })
})

import { expect, it } from 'vitest'
import { Cart } from '#contract/cart/types.ts'
import { ChatOrder, StaffChat, StaffChatPage, StartedChat } from '#contract/chats/types.ts'
import { PaymentLink, StaffOrder } from '#contract/orders/admin-types.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { address, fill, order } from '#test/ordering.ts'
import { addPiece, stockOf, usesOf } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { testPayments } from '#test/test-payments.ts'
import { seedCoupons } from '../coupons/seed-coupons.ts'
import { keepPaymentSettings } from '../payment-methods/settings.ts'

const buyer = { contact: { mobile: '9840012345' }, fullName: 'Meena Raman', address }

onBothEngines('Order via WhatsApp', (testShop) => {
  const talked = async (stock = 1) => {
    const { shop } = testShop()
    await shop.db.write((tx) => tx.deleteFrom('rate_limits').execute())
    const guest = newShopper(testShop())
    const id = await addPiece(shop, { name: 'Kanjivaram arakku', price: 12_000, stock })
    await fill(guest, id)
    const started = (await guest.post('/api/whatsapp-orders')).as(StartedChat)
    const owner = await signedIn(testShop(), 'owner')
    const inbox = (await owner.get(`/api/admin/whatsapp-orders?q=${started.reference}`)).as(
      StaffChatPage,
    )
    return { guest, id, started, owner, api: `/api/admin/whatsapp-orders/${inbox.items[0]?.id}` }
  }

  it('makes a draft with a reference and a short hold, and the message with everything in it', async () => {
    const { shop, clock } = testShop()
    await shop.db.write((tx) => seedCoupons(tx, shop.now()))
    const guest = newShopper(testShop())
    const id = await addPiece(shop, { name: 'Two of these', price: 12_000, stock: 2 })
    must(await guest.post('/api/cart/lines', { productId: id, quantity: 2 }))
    must(await guest.put('/api/cart/coupon', { code: 'WELCOME10' }))
    const reply = await guest.post('/api/whatsapp-orders')
    expect(reply.status).toBe(201)
    const draft = reply.as(StartedChat)
    expect(draft.reference).toMatch(/^WA-[2-9A-HJ-NP-Z]{4}$/)
    expect(draft.expiresAt).toBe(new Date(clock.now + 30 * 60_000).toISOString())
    expect(draft.keptProductIds).toEqual([id])
    for (const part of [
      'Two of these',
      '× 2',
      '₹24,000',
      '-₹2,400',
      'Free',
      '₹21,600',
      draft.reference,
      draft.path,
    ]) {
      expect(draft.text).toContain(part)
    }
    expect(decodeURIComponent(draft.link)).toBe(`https://wa.me/?text=${draft.text}`)
    const page = await newShopper(testShop()).get(`/api${draft.path.replace('order/', 'orders/')}`)
    expect(page.as(ChatOrder)).toMatchObject({ state: 'open', total: 21_600, orderPath: null })
    const rival = newShopper(testShop())
    expect((await rival.post('/api/cart/lines', { productId: id })).status).toBe(409)
    expect((await guest.get('/api/cart')).as(Cart).lines[0]?.problems).toEqual([])
  })

  it('asked again for the same cart it is the same draft; three are the most', async () => {
    const { guest, started } = await talked(9)
    const again = (await guest.post('/api/whatsapp-orders')).as(StartedChat)
    expect(again.reference).toBe(started.reference)
    const statuses: number[] = []
    for (let n = 0; n < 3; n++) {
      await fill(guest, await addPiece(testShop().shop))
      statuses.push((await guest.post('/api/whatsapp-orders')).status)
    }
    expect(statuses).toEqual([201, 201, 409])
  })

  it('an empty cart has nothing to talk about', async () => {
    expect((await newShopper(testShop()).post('/api/whatsapp-orders')).status).toBe(400)
  })

  it('becomes an order at the prices of the chat, paid by hand', async () => {
    const { shop } = testShop()
    const { id, started, owner, api } = await talked()
    await shop.db.write((tx) =>
      tx.updateTable('products').set({ price_paise: 9_900_000 }).where('id', '=', id).execute(),
    )
    const form = { ...buyer, paymentMethod: 'upi', isPaid: true, reference: '700000000001' }
    const made = (await owner.post(`${api}/order`, form)).as(StaffOrder)
    expect(made).toMatchObject({
      channel: 'whatsapp',
      state: 'confirmed',
      total: 12_000,
      paid: 12_000,
    })
    expect(await stockOf(shop, id)).toBe(0)
    expect((await owner.post(`${api}/order`, form)).status).toBe(409)
    const inbox = (await owner.get('/api/admin/whatsapp-orders?state=ordered')).as(StaffChatPage)
    expect(inbox.items[0]).toMatchObject({
      ...{ reference: started.reference, orderNumber: made.number },
      ...{ orderState: 'confirmed', due: 0 },
    })
  })

  it('becomes an order that waits for its money, with a payment link to send', async () => {
    const { shop } = testShop()
    const upi = { isEnabled: true, address: 'pallu@okbank', payeeName: '' }
    await shop.db.write((tx) => keepPaymentSettings(tx, { ...testPayments, upi }, shop.now()))
    const { id, owner, api } = await talked()
    const form = { ...buyer, paymentMethod: 'upi' }
    const made = (await owner.post(`${api}/order`, form)).as(StaffOrder)
    expect(made.state).toBe('pending_payment')
    const sent = await owner.post(`/api/admin/orders/${made.id}/payment-link`, { method: 'upi' })
    const link = sent.as(PaymentLink)
    expect(link.url).toContain(`/order/${made.token}`)
    expect(link.whatsapp).toContain('https://wa.me/919840012345?text=')
    const inbox = (await owner.get('/api/admin/whatsapp-orders')).as(StaffChatPage)
    expect(inbox.items[0]).toMatchObject({ orderState: 'pending_payment', due: made.total })
    const rival = newShopper(testShop())
    expect((await rival.post('/api/cart/lines', { productId: id })).status).toBe(409)
    const paid = await owner.post(`/api/admin/orders/${made.id}/payments`)
    expect(paid.as(StaffOrder).state).toBe('confirmed')
  })

  it('spends the promo code that was talked over, once', async () => {
    const { shop } = testShop()
    await shop.db.write(async (tx) => {
      await seedCoupons(tx, shop.now())
      await tx.deleteFrom('rate_limits').execute()
    })
    const before = await usesOf(shop, 'WELCOME10')
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(shop, { price: 12_000, stock: 1 }))
    must(await guest.put('/api/cart/coupon', { code: 'WELCOME10' }))
    const { reference } = must(await guest.post('/api/whatsapp-orders')).as(StartedChat)
    expect(await usesOf(shop, 'WELCOME10')).toBe(before)
    const owner = await signedIn(testShop(), 'owner')
    const inbox = must(await owner.get(`/api/admin/whatsapp-orders?q=${reference}`))
    const [chat] = inbox.as(StaffChatPage).items
    const api = `/api/admin/whatsapp-orders/${chat?.id}/order`
    const form = { ...buyer, paymentMethod: 'cod' }
    expect(must(await owner.post(api, form)).as(StaffOrder)).toMatchObject({ discount: 1200 })
    expect(await usesOf(shop, 'WELCOME10')).toBe(before + 1)
    expect((await owner.post(api, form)).status).toBe(409)
    expect(await usesOf(shop, 'WELCOME10')).toBe(before + 1)
  })

  it('is released by staff, and its pieces are free again; else after half an hour', async () => {
    const { clock } = testShop()
    const { id, owner, api } = await talked()
    const rival = newShopper(testShop())
    expect((await owner.post(`${api}/release`)).status).toBe(200)
    expect((await owner.post(`${api}/release`)).status).toBe(409)
    expect((await rival.post('/api/cart/lines', { productId: id })).status).toBe(200)
    const other = await talked()
    clock.now += 30 * 60_000
    expect((await rival.post('/api/cart/lines', { productId: other.id })).status).toBe(200)
  })

  it('is kept for a day for a customer whose email is confirmed', async () => {
    const { shop, clock } = testShop()
    const customer = await signedIn(testShop())
    const ids = [await addPiece(shop), await addPiece(shop), await addPiece(shop)]
    ids.push(await addPiece(shop))
    await fill(customer, ...ids)
    const first = (await customer.post('/api/whatsapp-orders')).as(StartedChat)
    expect(first.keptProductIds).toHaveLength(3)
    expect(first.expiresAt).toBe(new Date(clock.now + 30 * 60_000).toISOString())
    await shop.db.write((tx) =>
      tx
        .updateTable('users')
        .set({ email_confirmed_at: 1 })
        .where('id', '=', customer.userId)
        .execute(),
    )
    await fill(customer, await addPiece(shop))
    const second = (await customer.post('/api/whatsapp-orders')).as(StartedChat)
    expect(second.keptProductIds).toHaveLength(5)
    expect(second.expiresAt).toBe(new Date(clock.now + 24 * 3_600_000).toISOString())
  })

  it('is taken up by staff: all of it that is free is kept for a day from then', async () => {
    const { shop, clock } = testShop()
    await shop.db.write((tx) => tx.deleteFrom('rate_limits').execute())
    const guest = newShopper(testShop())
    const ids: number[] = []
    for (let n = 0; n < 5; n++) ids.push(await addPiece(shop, { stock: 1 }))
    await fill(guest, ...ids)
    const draft = (await guest.post('/api/whatsapp-orders')).as(StartedChat)
    expect(draft.keptProductIds).toEqual(ids.slice(0, 3))
    const owner = await signedIn(testShop(), 'owner')
    const inbox = await owner.get(`/api/admin/whatsapp-orders?q=${draft.reference}`)
    const row = inbox.as(StaffChatPage).items[0]
    expect(row).toMatchObject({ isKept: true, takenAt: null })
    const api = `/api/admin/whatsapp-orders/${row?.id}/take`
    expect((await (await signedIn(testShop(), 'packer')).post(api)).status).toBe(403)
    clock.now += 10 * 60_000
    const taken = (await owner.post(api)).as(StaffChat)
    expect(taken.keptProductIds).toEqual(ids)
    expect(taken.expiresAt).toBe(new Date(clock.now + 24 * 3_600_000).toISOString())
    expect(taken.takenAt).toBe(new Date(clock.now).toISOString())
    const audit = await owner.get('/api/admin/audit?kind=chat-order')
    expect(audit.text).toContain(draft.reference)
    must(await owner.post(`/api/admin/whatsapp-orders/${row?.id}/release`))
    expect((await owner.post(api)).status).toBe(409)
  })

  it('a chat whose cart was ordered on the web meanwhile gives its pieces to that order', async () => {
    const { guest, id } = await talked()
    expect((await order(guest)).status).toBe(201)
    expect(await stockOf(testShop().shop, id)).toBe(0)
  })

  it('is the business of those who edit orders', async () => {
    const { api } = await talked()
    const packer = await signedIn(testShop(), 'packer')
    expect((await packer.get('/api/admin/whatsapp-orders')).status).toBe(200)
    expect((await packer.post(`${api}/release`)).status).toBe(403)
    expect((await newShopper(testShop()).get('/api/admin/whatsapp-orders')).status).toBe(401)
  })
})

import { expect, it } from 'vitest'
import { ChatOrder, StaffChat, StaffChatPage, StartedChat } from '#contract/chats/types.ts'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { address, fill } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'

// What is told of a chat, whole and word for word, to its buyer and to staff.

const buyer = { contact: { email: 'Meena@Example.in', mobile: '9840012345' }, address }
const form = { ...buyer, fullName: 'Meena Raman', note: 'Call first', paymentMethod: 'cod' }
const inboxPath = '/api/admin/whatsapp-orders'

onNewShops('what is told of a chat', (testShop) => {
  async function talked() {
    const { shop } = testShop()
    await openForBusiness(testShop())
    await shop.db.write((tx) => tx.deleteFrom('rate_limits').execute())
    const customer = await signedIn(testShop())
    const id = await addPiece(shop, { name: 'Arakku', price: 4000, stock: 2 })
    must(await customer.post('/api/cart/lines', { productId: id, quantity: 2 }))
    must(await customer.put('/api/cart/coupon', { code: 'WELCOME10' }))
    const started = must(await customer.post('/api/whatsapp-orders')).as(StartedChat)
    const owner = await signedIn(testShop(), 'owner')
    const inbox = async (query = '') => {
      // Nobody of the staff stays signed in for the time that a test lets pass.
      const reader = await signedIn(testShop(), 'owner')
      return must(await reader.get(`${inboxPath}${query}`)).as(StaffChatPage)
    }
    const chatId = (await inbox()).items[0]?.id ?? 0
    return { customer, id, started, owner, inbox, chatId, api: `${inboxPath}/${chatId}` }
  }
  const at = (ms: number) => new Date(testShop().clock.now + ms).toISOString()
  const audited = async (owner: Awaited<ReturnType<typeof signedIn>>) => {
    const { items } = must(await owner.get('/api/admin/audit')).body as {
      items: { action: string; kind: string; subject: string; after: unknown }[]
    }
    return items.map(({ action, kind, subject, after }) => ({ action, kind, subject, after }))
  }

  it('to its buyer and in the inbox', async () => {
    const { id, started, inbox, chatId, customer } = await talked()
    const [line] = started.lines
    const draft = {
      ...{ reference: started.reference, state: 'open' },
      lines: [
        {
          ...{ productId: id, code: line?.code, name: 'Arakku', slug: line?.slug },
          ...{ description: line?.description, price: 4000, quantity: 2, total: 8000 },
        },
      ],
      ...{ subtotal: 8000, discount: 800, shipping: 0, total: 7200, keptProductIds: [id] },
      ...{ expiresAt: at(30 * 60_000), path: started.path, orderPath: null },
    }
    expect(started.path).toMatch(/^\/whatsapp-order\/[\w-]{22}$/)
    expect(line?.description).toBe('Silk, Maroon, Wedding')
    const shown = await customer.get(`/api${started.path.replace('order/', 'orders/')}`)
    expect(must(shown).as(ChatOrder)).toEqual(draft)
    const item = {
      ...{ ...draft, id: chatId, isKept: true, takenAt: null, couponCode: 'WELCOME10' },
      ...{ orderId: null, orderNumber: null, orderState: null, due: 0, createdAt: at(0) },
    }
    expect(await inbox()).toEqual({ items: [item], total: 1, page: 1, pages: 1 })
    const typed = started.reference.toLowerCase().replace('-', ' ')
    expect((await inbox(`?q=${encodeURIComponent(typed)}`)).items).toEqual([item])
    expect((await inbox('?q=WA-ZZZZ')).items).toEqual([])
    expect((await inbox('?state=released')).items).toEqual([])
    expect(await inbox('?page=2')).toMatchObject({ items: [], total: 1, page: 2 })
    testShop().clock.now += 30 * 60_000
    expect((await inbox()).items[0]).toMatchObject({ isKept: false, keptProductIds: [] })
  })

  it('of another sum, or with one piece more, is another, which keeps all of it', async () => {
    const { customer, started, id } = await talked()
    must(await customer.del('/api/cart/coupon'))
    const dearer = must(await customer.post('/api/whatsapp-orders')).as(StartedChat)
    expect(dearer.reference).not.toBe(started.reference)
    expect([started.total, dearer.total]).toEqual([7200, 8000])
    expect(dearer.keptProductIds).toEqual([id])
    const more = await addPiece(testShop().shop)
    await fill(customer, more)
    const newest = must(await customer.post('/api/whatsapp-orders')).as(StartedChat)
    expect(newest.keptProductIds).toEqual([id, more])
    const reader = await signedIn(testShop(), 'owner')
    const { items } = must(await reader.get(inboxPath)).as(StaffChatPage)
    expect(items.map(({ couponCode }) => couponCode).sort()).toEqual(['WELCOME10', null, null])
  })

  it('by the title of its offer, where one applies by itself', async () => {
    const { customer, chatId } = await talked()
    const terms = { code: 'DIWALI-ALL', kind: 'percent', percent: 50, isAutomatic: true }
    const owner = await signedIn(testShop(), 'owner')
    must(await owner.post('/api/admin/coupons', { ...terms, title: 'Diwali at half' }))
    must(await customer.del('/api/cart/coupon'))
    must(await customer.post('/api/whatsapp-orders'))
    const { items } = must(await owner.get(inboxPath)).as(StaffChatPage)
    const said = items.map(({ couponCode, offer }) => [couponCode, offer])
    expect(said.sort()).toEqual([
      ['DIWALI-ALL', 'Diwali at half'],
      ['WELCOME10', undefined],
    ])
    const api = `${inboxPath}/${items.find(({ id }) => id !== chatId)?.id}`
    for (const act of ['take', 'release'])
      expect(must(await owner.post(`${api}/${act}`)).as(StaffChat).offer).toBe('Diwali at half')
  })

  it('that was taken up, and noted for the owner', async () => {
    const { owner, api, id, started, chatId } = await talked()
    testShop().clock.now += 60_000
    const taken = must(await owner.post(`${api}/take`)).as(StaffChat)
    expect(taken).toMatchObject({
      ...{ id: chatId, state: 'open', isKept: true, keptProductIds: [id], orderId: null },
      ...{ takenAt: at(0), expiresAt: at(24 * 3_600_000), due: 0, total: 7200 },
    })
    expect(await audited(owner)).toEqual([
      {
        ...{ action: 'update', kind: 'chat-order', subject: started.reference },
        after: { kept: at(24 * 3_600_000) },
      },
    ])
  })

  it('that was released', async () => {
    const { owner, api, started, inbox } = await talked()
    const released = must(await owner.post(`${api}/release`)).as(StaffChat)
    expect(released).toMatchObject({ state: 'released', isKept: false, keptProductIds: [] })
    expect((await inbox('?state=released')).items).toMatchObject([
      { reference: started.reference, state: 'released', isKept: false, keptProductIds: [] },
    ])
    expect(await audited(owner)).toEqual([
      {
        ...{ action: 'update', kind: 'chat-order', subject: started.reference },
        after: { state: 'released' },
      },
    ])
    for (const act of ['release', 'take', 'order']) {
      const reply = await owner.post(`${api}/${act}`, act === 'order' ? form : {})
      expect([reply.status, reply.body['message']]).toEqual([
        409,
        'This chat has become an order or was released already.',
      ])
    }
  })

  it('that became an order, with all that was said', async () => {
    const { owner, api, started, inbox, customer, id } = await talked()
    const made = must(await owner.post(`${api}/order`, form)).as(StaffOrder)
    expect(made).toMatchObject({
      ...{ channel: 'whatsapp', state: 'confirmed', paymentMethod: 'cod', note: 'Call first' },
      ...{ subtotal: 8000, discount: 800, shipping: 0, fee: 0, total: 7200, paid: 0 },
      ...{ couponCode: 'WELCOME10', giftMessage: '' },
      contact: { email: 'meena@example.in', mobile: '9840012345' },
      address: { fullName: 'Meena Raman', line1: address.line1, pin: address.pin },
      lines: [{ productId: id, quantity: 2, price: 4000 }],
    })
    expect(made.events.map(({ kind, actor }) => [kind, actor])).toContainEqual(['placed', 'staff'])
    const [item] = (await inbox()).items
    expect(item).toMatchObject({
      ...{ reference: started.reference, state: 'ordered', orderId: made.id, isKept: false },
      ...{ orderNumber: made.number, orderState: 'confirmed', due: 7200 },
      orderPath: `/order/${made.token}`,
    })
    expect(await audited(owner)).toContainEqual({
      ...{ action: 'create', kind: 'order', subject: made.number, after: null },
    })
    const own = must(await customer.get('/api/account/orders')).body as unknown as object[]
    expect(own).toMatchObject([{ number: made.number }])
    must(await owner.post(`/api/admin/orders/${made.id}/moves`, { to: 'cancelled' }))
    expect((await inbox()).items[0]).toMatchObject({ orderState: 'cancelled', due: 0 })
  })

  it('that is none, that is too many, and of which nothing is free', async () => {
    const { owner, api, customer, id } = await talked()
    for (const act of ['release', 'take', 'order']) {
      const wish = act === 'order' ? form : {}
      const reply = await owner.post(`${inboxPath}/999999/${act}`, wish)
      expect([reply.status, reply.body['message']]).toEqual([404, 'This chat does not exist.'])
    }
    testShop().clock.now += 31 * 60_000
    const { shop } = testShop()
    const rival = newShopper(testShop())
    must(await rival.post('/api/cart/lines', { productId: id, quantity: 2 }))
    must(await rival.get('/api/checkout?pin=600004'))
    await shop.db.write((tx) =>
      tx.updateTable('products').set({ stock: 0 }).where('id', '=', id).execute(),
    )
    const later = await signedIn(testShop(), 'owner')
    const gone = await later.post(`${api}/take`)
    expect([gone.status, gone.body['message']]).toEqual([
      409,
      'Nothing of this draft is free any more.',
    ])
    const told: unknown[] = []
    for (let n = 0; n < 3; n++) {
      await fill(customer, await addPiece(shop))
      told.push((await customer.post('/api/whatsapp-orders')).body['message'])
    }
    expect(told.at(-1)).toBe('You have several chats open already. Please go on with one of them.')
    const empty = await newShopper(testShop()).post('/api/whatsapp-orders')
    expect(empty.body['message']).toBe('Your cart is empty')
  })

  it('that became an order, to whoever opens its page', async () => {
    const { owner, api, started, customer } = await talked()
    const { token, number } = must(await owner.post(`${api}/order`, form)).as(StaffOrder)
    const page = `/api${started.path.replace('order/', 'orders/')}`
    expect(must(await customer.get(page)).as(ChatOrder)).toMatchObject({
      ...{ state: 'ordered', orderPath: `/order/${token}`, keptProductIds: [] },
    })
    expect(number).toMatch(/^PAL-\d{4}-\d{6}$/)
    const unknown = await customer.get(`/api/whatsapp-orders/${'A'.repeat(22)}`)
    expect([unknown.status, unknown.body['message']]).toEqual([404, 'This order does not exist.'])
  })

  it('of a cart of which something is gone is about the rest, and about nothing none', async () => {
    const { shop } = testShop()
    await openForBusiness(testShop())
    const guest = newShopper(testShop())
    const [gone, here] = [await addPiece(shop), await addPiece(shop, { price: 900 })]
    await fill(guest, gone, here)
    const takeAway = (id: number) =>
      shop.db.write((tx) =>
        tx.updateTable('products').set({ stock: 0 }).where('id', '=', id).execute(),
      )
    await takeAway(gone)
    const started = must(await guest.post('/api/whatsapp-orders'), 201).as(StartedChat)
    expect(started.lines.map(({ productId }) => productId)).toEqual([here])
    await takeAway(here)
    const empty = await guest.post('/api/whatsapp-orders')
    expect([empty.status, empty.body['message']]).toEqual([400, 'Your cart is empty'])
  })

  it('whose sarees somebody else keeps is about nothing', async () => {
    const { shop } = testShop()
    await openForBusiness(testShop())
    const [guest, rival] = [newShopper(testShop()), newShopper(testShop())]
    const id = await addPiece(shop, { stock: 1 })
    await fill(guest, id)
    await fill(rival, id)
    must(await rival.post('/api/whatsapp-orders'), 201)
    testShop().clock.now += 60_000
    const reply = await guest.post('/api/whatsapp-orders')
    expect([reply.status, reply.body['message']]).toEqual([400, 'Your cart is empty'])
  })

  it('is begun twenty times an hour, not more', async () => {
    const { customer } = await talked()
    const begin = () => customer.post('/api/whatsapp-orders')
    for (let n = 0; n < 19; n++) must(await begin(), 201)
    expect((await begin()).status).toBe(429)
    testShop().clock.now += 20 * 60_000
    expect((await begin()).status).toBe(429)
    testShop().clock.now += 41 * 60_000
    expect((await begin()).status).toBe(201)
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { StartedChat } from '#contract/chats/types.ts'
import { Checkout } from '#contract/checkout/types.ts'
import { EditedHoldLimits, StaffHoldPage } from '#contract/holds/types.ts'
import { StaffOrder, StaffOrderPage } from '#contract/orders/admin-types.ts'
import { Order, PlacedOrder } from '#contract/orders/types.ts'
import { defaultHoldLimits } from '#domain/holds/hold-limits.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { fill, order, orderForm } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'
import { testPayments } from '#test/test-payments.ts'
import { jobHandlers } from '../app/job-handlers.ts'
import { sweepBuying } from '../checkout/sweep-buying.ts'
import { keepPaymentSettings } from '../payment-methods/settings.ts'
import { performDue } from '../platform/jobs/perform.ts'
import { emptyProfile } from '../settings/documents.ts'
import { writeDocument } from '../settings/queries.ts'

const bankTransfer = {
  ...{ isEnabled: true, accountName: 'Pallu', accountNumber: '001122334455' },
  ...{ ifsc: 'HDFC0001234', bank: 'HDFC' },
}
const attacker = '203.0.113.66'
const elsewhere = '198.51.100.7'
const minute = 60_000
const hour = 60 * minute
/** What no bank has ever called a transfer. */
const invented = (n: number) => `HDFCN520260${String(n).padStart(5, '0')}`
const { network, visitor, draft } = defaultHoldLimits

onBothEngines('one stranger against the shop', (testShop) => {
  /** A shop of 68 sarees, one of each, and nobody who keeps any of them. */
  const shopOf = async (size: number, price = 4000) => {
    const { shop } = testShop()
    await shop.db.write(async (tx) => {
      for (const table of ['holds', 'hold_times', 'rate_limits', 'carts'] as const) {
        await tx.deleteFrom(table).execute()
      }
      await keepPaymentSettings(tx, { ...testPayments, bankTransfer }, shop.now())
    })
    const ids: number[] = []
    for (let n = 0; n < size; n++) ids.push(await addPiece(shop, { stock: 1, price }))
    return ids
  }
  /** How many of these anybody else could put into a cart. */
  const freeOf = async (ids: number[]) => {
    const rival = newShopper(testShop(), elsewhere)
    let free = 0
    for (let at = 0; at < ids.length; at += 50) {
      const seen = await rival.get(`/api/availability?ids=${ids.slice(at, at + 50)}`)
      for (const { available } of JSON.parse(seen.text)) free += available
    }
    return free
  }
  const guestWith = async (ids: number[], address = attacker) => {
    const guest = newShopper(testShop(), address)
    await fill(guest, ...ids)
    return guest
  }
  const groupsOf = (ids: number[], size: number) =>
    Array.from({ length: Math.ceil(ids.length / size) }, (_, at) =>
      ids.slice(at * size, (at + 1) * size),
    )

  it('WhatsApp drafts: one of 54 lines keeps three for half an hour, twenty keep sixteen', async () => {
    const { clock } = testShop()
    const ids = await shopOf(68)
    const first = await guestWith(ids.slice(0, 54))
    const started = (await first.post('/api/whatsapp-orders')).as(StartedChat)
    expect(started.lines).toHaveLength(54)
    expect(started.keptProductIds).toHaveLength(draft.pieces)
    expect(await freeOf(ids)).toBe(68 - draft.pieces)
    const left = ids.filter((id) => !started.keptProductIds.includes(id))
    const others = await Promise.all(groupsOf(left, 4).map((some) => guestWith(some)))
    const replies = await Promise.all(others.map((guest) => guest.post('/api/whatsapp-orders')))
    expect(replies.map(({ status }) => status)).toEqual(others.map(() => 201))
    expect(await freeOf(ids)).toBe(68 - network.pieces)
    clock.now += draft.minutes * minute
    expect(await freeOf(ids)).toBe(68)
  })

  it('a draft that is changed and asked for again moves what it keeps, and keeps no more', async () => {
    const ids = await shopOf(12)
    const guest = await guestWith(ids.slice(0, 6))
    must(await guest.post('/api/checkout'))
    must(await guest.post('/api/whatsapp-orders'))
    await fill(guest, ...ids.slice(6))
    must(await guest.post('/api/whatsapp-orders'))
    expect(await freeOf(ids)).toBe(12 - draft.pieces)
  })

  it('checkouts of new browsers at once keep sixteen, and never again for long', async () => {
    const { clock } = testShop()
    const ids = await shopOf(68)
    const enter = async () => {
      await testShop().shop.db.write((tx) => tx.deleteFrom('rate_limits').execute())
      const guests = await Promise.all(groupsOf(ids, 3).map((some) => guestWith(some)))
      const replies = await Promise.all(guests.map((guest) => guest.post('/api/checkout')))
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    }
    await enter()
    expect(await freeOf(ids)).toBe(68 - network.pieces)
    const [coveted] = ids
    if (!coveted) throw new Error('There is no saree.')
    let keptFor = 0
    for (let quarter = 0; quarter < 40; quarter++) {
      const greedy = newShopper(testShop(), attacker)
      const line = await greedy.post('/api/cart/lines', { productId: coveted })
      // Whoever comes while it is kept for the one before goes away without it.
      must(line, line.status === 409 ? 409 : 200)
      if (line.status === 200) must(await greedy.post('/api/checkout'))
      if ((await freeOf([coveted])) === 0) keptFor += 15
      clock.now += 15 * minute
    }
    expect(keptFor).toBeGreaterThan(60)
    expect(keptFor).toBeLessThanOrEqual(defaultHoldLimits.minutesPerPiece + 15)
  })

  it('one browser that comes back and back keeps a saree for two hours at most, then buys like others', async () => {
    const { clock } = testShop()
    const ids = await shopOf(1)
    const guest = await guestWith(ids)
    let held = 0
    for (let quarter = 0; quarter < 20; quarter++) {
      if ((await guest.post('/api/checkout')).as(Checkout).hold) held += 1
      clock.now += 15 * minute
    }
    expect(held).toBe(defaultHoldLimits.minutesPerPiece / 15)
    expect((await order(guest)).status).toBe(201)
  })

  it('bank transfers that are never sent: all are ordered, sixteen are kept, others buy the rest', async () => {
    const ids = await shopOf(68)
    const guests = await Promise.all(groupsOf(ids, 4).map((some) => guestWith(some)))
    const forms = await Promise.all(
      guests.map((guest) => orderForm(guest, { method: 'bank_transfer' })),
    )
    const replies = await Promise.all(
      guests.map((guest, at) =>
        guest.post('/api/orders', forms[at], { 'idempotency-key': `flood-of-orders-${at}` }),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual(guests.map(() => 201))
    expect(await freeOf(ids)).toBe(68 - network.pieces)
    for (const [at, reply] of replies.entries()) {
      const api = `/api/orders/${reply.as(PlacedOrder).token}/payment/transfer`
      const claimed = await guests[at]?.post(api, { reference: invented(at) })
      expect(claimed?.status).toBe(200)
    }
    expect(await freeOf(ids)).toBe(68 - network.pieces)
    const held = await heldProducts(ids)
    const rest = ids.filter((id) => !held.has(id))
    const buyers = await Promise.all(
      groupsOf(rest.slice(0, 20), 5).map((some) => guestWith(some, elsewhere)),
    )
    for (const buyer of buyers) expect((await order(buyer)).status).toBe(201)
  })

  const heldProducts = async (ids: number[]) => {
    const rows = await testShop()
      .shop.db.read.selectFrom('holds')
      .select('product_id')
      .where('product_id', 'in', ids)
      .where('expires_at', '>', testShop().shop.now())
      .execute()
    return new Set(rows.map((row) => row.product_id))
  }

  it('a claim extends an order once, in parallel too, and nobody extends it by paying anew', async () => {
    const { clock } = testShop()
    const ids = await shopOf(1)
    const guest = await guestWith(ids)
    const { token } = (await order(guest, { method: 'bank_transfer' })).as(PlacedOrder)
    const api = `/api/orders/${token}`
    const read = async () => (await guest.get(api)).as(Order)
    const claim = async (n: number) => {
      const reply = await guest.post(`${api}/payment/transfer`, { reference: invented(n) })
      expect(reply.status).toBe(200)
    }
    await Promise.all([1, 2, 3].map(claim))
    const until = new Date(clock.now + defaultHoldLimits.claimHours * hour).toISOString()
    expect((await read()).heldUntil).toBe(until)
    clock.now += 5 * hour
    await claim(4)
    must(await guest.post(`${api}/payment`, { method: 'bank_transfer' }))
    expect((await read()).heldUntil).toBe(until)
    clock.now += 20 * hour
    await claim(5)
    expect((await guest.post(`${api}/payment`, { method: 'bank_transfer' })).status).toBe(200)
    expect(await freeOf(ids)).toBe(1)
    expect((await read()).keptProductIds).toEqual([])
  })

  it('a claim that nobody confirms lapses: both sides are told, and a late payment is refunded', async () => {
    const { shop, clock } = testShop()
    const profile = { ...emptyProfile, email: 'desk@pallu.example' }
    await shop.db.write((tx) => writeDocument(tx, 'profile', profile, shop.now()))
    const guest = await guestWith(await shopOf(1))
    const email = 'lapsed@example.in'
    const wish = { method: 'bank_transfer', email } as const
    const { token, number } = (await order(guest, wish)).as(PlacedOrder)
    const claim = async (n: number) => {
      const api = `/api/orders/${token}/payment/transfer`
      expect((await guest.post(api, { reference: invented(n) })).status).toBe(200)
    }
    await claim(9)
    clock.now += (defaultHoldLimits.lapseHours - 1) * hour
    await claim(10)
    await sweepBuying(shop)
    expect((await guest.get(`/api/orders/${token}`)).as(Order).state).toBe('pending_payment')
    clock.now += hour
    await sweepBuying(shop)
    expect((await guest.get(`/api/orders/${token}`)).as(Order).state).toBe('cancelled')
    await performDue(shop, jobHandlers)
    const mails = await shop.db.read.selectFrom('mails').selectAll().orderBy('id').execute()
    const told = mails.filter(
      (mail) => mail.letter === 'transfer-not-found' && mail.recipient === email,
    )
    expect(told.map((mail) => [mail.recipient, mail.subject])).toEqual([
      [email, `We could not find your payment (${number})`],
    ])
    const staff = mails.filter(
      (mail) => mail.letter === 'claim-lapsed' && mail.subject?.includes(number),
    )
    expect(staff.map((mail) => mail.recipient)).toEqual(['desk@pallu.example'])
    expect(
      mails.filter((mail) => mail.recipient === email).map((mail) => mail.letter),
    ).not.toContain('order-cancelled')
    const owner = await signedIn(testShop(), 'owner')
    const found = (await owner.get(`/api/admin/orders?q=${number}`)).as(StaffOrderPage).items[0]
    const seen = (await owner.get(`/api/admin/orders/${found?.id}`)).as(StaffOrder)
    expect(seen.events.find((event) => event.kind === 'warning')?.words).toContain(invented(10))
  })

  it('twenty who order the last piece at once: one has it, the others are told', async () => {
    const [id = 0] = await shopOf(1)
    const guests = await Promise.all(
      Array.from({ length: 20 }, (_, at) => guestWith([id], `10.1.0.${at}`)),
    )
    const form = await orderForm(guests[0] ?? newShopper(testShop()), { method: 'bank_transfer' })
    const replies = await Promise.all(
      guests.map((guest, at) =>
        guest.post('/api/orders', form, { 'idempotency-key': `last-piece-number-${at}` }),
      ),
    )
    const statuses = replies.map(({ status }) => status).sort()
    expect(statuses).toEqual([201, ...Array(19).fill(409)])
  })

  it('a drop: sixty buyers of one office buy one saree each, none is refused', async () => {
    const ids = await shopOf(60)
    const office = '192.0.2.10'
    const buyers = await Promise.all(ids.map((id) => guestWith([id], office)))
    const entered = await Promise.all(buyers.map((buyer) => buyer.post('/api/checkout')))
    const kept = entered.filter((reply) => reply.status === 200 && reply.as(Checkout).hold)
    expect(kept).toHaveLength(network.pieces)
    const methods = ['cod', 'bank_transfer'] as const
    const replies = await Promise.all(
      buyers.map((buyer, at) => order(buyer, { method: methods[at % 2] ?? 'cod' })),
    )
    expect(replies.map(({ status }) => status)).toEqual(ids.map(() => 201))
  })

  it('customers who have bought before count for themselves, not for their network', async () => {
    const { shop } = testShop()
    const ids = await shopOf(network.pieces + 2)
    const office = '192.0.2.11'
    const crowd = await Promise.all(ids.slice(2).map((id) => guestWith([id], office)))
    for (const guest of crowd) must(await guest.post('/api/checkout'))
    const regular = await signedIn(testShop(), null, office)
    const stranger = await signedIn(testShop(), null, office)
    await fill(regular, await addPiece(shop))
    await order(regular)
    await shop.db.write((tx) =>
      tx
        .updateTable('orders')
        .set({ state: 'delivered' })
        .where('user_id', '=', regular.userId)
        .execute(),
    )
    await fill(regular, ids[0] ?? 0)
    await fill(stranger, ids[1] ?? 0)
    expect((await stranger.post('/api/checkout')).as(Checkout).hold).toBeNull()
    expect((await regular.post('/api/checkout')).as(Checkout).hold?.productIds).toEqual([ids[0]])
  })

  it('an IPv6 /48 is one network, and value counts as well as pieces', async () => {
    const ids = await shopOf(40)
    for (const [at, id] of ids.slice(0, 30).entries()) {
      const guest = await guestWith([id], `2001:db8:7:${at.toString(16)}::1`)
      must(await guest.post('/api/checkout'))
    }
    expect(await freeOf(ids)).toBe(40 - network.pieces)
    const dear = await shopOf(10, 150_000)
    for (const id of dear) must(await (await guestWith([id])).post('/api/checkout'))
    expect(await freeOf(dear)).toBe(10 - network.rupees / 150_000)
  })

  it('made-up addresses in the queue of a saree do not keep it for long', async () => {
    const [id] = await shopOf(1)
    const guest = newShopper(testShop(), attacker)
    const statuses: number[] = []
    for (let n = 0; n < 5; n++) {
      const form = { productId: id, email: `nobody-${n}@example.in` }
      statuses.push((await guest.post('/api/waiting', form)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429])
  })

  describe('the owner', () => {
    let owner: Shopper
    beforeEach(async () => {
      owner = await signedIn(testShop(), 'owner')
    })
    const list = async (query = '') =>
      (await owner.get(`/api/admin/holds${query}`)).as(StaffHoldPage)

    it('sees who keeps what, and frees it in one press; the same hands do not keep it again', async () => {
      const { shop, clock } = testShop()
      const ids = await shopOf(3, 5000)
      const guest = await guestWith(ids)
      const { number, token } = (await order(guest, { method: 'bank_transfer' })).as(PlacedOrder)
      const page = await list()
      expect([page.total, page.held]).toEqual([3, { pieces: 3, value: 15_000 }])
      expect(page.items[0]).toMatchObject({
        ...{ kind: 'pending-payment', quantity: 1, value: 5000, orderNumber: number },
        ...{ chatReference: null, userId: null, network: attacker },
        since: new Date(clock.now).toISOString(),
        until: new Date(clock.now + 30 * minute).toISOString(),
      })
      const short = page.items[0]?.visitor ?? ''
      expect(short).toMatch(/^guest [\w-]{6}$/)
      expect((await list(`?q=${encodeURIComponent(short)}`)).total).toBe(3)
      expect((await list(`?q=${attacker}`)).total).toBe(3)
      expect((await list(`?q=${elsewhere}`)).total).toBe(0)
      for (const { id } of page.items) {
        expect((await owner.del(`/api/admin/holds/${id}`)).status).toBe(204)
      }
      expect((await owner.del(`/api/admin/holds/${page.items[0]?.id}`)).status).toBe(404)
      expect(await freeOf(ids)).toBe(3)
      expect((await guest.get(`/api/orders/${token}`)).as(Order).heldUntil).toBeNull()
      const audit = await shop.db.read
        .selectFrom('audit')
        .select(['action', 'user_id'])
        .where('kind', '=', 'hold')
        .execute()
      expect(audit).toEqual(Array(3).fill({ action: 'delete', user_id: owner.userId }))
      const again = await guestWith(ids)
      expect((await again.post('/api/checkout')).as(Checkout).hold).toBeNull()
      expect((await order(await guestWith(ids, elsewhere))).status).toBe(201)
    })

    it('sees by name which customer keeps a saree, and comes to the customer from it', async () => {
      const customer = await signedIn(testShop(), null)
      await fill(customer, ...(await shopOf(1)))
      must(await customer.post('/api/checkout'))
      const [hold] = (await list()).items
      expect(hold?.userId).toBe(customer.userId)
      expect(hold?.visitor).toMatch(/^person-\d+$/)
    })

    it('pages through many', async () => {
      const ids = await shopOf(60)
      for (const [at, id] of ids.entries()) {
        must(await (await guestWith([id], `10.0.0.${at}`)).post('/api/checkout'))
      }
      const [one, two] = [await list(), await list('?page=2')]
      expect([one.items.length, two.items.length, one.total, one.pages]).toEqual([50, 10, 60, 2])
      expect(new Set([...one.items, ...two.items].map((item) => item.productId)).size).toBe(60)
    })

    it('sets the limits; managers read them, packers do neither', async () => {
      const [manager, packer] = [
        await signedIn(testShop(), 'manager'),
        await signedIn(testShop(), 'packer'),
      ]
      const api = '/api/admin/hold-limits'
      const tight = { ...defaultHoldLimits, network: { pieces: 2, rupees: 1_000_000 } }
      expect((await manager.put(api, tight)).status).toBe(403)
      expect((await packer.get(api)).status).toBe(403)
      expect((await packer.get('/api/admin/holds')).status).toBe(403)
      expect((await packer.del('/api/admin/holds/1')).status).toBe(403)
      expect((await newShopper(testShop()).get('/api/admin/holds')).status).toBe(401)
      const { version, ...limits } = (await manager.get(api)).as(EditedHoldLimits)
      expect(limits).toEqual(defaultHoldLimits)
      const bad = { ...tight, order: { pieces: -1, rupees: 5 } }
      expect((await owner.put(api, bad)).status).toBe(400)
      const saved = (await owner.put(api, { ...tight, version })).as(EditedHoldLimits)
      expect(saved).toEqual({ ...tight, version: expect.any(String) })
      const late = await owner.put(api, { ...defaultHoldLimits, version })
      expect(late).toMatchObject({ status: 409, body: { code: 'outdated', current: saved } })
      expect((await manager.get(api)).body).toEqual(saved)
      const ids = await shopOf(6)
      for (const id of ids) must(await (await guestWith([id])).post('/api/checkout'))
      expect(await freeOf(ids)).toBe(4)
      must(await owner.put(api, defaultHoldLimits))
    })
  })

  it('one account keeps so many at once, from wherever it comes', async () => {
    const ids = await shopOf(visitor.pieces + 4)
    const customer = await signedIn(testShop())
    for (const some of groupsOf(ids, 2)) {
      await fill(customer, ...some)
      await order(customer, { method: 'bank_transfer' })
    }
    expect(await freeOf(ids)).toBe(4)
  })
})

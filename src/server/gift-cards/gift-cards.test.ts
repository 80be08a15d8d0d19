import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { Cart } from '#contract/cart/types.ts'
import { CardPage, FreshCode, StaffCard } from '#contract/gift-cards/admin-types.ts'
import { CardBalance } from '#contract/gift-cards/types.ts'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { Order, PlacedOrder } from '#contract/orders/types.ts'
import { StaffReturn } from '#contract/returns/types.ts'
import type { Query } from '#server/platform/db/database.ts'
import { openForBusiness } from '#test/an-order.ts'
import { cardLedgerHolds } from '#test/card-ledger.ts'
import { meetAt } from '#test/meet-at.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { cashGoesTo, order, orderForm } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, type Reply, signedIn, signedInAgain } from '#test/shopper.ts'

onBothEngines('gift cards', (testShop) => {
  type Owner = Awaited<ReturnType<typeof signedIn>>
  const says = ({ status, body }: Reply) => [status, body['message']]
  const fourOf = (code: string) => code.replaceAll('-', '').slice(-4)
  const year = 400 * 86_400_000

  async function issued(owner: Owner, form: object = {}) {
    const made = must(
      await owner.post('/api/admin/gift-cards', { amount: 6000, reason: 'Sold', ...form }),
      201,
    ).as(StaffCard)
    const path = `/api/admin/gift-cards/${made.id}`
    const { code } = must(await owner.post(`${path}/codes`)).as(FreshCode)
    const left = async () => must(await owner.get(path)).as(StaffCard).balance
    return { ...made, code, path, left }
  }

  async function opened() {
    await openForBusiness(testShop())
    const owner = await signedIn(testShop(), 'owner')
    return { owner, card: await issued(owner) }
  }

  async function buyer(price: number, network = 7) {
    const shopper = newShopper(testShop(), `198.51.100.${network}`)
    const productId = await addPiece(testShop().shop, { price, stock: 9 })
    must(await shopper.post('/api/cart/lines', { productId }))
    return shopper
  }
  type Buyer = Awaited<ReturnType<typeof buyer>>
  const use = (who: Buyer, code: string) => who.put('/api/cart/gift-card', { code })
  const placed = async (who: Buyer, method = 'upi') =>
    must(await order(who, { method: method as 'upi' }), 201).as(PlacedOrder)
  const idOf = async (token: string) => {
    const rows = testShop().shop.db.read.selectFrom('orders').select('id')
    return (await rows.where('token', '=', token).executeTakeFirstOrThrow()).id
  }

  it('pays a part: the order says so, its hash holds it, and the rest is paid another way', async () => {
    const { card } = await opened()
    const guest = await buyer(8000)
    const cart = must(await use(guest, card.code.toLowerCase().replaceAll('-', ' '))).as(Cart)
    expect(cart).toMatchObject({
      total: 8000,
      giftCards: { spent: 6000, due: 2000, cards: [{ lastFour: fourOf(card.code), spent: 6000 }] },
    })
    const before = await orderForm(guest, { method: 'upi' })
    must(await guest.del(`/api/cart/gift-cards/${card.id}`))
    const other = await guest.post('/api/orders', before, { 'idempotency-key': randomUUID() })
    expect([other.status, other.body['refusal']]).toEqual([409, 'prices-changed'])
    must(await use(guest, card.code))
    const { token, total } = await placed(guest)
    const seen = must(await guest.get(`/api/orders/${token}`)).as(Order)
    expect(seen).toMatchObject({ state: 'pending_payment', paid: 6000, giftCard: 6000 })
    expect(seen.payment?.amount).toBe(2000)
    expect([total, await card.left()]).toEqual([8000, 0])
    await cardLedgerHolds(testShop())
  })

  it('pays all of it: the order is confirmed at once, and what is left stays on the card', async () => {
    const { card, owner } = await opened()
    const guest = await buyer(4500)
    must(await use(guest, card.code))
    const { token, state } = await placed(guest)
    expect(state).toBe('confirmed')
    expect(await card.left()).toBe(1250)
    const shown = must(await owner.get(card.path)).as(StaffCard)
    const { number } = must(await guest.get(`/api/orders/${token}`)).as(Order)
    expect(shown.moves.map(({ kind, amount, orderNumber }) => [kind, amount, orderNumber])).toEqual(
      [
        ['issued', 6000, null],
        ['spent', 4750, number],
      ],
    )
    expect(JSON.stringify(shown)).not.toContain(card.code)
    await cardLedgerHolds(testShop())
  })

  it('pays before store credit, with the card that ends first, and no more than ten of them', async () => {
    const { owner, card } = await opened()
    const later = await issued(owner, { lastDay: '2030-01-01' })
    const guest = await buyer(7000)
    must(await use(guest, later.code))
    const cart = must(await use(guest, card.code)).as(Cart)
    expect(cart.giftCards?.cards.map(({ id, spent }) => [id, spent])).toEqual([
      [card.id, 6000],
      [later.id, 1000],
    ])
    for (let n = 0; n < 8; n++) must(await use(guest, (await issued(owner)).code))
    const more = await issued(owner)
    expect((await use(guest, more.code)).body['refusal']).toBe('too-many-cards')
    // One of the ten is there already; one that pays no more, which nobody sees, takes nobody's place.
    must(await use(guest, card.code))
    const { lastDay, version } = later
    must(await owner.put(later.path, { isBlocked: true, lastDay, version, reason: 'Lost' }))
    must(await use(guest, more.code))
  })

  it('is refused when it is mistyped, unknown, used up, expired or blocked', async () => {
    const { owner, card } = await opened()
    const guest = await buyer(8000, 8)
    const wrong = card.code.replace(/^./, card.code.startsWith('A') ? 'B' : 'A')
    expect(says(await use(guest, wrong))).toEqual([
      400,
      'This is not a gift card code. Please check each letter.',
    ])
    const gone = await issued(owner)
    must(await owner.post(`${gone.path}/codes`))
    expect((await use(guest, gone.code)).body['refusal']).toBe('unknown-card-code')
    const { lastDay, version } = card
    const block = { isBlocked: true, lastDay, version, reason: 'Lost' }
    must(await owner.put(card.path, block))
    expect((await use(guest, card.code)).body['refusal']).toBe('card-blocked')
    expect((await owner.put(card.path, block)).status).toBe(409)
    const ended = await issued(owner)
    testShop().clock.now += year
    expect((await use(guest, ended.code)).body['refusal']).toBe('card-expired')
    expect(must(await guest.post('/api/gift-card', { code: ended.code })).as(CardBalance)).toEqual({
      lastFour: fourOf(ended.code),
      ...{ balance: 6000, lastDay: ended.lastDay, state: 'expired' },
    })
  })

  it('keeps its code once it has expired: no fresh one, and no email, before it has more time', async () => {
    const { owner } = await opened()
    const card = await issued(owner, { recipientEmail: 'meena@example.in' })
    testShop().clock.now += year
    const later = await signedInAgain(testShop(), owner)
    for (const path of ['codes', 'emails']) {
      const refused = await later.post(`${card.path}/${path}`)
      expect([refused.status, refused.body['refusal']]).toEqual([409, 'card-expired'])
    }
    const guest = await buyer(100, 11)
    const shown = must(await guest.post('/api/gift-card', { code: card.code })).as(CardBalance)
    expect(shown.state).toBe('expired')
  })

  it('does not let anybody guess', async () => {
    const { owner, card } = await opened()
    const old = await issued(owner)
    must(await owner.post(`${old.path}/codes`))
    const guest = newShopper(testShop(), '198.51.101.9')
    const ask = (code: string) => guest.post('/api/gift-card', { code })
    for (let n = 0; n < 20; n++) expect((await ask('2222')).status).toBe(400)
    for (let n = 0; n < 10; n++) expect((await ask(old.code)).status).toBe(404)
    expect((await ask(old.code)).status).toBe(429)
    expect((await ask(card.code)).status).toBe(429)
    testShop().clock.now += 16 * 60_000
    expect((await ask(card.code)).status).toBe(200)
  })

  it('is spent once where two orders meet at it', async () => {
    const { card } = await opened()
    const send = async (network: number) => {
      const guest = await buyer(5500, network)
      must(await use(guest, card.code))
      const form = await orderForm(guest, { method: 'upi' })
      return () => guest.post('/api/orders', form, { 'idempotency-key': randomUUID() })
    }
    const both = [await send(21), await send(22)]
    const { id } = card
    const replies = await meetAt(
      testShop(),
      (tx) => tx.updateTable('gift_cards').set({ id }).where('id', '=', id).execute(),
      both,
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await card.left()).toBe(500)
    await cardLedgerHolds(testShop())
  })

  it('is blocked between cart and order: the order is refused and nothing is taken', async () => {
    const { owner, card } = await opened()
    const guest = await buyer(5500)
    must(await use(guest, card.code))
    const form = await orderForm(guest, { method: 'upi' })
    const { lastDay, version } = card
    must(await owner.put(card.path, { isBlocked: true, lastDay, version, reason: 'Lost' }))
    const reply = await guest.post('/api/orders', form, { 'idempotency-key': randomUUID() })
    expect([reply.status, await card.left()]).toEqual([409, 6000])
    expect(must(await guest.get('/api/cart')).as(Cart).giftCards).toBeUndefined()
  })

  it('is taken once by an order that is sent twice, and given back once when it is cancelled', async () => {
    const { card } = await opened()
    const guest = await buyer(8000)
    must(await use(guest, card.code))
    const key = 'the-same-key-twice-0001'
    const form = await orderForm(guest, { method: 'upi', key })
    const send = () => guest.post('/api/orders', form, { 'idempotency-key': key })
    const once = must(await send(), 201).as(PlacedOrder)
    expect(must(await send(), 201).as(PlacedOrder).token).toBe(once.token)
    expect(await card.left()).toBe(0)
    const id = await idOf(once.token)
    const cancel = () => guest.post(`/api/orders/${once.token}/cancel`)
    const replies = await meetAt(
      testShop(),
      (tx) => tx.updateTable('orders').set({ id }).where('id', '=', id).execute(),
      [cancel, cancel],
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await card.left()).toBe(6000)
    const seen = must(await guest.get(`/api/orders/${once.token}`)).as(Order)
    expect(seen).toMatchObject({
      state: 'cancelled',
      paid: 6000,
      refunded: 6000,
      giftCardBack: 6000,
    })
    await cardLedgerHolds(testShop())
  })

  it('gets back what it paid, and never becomes money', async () => {
    const { owner, card } = await opened()
    const guest = await buyer(8000)
    must(await use(guest, card.code))
    const { token } = await placed(guest)
    const id = await idOf(token)
    must(await owner.post(`/api/admin/orders/${id}/payments`))
    const refund = (amount: number, method: string, more: object = {}) =>
      owner.post(`/api/admin/orders/${id}/refunds`, { amount, method, reference: 'x', ...more })
    const goodwill = { isGoodwill: true }
    expect(says(await refund(2001, 'upi'))).toEqual([
      409,
      '₹6,000.00 of this order was paid with a gift card and goes back to it. At most ₹2,000.00 can go back in another way.',
    ])
    expect((await refund(2001, 'cash')).status).toBe(409)
    expect((await refund(1, 'store_credit')).status).toBe(409)
    expect((await refund(6001, 'gift_card')).body['refusal']).toBe('refund-over-cards')
    must(await refund(1500, 'upi', goodwill))
    must(await refund(1000, 'gift_card', goodwill))
    expect((await refund(501, 'upi', goodwill)).status).toBe(409)
    expect(await card.left()).toBe(1000)
    must(await owner.post(`/api/admin/orders/${id}/moves`, { to: 'cancelled' }))
    expect(await card.left()).toBe(6000)
    expect(must(await owner.get(`/api/admin/orders/${id}`)).as(StaffOrder)).toMatchObject({
      ...{ paid: 8000, refunded: 7500, giftCard: 6000 },
    })
    await cardLedgerHolds(testShop())
  })

  it('is good for ninety days more where something comes back to one that has ended', async () => {
    const { card } = await opened()
    const guest = await buyer(6000)
    must(await use(guest, card.code))
    const { token } = await placed(guest)
    testShop().clock.now += year
    const later = await signedIn(testShop(), 'owner')
    must(await later.post(`/api/admin/orders/${await idOf(token)}/moves`, { to: 'cancelled' }))
    const after = must(await later.get(card.path)).as(StaffCard)
    expect([after.balance, after.standing]).toEqual([6000, 'usable'])
    expect(after.lastDay > card.lastDay).toBe(true)
    must(await use(await buyer(100, 9), card.code))
  })

  it('is given more time and never less, for a year at least and ten at most', async () => {
    const { owner, card } = await opened()
    const issue = (form: object) =>
      owner.post('/api/admin/gift-cards', { amount: 500, reason: 'A gift', ...form })
    expect((await issue({ lastDay: '2020-01-01' })).body['refusal']).toBe('card-too-short')
    expect((await issue({ lastDay: '2099-01-01' })).body['refusal']).toBe('card-too-long')
    expect((await issue({ amount: 10_001 })).status).toBe(400)
    expect((await issue({ amount: 0.5 })).status).toBe(400)
    expect((await issue({ reason: '' })).status).toBe(400)
    const { version } = card
    const change = (lastDay: string) =>
      owner.put(card.path, { isBlocked: false, lastDay, version, reason: 'Asked' })
    expect((await change('2021-01-01')).body['refusal']).toBe('card-not-shortened')
    const more = `${Number(card.lastDay.slice(0, 4)) + 1}${card.lastDay.slice(4)}`
    expect(must(await change(more)).as(StaffCard).lastDay).toBe(more)
    expect((await change(more)).body['refusal']).toBe('changed-meanwhile')
  })

  it('is cancelled while nothing was spent of it, and not after', async () => {
    const { owner, card } = await opened()
    const other = await issued(owner)
    const cancel = (path: string) => owner.post(`${path}/cancellation`, { reason: 'A mistake' })
    const gone = must(await cancel(other.path)).as(StaffCard)
    expect([gone.balance, gone.standing]).toEqual([0, 'used'])
    expect((await cancel(other.path)).body['refusal']).toBe('card-used-up')
    const guest = await buyer(100)
    expect((await use(guest, other.code)).body['refusal']).toBe('unknown-card-code')
    must(await use(guest, card.code))
    await placed(guest)
    expect((await cancel(card.path)).body['refusal']).toBe('spent-card-stays')
    await cardLedgerHolds(testShop())
  })

  it('is listed by standing, by its last letters and by what it paid', async () => {
    const { owner, card } = await opened()
    const named = await issued(owner, {
      recipientName: 'Radha Krishnan',
      recipientEmail: 'Radha@example.in',
    })
    const page = async (query: string) =>
      must(await owner.get(`/api/admin/gift-cards?${query}`)).as(CardPage)
    const ids = async (query: string) => (await page(query)).items.map(({ id }) => id)
    expect(await ids('q=radha%20k')).toContain(named.id)
    expect(await ids(`q=${fourOf(card.code)}&state=usable`)).toContain(card.id)
    expect(await ids(`q=${fourOf(card.code)}&state=blocked`)).not.toContain(card.id)
    const guest = await buyer(6000)
    must(await use(guest, card.code))
    const { number } = await placed(guest)
    expect(await ids(`q=${number}&state=used`)).toEqual([card.id])
    expect((await page('page=1')).balance).toBeGreaterThan(0)
    expect((await owner.get('/api/admin/gift-cards/999999')).status).toBe(404)
  })

  /** An order of ₹8,000, ₹6,000 of it by a card, and the return for which one of ₹7,000 is on its way. */
  async function exchanging() {
    const { owner, card } = await opened()
    const guest = await buyer(8000)
    must(await use(guest, card.code))
    const { token } = await placed(guest)
    const desk = `/api/admin/orders/${await idOf(token)}`
    must(await owner.post(`${desk}/payments`))
    must(await owner.post(`${desk}/parcels`, { carrier: 'DTDC' }))
    must(await owner.post(`${desk}/moves`, { to: 'delivered' }))
    const { lines } = must(await guest.get(`/api/orders/${token}`)).as(Order)
    const line = { lineId: lines[0]?.id, quantity: 1 }
    const asked = { wish: 'exchange', reason: 'colour', lines: [line], ...cashGoesTo }
    const { returns } = must(await guest.post(`/api/orders/${token}/returns`, asked)).as(Order)
    const path = `/api/admin/returns/${returns[0]?.id}`
    const productId = await addPiece(testShop().shop, { price: 7000, stock: 2 })
    const { exchange } = must(await owner.post(`${path}/exchange`, { productId })).as(StaffReturn)
    return { owner, card, guest, token, desk, path, exchange }
  }

  it('goes over to an exchange, and comes back to the card when that is cancelled', async () => {
    const { owner, card, guest, token, path, exchange } = await exchanging()
    must(await owner.post(`${path}/receipt`, { isRestocked: true }))
    const next = () => guest.get(`/api/orders/${exchange?.token}`)
    expect(must(await next()).as(Order)).toMatchObject({
      ...{ state: 'confirmed', total: 7000, paid: 7000, giftCard: 6000, storeCredit: 1000 },
    })
    expect(must(await guest.get(`/api/orders/${token}`)).as(Order)).toMatchObject({
      ...{ refunded: 7000, exchanged: 7000, giftCardBack: 0 },
    })
    expect(await card.left()).toBe(0)
    must(await owner.post(`/api/admin/orders/${exchange?.id}/moves`, { to: 'cancelled' }))
    expect(await card.left()).toBe(6000)
    await cardLedgerHolds(testShop())
  })

  it('pays no exchange with what goes back to it at the same moment', async () => {
    const { owner, card, guest, token, desk, path, exchange } = await exchanging()
    const id = await idOf(token)
    const goodwill = { amount: 6000, method: 'gift_card', isGoodwill: true }
    const hold = (tx: Query) => tx.updateTable('orders').set({ id }).where('id', '=', id).execute()
    await meetAt(testShop(), hold, [
      () => owner.post(`${desk}/refunds`, goodwill),
      () => owner.post(`${path}/receipt`, { isRestocked: true }),
    ])
    const { paid, refunded } = must(await guest.get(`/api/orders/${token}`)).as(Order)
    expect(refunded).toBeLessThanOrEqual(paid)
    const next = must(await guest.get(`/api/orders/${exchange?.token}`)).as(Order)
    expect((next.giftCard ?? 0) + (await card.left())).toBe(6000)
    await cardLedgerHolds(testShop())
  })

  it('keeps its ledger as it was written', async () => {
    await opened()
    const { db } = testShop().shop
    const words = 'A move of a gift card is never changed.'
    const change = db.write((tx) => tx.updateTable('gift_card_moves').set({ paise: 1 }).execute())
    await expect(change).rejects.toThrow(words)
    const drop = db.write((tx) => tx.deleteFrom('gift_card_moves').execute())
    await expect(drop).rejects.toThrow(words)
  })
})

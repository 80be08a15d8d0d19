import { expect, it } from 'vitest'
import { Cart } from '#contract/cart/types.ts'
import { Checkout } from '#contract/checkout/types.ts'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { Order, PlacedOrder } from '#contract/orders/types.ts'
import { SalesFigures } from '#contract/sales/types.ts'
import { CreditPage, MyStoreCredit, StaffStoreCredit } from '#contract/store-credits/types.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { creditLedgerHolds } from '#test/credit-ledger.ts'
import { issuedCredit } from '#test/issued-credit.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { order, orderForm } from '#test/ordering.ts'
import { makePerson, password } from '#test/people.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, type Reply, type Shopper, signedIn } from '#test/shopper.ts'

onBothEngines('store credit', (testShop) => {
  const says = (reply: Reply) => [reply.status, reply.body['message']]

  /** A credit of ₹6,000 with the code and the secret of its email. */
  async function credit(more: Parameters<typeof anOrder>[1] = {}) {
    await openForBusiness(testShop())
    return issuedCredit(testShop(), await anOrder(testShop(), more))
  }

  /** A shopper with a saree of this price in the cart. */
  async function buyer(price = 8000, shopper: Shopper = newShopper(testShop())) {
    const productId = await addPiece(testShop().shop, { price, stock: 20 })
    must(await shopper.post('/api/cart/lines', { productId }))
    return shopper
  }
  const spend = (shopper: Shopper, wish: object) => shopper.put('/api/cart/store-credit', wish)
  const opened = async (key: { code: string; secret: string }) =>
    must(await newShopper(testShop()).post('/api/store-credit', key)).as(MyStoreCredit)
  const left = async (key: { code: string; secret: string }) => (await opened(key)).balance
  const seen = async (shopper: Shopper, reply: Reply) => {
    const { token } = must(reply, 201).as(PlacedOrder)
    return must(await shopper.get(`/api/orders/${token}`)).as(Order)
  }
  const ledgerHolds = () => creditLedgerHolds(testShop())

  it('is issued where its buyer chose it, once, and never otherwise', async () => {
    await openForBusiness(testShop())
    const made = await anOrder(testShop())
    await made.deliver()
    const returnId = await made.askBack()
    const path = `/api/admin/returns/${returnId}`
    must(await made.owner.post(`${path}/decision`, { isApproved: true }))
    must(await made.owner.post(`${path}/receipt`, { isRestocked: true }))
    const refund = { amount: 6000, method: 'store_credit' }
    expect(says(await made.owner.post(`${path}/closing`, { refund }))).toEqual([
      409,
      'Only the buyer can choose store credit instead of money.',
    ])
    const choose = () => made.guest.post(`/api/orders/${made.token}/store-credit`, { returnId })
    const chosen = must(await choose()).as(Order)
    expect(chosen.returns).toMatchObject([{ isCreditChosen: true, credit: null }])
    expect(must(await choose()).as(Order).events).toEqual(chosen.events)
    const closed = must(await made.owner.post(`${path}/closing`, { refund })).as(StaffOrder)
    expect(closed).toMatchObject({
      // The fee for cash at the door stays.
      state: 'refunded',
      refunded: 6000,
      refunds: [{ method: 'store_credit', state: 'done', amount: 6000 }],
    })
    expect((await made.owner.post(`${path}/closing`, { refund })).status).toBe(409)
    const [after] = must(await made.guest.get(`/api/orders/${made.token}`)).as(Order).returns
    expect(after?.credit).toMatchObject({ issued: 6000, balance: 6000 })
    expect(says(await choose())).toEqual([200, undefined])
    const other = await anOrder(testShop())
    await other.deliver()
    const foreign = await other.guest.post(`/api/orders/${other.token}/store-credit`, { returnId })
    expect(says(foreign)).toEqual([404, 'This return does not exist.'])
    await ledgerHolds()
  })

  it('pays a part: its own line, less to pay, and the rest in the agreed way', async () => {
    const { code, secret } = await credit()
    const guest = await buyer(8000)
    const cart = must(await spend(guest, { code: code.toLowerCase(), secret })).as(Cart)
    expect(cart).toMatchObject({
      total: 8000,
      storeCredit: { spent: 6000, due: 2000, ofAccount: 0, codes: [code] },
    })
    const checkout = must(await guest.get('/api/checkout?pin=600004')).as(Checkout)
    expect(checkout.payment.find(({ method }) => method === 'upi')).toMatchObject({
      total: 8000,
      due: 2000,
    })
    const placed = await seen(guest, await order(guest, { method: 'upi' }))
    expect(placed).toMatchObject({
      state: 'pending_payment',
      ...{ total: 8000, paid: 6000, storeCredit: 6000, discount: 0 },
      payment: { amount: 2000, state: 'awaiting' },
    })
    expect(placed.payment?.upi?.link).toContain('am=2000.00')
    expect(await left({ code, secret })).toBe(0)
    const owner = await signedIn(testShop(), 'owner')
    const { id } = await testShop()
      .shop.db.read.selectFrom('orders')
      .select('id')
      .where('token', '=', placed.token)
      .executeTakeFirstOrThrow()
    const paid = must(await owner.post(`/api/admin/orders/${id}/payments`)).as(StaffOrder)
    expect(paid).toMatchObject({ state: 'confirmed', paid: 8000, storeCredit: 6000 })
    await ledgerHolds()
  })

  it('pays all of it: confirmed at once, nothing is waited for, not even at the door', async () => {
    const key = await credit()
    const guest = await buyer(5500)
    must(await spend(guest, key))
    const before = await sold()
    const placed = await seen(guest, await order(guest, { method: 'cod' }))
    expect(placed).toMatchObject({
      state: 'confirmed',
      ...{ total: 5500, fee: 0, paid: 5500, storeCredit: 5500, payment: null },
    })
    expect(await left(key)).toBe(500)
    // A way of paying: the sale is a sale of its whole price.
    expect(await sold()).toEqual({
      ...before,
      total: before.total + 5500,
      orders: before.orders + 1,
    })
  })

  const sold = async () => {
    const owner = await signedIn(testShop(), 'owner')
    const path = '/api/admin/figures/sales?from=2026-01-01&to=2026-12-31'
    const { orders, total, refunded } = must(await owner.get(path)).as(SalesFigures)
    return { orders, total, refunded }
  }

  it('pays as much as its buyer chooses, changes without its secret, and a second pays beside it', async () => {
    const [one, two] = [await credit(), await credit()]
    const guest = await buyer(8000)
    const shown = async (wish: object) => must(await spend(guest, wish)).as(Cart).storeCredit
    expect(await shown({ ...one, amount: 2500 })).toMatchObject({
      ...{ spent: 2500, due: 5500, ofAccount: 0 },
      credits: [{ code: one.code, spent: 2500, balance: 6000, most: 2500, isOfAccount: false }],
    })
    expect(await shown({ code: one.code, amount: 3000 })).toMatchObject({ spent: 3000, due: 5000 })
    expect(says(await spend(guest, { code: one.code, amount: 6000.01 }))).toEqual([
      400,
      'You have ₹6,000.00 of store credit.',
    ])
    expect(await shown({ ...two })).toMatchObject({
      ...{ spent: 8000, due: 0, codes: [one.code, two.code] },
      credits: [{ spent: 3000 }, { spent: 5000, balance: 6000, most: null }],
    })
    expect(await shown({ code: two.code, amount: 0 })).toMatchObject({
      ...{ spent: 3000, codes: [one.code] },
      credits: [{ code: one.code }],
    })
    // The code of a credit that is not in this cart opens nothing.
    expect((await spend(guest, { code: two.code, amount: 10 })).status).toBe(404)
    expect((await spend(await buyer(), { code: one.code })).status).toBe(404)
    expect(await shown({ ...two, amount: 100 })).toMatchObject({ spent: 3100, due: 4900 })
    const placed = await seen(guest, await order(guest, { method: 'upi' }))
    expect(placed).toMatchObject({ storeCredit: 3100, payment: { amount: 4900 } })
    expect([await left(one), await left(two)]).toEqual([3000, 5900])
    await ledgerHolds()
  })

  it('is the account’s for customers, all of it or a part', async () => {
    const { shop } = testShop()
    const { id: userId, username } = await makePerson(shop)
    const key = await credit()
    await shop.db.write((tx) =>
      tx
        .updateTable('store_credits')
        .set({ user_id: userId })
        .where('code', '=', key.code)
        .execute(),
    )
    const customer = newShopper(testShop())
    must(await customer.post('/api/users/login', { username, password }))
    const mine = must(await customer.post('/api/store-credit', {})).as(MyStoreCredit)
    expect(mine).toMatchObject({ balance: 6000, credits: [{ code: key.code, issued: 6000 }] })
    // By what the email says it is opened too, which no address holds.
    expect(await opened(key)).toEqual(mine)
    const { code, secret } = key
    const address = `/api/store-credit?${new URLSearchParams({ code, secret })}`
    expect((await newShopper(testShop()).get(address)).status).toBe(405)
    await buyer(8000, customer)
    expect(must(await customer.get('/api/cart')).as(Cart).storeCredit).toEqual({
      ...{ spent: 0, due: 8000, ofAccount: 6000, codes: [], credits: [] },
    })
    const part = must(await spend(customer, { amount: 2500 })).as(Cart)
    expect(part.storeCredit).toMatchObject({ spent: 2500, due: 5500 })
    expect(says(await spend(customer, { amount: 6000.01 }))).toEqual([
      400,
      'You have ₹6,000.00 of store credit.',
    ])
    expect((await spend(customer, { amount: -1 })).status).toBe(400)
    const besides = must(await spend(customer, { ...(await credit()), amount: 1000 })).as(Cart)
    expect(besides.storeCredit).toMatchObject({ spent: 3500, due: 4500, ofAccount: 6000 })
    const others = must(await spend(customer, { amount: 0 })).as(Cart)
    expect(others.storeCredit).toMatchObject({ spent: 1000, due: 7000 })
    const none = must(await spend(customer, { amount: 0 })).as(Cart)
    expect(none.storeCredit).toMatchObject({ spent: 0, due: 8000 })
    expect(says(await spend(await buyer(), {}))).toEqual([
      400,
      'Please sign in, or enter the code and the secret from our email.',
    ])
  })

  it('tells its holder what came of it, and of no other one', async () => {
    const [one, other] = [await credit(), await credit()]
    const guest = await buyer()
    must(await spend(guest, { ...one, amount: 2500 }))
    const { number } = await seen(guest, await order(guest, { method: 'upi' }))
    const entriesOf = async (key: typeof one) => {
      const { credits } = await opened(key)
      return credits.map(({ entries }) => entries.map(({ at: _, ...entry }) => entry))
    }
    const issued = { kind: 'issued', amount: 6000, orderNumber: expect.stringMatching(/^PAL-/) }
    expect(await entriesOf(one)).toEqual([
      [issued, { kind: 'spent', amount: 2500, orderNumber: number }],
    ])
    expect(await entriesOf(other)).toEqual([[issued]])
  })

  it('opens to nobody without both of its words, however often they try', async () => {
    const { code, secret } = await credit()
    const guest = await buyer()
    const wrong = { code, secret: secret.replace(/^./, secret.startsWith('A') ? 'B' : 'A') }
    const words = 'We could not find a store credit with this code and secret.'
    expect(says(await spend(guest, wrong))).toEqual([404, words])
    expect(says(await spend(guest, { code }))).toEqual([404, words])
    const tries = []
    for (let n = 0; n < 9; n++) tries.push((await spend(guest, wrong)).status)
    expect(tries.at(-1)).toBe(429)
    expect((await spend(guest, { code, secret })).status).toBe(429)
    testShop().clock.now += 16 * 60_000
    expect((await spend(guest, { code, secret })).status).toBe(200)
  })

  it('two browsers share what there is, and a retried order takes it once', async () => {
    const key = await credit()
    const [first, second] = [await buyer(5500), await buyer(5500)]
    for (const one of [first, second]) must(await spend(one, key))
    must(await order(first, { method: 'upi' }), 201)
    expect(await left(key)).toBe(500)
    // Whoever comes to the checkout after that is shown the rest, and pays that much with it.
    const after = await seen(second, await order(second, { method: 'upi' }))
    expect(after).toMatchObject({ storeCredit: 500, payment: { amount: 5000 } })
    must(await second.post(`/api/orders/${after.token}/cancel`))
    expect(await left(key)).toBe(500)
    const again = await buyer(900)
    must(await spend(again, key))
    const idempotency = { method: 'upi' as const, key: 'the-same-key-twice-0001' }
    const form = await orderForm(again, idempotency)
    const send = () => again.post('/api/orders', form, { 'idempotency-key': idempotency.key })
    const [once, twice] = [await send(), await send()]
    expect([once.status, twice.status]).toEqual([201, 201])
    expect(twice.text).toBe(once.text)
    expect(await left(key)).toBe(0)
    await ledgerHolds()
  })

  it('comes back as credit when the order is cancelled, and only what is money is owed', async () => {
    const key = await credit()
    const guest = await buyer(8000)
    must(await spend(guest, key))
    const { token } = must(await order(guest, { method: 'upi' }), 201).as(PlacedOrder)
    expect(await left(key)).toBe(0)
    const cancelled = must(await guest.post(`/api/orders/${token}/cancel`)).as(Order)
    expect(cancelled).toMatchObject({ state: 'cancelled', paid: 6000, refunded: 6000 })
    expect(await left(key)).toBe(6000)
    expect((await guest.post(`/api/orders/${token}/cancel`)).status).toBe(409)
    expect(await left(key)).toBe(6000)
    await ledgerHolds()
  })

  it('what staff gave back before is not given back again by cancelling', async () => {
    const key = await credit()
    const guest = await buyer(8000)
    must(await spend(guest, key))
    const { token } = must(await order(guest, { method: 'upi' }), 201).as(PlacedOrder)
    const owner = await signedIn(testShop(), 'owner')
    const { id } = await testShop()
      .shop.db.read.selectFrom('orders')
      .select('id')
      .where('token', '=', token)
      .executeTakeFirstOrThrow()
    must(await owner.post(`/api/admin/orders/${id}/payments`))
    const refund = (amount: number, method: string, more: object = {}) =>
      owner.post(`/api/admin/orders/${id}/refunds`, { amount, method, reference: 'x', ...more })
    must(await refund(7000, 'upi', { isGoodwill: true }))
    must(await owner.post(`/api/admin/orders/${id}/moves`, { to: 'cancelled' }))
    expect(await left(key)).toBe(1000)
    const shown = must(await owner.get(`/api/admin/orders/${id}`)).as(StaffOrder)
    expect(shown).toMatchObject({ paid: 8000, refunded: 8000 })
    expect((await refund(1, 'store_credit')).status).toBe(409)
    await ledgerHolds()
  })

  it('is paid out by staff, never more than is left, and once', async () => {
    const { code } = await credit()
    const owner = await signedIn(testShop(), 'owner')
    const page = must(await owner.get(`/api/admin/store-credits?q=${code}`)).as(CreditPage)
    expect(page).toMatchObject({
      total: 1,
      items: [{ code, balance: 6000, fullName: 'Meena Raman' }],
    })
    const id = page.items[0]?.id ?? 0
    const pay = (amount: number, more: object = {}) =>
      owner.post(`/api/admin/store-credits/${id}/payouts`, { amount, method: 'upi', ...more })
    expect(says(await pay(6000.01))).toEqual([409, 'At most ₹6,000.00 can be paid out.'])
    expect((await pay(0)).status).toBe(400)
    expect((await pay(-5)).status).toBe(400)
    const press = () => pay(2000, { seenBalance: 6000, reference: '412345678901' })
    const replies = await Promise.all([press(), press(), press()])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const late = replies.find(({ status }) => status === 409)
    expect(late?.body).toMatchObject({ code: 'outdated', current: { balance: 4000 } })
    const shown = must(await owner.get(`/api/admin/store-credits/${id}`)).as(StaffStoreCredit)
    expect(shown).toMatchObject({
      balance: 4000,
      entries: [
        { kind: 'issued', amount: 6000 },
        { kind: 'paid-out', amount: 2000, method: 'upi', reference: '412345678901' },
      ],
    })
    expect((await owner.get('/api/admin/store-credits/999999')).status).toBe(404)
    await ledgerHolds()
  })

  it('keeps its ledger as it was written', async () => {
    await credit()
    const { db } = testShop().shop
    const words = 'An entry of a store credit is never changed.'
    const change = db.write((tx) =>
      tx.updateTable('store_credit_entries').set({ paise: 1 }).execute(),
    )
    await expect(change).rejects.toThrow(words)
    const drop = db.write((tx) => tx.deleteFrom('store_credit_entries').execute())
    await expect(drop).rejects.toThrow(words)
  })
})

import { expect, it } from 'vitest'
import { z } from 'zod'
import { Availability } from '#contract/checkout/types.ts'
import { EditedHoldLimits, StaffHoldPage } from '#contract/holds/types.ts'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { Order, PlacedOrder } from '#contract/orders/types.ts'
import { Today } from '#contract/performance/types.ts'
import { StaffReturn, StaffReturnPage } from '#contract/returns/types.ts'
import { SalesFigures } from '#contract/sales/types.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { emails } from '#server/app/modules.ts'
import { longDay } from '#server/email-words/email-words.ts'
import { toText } from '#server/platform/mail/layout.ts'
import { currentProfile } from '#server/settings/documents.ts'
import { openForBusiness } from '#test/an-order.ts'
import { creditLedgerHolds } from '#test/credit-ledger.ts'
import { bookAccounts } from '#test/day-book.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { cashGoesTo, order } from '#test/ordering.ts'
import { addPiece, stockOf } from '#test/pieces.ts'
import { readEmail } from '#test/read-email.ts'
import { newShopper, type Reply, signedIn } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'
import { sweepBuying } from '../checkout/sweep-buying.ts'

onNewShops('the money of an exchange', (testShop) => {
  const says = (reply: Reply) => [reply.status, reply.body['message']]
  const pass = () => {
    testShop().clock.now += 60_000
  }

  /** Sarees of these prices, delivered, and the desk of their returns. */
  async function bought(prices: number[], method: 'upi' | 'cod' = 'upi') {
    await openForBusiness(testShop())
    await registerShop(testShop())
    const guest = newShopper(testShop())
    for (const price of prices) {
      const productId = await addPiece(testShop().shop, { price, stock: 5 })
      must(await guest.post('/api/cart/lines', { productId }))
    }
    const { token } = must(await order(guest, { method }), 201).as(PlacedOrder)
    const owner = await signedIn(testShop(), 'owner')
    const db = testShop().shop.db.read
    const orders = db.selectFrom('orders').select('id').where('token', '=', token)
    const { id } = await orders.executeTakeFirstOrThrow()
    const desk = `/api/admin/orders/${id}`
    const pay = async () => must(await owner.post(`${desk}/payments`, {}))
    if (method === 'upi') await pay()
    pass()
    must(await owner.post(`${desk}/parcels`, { carrier: 'DTDC' }))
    must(await owner.post(`${desk}/moves`, { to: 'delivered' }))
    pass()
    const seen = async () => must(await guest.get(`/api/orders/${token}`)).as(Order)
    const { lines } = await seen()
    const ask = async (at: number, wish: 'return' | 'exchange') => {
      const asked = { wish, reason: 'colour', lines: [{ lineId: lines[at]?.id, quantity: 1 }] }
      const form = { ...asked, ...cashGoesTo }
      const { returns } = must(await guest.post(`/api/orders/${token}/returns`, form)).as(Order)
      const returnId = Math.max(...returns.map((one) => one.id))
      return { returnId, path: `/api/admin/returns/${returnId}` }
    }
    const approve = async (path: string, price: number) => {
      const productId = await addPiece(testShop().shop, { price, stock: 2 })
      const { exchange } = must(await owner.post(`${path}/exchange`, { productId })).as(StaffReturn)
      const fresh = async () => must(await guest.get(`/api/orders/${exchange?.token}`)).as(Order)
      const ofStaff = async () =>
        must(await owner.get(`/api/admin/orders/${exchange?.id}`)).as(StaffOrder)
      return { ...exchange, productId, fresh, ofStaff }
    }
    const receive = async (path: string) => {
      must(await owner.post(`${path}/receipt`, { isRestocked: true }))
      pass()
    }
    return { guest, owner, token, desk, pay, seen, ask, approve, receive }
  }
  const owedOrders = async () => {
    const owner = await signedIn(testShop(), 'owner')
    return must(await owner.get('/api/admin/today')).as(Today).owedOrders
  }

  it('is that of its own saree: what another return is owed stays owed', async () => {
    const one = await bought([5500, 6000])
    const back = await one.ask(0, 'return')
    must(await one.owner.post(`${back.path}/decision`, { isApproved: true }))
    await one.receive(back.path)
    const { path } = await one.ask(1, 'exchange')
    const next = await one.approve(path, 11_500)
    await one.receive(path)
    expect(await next.fresh()).toMatchObject({
      ...{ state: 'pending_payment', paid: 6000 },
      payment: { state: 'awaiting', amount: 5500 },
    })
    expect(await one.seen()).toMatchObject({ refunded: 6000, credited: 11_500 })
    const refund = { amount: 5500, method: 'upi', reference: '412345678901' }
    must(await one.owner.post(`${back.path}/closing`, { refund }))
    const { refunds, documents } = must(await one.owner.get(one.desk)).as(StaffOrder)
    const notes = documents
      ?.filter(({ kind }) => kind === 'credit-note')
      .map(({ number }) => number)
    // The first note paid the first return, the second one the exchange.
    expect(new Set(refunds.map((each) => [each.amount, each.documentNumber].join()))).toEqual(
      new Set([`5500,${notes?.sort()[0]}`, `6000,${notes?.sort()[1]}`]),
    )
  })

  it('of an order that is cancelled afterwards is owed as money, never as a credit that nobody chose', async () => {
    const one = await bought([6000])
    const { path } = await one.ask(0, 'exchange')
    const next = await one.approve(path, 8500)
    await one.receive(path)
    must(await one.owner.post(`/api/admin/orders/${next.id}/payments`, {}))
    pass()
    expect(await next.fresh()).toMatchObject({ state: 'confirmed', paid: 8500 })
    expect(await one.seen()).toMatchObject({ refunded: 6000, exchanged: 6000 })
    expect(await owedOrders()).toBe(0)
    must(await one.guest.post(`/api/orders/${next.token}/cancel`))
    pass()
    expect(await next.fresh()).toMatchObject({ state: 'cancelled', paid: 8500, refunded: 0 })
    expect(await stockOf(testShop().shop, next.productId)).toBe(2)
    expect(await owedOrders()).toBe(1)
    const refunds = `/api/admin/orders/${next.id}/refunds`
    const asCredit = await one.owner.post(refunds, { amount: 8500, method: 'store_credit' })
    expect(asCredit.status).toBe(409)
    must(await one.owner.post(refunds, { amount: 6500, method: 'upi', reference: '412345678901' }))
    pass()
    must(await one.owner.post(refunds, { amount: 2000, method: 'upi', reference: '412345678902' }))
    expect(await next.fresh()).toMatchObject({ state: 'refunded', refunded: 8500 })
    expect(await owedOrders()).toBe(0)
    await creditLedgerHolds(testShop())
    const { customers, advances, 'store-credit': credit, ...rest } = await bookAccounts(testShop())
    expect({ customers, advances, credit }).toEqual({})
    expect(rest['money:upi'] ?? 0).toBe(0)
  })

  it('waits until the courier has brought that of the first order', async () => {
    const one = await bought([6000], 'cod')
    const { path } = await one.ask(0, 'exchange')
    const next = await one.approve(path, 6000)
    await one.receive(path)
    expect(await next.fresh()).toMatchObject({ state: 'pending_payment', paid: 0, payment: null })
    expect((await one.seen()).returns).toMatchObject([{ state: 'received', resolution: null }])
    const { events } = must(await one.owner.get(one.desk)).as(StaffOrder)
    expect(events.at(-1)).toMatchObject({ kind: 'warning', isPublic: false })
    await one.pay()
    pass()
    expect(await next.fresh()).toMatchObject({ state: 'confirmed', paid: 6000, storeCredit: 6000 })
    expect((await one.seen()).returns).toMatchObject([{ state: 'closed', resolution: 'exchanged' }])
    expect(await owedOrders()).toBe(0)
    const { customers, advances, ...rest } = await bookAccounts(testShop())
    expect({ customers, advances, credit: rest['store-credit'] }).toEqual({ credit: -6000 })
  })

  it('is owed as a saree where the new one has left before the old one came', async () => {
    const one = await bought([6000])
    const owed = async () => {
      const list = must(await one.owner.get('/api/admin/returns?state=exchange-owed'))
      const { owedExchanges } = must(await one.owner.get('/api/admin/today')).as(Today)
      expect(list.as(StaffReturnPage).items).toHaveLength(owedExchanges)
      return owedExchanges
    }
    const { path } = await one.ask(0, 'exchange')
    const next = await one.approve(path, 6000)
    const desk = `/api/admin/orders/${next.id}`
    must(await one.owner.post(`${desk}/moves`, { to: 'confirmed' }))
    expect(await owed()).toBe(0)
    must(await one.owner.post(`${desk}/parcels`, { carrier: 'DTDC' }))
    expect(await owed()).toBe(1)
    expect(await next.fresh()).toMatchObject({ state: 'shipped', paid: 0 })
    await one.receive(path)
    expect(await owed()).toBe(0)
    expect(await next.fresh()).toMatchObject({ state: 'shipped', paid: 6000 })
  })

  it('is told as such, to its buyer and to staff', async () => {
    const one = await bought([6000])
    const list = async (path: string) => must(await one.owner.get(path))
    const waiting = async () => {
      const { items } = (await list('/api/admin/returns?state=exchange-waiting')).as(
        StaffReturnPage,
      )
      const { waitingExchanges } = (await list('/api/admin/today')).as(Today)
      expect(items).toHaveLength(waitingExchanges)
      return waitingExchanges
    }
    expect(await waiting()).toBe(0)
    const { path } = await one.ask(0, 'exchange')
    expect(await waiting()).toBe(1)
    const next = await one.approve(path, 6000)
    expect(await waiting()).toBe(0)
    const { items } = (await list('/api/admin/holds')).as(StaffHoldPage)
    expect(items).toMatchObject([{ kind: 'exchange', orderNumber: next.number }])
    must(await one.guest.post(`/api/orders/${next.token}/cancel`))
    expect(await waiting()).toBe(1)
    const again = await one.approve(path, 6000)
    await one.receive(path)
    expect(await waiting()).toBe(0)
    const told = async (letter: string, orderId: number) => {
      const email = emails.find(({ name }) => name === letter)
      const { shop } = testShop()
      const profile = await currentProfile(shop.db)
      // The props are those of an email about an order.
      const composed = await email?.write({ orderId } as never, { shop, profile, link: String })
      return composed ? toText(composed, profile) : ''
    }
    const { id } = must(await one.owner.get(one.desk)).as(StaffOrder)
    const old = await told('order-delivered', id)
    expect(old).toContain('Used for your exchange: ₹6,000')
    expect(old).not.toContain('Back as store credit')
    must(await one.guest.post(`/api/orders/${again.token}/cancel`))
    const fresh = await told('order-cancelled', again.id ?? 0)
    expect(fresh).toContain('What you have paid will be refunded.')
    expect(fresh).toContain('Paid by your exchange')
  })

  it('a return that is refused after all gives its saree free, and none whose parcel goes on', async () => {
    const one = await bought([6000, 6000])
    const { path } = await one.ask(0, 'exchange')
    const next = await one.approve(path, 6000)
    must(await one.owner.post(`${path}/decision`, { isApproved: false, words: 'Worn' }))
    expect(await next.fresh()).toMatchObject({ state: 'cancelled', keptProductIds: [] })
    const other = await one.ask(1, 'exchange')
    const early = await one.approve(other.path, 6000)
    must(await one.owner.post(`/api/admin/orders/${early.id}/moves`, { to: 'confirmed' }))
    const refuse = { isApproved: false, words: 'Worn' }
    expect(says(await one.owner.post(`${other.path}/decision`, refuse))).toEqual([
      409,
      `Order ${early.number} is made for this exchange already: cancel it first.`,
    ])
  })

  it('is not chosen as credit while another saree is kept for it', async () => {
    const one = await bought([6000])
    const { path, returnId } = await one.ask(0, 'exchange')
    const next = await one.approve(path, 6000)
    const choose = () => one.guest.post(`/api/orders/${one.token}/store-credit`, { returnId })
    expect((await choose()).status).toBe(409)
    must(await one.guest.post(`/api/orders/${next.token}/cancel`))
    must(await choose())
    await one.receive(path)
    const refund = { amount: 6000, method: 'store_credit' }
    must(await one.owner.post(`${path}/closing`, { refund }))
    expect((await one.seen()).returns).toMatchObject([{ credit: { balance: 6000 } }])
  })

  it('sent before the old saree is here: the note pays it, and the rest is asked for', async () => {
    const one = await bought([6000])
    const { path } = await one.ask(0, 'exchange')
    const next = await one.approve(path, 8500)
    const orders = `/api/admin/orders/${next.id}`
    must(await one.owner.post(`${orders}/moves`, { to: 'confirmed' }))
    must(await one.owner.post(`${orders}/parcels`, { carrier: 'DTDC' }))
    await one.receive(path)
    expect(await next.fresh()).toMatchObject({
      ...{ state: 'shipped', paid: 6000 },
      payment: { state: 'awaiting', amount: 2500 },
    })
    must(await one.owner.post(`${orders}/payments`, {}))
    pass()
    expect(await next.ofStaff()).toMatchObject({ paid: 8500 })
    const { customers, advances, 'store-credit': credit } = await bookAccounts(testShop())
    expect({ customers, advances, credit }).toEqual({})
  })

  const dayMs = 86_400_000
  const lastDay = (of: Order) => Date.parse(of.heldUntil ?? '') - 1
  const told = async (name: string, orderId = 0) =>
    (await readEmail(testShop(), name, { orderId })).text

  it('ends on the day that its buyer was told, where the old saree has not come', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const limits = must(await owner.get('/api/admin/hold-limits')).as(EditedHoldLimits)
    must(await owner.put('/api/admin/hold-limits', { ...limits, exchangeDays: 3 }))
    const { seen, ask, approve } = await bought([6000])
    const { path } = await ask(0, 'exchange')
    const next = await approve(path, 6500)
    const shown = await next.fresh()
    const until = lastDay(shown)
    expect(dayInIndia(until)).toBe(dayInIndia(testShop().clock.now + 3 * dayMs))
    expect(await told('exchange-made', next.id)).toContain(
      `until the end of ${longDay(until, 'en')}`,
    )
    testShop().clock.now = until
    await sweepBuying(testShop().shop)
    expect((await next.fresh()).state).toBe('pending_payment')
    expect(await freeOf(next.productId)).toBe(1)
    testShop().clock.now = until + 1
    await sweepBuying(testShop().shop)
    expect(await next.fresh()).toMatchObject({ state: 'cancelled', paid: 0 })
    expect(await freeOf(next.productId)).toBe(2)
    expect(await seen()).toMatchObject({ state: 'delivered', refunded: 0, credited: 0 })
    expect(await owedOrders()).toBe(0)
  })

  it('leaves two whole days at least for the rest of a dearer one; then all of it is owed', async () => {
    const { seen, ask, approve } = await bought([6000])
    const { path } = await ask(0, 'exchange')
    const next = await approve(path, 6500)
    // The old saree comes on the last day.
    testShop().clock.now = lastDay(await next.fresh())
    const owner = await signedIn(testShop(), 'owner')
    must(await owner.post(`${path}/receipt`, { isRestocked: true }))
    const until = lastDay(await next.fresh())
    expect(dayInIndia(until)).toBe(dayInIndia(testShop().clock.now + 2 * dayMs))
    const email = await told('order-placed', next.id)
    expect(email).toContain('Subject: One more step for your exchange')
    expect(email).toContain(`₹500 is left to pay`)
    expect(email).toContain(`by the end of ${longDay(until, 'en')}`)
    testShop().clock.now = until + 1
    await sweepBuying(testShop().shop)
    expect((await next.fresh()).state).toBe('cancelled')
    expect(await freeOf(next.productId)).toBe(2)
    expect(await seen()).toMatchObject({ credited: 6000 })
    expect(await owedOrders()).toBe(1)
    await creditLedgerHolds(testShop())
  })

  const freeOf = async (id: number) => {
    const reply = await newShopper(testShop()).get(`/api/availability?ids=${id}`)
    return must(reply).as(z.array(Availability))[0]?.available
  }

  it.each([
    { what: 'dearer', price: 6500 },
    { what: 'cheaper', price: 5500 },
    { what: 'of the same price', price: 6000 },
  ])('$what: stock, sales figures and day book are right at each step', async ({ price }) => {
    const { owner, ask, approve, receive, seen } = await bought([6000])
    const [old] = (await seen()).lines
    const state = async () => ({
      stock: await stockOf(testShop().shop, old?.productId ?? 0),
      sold: await soldNow(),
      accounts: await bookAccounts(testShop()),
    })
    const before = await state()
    const { path } = await ask(0, 'exchange')
    const next = await approve(path, price)
    // Nothing has moved yet but a promise.
    expect(await state()).toEqual(before)
    await receive(path)
    const here = await state()
    expect(here.stock).toBe(before.stock + 1)
    const isPaid = price <= 6000
    const pieces = await stockOf(testShop().shop, next.productId)
    expect(pieces).toBe(isPaid ? 1 : 2)
    if (!isPaid) {
      must(await owner.post(`/api/admin/orders/${next.id}/payments`, {}))
      pass()
    }
    if (price < 6000) {
      const refund = { amount: 6000 - price, method: 'upi', reference: '412345678901' }
      must(await owner.post(`${path}/closing`, { refund }))
      pass()
    }
    expect(await stockOf(testShop().shop, next.productId)).toBe(1)
    expect(await soldNow()).toBe(before.sold + price - 6000)
    must(await owner.post(`/api/admin/orders/${next.id}/parcels`, { carrier: 'DTDC' }))
    must(await owner.post(`/api/admin/orders/${next.id}/moves`, { to: 'delivered' }))
    pass()
    const accounts = await bookAccounts(testShop())
    const { customers = 0, advances = 0, 'store-credit': credit = 0 } = accounts
    // Nobody owes anybody anything, and the till has what the new saree costs.
    expect([customers, advances, credit]).toEqual([0, 0, 0])
    const money = Object.entries(accounts).filter(([name]) => name.startsWith('money:'))
    expect(money.reduce((sum, [, rupees]) => sum + rupees, 0)).toBeCloseTo(price, 2)
    await creditLedgerHolds(testShop())
  })

  const soldNow = async () => {
    const owner = await signedIn(testShop(), 'owner')
    const path = '/api/admin/figures/sales?from=2026-01-01&to=2026-12-31'
    const { total, refunded } = must(await owner.get(path)).as(SalesFigures)
    return Math.round((total - refunded) * 100) / 100
  }
})

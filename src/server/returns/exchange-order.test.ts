import { expect, it } from 'vitest'
import { EditedDelivery } from '#contract/delivery/types.ts'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { Order, PlacedOrder } from '#contract/orders/types.ts'
import { StaffReturn } from '#contract/returns/types.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { type Reply, type Shopper, signedIn } from '#test/shopper.ts'
import { issuedGstin, registerShop } from '#test/tax-shop.ts'

// The order of the saree that comes instead, and who may have one.

onNewShops('the order that an exchange makes', (testShop) => {
  const says = ({ status, body }: Reply) => [status, body['refusal'] ?? null]
  const upi = (amount: number, reference: string) => ({ amount, method: 'upi', reference })

  /** What an order is delivered with and asked back by, until staff have the return on their desk. */
  async function deskOf(buyer: Shopper, token: string, wish: 'return' | 'exchange' = 'exchange') {
    const path = `/api/orders/${token}`
    const owner = await signedIn(testShop(), 'owner')
    const found = testShop().shop.db.read.selectFrom('orders').select('id')
    const { id } = await found.where('token', '=', token).executeTakeFirstOrThrow()
    const staff = `/api/admin/orders/${id}`
    const { paid, total, lines } = must(await owner.get(staff)).as(StaffOrder)
    if (paid < total) must(await owner.post(`${staff}/payments`, {}))
    must(await owner.post(`${staff}/parcels`, { carrier: 'DTDC' }))
    must(await owner.post(`${staff}/moves`, { to: 'delivered' }))
    const asked = lines.map((line) => ({ lineId: line.id, quantity: line.quantity }))
    const ask = { wish, reason: 'colour', lines: asked }
    const { returns } = must(await buyer.post(`${path}/returns`, ask)).as(Order)
    const returnId = returns.at(-1)?.id ?? 0
    const desk = `/api/admin/returns/${returnId}`
    const exchange = (form: object) => owner.post(`${desk}/exchange`, form)
    const seen = async () => must(await buyer.get(path)).as(Order)
    const decide = (isApproved: boolean) => owner.post(`${desk}/decision`, { isApproved })
    const receive = () => owner.post(`${desk}/receipt`, { isRestocked: true })
    const close = (refund: object | null) => owner.post(`${desk}/closing`, { refund })
    const choose = (by = token) => buyer.post(`/api/orders/${by}/store-credit`, { returnId })
    return { owner, desk, returnId, exchange, seen, decide, receive, close, choose }
  }
  const delivered = async (price = 6000) => {
    await openForBusiness(testShop())
    const made = await anOrder(testShop(), { method: 'upi', price })
    return { ...made, ...(await deskOf(made.guest, made.token)) }
  }
  const piece = (price = 6000) => addPiece(testShop().shop, { price, stock: 3 })
  const madeOf = async (owner: Shopper, reply: Reply) => {
    const { exchange } = must(reply).as(StaffReturn)
    return must(await owner.get(`/api/admin/orders/${exchange?.id}`)).as(StaffOrder)
  }

  it('is for the same buyer at the same place, in her language, without a word of the old one', async () => {
    await openForBusiness(testShop())
    await registerShop(testShop(), { gstin: issuedGstin })
    const staff = await signedIn(testShop(), 'owner')
    const terms = must(await staff.get('/api/admin/delivery')).as(EditedDelivery)
    const zone = { name: 'Chennai', pinPrefixes: ['600'], fee: 40, freeAbove: null }
    const zones = [{ ...zone, isCodAllowed: true, days: { from: 1, to: 1 } }]
    must(await staff.put('/api/admin/delivery', { ...terms, zones }))
    const buyer = await signedIn(testShop())
    await fill(buyer, await piece(1500))
    must(await buyer.put('/api/cart/coupon', { code: 'WELCOME10' }))
    const words = { note: 'Ring twice', giftMessage: 'For Amma' }
    const business = { buyerGstin: issuedGstin, buyerLegalName: 'Meena Traders' }
    const form = { method: 'upi' as const, more: { ...words, ...business } }
    const { token } = must(await order(buyer, form), 201).as(PlacedOrder)
    await testShop().shop.db.write((tx) =>
      tx.updateTable('orders').set({ language: 'ta' }).execute(),
    )
    const { owner, exchange, seen } = await deskOf(buyer, token)
    const old = await seen()
    expect(old).toMatchObject({ ...words, shipping: 40, couponCode: 'WELCOME10' })
    const cheap = { price: 3000, discountPrice: 2500, stock: 5, name: 'Chanderi' }
    const productId = await addPiece(testShop().shop, cheap)
    const next = await madeOf(owner, await exchange({ productId, quantity: 2 }))
    expect(next).toMatchObject({
      ...{ contact: old.contact, address: old.address, buyerGstin: issuedGstin },
      ...{ userId: buyer.userId, channel: 'web', language: 'ta', paymentMethod: 'upi' },
      ...{ note: '', giftMessage: '', couponCode: null, hasStock: false, exchangeOf: old.number },
      ...{ subtotal: 5000, discount: 0, shipping: 0, fee: 0, total: 5000, paid: 0, payments: [] },
      lines: [
        {
          ...{ productId, name: 'Chanderi', description: 'Silk, Maroon, Wedding' },
          ...{ price: 2500, quantity: 2, total: 5000, slug: expect.stringMatching(/^saree-/) },
        },
      ],
    })
    expect(next.lines[0]?.code).toMatch(/^T-\d+$/)
    // One working day, as her zone promises; the shop's own terms say five at least.
    const days = (Date.parse(next.expected?.to ?? '') - testShop().clock.now) / 86_400_000
    expect(days).toBeLessThan(3)
    const row = await testShop()
      .shop.db.read.selectFrom('orders')
      .select(['full_name', 'buyer_legal_name'])
      .where('id', '=', next.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ full_name: 'Meena Raman', buyer_legal_name: 'Meena Traders' })
    const events = next.events.map(({ kind, actor, to }) => [kind, actor, to])
    expect(events).toEqual([['placed', 'staff', 'pending_payment']])
    const step = (await seen()).events.at(-1)
    expect(step).toMatchObject({ words: `exchange: ${next.number}`, actor: 'staff' })
  })

  it('of a sale over the counter has no address either, and is never asked for at the door', async () => {
    await openForBusiness(testShop())
    const owner = await signedIn(testShop(), 'owner')
    const sale = {
      ...{ channel: 'exhibition', contact: { mobile: '9840012345' }, fullName: 'Meena Raman' },
      ...{ address: null, paymentMethod: 'cod', isPaid: true },
      lines: [{ productId: await piece(), quantity: 1 }],
    }
    const { token } = must(await owner.post('/api/admin/orders', sale)).as(StaffOrder)
    const { exchange } = await deskOf(owner, token)
    const next = await madeOf(owner, await exchange({ productId: await piece() }))
    expect(next).toMatchObject({ channel: 'exhibition', buyerGstin: null, paymentMethod: 'upi' })
    const rows = testShop().shop.db.read.selectFrom('orders').select('address')
    const { address } = await rows.where('id', '=', next.id).executeTakeFirstOrThrow()
    expect(address).toBe('{}')
  })

  it('is of one piece where staff say no number; asked for in another number it is another one', async () => {
    const { owner, exchange } = await delivered()
    const productId = await piece()
    const next = await madeOf(owner, await exchange({ productId }))
    expect(next.lines).toMatchObject([{ productId, quantity: 1 }])
    expect(await madeOf(owner, await exchange({ productId, quantity: 1 }))).toEqual(next)
    const made = [409, 'exchange-made']
    expect(says(await exchange({ productId, quantity: 2 }))).toEqual(made)
    expect(says(await exchange({ productId: await piece(), quantity: 1 }))).toEqual(made)
    const gone = await exchange({ productId: 999_999 })
    expect(says(gone)).toEqual(made)
  })

  it('is made of a saree that there is, and of a return that there is', async () => {
    const { owner, exchange, seen } = await delivered()
    const gone = await exchange({ productId: 999_999 })
    expect(says(gone)).toEqual([400, 'saree-gone'])
    expect(Object.keys(gone.body['errors'] as object)).toEqual(['productId'])
    expect((await seen()).returns).toMatchObject([{ state: 'asked', exchange: null }])
    const nowhere = await owner.post('/api/admin/returns/99999/exchange', {
      productId: await piece(),
    })
    expect(says(nowhere)).toEqual([404, 'no-such-return'])
  })

  it('is made of no return that is refused, closed, or that goes back as store credit', async () => {
    const over = async (end: (one: Awaited<ReturnType<typeof delivered>>) => Promise<Reply[]>) => {
      const one = await delivered()
      for (const reply of await end(one)) must(reply)
      const { status, body } = await one.exchange({ productId: await piece() })
      expect((await one.seen()).returns).toMatchObject([{ exchange: null }])
      return [status, body['message']]
    }
    expect(await over(async ({ decide }) => [await decide(false)])).toEqual([
      ...[409, 'A return that is refused cannot become an exchange.'],
    ])
    const closing = async ({ decide, receive, close }: Awaited<ReturnType<typeof delivered>>) => [
      ...[await decide(true), await receive(), await close(null)],
    ]
    expect(await over(closing)).toEqual([
      ...[409, 'A return that is closed cannot become an exchange.'],
    ])
    expect(await over(async ({ choose }) => [await choose()])).toEqual([
      ...[409, 'The buyer chose store credit for this return instead.'],
    ])
  })

  it('is made of the return of a business only while the shop may send it an invoice', async () => {
    await openForBusiness(testShop())
    await registerShop(testShop(), { gstin: issuedGstin })
    const more = { buyerGstin: issuedGstin, buyerLegalName: 'Meena Traders' }
    const before = await anOrder(testShop(), { method: 'upi', more })
    const business = await deskOf(before.guest, before.token)
    const person = await delivered()
    await registerShop(testShop(), { gstin: issuedGstin, turnoverAbove5Crore: true })
    const form = { productId: await piece() }
    expect(says(await business.exchange(form))).toEqual([409, 'no-exchange-of-businesses'])
    must(await person.exchange(form))
    await registerShop(testShop(), { gstin: issuedGstin })
    must(await business.exchange(form))
  })

  it('leaves a refused return refused where it was cancelled before', async () => {
    const { owner, exchange, decide, seen } = await delivered()
    const next = await madeOf(owner, await exchange({ productId: await piece() }))
    must(await owner.post(`/api/admin/orders/${next.id}/moves`, { to: 'cancelled' }))
    must(await decide(false))
    expect((await seen()).returns).toMatchObject([{ state: 'refused' }])
    const moves = (await madeOfOrder(owner, next.id)).events.filter(({ kind }) => kind === 'moved')
    expect(moves.map(({ to }) => to)).toEqual(['cancelled'])
  })

  it('is cancelled with a reason where its return is refused', async () => {
    const { owner, exchange, decide } = await delivered()
    const next = await madeOf(owner, await exchange({ productId: await piece() }))
    must(await decide(false))
    const { state, events } = await madeOfOrder(owner, next.id)
    expect([state, events.at(-1)?.words]).toEqual(['cancelled', 'The return was not accepted.'])
  })
  const madeOfOrder = async (owner: Shopper, id: number) =>
    must(await owner.get(`/api/admin/orders/${id}`)).as(StaffOrder)

  it('stands in the way of store credit until it is settled; then what is left may be chosen', async () => {
    const one = await delivered()
    must(await one.exchange({ productId: await piece(5500) }))
    expect(says(await one.choose())).toEqual([409, 'exchange-under-way'])
    must(await one.receive())
    must(await one.choose())
    const [chosen] = (await one.seen()).returns
    expect(chosen).toMatchObject({ isCreditChosen: true, state: 'received', owed: 500 })
    // Chosen again it is as it was.
    must(await one.choose())
    const steps = (await one.seen()).events.filter(({ words }) => words === 'store credit')
    expect(steps).toMatchObject([{ kind: 'return', actor: 'customer' }])
  })

  it('whose old saree is here and not paid for yet stands in the way of store credit too', async () => {
    await openForBusiness(testShop())
    const made = await anOrder(testShop(), { method: 'cod' })
    await made.staff('parcels', { carrier: 'DTDC' })
    await made.staff('moves', { to: 'delivered' })
    const lines = [{ lineId: made.lineId, quantity: 1 }]
    const ask = { wish: 'exchange', reason: 'colour', lines }
    const path = `/api/orders/${made.token}`
    const { returns } = must(await made.guest.post(`${path}/returns`, ask)).as(Order)
    const [asked] = returns
    const desk = `/api/admin/returns/${asked?.id}`
    must(await made.owner.post(`${desk}/exchange`, { productId: await piece() }))
    must(await made.owner.post(`${desk}/receipt`, { isRestocked: true }))
    const choice = await made.guest.post(`${path}/store-credit`, { returnId: asked?.id })
    expect(says(choice)).toEqual([409, 'exchange-under-way'])
  })

  it('is no concern of another order: its link chooses nothing', async () => {
    const [one, other] = [await delivered(), await delivered()]
    expect(says(await one.choose(other.token))).toEqual([404, 'no-such-return'])
    expect((await one.seen()).returns).toMatchObject([{ isCreditChosen: false }])
    must(await one.decide(false))
    expect(says(await one.choose())).toEqual([409, 'return-refused'])
    must(await other.decide(true))
    must(await other.receive())
    must(await other.close(upi(6000, '800000000009')))
    expect(says(await other.choose())).toEqual([409, 'return-settled'])
  })
})

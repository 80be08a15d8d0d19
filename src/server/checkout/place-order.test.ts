import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { Cart } from '#contract/cart/types.ts'
import { Checkout } from '#contract/checkout/types.ts'
import { Order, PlacedOrder } from '#contract/orders/types.ts'
import { timeInIndia } from '#domain/india-time.ts'
import { saveWords } from '#test/factories.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { address, contact, fill, order, orderForm } from '#test/ordering.ts'
import { addPiece, stockOf, usesOf } from '#test/pieces.ts'
import { newShopper, type Reply, signedIn } from '#test/shopper.ts'
import { testPayments } from '#test/test-payments.ts'
import { createApp } from '../app/app.ts'
import { createShop } from '../app/create-shop.ts'
import { seedCoupons } from '../coupons/seed-coupons.ts'
import { keepPaymentSettings } from '../payment-methods/settings.ts'
import { openLog } from '../platform/shop.ts'

const fullDisk = `create trigger full_disk before insert on order_lines
  begin select raise(rollback, 'database or disk is full'); end`

const upi = {
  ...testPayments,
  upi: { isEnabled: true, address: 'pallu@okbank', payeeName: 'Pallu' },
}

onBothEngines('placing an order', (testShop) => {
  const rowOf = ({ token }: PlacedOrder) =>
    testShop()
      .shop.db.read.selectFrom('orders')
      .selectAll()
      .where('token', '=', token)
      .executeTakeFirstOrThrow()

  it('guest by default: stock, lines, ledger, email and an empty cart', async () => {
    const { shop } = testShop()
    const guest = newShopper(testShop())
    const id = await addPiece(shop, { name: 'Wedding silk', price: 12_000, stock: 4 })
    must(await guest.post('/api/cart/lines', { productId: id, quantity: 2 }))
    const reply = await order(guest)
    expect(reply.status).toBe(201)
    const placed = reply.as(PlacedOrder)
    expect(placed).toMatchObject({ state: 'confirmed', total: 24_000 })
    expect(placed.number).toMatch(/^PAL-2026-\d{6}$/)
    expect(placed.token).toMatch(/^[\w-]{22}$/)
    expect(placed.path).toBe(`/order/${placed.token}`)
    expect(reply.headers.get('idempotency-replayed')).toBeNull()
    expect(await stockOf(shop, id)).toBe(2)
    expect((await guest.get('/api/cart')).as(Cart).lines).toEqual([])
    const row = await rowOf(placed)
    expect(row).toMatchObject({
      email: contact.email,
      mobile: '9840012345',
      full_name: 'Meena Raman',
      total_paise: 2_400_000,
      has_stock: 1,
      invoice_number: null,
    })
    const ledger = await shop.db.read
      .selectFrom('stock_ledger')
      .selectAll()
      .where('order_id', '=', row.id)
      .execute()
    expect(ledger).toMatchObject([{ product_id: id, change: -2, stock_after: 2, reason: 'order' }])
    const mail = await shop.db.read
      .selectFrom('mails')
      .select(['recipient', 'letter', 'props'])
      .where('props', '=', JSON.stringify({ orderId: row.id }))
      .execute()
    expect(mail).toMatchObject([{ recipient: contact.email, letter: 'order-placed' }])
  })

  it('the price is the shop’s: figures sent along are ignored', async () => {
    const { shop } = testShop()
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(shop, { price: 9000 }))
    const more = { price: 1, total: 1, discount: 9000, state: 'delivered', isPaid: true }
    const placed = (await order(guest, { more })).as(PlacedOrder)
    expect(placed).toMatchObject({ total: 9000, state: 'confirmed' })
  })

  it('says that prices changed when the shopper saw another total', async () => {
    const { shop } = testShop()
    const guest = newShopper(testShop())
    const id = await addPiece(shop, { price: 9000 })
    await fill(guest, id)
    const form = await orderForm(guest)
    await shop.db.write((tx) =>
      tx.updateTable('products').set({ price_paise: 800_000 }).where('id', '=', id).execute(),
    )
    const key = { 'idempotency-key': randomUUID() }
    const reply = await guest.post('/api/orders', form, key)
    expect(reply.status).toBe(409)
    expect(reply.body).toMatchObject({
      message: 'Prices changed. Please look at your order once more.',
      errors: { totalHash: 'The prices have changed.' },
    })
    const again = await guest.post('/api/orders', await orderForm(guest), key)
    expect(again.as(PlacedOrder).total).toBe(8000)
  })

  it('sold out meanwhile: 409 that names the piece, and nothing is kept', async () => {
    const { shop } = testShop()
    const [guest, rival] = [newShopper(testShop()), newShopper(testShop())]
    const [one, other] = [
      await addPiece(shop, { name: 'Peacock border', stock: 1, price: 3000 }),
      await addPiece(shop, { stock: 3, price: 3000 }),
    ]
    await fill(guest, one, other)
    await fill(rival, one)
    const form = await orderForm(guest)
    expect((await order(rival)).status).toBe(201)
    const words = 'மயில் கரை'
    const said = { thing: 'product', id: one, field: 'name', english: 'Peacock border' } as const
    await saveWords(shop, 'ta', [{ ...said, words }])
    const reply = await guest.post('/api/orders', form, { 'idempotency-key': randomUUID() })
    expect(reply.status).toBe(409)
    expect(reply.body).toMatchObject({
      params: { pieces: [{ name: 'Peacock border', names: { ta: words }, left: 0 }] },
      message: 'Peacock border is sold out.',
      code: 'out_of_stock',
      errors: { [`lines.${one}`]: 'Peacock border is sold out.' },
    })
    expect(await stockOf(shop, other)).toBe(3)
    expect((await guest.get('/api/cart')).as(Cart).lines).toHaveLength(2)
  })

  it('what one keeps aside oneself is never said to be what one waits for', async () => {
    const { shop, clock } = testShop()
    await shop.db.write((tx) => keepPaymentSettings(tx, upi, shop.now()))
    const [guest, rival] = [newShopper(testShop()), newShopper(testShop())]
    const id = await addPiece(shop, { name: 'Two looms', stock: 2 })
    await fill(guest, id)
    await fill(rival, id)
    must(await guest.post('/api/checkout'))
    const form = await orderForm(guest)
    await order(rival, { method: 'upi' })
    const until = clock.now + 30 * 60_000
    await shop.db.write((tx) =>
      tx.updateTable('products').set({ stock: 1 }).where('id', '=', id).execute(),
    )
    const reply = await guest.post('/api/orders', form, { 'idempotency-key': randomUUID() })
    expect(reply.status).toBe(409)
    expect(reply.body['message']).toBe(`Two looms is on hold until ${timeInIndia(until)}.`)
    clock.now = until
    await shop.db.write((tx) => keepPaymentSettings(tx, testPayments, shop.now()))
  })

  it('keeps the note and the words for the gift as they were written', async () => {
    const { shop } = testShop()
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(shop))
    const more = { note: 'Please ring twice', giftMessage: 'வாழ்த்துகள், Amma' }
    const placed = (await order(guest, { more })).as(PlacedOrder)
    expect(await rowOf(placed)).toMatchObject({ note: more.note, gift_message: more.giftMessage })
  })

  it('an empty cart is not ordered', async () => {
    const guest = newShopper(testShop())
    const reply = await order(guest)
    expect([reply.status, reply.body['message']]).toEqual([400, 'Your cart is empty'])
  })

  it('says beside each field what is wrong', async () => {
    const { shop } = testShop()
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(shop))
    const more = {
      contact: { email: 'no', mobile: '12345' },
      address: { ...address, pin: '0600', fullName: ' ' },
    }
    const reply = await order(guest, { more })
    expect([reply.status, reply.body['errors']]).toEqual([
      400,
      {
        'contact.email': 'Please enter a valid email',
        'contact.mobile': 'Please enter a 10-digit Indian mobile number',
        'address.fullName': 'Please enter the name of the receiver',
        'address.pin': 'Please enter a 6-digit PIN code',
      },
    ])
  })

  it('counts a coupon inside the order, once a customer where it says so', async () => {
    const { shop } = testShop()
    await shop.db.write((tx) => seedCoupons(tx, shop.now()))
    await shop.db.write((tx) =>
      tx
        .updateTable('coupons')
        .set({ max_uses_per_customer: 1 })
        .where('code', '=', 'WELCOME10')
        .execute(),
    )
    const uses = () => usesOf(shop, 'WELCOME10')
    const [guest, same, other] = [
      newShopper(testShop()),
      newShopper(testShop()),
      newShopper(testShop()),
    ]
    for (const shopper of [guest, same, other]) {
      await fill(shopper, await addPiece(shop, { price: 9000 }))
      must(await shopper.put('/api/cart/coupon', { code: 'WELCOME10' }))
    }
    const cheaper = (await order(guest)).as(PlacedOrder)
    expect(cheaper.total).toBe(8100)
    expect(await rowOf(cheaper)).toMatchObject({ discount_paise: 90_000, coupon_code: 'WELCOME10' })
    const refused = await order(same, { email: 'other@example.in' })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      message: 'You have used this promo code already.',
      errors: { coupon: 'You have used this promo code already.' },
    })
    expect(await uses()).toBe(1)
    const someone = { email: 'b@example.in', mobile: '9876543210' }
    expect((await order(other, someone)).status).toBe(201)
    expect(await uses()).toBe(2)
  })

  it('a coupon that takes nothing off is neither used up nor written on the order', async () => {
    const { shop } = testShop()
    const owner = await signedIn(testShop(), 'owner')
    const terms = { code: 'PAIR', kind: 'amount', amount: 300, minSubtotal: 10_000 }
    must(await owner.post('/api/admin/coupons', terms))
    const guest = newShopper(testShop())
    const id = await addPiece(shop, { price: 6000 })
    must(await guest.post('/api/cart/lines', { productId: id, quantity: 2 }))
    must(await guest.put('/api/cart/coupon', { code: 'PAIR' }))
    must(await guest.put(`/api/cart/lines/${id}`, { quantity: 1 }))
    const placed = (await order(guest, { mobile: '9000000002' })).as(PlacedOrder)
    expect(placed.total).toBe(6000)
    expect(await rowOf(placed)).toMatchObject({ discount_paise: 0, coupon_code: null })
    const coupon = shop.db.read.selectFrom('coupons').select('uses').where('code', '=', 'PAIR')
    expect(await coupon.executeTakeFirstOrThrow()).toEqual({ uses: 0 })
  })

  it('cash on delivery: fee shown before paying, limits by PIN prefix and order value', async () => {
    const { shop } = testShop()
    const cod = { isEnabled: true, pinPrefixes: ['60'], maxOrder: 20_000, fee: 99 }
    await shop.db.write((tx) => keepPaymentSettings(tx, { ...upi, cod }, shop.now()))
    const guest = newShopper(testShop())
    const id = await addPiece(shop, { price: 9000 })
    await fill(guest, id)
    const far = (await guest.get('/api/checkout?pin=110001')).as(Checkout)
    expect(far.payment).toMatchObject([
      { method: 'cod', isAllowed: false, refusal: 'Cash on delivery does not reach this PIN code' },
      { method: 'upi', isAllowed: true, fee: 0, total: 9000 },
    ])
    expect([far.stateOfPin, far.townOfPin]).toEqual(['Delhi', 'New Delhi'])
    const near = (await guest.get('/api/checkout?pin=600004')).as(Checkout)
    expect(near.payment[0]).toMatchObject({ isAllowed: true, fee: 99, total: 9099 })
    const elsewhere = await order(guest, {
      more: { address: { ...address, pin: '110001', state: 'Delhi' } },
    })
    expect([elsewhere.status, elsewhere.body['errors']]).toEqual([
      400,
      { paymentMethod: 'Cash on delivery does not reach this PIN code' },
    ])
    expect((await order(guest)).as(PlacedOrder).total).toBe(9099)
    must(await guest.post('/api/cart/lines', { productId: id, quantity: 3 }))
    const dear = (await guest.get('/api/checkout?pin=600004')).as(Checkout)
    expect(dear.payment[0]?.refusal).toBe('Cash on delivery is possible up to ₹20,000')
    await shop.db.write((tx) => keepPaymentSettings(tx, testPayments, shop.now()))
  })

  it('UPI waits for its money: the pieces are kept 30 minutes, then free again without a sweeper', async () => {
    const { shop, clock } = testShop()
    await shop.db.write((tx) => keepPaymentSettings(tx, upi, shop.now()))
    const [guest, rival] = [newShopper(testShop()), newShopper(testShop())]
    const id = await addPiece(shop, { name: 'Only piece', stock: 1 })
    await fill(guest, id)
    await fill(rival, id)
    const placed = (await order(guest, { method: 'upi' })).as(PlacedOrder)
    expect(placed.state).toBe('pending_payment')
    expect(await stockOf(shop, id)).toBe(1)
    const held = (await rival.get('/api/cart')).as(Cart)
    const until = new Date(clock.now + 30 * 60_000).toISOString()
    expect(held.lines[0]?.problems).toEqual([{ kind: 'on-hold', until }])
    const refused = await order(rival)
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      expect.stringMatching(/^Only piece is on hold until \d+:\d\d (am|pm)\.$/),
    ])
    clock.now += 30 * 60_000
    expect((await order(rival)).status).toBe(201)
    expect(await stockOf(shop, id)).toBe(0)
  })

  it('a way to pay that the shop has switched off is refused, beside its field', async () => {
    const { shop } = testShop()
    const guest = newShopper(testShop())
    await shop.db.write((tx) => keepPaymentSettings(tx, testPayments, shop.now()))
    await fill(guest, await addPiece(shop))
    const reply = await order(guest, { method: 'upi' })
    const message = 'This way to pay is not offered'
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ message, errors: { paymentMethod: message } })
  })

  it('what one account keeps has an end, and what is not kept is ordered all the same', async () => {
    const { shop } = testShop()
    await shop.db.write((tx) => keepPaymentSettings(tx, upi, shop.now()))
    const customer = await signedIn(testShop())
    const replies: Reply[] = []
    for (let n = 0; n < 10; n++) {
      await fill(customer, await addPiece(shop, { stock: 1 }))
      replies.push(await order(customer, { method: 'upi', mobile: `987650000${n}` }))
    }
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(201))
    const held: number[] = []
    for (const reply of replies) {
      const placed = await customer.get(`/api/orders/${reply.as(PlacedOrder).token}`)
      held.push(placed.as(Order).keptProductIds.length)
    }
    expect(held).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0, 0])
  })

  it('no method enabled: the words of the spec', async () => {
    const { shop } = testShop()
    const none = { ...testPayments, cod: { ...testPayments.cod, isEnabled: false } }
    await shop.db.write((tx) => keepPaymentSettings(tx, none, shop.now()))
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(shop))
    const checkout = (await guest.post('/api/checkout')).as(Checkout)
    expect(checkout).toMatchObject({ closedBecause: 'no-payment-method', payment: [] })
    const reply = await order(guest)
    expect([reply.status, reply.body['message']]).toEqual([
      409,
      'This would redirect to a payment gateway in a production environment',
    ])
    await shop.db.write((tx) => keepPaymentSettings(tx, testPayments, shop.now()))
  })

  it('an order over nothing is confirmed and asks for no money', async () => {
    const { shop } = testShop()
    await shop.db.write((tx) =>
      tx
        .insertInto('coupons')
        .values({
          code: 'GIFT',
          kind: 'amount',
          amount_paise: 900_000,
          created_at: 0,
          updated_at: 0,
        })
        .execute(),
    )
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(shop, { price: 6000 }))
    must(await guest.put('/api/cart/coupon', { code: 'gift' }))
    const placed = (await order(guest, { mobile: '9000000001' })).as(PlacedOrder)
    expect(placed).toMatchObject({ total: 0, state: 'confirmed' })
  })
})

onBothEngines('placing an order again with the same key', (testShop) => {
  it('the same key and body get the same answer and make one order', async () => {
    const { shop } = testShop()
    const guest = newShopper(testShop())
    const id = await addPiece(shop, { stock: 3 })
    await fill(guest, id)
    const form = await orderForm(guest)
    const key = { 'idempotency-key': randomUUID() }
    const first = await guest.post('/api/orders', form, key)
    const second = await guest.post('/api/orders', form, key)
    expect([second.status, second.text]).toEqual([201, first.text])
    expect(second.headers.get('idempotency-replayed')).toBe('true')
    expect(await stockOf(shop, id)).toBe(2)
    const changed = { ...form, note: 'another' }
    expect((await guest.post('/api/orders', changed, key)).status).toBe(409)
    expect((await guest.post('/api/orders', form)).status).toBe(400)
  })

  it('a database that fails: nothing is promised or kept, and the same key orders once it is well', async () => {
    const { shop } = testShop()
    // As a full disk does: the statement fails, and the whole transaction with it.
    if (shop.db.engine === 'postgres') return
    await shop.db.script(fullDisk)
    const id = await addPiece(shop, { stock: 5 })
    const guest = newShopper(testShop())
    await fill(guest, id)
    const form = await orderForm(guest)
    const key = { 'idempotency-key': 'a-disk-that-is-full' }
    const ordersKept = () => shop.db.read.selectFrom('orders').select('id').execute()
    const before = await ordersKept()
    const [refused, other] = await Promise.all([
      guest.post('/api/orders', form, key),
      shop.db.write((tx) => tx.selectFrom('orders').select('id').execute()),
    ])
    expect([refused.status, refused.body['message']]).toEqual([
      503,
      'We could not confirm your order. Please try again in a moment: you will not be charged or served twice.',
    ])
    expect([await ordersKept(), other]).toEqual([before, before])
    expect(await stockOf(shop, id)).toBe(5)
    await shop.db.script('drop trigger full_disk')
    expect((await guest.post('/api/orders', form, key)).status).toBe(201)
    expect(await stockOf(shop, id)).toBe(4)
  })

  it('what it failed of is written down for the shop', async () => {
    const { shop } = testShop()
    if (shop.db.engine === 'postgres') return
    const lines: unknown[] = []
    const config = { ...shop.config, logLevel: 'error' }
    const log = openLog(config, { write: (line) => void lines.push(JSON.parse(line)) })
    const telling = await createShop(config, { log, now: shop.now })
    const guest = newShopper({ ...testShop(), app: createApp(telling) })
    await fill(guest, await addPiece(shop))
    await shop.db.script(fullDisk)
    expect((await order(guest)).status).toBe(503)
    await shop.db.script('drop trigger full_disk')
    await telling.close()
    const err = { message: 'database or disk is full' }
    expect(lines).toMatchObject([{ msg: 'an order could not be confirmed', err }])
  })
})

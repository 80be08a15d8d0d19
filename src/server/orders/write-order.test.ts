import { expect, it } from 'vitest'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { Order, PlacedOrder } from '#contract/orders/types.ts'
import { fallbackImage } from '#domain/pictures/image-order.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece, stockOf } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { testPayments } from '#test/test-payments.ts'
import { keepPaymentSettings } from '../payment-methods/settings.ts'

const upi = {
  ...testPayments,
  upi: { isEnabled: true, address: 'pallu@okbank', payeeName: 'Pallu' },
}

onBothEngines('an order that is written', (testShop) => {
  /** What staff send for somebody who stands before them or calls. */
  const sale = (lines: [id: number, quantity: number][], options: object = {}) => ({
    channel: 'exhibition',
    contact: { mobile: '9876500000' },
    fullName: 'Walk-in',
    lines: lines.map(([productId, quantity]) => ({ productId, quantity })),
    paymentMethod: 'upi',
    ...options,
  })
  const paymentsOf = ({ token }: PlacedOrder) =>
    testShop()
      .shop.db.read.selectFrom('payments as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .select(['p.method', 'p.state', 'p.amount_paise'])
      .where('o.token', '=', token)
      .execute()

  const keptFor = async ({ token }: PlacedOrder) => {
    const holds = testShop().shop.db.read.selectFrom('holds as h')
    const own = holds.innerJoin('orders as o', 'o.id', 'h.order_id').where('o.token', '=', token)
    return (await own.select('h.quantity').execute()).map(({ quantity }) => quantity)
  }

  it('waits for one payment of its total, its pieces kept; for none where cash comes at the door', async () => {
    const { shop } = testShop()
    await shop.db.write((tx) => keepPaymentSettings(tx, upi, shop.now()))
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(shop, { price: 2000 }))
    const paidFirst = (await order(guest, { method: 'upi' })).as(PlacedOrder)
    const awaited = { method: 'upi', state: 'awaiting', amount_paise: 225_000 }
    expect([await paymentsOf(paidFirst), await keptFor(paidFirst)]).toEqual([[awaited], [1]])
    await fill(guest, await addPiece(shop, { price: 2000 }))
    const paidLast = (await order(guest)).as(PlacedOrder)
    expect([await paymentsOf(paidLast), await keptFor(paidLast)]).toEqual([[], []])
  })

  it('over nothing is a sale at once, whichever way to pay was chosen', async () => {
    const { shop } = testShop()
    const owner = await signedIn(testShop(), 'owner')
    must(await owner.post('/api/admin/coupons', { code: 'GIFT', kind: 'amount', amount: 9000 }))
    await shop.db.write((tx) => keepPaymentSettings(tx, upi, shop.now()))
    const guest = newShopper(testShop())
    const id = await addPiece(shop, { price: 6000, stock: 2 })
    await fill(guest, id)
    must(await guest.put('/api/cart/coupon', { code: 'GIFT' }))
    const placed = (await order(guest, { method: 'upi' })).as(PlacedOrder)
    expect(placed).toMatchObject({ total: 0, state: 'confirmed' })
    expect([await stockOf(shop, id), await paymentsOf(placed)]).toEqual([1, []])
  })

  it('keeps each piece as it was agreed, with its first photograph or the drawing for none', async () => {
    const { shop } = testShop()
    const guest = newShopper(testShop())
    const [shown, plain] = [await addPiece(shop, { name: 'Mayil' }), await addPiece(shop)]
    const pictures = ['/uploads/loom.svg', '/uploads/mayil.jpg', '/uploads/border.jpg']
    const rows = pictures.map((path, position) => ({ product_id: shown, position, path, alt: '' }))
    await shop.db.write((tx) => tx.insertInto('product_pictures').values(rows).execute())
    await fill(guest, shown, plain)
    const { token } = (await order(guest)).as(PlacedOrder)
    const later = { name: 'Another name', price_paise: 1 }
    await shop.db.write((tx) =>
      tx.updateTable('products').set(later).where('id', '=', shown).execute(),
    )
    const lines = (await guest.get(`/api/orders/${token}`)).as(Order).lines
    expect(lines.find(({ productId }) => productId === shown)).toMatchObject({
      name: 'Mayil',
      image: '/uploads/mayil.jpg',
      price: 2000,
    })
    expect(lines.find(({ productId }) => productId === plain)?.image).toBe(fallbackImage)
  })

  it('tells the listings that its pieces have changed', async () => {
    const { shop } = testShop()
    const guest = newShopper(testShop())
    const id = await addPiece(shop)
    await fill(guest, id)
    await order(guest)
    const { revision, number } = await shop.db.read
      .selectFrom('products')
      .innerJoin('versions', (join) => join.onTrue())
      .select(['revision', 'number'])
      .where('id', '=', id)
      .where('versions.name', '=', 'catalogue')
      .executeTakeFirstOrThrow()
    expect(revision).toBe(number)
  })

  it('with its money in the hands of staff is confirmed from its first entry on', async () => {
    const manager = await signedIn(testShop(), 'manager')
    for (const paymentMethod of ['upi', 'cod']) {
      const id = await addPiece(testShop().shop, { price: 7000 })
      const form = sale([[id, 1]], { paymentMethod, isPaid: true })
      const sold = (await manager.post('/api/admin/orders', form)).as(StaffOrder)
      expect(sold).toMatchObject({
        state: 'confirmed',
        paid: 7000,
        payments: [{ method: paymentMethod, state: 'paid', amount: 7000 }],
      })
      expect(sold.events.map(({ kind, to }) => [kind, to])).toEqual([
        ['placed', 'confirmed'],
        ['paid', null],
      ])
    }
  })

  it('is not written where pieces are missing, paid or not: they are named, the others stay', async () => {
    const { shop } = testShop()
    const manager = await signedIn(testShop(), 'manager')
    const [few, many] = [
      await addPiece(shop, { name: 'Last loom', stock: 1 }),
      await addPiece(shop, { stock: 5 }),
    ]
    const lines: [number, number][] = [
      [many, 2],
      [few, 2],
    ]
    const orders = () => shop.db.read.selectFrom('orders').select('id').execute()
    const before = await orders()
    for (const isPaid of [true, false]) {
      const reply = await manager.post('/api/admin/orders', sale(lines, { isPaid }))
      const message = 'Only 1 left of Last loom.'
      expect(reply.status).toBe(409)
      expect(reply.body).toMatchObject({ code: 'out_of_stock', message })
      expect(reply.body['errors']).toEqual({ [`lines.${few}`]: message })
    }
    expect([await stockOf(shop, few), await stockOf(shop, many)]).toEqual([1, 5])
    expect(await orders()).toEqual(before)
    const rest = await manager.post('/api/admin/orders', sale([[many, 5]]))
    expect(rest.status).toBe(200)
  })
})

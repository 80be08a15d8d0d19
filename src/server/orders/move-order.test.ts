import { beforeAll, expect, it } from 'vitest'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { PlacedOrder } from '#contract/orders/types.ts'
import { policy } from '#domain/policy.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece, stockOf, usesOf } from '#test/pieces.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'
import { testPayments } from '#test/test-payments.ts'
import { keepPaymentSettings } from '../payment-methods/settings.ts'

const upi = {
  ...testPayments,
  upi: { isEnabled: true, address: 'pallu@okbank', payeeName: 'Pallu' },
}

onBothEngines('an order on its way', (testShop) => {
  let manager: Shopper
  beforeAll(async () => {
    const { shop } = testShop()
    await shop.db.write((tx) => keepPaymentSettings(tx, upi, shop.now()))
    manager = await signedIn(testShop(), 'manager')
  })

  let buyers = 0
  /** One order of one piece, of which there is one more; its coupon counts once. */
  const placed = async (method: 'cod' | 'upi', coupon?: string) => {
    const { shop } = testShop()
    const guest = newShopper(testShop())
    const id = await addPiece(shop, { name: 'Mayil', price: 6000, stock: 2 })
    await fill(guest, id)
    if (coupon) must(await guest.put('/api/cart/coupon', { code: coupon }))
    const mobile = `98765${String(++buyers).padStart(5, '0')}`
    const { token } = (await order(guest, { method, mobile })).as(PlacedOrder)
    const row = await shop.db.read
      .selectFrom('orders')
      .select('id')
      .where('token', '=', token)
      .executeTakeFirstOrThrow()
    const path = `/api/admin/orders/${row.id}`
    const move = (to: string, more: object = {}) => manager.post(`${path}/moves`, { to, ...more })
    const read = async () => (await manager.get(path)).as(StaffOrder)
    const emails = async () => {
      const mails = shop.db.read.selectFrom('mails').select('letter').orderBy('id')
      const own = await mails.where('props', '=', JSON.stringify({ orderId: row.id })).execute()
      return own.map(({ letter }) => letter)
    }
    const holds = () =>
      shop.db.read.selectFrom('holds').select('id').where('order_id', '=', row.id).execute()
    return { id, orderId: row.id, move, read, emails, holds }
  }

  it('is refused a step that does not follow, in words', async () => {
    const refusal = async (one: Awaited<ReturnType<typeof placed>>, to: string) => {
      const { status, body } = await one.move(to)
      return [status, body['message']]
    }
    const sure = await placed('cod')
    const words = 'An order that is confirmed cannot become delivered.'
    expect(await refusal(sure, 'delivered')).toEqual([409, words])
    const waiting = 'An order that is pending payment cannot become packed.'
    expect(await refusal(await placed('upi'), 'packed')).toEqual([409, waiting])
    const gone = await manager.post('/api/admin/orders/999999/moves', { to: 'packed' })
    expect([gone.status, gone.body['message']]).toEqual([404, 'This order does not exist.'])
    expect((await sure.read()).events.map(({ kind }) => kind)).toEqual(['placed'])
  })

  it('tells the buyer of every step, unless staff say no, and keeps their words', async () => {
    const kept = await placed('cod')
    await kept.move('on_hold', { words: 'The colour is being checked' })
    await kept.move('confirmed')
    await kept.move('packed', { isTold: false })
    await kept.move('cancelled')
    expect(await kept.emails()).toEqual([
      ...['order-placed', 'order-on-hold', 'order-placed', 'order-cancelled'],
    ])
    const steps = (await kept.read()).events.slice(1)
    expect(steps.map(({ from, to, words }) => [from, to, words])).toEqual([
      ['confirmed', 'on_hold', 'The colour is being checked'],
      ['on_hold', 'confirmed', ''],
      ['confirmed', 'packed', ''],
      ['packed', 'cancelled', ''],
    ])
    const back = await placed('cod')
    for (const to of ['packed', 'shipped', 'delivered', 'returned']) await back.move(to)
    expect((await back.emails()).slice(1)).toEqual([
      ...['order-packed', 'order-shipped', 'order-delivered', 'order-returned'],
    ])
  })

  it('has its pieces taken once it is confirmed, and only once', async () => {
    const { shop } = testShop()
    const { id, orderId, move, read, holds } = await placed('upi')
    expect([(await holds()).length, await stockOf(shop, id)]).toEqual([1, 2])
    must(await move('confirmed'))
    expect(await read()).toMatchObject({ state: 'confirmed', hasStock: true, heldUntil: null })
    expect([await holds(), await stockOf(shop, id)]).toEqual([[], 1])
    must(await move('on_hold'))
    must(await move('confirmed'))
    expect([(await read()).invoiceNumber, await stockOf(shop, id)]).toEqual([null, 1])
    const ledger = shop.db.read.selectFrom('stock_ledger').select(['change', 'reason', 'user_id'])
    expect(await ledger.where('order_id', '=', orderId).execute()).toEqual([
      { change: -1, reason: 'order', user_id: manager.userId },
    ])
  })

  it('stays where it is when its pieces went meanwhile: they are named', async () => {
    const { shop } = testShop()
    const { id, move, read } = await placed('upi')
    await shop.db.write((tx) =>
      tx.updateTable('products').set({ stock: 0 }).where('id', '=', id).execute(),
    )
    const reply = await move('confirmed')
    expect([reply.status, reply.body['message']]).toEqual([409, 'Mayil is sold out.'])
    expect(await read()).toMatchObject({ state: 'pending_payment', hasStock: false })
  })

  it('cancelled before its money came gives everything free: pieces, coupon and payment', async () => {
    const { shop } = testShop()
    const owner = await signedIn(testShop(), 'owner')
    must(await owner.post('/api/admin/coupons', { code: 'ONCE', kind: 'amount', amount: 100 }))
    const uses = () => usesOf(shop, 'ONCE')
    const { id, move, read, holds } = await placed('upi', 'ONCE')
    expect([await uses(), (await holds()).length]).toEqual([1, 1])
    must(await move('cancelled'))
    expect(await read()).toMatchObject({
      state: 'cancelled',
      heldUntil: null,
      payments: [{ state: 'cancelled' }],
    })
    expect([await uses(), await holds(), await stockOf(shop, id)]).toEqual([0, [], 2])
  })

  it('may be given back from the moment it is delivered', async () => {
    const { clock } = testShop()
    const { move, read } = await placed('cod')
    for (const to of ['packed', 'shipped']) must(await move(to))
    clock.now += 10 * 60_000
    must(await move('delivered'))
    expect(Date.parse((await read()).returnUntil ?? '')).toBe(
      clock.now + policy.returnsDays * 86_400_000,
    )
  })

  it('back in the house goes on sale again as staff say, and the ledger says why', async () => {
    const { shop } = testShop()
    for (const [way, isRestocked] of [
      [['packed', 'shipped', 'returned'], true],
      [['packed', 'shipped', 'returned'], false],
      [['cancelled'], true],
    ] as const) {
      const { id, orderId, move, read } = await placed('cod')
      for (const to of way) must(await move(to, { isRestocked }))
      expect(await stockOf(shop, id)).toBe(isRestocked ? 2 : 1)
      expect((await read()).hasStock).toBe(!isRestocked)
      const ledger = shop.db.read.selectFrom('stock_ledger').select('reason').orderBy('id')
      const reasons = await ledger.where('order_id', '=', orderId).execute()
      expect(reasons.map(({ reason }) => reason)).toEqual(
        isRestocked ? ['order', way.at(-1)] : ['order'],
      )
    }
  })
})

import { expect, it } from 'vitest'
import { Order, PlacedOrder } from '#contract/orders/types.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper } from '#test/shopper.ts'
import { testPayments } from '#test/test-payments.ts'
import { keepPaymentSettings } from '../payment-methods/settings.ts'
import { sweepBuying } from './sweep-buying.ts'

onBothEngines('what nobody waits for any more', (testShop) => {
  it('unpaid orders end after two days, unless a transfer was named', async () => {
    const { shop, clock } = testShop()
    const upi = { isEnabled: true, address: 'pallu@okbank', payeeName: '' }
    await shop.db.write((tx) => keepPaymentSettings(tx, { ...testPayments, upi }, shop.now()))
    const waiting = async (mobile: string) => {
      const guest = newShopper(testShop())
      await fill(guest, await addPiece(shop))
      const { token } = (await order(guest, { method: 'upi', mobile })).as(PlacedOrder)
      return { guest, api: `/api/orders/${token}` }
    }
    const [silent, named] = [await waiting('9811111111'), await waiting('9822222222')]
    must(await named.guest.post(`${named.api}/payment/transfer`, { reference: '900000000001' }))
    clock.now += 47 * 3_600_000
    await sweepBuying(shop)
    expect((await silent.guest.get(silent.api)).as(Order).state).toBe('pending_payment')
    clock.now += 2 * 3_600_000
    await sweepBuying(shop)
    expect((await silent.guest.get(silent.api)).as(Order).state).toBe('cancelled')
    expect((await named.guest.get(named.api)).as(Order).state).toBe('pending_payment')
  })

  it('an order whose pieces staff keep for longer is not given up before', async () => {
    const testShopNow = testShop()
    await openForBusiness(testShopNow)
    const { id, staff, guest, token } = await anOrder(testShopNow, { method: 'upi' })
    const { shop, clock } = testShopNow
    const stateNow = async () => (await guest.get(`/api/orders/${token}`)).as(Order).state
    clock.now += 40 * 3_600_000
    // The link is sent again: its pieces are kept for 24 hours from now.
    await staff('payment-link', { method: 'upi' })
    clock.now += 20 * 3_600_000
    await sweepBuying(shop)
    expect([id, await stateNow()]).toEqual([id, 'pending_payment'])
    clock.now += 4 * 3_600_000 + 48 * 3_600_000 + 1
    await sweepBuying(shop)
    expect(await stateNow()).toBe('cancelled')
  })

  it('carts that nobody touched for ninety days, and answers of yesterday, are forgotten', async () => {
    const { shop, clock } = testShop()
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(shop))
    const key = { 'idempotency-key': 'key-0123456789' }
    must(await guest.post('/api/cart/lines', { productId: await addPiece(shop) }, key))
    clock.now += 91 * 86_400_000
    await sweepBuying(shop)
    for (const table of ['carts', 'cart_lines', 'idempotency'] as const) {
      expect(await shop.db.read.selectFrom(table).selectAll().execute()).toEqual([])
    }
  })
})

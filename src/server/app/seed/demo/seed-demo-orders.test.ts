import { expect, it } from 'vitest'
import { StaffOrder, StaffOrderPage } from '#contract/orders/admin-types.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece, stockOf } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { seedDemoOrders } from './seed-demo-orders.ts'

onBothEngines('the orders of the demo shop', (testShop) => {
  it('are a month of a small shop, and leave today’s stock alone', async () => {
    const { shop, clock } = testShop()
    const ids: number[] = []
    for (let n = 0; n < 5; n++) ids.push(await addPiece(shop, { stock: 2 }))
    const count = await shop.db.write((tx) => seedDemoOrders(tx, clock.now))
    expect(count).toBe(20)
    for (const id of ids) expect(await stockOf(shop, id)).toBe(2)
    const manager = await signedIn(testShop(), 'manager')
    const list = (await manager.get('/api/admin/orders')).as(StaffOrderPage)
    expect(list.counts).toMatchObject({ delivered: 11, shipped: 3, packed: 2, confirmed: 3 })
    const seen = await manager.get(`/api/admin/orders/${list.items.at(-1)?.id}`)
    expect(seen.as(StaffOrder)).toMatchObject({
      state: 'delivered',
      parcels: [{ carrier: 'India Post' }],
      payments: [{ state: 'paid' }],
    })
    const guest = newShopper(testShop())
    await fill(guest, ids[0] ?? 0)
    expect((await order(guest)).body['number']).toMatch(/^PAL-2026-0000(1\d|2\d)$/)
  })

  it('an empty shop gets none', async () => {
    const { shop, clock } = testShop()
    await shop.db.write((tx) => tx.updateTable('products').set({ archived_at: 1 }).execute())
    expect(await shop.db.write((tx) => seedDemoOrders(tx, clock.now))).toBe(0)
  })
})

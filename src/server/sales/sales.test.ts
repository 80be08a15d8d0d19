import { expect, it } from 'vitest'
import { PlacedOrder } from '#contract/orders/types.ts'
import { SalesFigures } from '#contract/sales/types.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'

onBothEngines('figures of the shop', (testShop) => {
  const giveBack = (number: string, rupees: number) =>
    testShop().shop.db.write(async (tx) => {
      const { id } = await tx
        .selectFrom('orders')
        .select('id')
        .where('number', '=', number)
        .executeTakeFirstOrThrow()
      const money = { order_id: id, payment_id: null, amount_paise: rupees * 100 }
      const how = { method: 'cash', user_id: null, created_at: testShop().shop.now() }
      await tx
        .insertInto('refunds')
        .values({ ...money, ...how })
        .execute()
    })

  it('sales by day in India, category and channel; cancelled orders are none', async () => {
    const { shop, clock } = testShop()
    const silk = await shop.db.write((tx) =>
      tx
        .insertInto('categories')
        .values({ name: 'Silk', slug: 'silk', created_at: 0, updated_at: 0 })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    const buy = async (mobile: string, price: number, categoryId: number) => {
      const guest = newShopper(testShop())
      await fill(guest, await addPiece(shop, { price, categoryId }))
      const { token, number } = (await order(guest, { mobile })).as(PlacedOrder)
      return { guest, token, number }
    }
    await buy('9700000001', 6000, silk.id)
    // Half past six in the evening UTC is the next day in India.
    clock.now = Date.UTC(2026, 0, 15, 18, 29)
    await buy('9700000001', 7000, silk.id)
    clock.now = Date.UTC(2026, 0, 15, 18, 31)
    await buy('9700000002', 8000, 99_999)
    const { guest, token, number } = await buy('9700000003', 9000, silk.id)
    must(await guest.post(`/api/orders/${token}/cancel`))
    await giveBack(number, 500)
    const manager = await signedIn(testShop(), 'manager')
    const figures = await manager.get('/api/admin/figures/sales?from=2026-01-14&to=2026-01-16')
    expect(figures.as(SalesFigures)).toEqual({
      orders: 3,
      total: 21_000,
      pieces: 3,
      refunded: 0,
      byDay: [
        { day: '2026-01-14', orders: 0, total: 0 },
        { day: '2026-01-15', orders: 2, total: 13_000 },
        { day: '2026-01-16', orders: 1, total: 8000 },
      ],
      byCategory: [
        { category: 'Silk', pieces: 2, total: 13_000 },
        { category: 'Unknown', pieces: 1, total: 8000 },
      ],
      byChannel: [{ channel: 'web', orders: 3, total: 21_000 }],
    })
    const wrong = await manager.get('/api/admin/figures/sales?from=2026-02-30&to=2026-03-01')
    expect(wrong.status).toBe(400)
    const long = await manager.get('/api/admin/figures/sales?from=2024-01-01&to=2026-01-01')
    expect(long.status).toBe(400)
  })

  it('count what went back for a sale, and neither side of an order that came back', async () => {
    const { shop, clock } = testShop()
    clock.now = Date.UTC(2026, 1, 3, 6, 0)
    const place = async (mobile: string, state: 'delivered' | 'returned' | 'refunded') => {
      const guest = newShopper(testShop())
      await fill(guest, await addPiece(shop, { price: 6000 }))
      const { number } = (await order(guest, { mobile })).as(PlacedOrder)
      await shop.db.write((tx) =>
        tx.updateTable('orders').set({ state }).where('number', '=', number).execute(),
      )
      return number
    }
    await giveBack(await place('9700000011', 'delivered'), 700)
    await giveBack(await place('9700000012', 'returned'), 6000)
    await giveBack(await place('9700000013', 'refunded'), 6000)
    const manager = await signedIn(testShop(), 'manager')
    const figures = await manager.get('/api/admin/figures/sales?from=2026-02-03&to=2026-02-03')
    expect(figures.as(SalesFigures)).toMatchObject({ orders: 1, total: 6000, refunded: 700 })
  })

  it('are none of a packer’s business', async () => {
    const packer = await signedIn(testShop(), 'packer')
    const reply = await packer.get('/api/admin/figures/sales?from=2026-01-01&to=2026-01-02')
    expect(reply.status).toBe(403)
  })
})

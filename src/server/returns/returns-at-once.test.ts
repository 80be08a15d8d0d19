import { expect, it } from 'vitest'
import { Order } from '#contract/orders/types.ts'
import type { Query } from '#server/platform/db/database.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { meetAt } from '#test/meet-at.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { addPiece } from '#test/pieces.ts'

onBothEngines('returns, several at once', (testShop) => {
  async function delivered() {
    await openForBusiness(testShop())
    const made = await anOrder(testShop(), { method: 'upi' })
    await made.deliver()
    const lines = [{ lineId: made.lineId, quantity: 1 }]
    const ask = (wish: 'return' | 'exchange') =>
      made.guest.post(`/api/orders/${made.token}/returns`, { wish, reason: 'colour', lines })
    const seen = async () => must(await made.guest.get(`/api/orders/${made.token}`)).as(Order)
    return { ...made, ask, seen }
  }

  it('one piece asked back twice: one return', async () => {
    const { id, ask, seen } = await delivered()
    const hold = (tx: Query) => tx.updateTable('orders').set({ id }).where('id', '=', id).execute()
    const ways = [() => ask('return'), () => ask('exchange')]
    const replies = await meetAt(testShop(), hold, ways)
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await seen()).returns).toHaveLength(1)
  })

  it('an exchange made while it is refused: nothing stays reserved for a refused return', async () => {
    const { ask, seen, owner } = await delivered()
    const id = must(await ask('exchange')).as(Order).returns[0]?.id ?? 0
    const desk = `/api/admin/returns/${id}`
    must(await owner.post(`${desk}/decision`, { isApproved: true }))
    const productId = await addPiece(testShop().shop, { price: 6000, stock: 2 })
    const hold = (tx: Query) => tx.updateTable('returns').set({ id }).where('id', '=', id).execute()
    const replies = await meetAt(testShop(), hold, [
      () => owner.post(`${desk}/exchange`, { productId }),
      () => owner.post(`${desk}/decision`, { isApproved: false, words: 'Worn' }),
    ])
    for (const { status } of replies) expect([200, 409]).toContain(status)
    const [one] = (await seen()).returns
    expect(one?.state).toBe('refused')
    expect(one?.exchange?.state ?? 'cancelled').toBe('cancelled')
  })
})

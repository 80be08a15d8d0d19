import { expect, it } from 'vitest'
import { Queue, type QueueKind } from '#contract/today/types.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import type { TestShop } from '#test/create-test-shop.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { type OrderWay, orderIn } from '#test/order-ways.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'

const queueOf = async (testShop: TestShop, role: 'owner' | 'packer' = 'owner', query = '') => {
  const reader = await signedIn(testShop, role)
  return must(await reader.get(`/api/admin/today/queue${query}`)).as(Queue)
}

const kindsOf = (queue: Queue) =>
  Object.fromEntries(queue.groups.map(({ kind, total }) => [kind, total]))

const entryOf = (queue: Queue, kind: QueueKind) =>
  queue.groups.find((group) => group.kind === kind)?.entries[0]

onNewShops('the queue of Today', (testShop) => {
  it('is empty in a new shop', async () => {
    expect(await queueOf(testShop())).toMatchObject({ groups: [], total: 0 })
  })

  it('names a transfer with its reference and amount, until its pieces are free again', async () => {
    await openForBusiness(testShop())
    const { id, token, guest } = await anOrder(testShop(), { method: 'upi' })
    expect(kindsOf(await queueOf(testShop()))).toEqual({})
    must(await guest.post(`/api/orders/${token}/payment/transfer`, { reference: '412356789012' }))
    const queue = await queueOf(testShop())
    expect(queue.total).toBe(1)
    expect(entryOf(queue, 'transfer')).toMatchObject({
      ...{
        id,
        orderId: id,
        said: '412356789012',
        amount: 6000,
        who: 'Meena Raman',
        city: 'Chennai',
      },
      ...{ saree: 'Kanjivaram in arakku', pieces: 1 },
    })
    expect(entryOf(queue, 'transfer')?.until).not.toBeNull()
    must(await (await signedIn(testShop(), 'owner')).post(`/api/admin/orders/${id}/payments`))
    expect(kindsOf(await queueOf(testShop()))).toEqual({ pack: 1 })
  })

  it.each<OrderWay>(['confirmed', 'packed', 'shipped'])(
    'names the transfer for what the other sarees of an order cost more that is %s meanwhile',
    async (way) => {
      await openForBusiness(testShop())
      const owner = await signedIn(testShop(), 'owner')
      const { id, token, guest } = await anOrder(testShop(), { method: 'upi' })
      must(await owner.post(`/api/admin/orders/${id}/payments`))
      const more = await addPiece(testShop().shop, { price: 8000, stock: 1 })
      const { linesVersion: version } = must(await owner.get(`/api/admin/orders/${id}`)).body
      const lines = [{ productId: more, quantity: 1 }]
      must(await owner.put(`/api/admin/orders/${id}/lines`, { lines, version }))
      const known = { acceptedDue: 2000 }
      if (way === 'packed')
        must(await owner.post(`/api/admin/orders/${id}/moves`, { to: 'packed', ...known }))
      if (way === 'shipped')
        must(await owner.post(`/api/admin/orders/${id}/parcels`, { carrier: 'DTDC', ...known }))
      const waits = way === 'confirmed' ? { pack: 1 } : way === 'packed' ? { ship: 1 } : {}
      const before = await queueOf(testShop())
      expect(kindsOf(before)).toEqual(waits)
      const [ready] = before.groups.flatMap(({ entries }) => entries)
      expect(ready?.isUnpaid).toBe(way === 'shipped' ? undefined : true)
      must(await guest.post(`/api/orders/${token}/payment/transfer`, { reference: '412356789013' }))
      const queue = await queueOf(testShop())
      expect(kindsOf(queue)).toEqual({ transfer: 1, ...waits })
      const named = { said: '412356789013', amount: 2000, until: null }
      expect(entryOf(queue, 'transfer')).toMatchObject(named)
      must(await owner.post(`/api/admin/orders/${id}/payments`))
      const after = await queueOf(testShop())
      expect(kindsOf(after)).toEqual(waits)
      expect(after.groups.flatMap(({ entries }) => entries)[0]?.isUnpaid).toBeUndefined()
    },
  )

  it.each<[OrderWay, Record<string, number>]>([
    ['confirmed', { pack: 1 }],
    ['packed', { ship: 1 }],
    ['shipped', {}],
    ['cancelled', { refund: 1 }],
    ['refunded', {}],
  ])('of an order that is %s waits %o', async (way, waits) => {
    await openForBusiness(testShop())
    await orderIn(testShop(), way)
    expect(kindsOf(await queueOf(testShop()))).toEqual(waits)
  })

  it('has cash that a carrier took at the door until it is here', async () => {
    await openForBusiness(testShop())
    const { id, staff } = await anOrder(testShop())
    await staff('parcels', { carrier: 'DTDC' })
    await staff('moves', { to: 'delivered' })
    expect(entryOf(await queueOf(testShop()), 'cash')).toMatchObject({ id, amount: 6050 })
    await staff('payments')
    expect(kindsOf(await queueOf(testShop()))).toEqual({})
  })

  it('has returns with the hour by which their buyers were promised an answer', async () => {
    await openForBusiness(testShop())
    const { id, deliver, askBack } = await anOrder(testShop(), { method: 'upi' })
    await deliver()
    const returnId = await askBack()
    const asked = entryOf(await queueOf(testShop()), 'return')
    const until = new Date(testShop().clock.now + 24 * 3_600_000).toISOString()
    expect(asked).toMatchObject({ id: returnId, orderId: id, said: 'Darker than shown', until })
    const owner = await signedIn(testShop(), 'owner')
    must(
      await owner.post(`/api/admin/returns/${returnId}/decision`, {
        isApproved: false,
        words: 'Worn',
      }),
    )
    expect(kindsOf(await queueOf(testShop()))).toEqual({})
  })

  it('has messages, and few left of a saree, which has time', async () => {
    const guest = newShopper(testShop())
    const words = { name: 'Sowmya', email: 'sowmya@example.in', message: 'Is the pallu heavier?' }
    must(await guest.post('/api/contact', words), 201)
    await addPiece(testShop().shop, { name: 'Two of its kind', stock: 2 })
    const queue = await queueOf(testShop())
    expect(kindsOf(queue)).toEqual({ message: 1, stock: 1 })
    expect(queue.total).toBe(1)
    expect(entryOf(queue, 'message')).toMatchObject({
      who: 'Sowmya',
      said: 'Is the pallu heavier?',
    })
  })

  it('gives packers orders to pack and to ship, without a sum, and nothing else', async () => {
    await openForBusiness(testShop())
    await orderIn(testShop(), 'packed')
    await orderIn(testShop(), 'confirmed')
    await orderIn(testShop(), 'cancelled')
    const queue = await queueOf(testShop(), 'packer')
    expect(kindsOf(queue)).toEqual({ pack: 1, ship: 1 })
    expect(entryOf(queue, 'pack')?.amount).toBeNull()
    expect((await queueOf(testShop(), 'packer', '?kind=refund')).groups).toEqual([])
  })

  it('shows five of a kind at first, the longest wait first, and all of it by pages', async () => {
    await openForBusiness(testShop())
    const ids: number[] = []
    for (let count = 0; count < 6; count++) {
      ids.push((await orderIn(testShop(), 'confirmed')).id)
      testShop().clock.now += 60_000
    }
    const [first] = (await queueOf(testShop())).groups
    expect(first?.total).toBe(6)
    expect(first?.entries.map(({ id }) => id)).toEqual(ids.slice(0, 5))
    const all = await queueOf(testShop(), 'owner', '?kind=pack&page=1')
    expect(all).toMatchObject({ page: 1, pages: 1 })
    expect(all.groups[0]?.entries).toHaveLength(6)
    expect((await queueOf(testShop(), 'owner', '?kind=pack&page=2')).groups[0]?.entries).toEqual([])
  })
})

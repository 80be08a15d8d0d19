import { expect, it } from 'vitest'
import { StaffOrder, StaffOrderPage } from '#contract/orders/admin-types.ts'
import { OrderLabels } from '#contract/orders/order-labels.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { signedIn } from '#test/shopper.ts'

onNewShops('what staff call orders among themselves', (testShop) => {
  const path = '/api/admin/order-labels'
  /** Two orders, and an owner and a packer to see to them. */
  async function scene() {
    await openForBusiness(testShop())
    const [one, other] = [await anOrder(testShop()), await anOrder(testShop())]
    const [owner, packer] = [
      await signedIn(testShop(), 'owner'),
      await signedIn(testShop(), 'packer'),
    ]
    const found = async (query: string, by = owner) =>
      must(await by.get(`/api/admin/orders?${query}`))
        .as(StaffOrderPage)
        .items.map(({ id }) => id)
    return { ids: [one.id, other.id] as [number, number], owner, packer, found }
  }

  it('many orders are tagged and given to somebody at once, shown in the list, found by both', async () => {
    const { ids, owner, packer, found } = await scene()
    const [first, second] = ids
    must(await packer.post(path, { ids, add: ['Gift', 'urgent'], assignee: packer.userId }), 204)
    must(
      await owner.post(path, { ids: [second], add: ['GIFT'], remove: ['Urgent'], assignee: null }),
      204,
    )
    const { items } = must(await owner.get('/api/admin/orders')).as(StaffOrderPage)
    const shown = Object.fromEntries(
      items.map(({ id, tags, assignee }) => [id, { tags, assignee }]),
    )
    expect(shown[first]).toMatchObject({
      tags: ['Gift', 'urgent'],
      assignee: { id: packer.userId },
    })
    expect(shown[second]).toEqual({ tags: ['Gift'], assignee: null })
    expect(await found('tag=gift')).toHaveLength(2)
    expect(await found('tag=URGENT')).toEqual([first])
    expect(await found('assignee=me', packer)).toEqual([first])
    expect(await found('assignee=nobody')).toEqual([second])
    expect(await found(`assignee=${packer.userId}&tag=nothing`)).toEqual([])
    const labels = must(await owner.get(path)).as(OrderLabels)
    expect(labels.tags[0]?.toLowerCase()).toBe('gift')
    expect(labels.people.map(({ id }) => id)).toEqual(
      expect.arrayContaining([owner.userId, packer.userId]),
    )
    const one = must(await owner.get(`/api/admin/orders/${first}`)).as(StaffOrder)
    expect(one).toMatchObject({ tags: ['Gift', 'urgent'], assignee: { id: packer.userId } })
  })

  it('all or none: a stranger, an order that is not there, an eleventh tag', async () => {
    const { ids, owner, found } = await scene()
    const refused = async (form: object) =>
      (await owner.post(path, { ids, ...form })).body['refusal']
    expect(await refused({ add: ['Gift'], assignee: 99_999 })).toBe('assignee-no-helper')
    expect(await refused({ ids: [ids[0], 99_999], add: ['Gift'] })).toBe('no-such-order')
    const ten = Array.from({ length: 10 }, (_, at) => `tag ${at}`)
    must(await owner.post(path, { ids: [ids[0]], add: ten }), 204)
    expect(await refused({ add: ['Gift'] })).toBe('too-many-tags')
    expect(await found('tag=gift')).toEqual([])
  })
})

import { expect, it } from 'vitest'
import { StaffReturnPage } from '#contract/returns/types.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import type { Reply } from '#test/shopper.ts'

onBothEngines('a part of an order that comes back', (testShop) => {
  const says = ({ status, body }: Reply) => [status, body['refusal'] ?? null]
  /** One of two pieces of ₹3,000 is on its way back. */
  async function returned() {
    await openForBusiness(testShop())
    const made = await anOrder(testShop(), { method: 'upi', price: 3000, quantity: 2 })
    await made.deliver()
    const id = await made.askBack()
    const path = `/api/admin/returns/${id}`
    must(await made.owner.post(`${path}/decision`, { isApproved: true }))
    const letters = async () => {
      const mails = testShop().shop.db.read.selectFrom('mails').select(['letter', 'props'])
      const rows = await mails.orderBy('id').execute()
      const own = rows.filter(({ props }) => JSON.parse(props).orderId === made.id)
      return own.map(({ letter }) => letter)
    }
    const owed = async () => {
      const { items } = must(await made.owner.get('/api/admin/returns')).as(StaffReturnPage)
      return items.find((one) => one.id === id)?.owed
    }
    const receive = () => made.owner.post(`${path}/receipt`, { isRestocked: true })
    const close = (refund: object | null) => made.owner.post(`${path}/closing`, { refund })
    return { ...made, returnId: id, letters, owed, receive, close }
  }

  it('its buyer is told when it is here and when its money goes', async () => {
    const one = await returned()
    expect(await one.owed()).toBe(null)
    must(await one.receive())
    expect((await one.letters()).at(-1)).toBe('order-returned')
    expect(await one.owed()).toBe(3000)
    must(await one.close({ amount: 3000, method: 'upi', reference: '412345678901' }))
    expect((await one.letters()).at(-1)).toBe('order-refunded')
    expect(await one.owed()).toBe(null)
    expect((await one.letters()).filter((letter) => letter === 'order-returned')).toHaveLength(1)
  })

  it('leaves the other to come back as well, and neither twice', async () => {
    const one = await returned()
    const ask = (quantity: number) =>
      one.guest.post(`/api/orders/${one.token}/returns`, {
        ...{ wish: 'return', reason: 'colour', lines: [{ lineId: one.lineId, quantity }] },
      })
    expect(says(await ask(2))).toEqual([400, 'returned-already'])
    must(await ask(1))
    expect(says(await ask(1))).toEqual([400, 'returned-already'])
  })

  it('a store credit has an email of its own', async () => {
    const one = await returned()
    must(await one.receive())
    const choice = { returnId: one.returnId }
    must(await one.guest.post(`/api/orders/${one.token}/store-credit`, choice))
    must(await one.close({ amount: 3000, method: 'store_credit' }))
    expect(await one.letters()).not.toContain('order-refunded')
  })
})

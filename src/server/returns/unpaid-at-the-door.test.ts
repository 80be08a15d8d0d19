import { expect, it } from 'vitest'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { bookAccounts } from '#test/day-book.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { registerShop } from '#test/tax-shop.ts'

onNewShops('a saree that comes back before the courier has brought its money', (testShop) => {
  it('is credited; its money is noted when it comes, and goes back', async () => {
    await openForBusiness(testShop())
    await registerShop(testShop())
    const one = await anOrder(testShop(), { method: 'cod', price: 5250 })
    await one.staff('parcels', { carrier: 'DTDC' })
    await one.staff('moves', { to: 'delivered' })
    const desk = `/api/admin/returns/${await one.askBack()}`
    must(await one.owner.post(`${desk}/decision`, { isApproved: true }))
    must(await one.owner.post(`${desk}/receipt`, { isRestocked: true }))
    const read = async () => must(await one.owner.get(`/api/admin/orders/${one.id}`)).as(StaffOrder)
    const { total, paid, credited, state } = await read()
    expect([paid, credited, state]).toEqual([0, 5250, 'returned'])
    testShop().clock.now += 60_000
    await one.staff('payments', {})
    expect(await read()).toMatchObject({ paid: total, state: 'returned' })
    testShop().clock.now += 60_000
    const refund = { amount: 5250, method: 'upi', reference: '412345678901' }
    must(await one.owner.post(`${desk}/closing`, { refund }))
    expect(await read()).toMatchObject({ refunded: 5250, state: 'refunded' })
    const { customers = 0 } = await bookAccounts(testShop())
    expect(customers).toBe(0)
  })
})

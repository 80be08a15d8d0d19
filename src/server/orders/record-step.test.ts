import { expect, it } from 'vitest'
import { AuditPage } from '#contract/audit/types.ts'
import { StaffOrder, StaffOrderPage } from '#contract/orders/admin-types.ts'
import { PlacedOrder } from '#contract/orders/types.ts'
import { StaffReturnPage } from '#contract/returns/types.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'

onBothEngines('what staff did', (testShop) => {
  it('every step with an order and its return stands in the audit log', async () => {
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(testShop().shop, { price: 6000, stock: 1 }))
    const { token, number } = (await order(guest)).as(PlacedOrder)
    const owner = await signedIn(testShop(), 'owner')
    const list = (await owner.get(`/api/admin/orders?q=${number}`)).as(StaffOrderPage)
    const api = `/api/admin/orders/${list.items[0]?.id}`
    must(await owner.post(`${api}/notes`, { words: 'Call first' }))
    const sent = await owner.post(`${api}/parcels`, { carrier: 'DTDC', trackingNumber: 'D1' })
    const { parcels, lines } = sent.as(StaffOrder)
    must(await owner.post(`/api/admin/parcels/${parcels[0]?.id}/arrival`))
    must(await owner.post(`${api}/payments`))
    must(
      await guest.post(`/api/orders/${token}/returns`, {
        ...{ wish: 'exchange', reason: 'colour', words: '' },
        lines: [{ lineId: lines[0]?.id, quantity: 1 }],
      }),
    )
    const returns = (await owner.get('/api/admin/returns')).as(StaffReturnPage)
    const back = `/api/admin/returns/${returns.items[0]?.id}`
    must(await owner.post(`${back}/decision`, { isApproved: true }))
    must(await owner.post(`${back}/receipt`, { isRestocked: true }))
    must(await owner.post(`${back}/closing`, {}))
    must(await owner.post(`${api}/refunds`, { amount: 100, method: 'cash' }))

    const said = async (kind: string) =>
      (await owner.get(`/api/admin/audit?kind=${kind}`)).as(AuditPage).items.map((one) => one.after)
    expect(await said('order')).toEqual([
      { refund: { amount: 100, method: 'cash', reference: '' } },
      { paid: '' },
      { arrived: parcels[0]?.id },
      { parcel: { carrier: 'DTDC', trackingNumber: 'D1' } },
      { note: 'Call first' },
    ])
    expect(await said('return')).toEqual([
      { state: 'closed', refund: null },
      { state: 'received', isRestocked: true },
      { isApproved: true, words: '' },
    ])
  })
})

import { expect, it } from 'vitest'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { signedIn } from '#test/shopper.ts'

onBothEngines('an order that waits for what its other sarees cost more', (testShop) => {
  /** Paid in full, then made dearer by 6,000. */
  const dearer = async () => {
    await openForBusiness(testShop())
    const made = await anOrder(testShop(), { method: 'upi' })
    await made.staff('payments')
    const { owner, id, productId } = made
    const { linesVersion: version } = must(await owner.get(`/api/admin/orders/${id}`)).as(
      StaffOrder,
    )
    const lines = [{ productId, quantity: 2 }]
    must(await owner.put(`/api/admin/orders/${id}/lines`, { lines, version }))
    const packer = await signedIn(testShop(), 'packer')
    const move = (body: object, who = owner) => who.post(`/api/admin/orders/${id}/moves`, body)
    const send = (body: object, who = owner) =>
      who.post(`/api/admin/orders/${id}/parcels`, { carrier: 'DTDC', ...body })
    const state = async () => must(await owner.get(`/api/admin/orders/${id}`)).as(StaffOrder).state
    return { ...made, packer, move, send, state }
  }
  const asked = {
    refusal: 'difference-awaited',
    params: { duePaise: 600_000 },
    errors: {
      acceptedDue: expect.stringContaining('₹6,000.00 of this order has not been paid yet'),
    },
  }

  it('is asked about before it is packed and before it is sent, and goes on where its owner knows', async () => {
    const { move, send, state } = await dearer()
    const refused = await move({ to: 'packed' })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject(asked)
    expect(await state()).toBe('confirmed')
    must(await move({ to: 'packed', acceptedDue: 6000 }))
    for (const again of [await move({ to: 'shipped' }), await send({})])
      expect(again.body).toMatchObject(asked)
    expect(await state()).toBe('packed')
    must(await send({ acceptedDue: 6000 }))
    expect(await state()).toBe('shipped')
  })

  it('sent at once without being packed it is asked about once', async () => {
    const { send, state } = await dearer()
    expect((await send({})).body).toMatchObject(asked)
    must(await send({ acceptedDue: 6000 }))
    expect(await state()).toBe('shipped')
  })

  it('is asked about anew where more is missing than was seen', async () => {
    const { move } = await dearer()
    expect((await move({ to: 'packed', acceptedDue: 5999.99 })).body).toMatchObject(asked)
  })

  it('does not go on at the word of somebody who only packs', async () => {
    const { move, send, packer, state } = await dearer()
    expect((await move({ to: 'packed', acceptedDue: 6000 }, packer)).body).toMatchObject(asked)
    expect((await send({ acceptedDue: 6000 }, packer)).body).toMatchObject(asked)
    expect(await state()).toBe('confirmed')
  })

  it('goes on unasked once it is paid, and where the rest is paid at the door', async () => {
    const { move, staff, state } = await dearer()
    await staff('payments', { reference: '412345678932' })
    must(await move({ to: 'packed' }))
    expect(await state()).toBe('packed')
    const atDoor = await anOrder(testShop())
    await atDoor.staff('parcels', { carrier: 'DTDC' })
  })
})

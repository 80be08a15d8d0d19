import { expect, it } from 'vitest'
import { anOrder } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { signedIn } from '#test/shopper.ts'

onNewShops('two who send the same order', (testShop) => {
  const packed = async () => {
    const one = await anOrder(testShop(), { price: 6000, quantity: 2 })
    await one.staff('moves', { to: 'packed' })
    const piece = { contents: [{ lineId: one.lineId, quantity: 1 }] }
    return { api: `/api/admin/orders/${one.id}/parcels`, piece }
  }
  const packer = () => signedIn(testShop(), 'packer')
  const parcels = () => testShop().shop.db.read.selectFrom('parcels').selectAll().execute()
  const shippedEmails = async () => {
    const rows = await testShop()
      .shop.db.read.selectFrom('mails')
      .select('id')
      .where('letter', '=', 'order-shipped')
      .execute()
    return rows.length
  }

  it('at once make one parcel and write to the buyer once; the other one is told', async () => {
    const { api } = await packed()
    const [one, other] = [await packer(), await packer()]
    const form = { carrier: 'DTDC', seenParcels: 0 }
    const replies = await Promise.all([one.post(api, form), other.post(api, form)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const late = replies.find(({ status }) => status === 409)
    expect(late?.body['refusal']).toBe('parcels-meanwhile')
    expect(await parcels()).toHaveLength(1)
    expect(await shippedEmails()).toBe(1)
  })

  it('one after the other send a half each, where the second has seen the first', async () => {
    const { api, piece } = await packed()
    const form = { carrier: 'DTDC', ...piece }
    must(await (await packer()).post(api, { ...form, seenParcels: 0 }))
    expect((await (await packer()).post(api, { ...form, seenParcels: 0 })).status).toBe(409)
    must(await (await packer()).post(api, { ...form, seenParcels: 1 }))
    expect(await parcels()).toHaveLength(2)
  })

  it('may leave out what they saw, as programs do', async () => {
    const { api, piece } = await packed()
    for (const _ of [1, 2]) must(await (await packer()).post(api, { carrier: 'DTDC', ...piece }))
    expect(await parcels()).toHaveLength(2)
  })
})

onNewShops('an order that was sent', (testShop) => {
  it('cannot be sent again, and no piece of it leaves twice', async () => {
    const one = await anOrder(testShop(), { price: 6000, quantity: 2 })
    const api = `/api/admin/orders/${one.id}/parcels`
    const contents = [{ lineId: one.lineId, quantity: 1 }]
    must(await one.owner.post(api, { carrier: 'DTDC', contents }))
    const whole = await one.owner.post(api, { carrier: 'DTDC' })
    expect([whole.status, whole.body['refusal']]).toEqual([409, 'sent-already'])
    must(await one.owner.post(api, { carrier: 'DTDC', contents }))
    for (const again of [{}, { contents }]) {
      const late = await one.owner.post(api, { carrier: 'DTDC', ...again })
      expect([late.status, late.body['refusal']]).toEqual([409, 'order-all-sent'])
    }
    const parcels = await testShop().shop.db.read.selectFrom('parcels').selectAll().execute()
    expect(parcels).toHaveLength(2)
  })
})

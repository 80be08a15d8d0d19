import { expect, it } from 'vitest'
import { anOrder } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { signedIn } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'

onNewShops('an order that may only travel with an e-way bill', (testShop) => {
  const db = () => testShop().shop.db
  /** Packed, where an invoice above this many paise needs one inside Tamil Nadu. */
  const packed = async (limitPaise = 1_065_999) => {
    const limit = { value: limitPaise }
    await db().write((tx) =>
      tx.updateTable('law_numbers').set(limit).where('name', '=', 'e-way-bill-33').execute(),
    )
    const one = await anOrder(testShop(), { price: 5330, quantity: 2 })
    await one.staff('moves', { to: 'packed' })
    return { id: one.id, half: { contents: [{ lineId: one.lineId, quantity: 1 }] } }
  }
  const packer = () => signedIn(testShop(), 'packer')
  const send = async (id: number, more: object = {}) =>
    (await packer()).post(`/api/admin/orders/${id}/parcels`, { carrier: 'DTDC', ...more })
  const stateOf = async (id: number) =>
    (
      await db()
        .read.selectFrom('orders')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).state
  const parcels = () => db().read.selectFrom('parcels').selectAll().execute()

  it('does not leave without its number, whichever way it is sent', async () => {
    await registerShop(testShop())
    const { id, half } = await packed()
    const refused = await send(id)
    expect([refused.status, refused.body['refusal']]).toEqual([400, 'eway-bill-wanted'])
    expect(Object.keys(refused.body['errors'] as object)).toEqual(['ewayBill'])
    const moved = await (await packer()).post(`/api/admin/orders/${id}/moves`, { to: 'shipped' })
    expect(moved.body['refusal']).toBe('eway-bill-wanted')
    expect((await send(id, { ewayBill: '12345' })).body['errors']).toEqual({
      ewayBill: 'E-way bill must have 12 digits',
    })
    expect([await stateOf(id), await parcels()]).toEqual(['packed', []])
    must(await send(id, { ewayBill: '1234 5678 9012', ...half }))
    expect(await stateOf(id)).toBe('shipped')
    expect(await parcels()).toMatchObject([{ eway_bill: '123456789012' }])
    // A second parcel travels under the same one.
    must(await send(id, half))
    const notes = await db().read.selectFrom('order_events').selectAll().execute()
    expect(notes).toContainEqual(
      expect.objectContaining({ kind: 'note', words: 'E-way bill: 123456789012', is_public: 0 }),
    )
  })

  it('leaves with a reason', async () => {
    await registerShop(testShop())
    const { id } = await packed()
    must(await send(id, { ewayReason: 'Carried by hand within 50 km' }))
    expect(await stateOf(id)).toBe('shipped')
  })

  it('is none below the limit, nor of a shop that has not said where it stands', async () => {
    const { id: free } = await packed()
    must(await send(free))
    await registerShop(testShop())
    const { id: small } = await packed(10_000_000)
    must(await send(small))
    expect([await stateOf(free), await stateOf(small)]).toEqual(['shipped', 'shipped'])
  })
})

import { expect, it } from 'vitest'
import { Document, DocumentPage } from '#contract/documents/types.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { address, fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'

onNewShops('the state of an address', (testShop) => {
  const lawful = { lutNumber: 'AD330126000001X', lutValidTo: '2030-03-31' }

  /** The document of a parcel to this state, whose buyer said that the address is right as it is. */
  const sentTo = async (state: string, pin: string) => {
    await registerShop(testShop(), lawful)
    const more = { address: { ...address, state, pin }, isAddressConfirmed: true }
    const made = await anOrder(testShop(), { price: 10_660, more })
    for (const to of ['packed', 'shipped']) await made.staff('moves', { to })
    return must(await made.owner.get('/api/admin/documents')).as(DocumentPage).items[0]
  }

  it('is one of India: no other is taken, not even confirmed', async () => {
    await openForBusiness(testShop())
    await registerShop(testShop(), lawful)
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(testShop().shop, { price: 6000, stock: 1 }))
    for (const state of ['Nowhere', 'Other Countries', 'Other Territory']) {
      const more = { address: { ...address, state }, isAddressConfirmed: true }
      const { status, body } = await order(guest, { more })
      expect([status, body['errors'], body['faults']]).toEqual([
        400,
        { 'address.state': 'Please choose the state' },
        { 'address.state': { code: 'choose' } },
      ])
    }
  })

  it('is known however it is written, and kept as the law names it', async () => {
    expect(await sentTo('JAMMU &  Kashmir', '190001')).toMatchObject({ place: '01' })
    expect(await sentTo('orissa', '751001')).toMatchObject({ place: '21' })
  })

  it('is that of its PIN where an old address names none, and wanted where nobody knows that', async () => {
    await openForBusiness(testShop())
    await registerShop(testShop(), lawful)
    const made = await anOrder(testShop())
    const says = (state: string, pin: string) =>
      testShop().shop.db.write((tx) =>
        tx
          .updateTable('orders')
          .set({ address: JSON.stringify({ ...address, state, pin }) })
          .where('id', '=', made.id)
          .execute(),
      )
    await made.staff('moves', { to: 'packed' })
    await says('Nowhere', '999999')
    const desk = `/api/admin/orders/${made.id}`
    const refused = await made.owner.post(`${desk}/invoice`)
    expect([refused.status, refused.body['refusal']]).toEqual([409, 'place-unknown'])
    await says('Nowhere', '560001')
    const invoice = must(await made.owner.post(`${desk}/invoice`)).as(Document)
    expect([invoice.place?.slice(0, 2), invoice.supply]).toEqual(['29', 'inter'])
  })
})

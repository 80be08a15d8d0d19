import { expect, it } from 'vitest'
import { DocumentPage } from '#contract/documents/types.ts'
import { anOrder } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { address } from '#test/ordering.ts'
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

  it('never makes an export of a parcel inside India', async () => {
    expect(await sentTo('Other Countries', '600004')).toMatchObject({ place: '33' })
  })

  it('is known however it is written', async () => {
    expect(await sentTo('JAMMU &  Kashmir', '190001')).toMatchObject({ place: '01' })
  })
})

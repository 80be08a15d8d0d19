import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { SavedAddress } from '#contract/accounts/types.ts'
import { Checkout, DeliveryQuote } from '#contract/checkout/types.ts'
import { EditedDelivery } from '#contract/delivery/types.ts'
import { Order, PlacedOrder } from '#contract/orders/types.ts'
import { StateLabel } from '#contract/pins/types.ts'
import { ShownShop } from '#contract/settings/types.ts'
import { SellerBlock } from '#contract/tax/types.ts'
import { america, newJersey } from '#test/abroad.ts'
import { openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { address, fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'
import { stateIn } from './place-names.ts'

const book = '/api/account/saved-addresses'

onNewShops('places before a reader of another language', (testShop) => {
  beforeEach(async () => {
    await openForBusiness(testShop())
    const owner = await signedIn(testShop(), 'owner')
    const before = (await owner.get('/api/admin/delivery')).as(EditedDelivery)
    must(await owner.put('/api/admin/delivery', { ...before, countries: [america] }))
  })

  it('are all states of India by name and label, for every language', async () => {
    const shopper = newShopper(testShop())
    const states = async (language: string) => shopper.get(`/api/states/${language}`)
    const tamil = (await states('ta')).as(StateLabel.array())
    expect(tamil).toHaveLength(36)
    expect(tamil).toContainEqual({ name: 'Tamil Nadu', label: 'தமிழ்நாடு' })
    expect((await states('en')).as(StateLabel.array())).toContainEqual({
      ...{ name: 'Kerala', label: 'Kerala' },
    })
    expect((await states('fr')).status).toBe(400)
  })

  it('are the countries that the shop sends to, on its pages and in its checkout', async () => {
    const shopper = newShopper(testShop())
    const named = async (query: string) => {
      const shop = (await shopper.get(`/api/shop${query}`)).as(ShownShop)
      const checkout = (await shopper.get(`/api/checkout${query}`)).as(Checkout)
      return [shop.delivery?.countries?.[0]?.name, checkout.countries?.[0]?.name]
    }
    expect(await named('')).toEqual(['United States', 'United States'])
    expect(await named('?language=ml')).toEqual(['അമേരിക്ക', 'അമേരിക്ക'])
    const owner = await signedIn(testShop(), 'owner')
    const kept = (await owner.get('/api/admin/delivery')).as(EditedDelivery)
    expect(kept.countries?.[0]?.name).toBe('United States')
  })

  it('are what an order, an address that is kept and a quote say beside what they keep', async () => {
    const { shop } = testShop()
    const shopper = await signedIn(testShop())
    await fill(shopper, await addPiece(shop, { stock: 5 }))
    const { token } = must(await order(shopper, { more: { isAddressKept: true } })).as(PlacedOrder)
    const shown = async (language: string) =>
      (await shopper.get(`/api/orders/${token}?language=${language}`)).as(Order)
    expect(await shown('kn')).toMatchObject({
      ...{ address: { state: 'Tamil Nadu' }, placeLabels: { state: 'ತಮಿಳುನಾಡು' } },
    })
    expect(await shown('en')).not.toHaveProperty('placeLabels')
    const abroad = { address: newJersey, isAddressConfirmed: true }
    const hindi = { 'content-language': 'hi' }
    const added = must(await shopper.post(book, abroad, hindi)).as(z.array(SavedAddress))
    expect(added.map(({ placeLabels }) => placeLabels)).toEqual([
      { state: 'तमिलनाडु' },
      { country: 'अमेरिका' },
    ])
    const quote = await shopper.get(`/api/delivery?pin=${address.pin}&language=te`)
    expect(quote.as(DeliveryQuote)).toMatchObject({
      ...{ state: 'Tamil Nadu', placeLabels: { state: 'తమిళనాడు' } },
    })
  })

  it('are what a doubt about a PIN code names beside it', async () => {
    const shopper = await signedIn(testShop())
    const doubtful = { address: { ...address, state: 'Bihar' } }
    const refused = await shopper.post(book, doubtful, { 'content-language': 'ml' })
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({
      errors: { 'address.pin': expect.stringContaining('Chennai, Tamil Nadu') },
      faults: {
        'address.pin': { code: 'other_state', place: `Chennai, ${stateIn('ml', 'Tamil Nadu')}` },
      },
    })
  })

  it('are the state of the seller, with its code', async () => {
    await registerShop(testShop())
    const seller = async (query: string) =>
      (await newShopper(testShop()).get(`/api/seller${query}`)).as(SellerBlock)
    expect((await seller('?language=ta')).state).toBe('33-தமிழ்நாடு')
    expect((await seller('')).state).toBe('33-Tamil Nadu')
  })
})

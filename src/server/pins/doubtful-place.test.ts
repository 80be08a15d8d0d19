import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { StaffChatPage, StartedChat } from '#contract/chats/types.ts'
import { PlacedOrder } from '#contract/orders/types.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { address, fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'

const unknown = { ...address, pin: '999999', state: 'Karnataka', city: 'Bengaluru' }
const elsewhere = { ...address, state: 'Bihar', city: 'Patna' }
const buyer = { contact: { mobile: '9840012345' }, fullName: 'Meena Raman' }

onBothEngines('an address that a parcel may not find', (testShop) => {
  const refused = (place: string) => ({
    status: 400,
    body: {
      errors: {
        'address.pin': expect.stringContaining(place),
        isAddressConfirmed: 'Please correct the address, or confirm that it is right.',
      },
      faults: { isAddressConfirmed: { code: 'unconfirmed' } },
    },
  })

  it.each([
    ['600004 with Patna, Bihar', elsewhere, 'Chennai, Tamil Nadu'],
    ['PIN 999999 in Karnataka', unknown, 'don’t know this PIN code'],
  ])('of the checkout is asked about once: %s', async (_what, given, place) => {
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(testShop().shop))
    const options = { key: randomUUID(), more: { address: given } }
    expect(await order(guest, options)).toMatchObject(refused(place))
    const more = { address: given, isAddressConfirmed: true }
    const placed = await order(guest, { ...options, more })
    expect(placed.status).toBe(201)
    expect(placed.as(PlacedOrder).state).toBe('confirmed')
  })

  it('that lies at a border is not asked about, whichever of its states is named', async () => {
    for (const state of ['Tamil Nadu', 'Puducherry']) {
      const guest = newShopper(testShop())
      await fill(guest, await addPiece(testShop().shop))
      const given = { ...address, pin: '605106', state, city: 'Villianur' }
      expect((await order(guest, { more: { address: given } })).status, state).toBe(201)
    }
  })

  it('is asked about when staff write an order down, and when they correct its address', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const productId = await addPiece(testShop().shop)
    const form = {
      ...{ ...buyer, channel: 'phone', paymentMethod: 'cod', address: elsewhere },
      lines: [{ productId, quantity: 1 }],
    }
    expect(await owner.post('/api/admin/orders', form)).toMatchObject(refused('Chennai'))
    const made = await owner.post('/api/admin/orders', { ...form, isAddressConfirmed: true })
    expect(made.status).toBe(200)
    const path = `/api/admin/orders/${made.body['id']}/address`
    expect(await owner.put(path, { address: unknown })).toMatchObject(refused('don’t know'))
    expect((await owner.put(path, { address: unknown, isAddressConfirmed: true })).status).toBe(200)
    expect((await owner.put(path, { address })).status).toBe(200)
  })

  it('is asked about when a chat becomes an order; a sale over the counter needs none', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const inboxOf = async (reference: string) => {
      const list = await owner.get(`/api/admin/whatsapp-orders?q=${reference}`)
      return `/api/admin/whatsapp-orders/${list.as(StaffChatPage).items[0]?.id}/order`
    }
    const started = async () => {
      const guest = newShopper(testShop())
      await fill(guest, await addPiece(testShop().shop))
      return inboxOf((await guest.post('/api/whatsapp-orders')).as(StartedChat).reference)
    }
    const form = { ...buyer, paymentMethod: 'cod', address: elsewhere }
    const path = await started()
    expect(await owner.post(path, form)).toMatchObject(refused('Chennai'))
    expect((await owner.post(path, { ...form, isAddressConfirmed: true })).status).toBe(200)
    expect((await owner.post(await started(), { ...form, address: null })).status).toBe(200)
  })
})

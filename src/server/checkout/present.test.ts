import { beforeEach, expect, it } from 'vitest'
import { SavedAddress } from '#contract/accounts/types.ts'
import { Checkout } from '#contract/checkout/types.ts'
import { EditedDelivery } from '#contract/delivery/types.ts'
import { PlacedOrder } from '#contract/orders/types.ts'
import type { TaxSummary } from '#contract/tax/types.ts'
import { states } from '#domain/address/pin.ts'
import { america, singapore } from '#test/abroad.ts'
import { openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { address, fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'
import { testPayments } from '#test/test-payments.ts'
import { cartOf } from '../cart/queries.ts'
import { keepPaymentSettings } from '../payment-methods/settings.ts'
import { hashOf } from '../platform/secret.ts'

// What the checkout page shows of one saree at ₹6,000, whoever asks and wherever it goes.

const hash = expect.stringMatching(/^[\w-]{22}$/)
const way = {
  ...{ isAllowed: true, refusal: null, fault: null, prepaidDiscount: 0, advance: 0 },
  ...{ isToConfirm: false, tax: null, totalHash: hash },
}
const cod = { ...way, method: 'cod', fee: 50, total: 6050, due: 6050 }
const upi = { ...way, method: 'upi', fee: 0, total: 6000, due: 6000 }
const days = { from: '2026-01-21T18:30:00.000Z', to: '2026-01-25T18:30:00.000Z' }
const shown = {
  ...{ payment: [cod, upi], closedBecause: null, isClosedToBusinesses: false, hold: null },
  ...{ delivery: [{ kind: 'standard', ...days }], stateOfPin: null, townOfPin: null },
  ...{ statesOfPin: [], states: [...states], savedAddresses: [], countries: [] },
}

onNewShops('the checkout page', (testShop) => {
  beforeEach(() => openForBusiness(testShop()))

  const guestWith = async (price = 6000, guest: Shopper = newShopper(testShop())) => {
    const id = await addPiece(testShop().shop, { price, stock: 9 })
    await fill(guest, id)
    return { guest, id }
  }
  const read = async (guest: Shopper, query = '') =>
    must(await guest.get(`/api/checkout${query}`)).as(Checkout)
  const settings = (more: object) => {
    const { shop } = testShop()
    const paid = { isEnabled: true, address: 'pallu@okbank', payeeName: 'Pallu' }
    const all = { ...testPayments, upi: paid, cod: atDoor(), ...more }
    return shop.db.write((tx) => keepPaymentSettings(tx, all, shop.now()))
  }
  const atDoor = (more: object = {}) => ({ ...testPayments.cod, isEnabled: true, fee: 50, ...more })
  const staff = () => signedIn(testShop(), 'owner')
  const deliver = async (change: object) => {
    const owner = await staff()
    const before = (await owner.get('/api/admin/delivery')).as(EditedDelivery)
    must(await owner.put('/api/admin/delivery', { ...before, ...change }))
  }
  const rule = async (change: object) =>
    must(await (await staff()).put('/api/admin/cod-rules', { rules: [change] }))
  const keep = async (buyer: Shopper, more: object = {}) => {
    const form = { address: { ...address, line2: '', ...more }, isAddressConfirmed: true }
    must(await buyer.post('/api/account/saved-addresses', form))
  }

  it('before anything is typed: the cart, each way to pay with its sum, and when it comes', async () => {
    const { guest } = await guestWith()
    const { cart, ...rest } = await read(guest)
    expect(rest).toStrictEqual(shown)
    expect(cart).toMatchObject({ total: 6000, shipping: 0, count: 1, expected: days })
    expect(new Set(rest.payment.map(({ totalHash }) => totalHash)).size).toBe(2)
  })

  it('a PIN code says where it lies, an unknown one nothing', async () => {
    const { guest } = await guestWith()
    const chennai = { stateOfPin: 'Tamil Nadu', townOfPin: 'Chennai', statesOfPin: ['Tamil Nadu'] }
    const { cart: _, ...known } = await read(guest, '?pin=600004')
    expect(known).toStrictEqual({ ...shown, ...chennai })
    expect(await read(guest, '?pin=999999')).toMatchObject({ stateOfPin: null, statesOfPin: [] })
  })

  it('is closed with nothing to buy, and of a shop that takes no money', async () => {
    expect((await read(newShopper(testShop()))).closedBecause).toBe('empty-cart')
    const { guest, id } = await guestWith()
    await testShop().shop.db.write((tx) =>
      tx.updateTable('products').set({ stock: 0 }).where('id', '=', id).execute(),
    )
    expect((await read(guest)).closedBecause).toBe('empty-cart')
    await settings({ upi: testPayments.upi, cod: atDoor({ isEnabled: false }) })
    expect(await read(guest)).toMatchObject({ closedBecause: 'no-payment-method', payment: [] })
  })

  it('tells of a price that has changed since the saree was put into the cart, whoever enters', async () => {
    const { guest, id } = await guestWith()
    await testShop().shop.db.write((tx) =>
      tx.updateTable('products').set({ price_paise: 650_000 }).where('id', '=', id).execute(),
    )
    const changed = [{ kind: 'price-changed', from: 6000, to: 6500 }]
    const problems = async (entered: Promise<Checkout>) => (await entered).cart.lines[0]?.problems
    const enter = async () => must(await guest.post('/api/checkout')).as(Checkout)
    expect(await problems(enter())).toEqual(changed)
    expect(await problems(read(guest, '?pin=600004'))).toEqual(changed)
    must(await guest.put(`/api/cart/lines/${id}`, { quantity: 2 }))
    expect(await problems(enter())).toEqual([])
  })

  it('an empty cart leads, for an hour, whoever it was of to the order that it became', async () => {
    const { guest, id } = await guestWith()
    const { number, path } = must(await order(guest)).as(PlacedOrder)
    expect((await read(guest)).placed).toStrictEqual({ number, path })
    expect((await read(newShopper(testShop()))).placed).toBeUndefined()
    const { guest: another } = await guestWith()
    expect((await read(another)).placed).toBeUndefined()
    await fill(guest, id)
    expect((await read(guest)).placed).toBeUndefined()
    const { clock } = testShop()
    clock.now += 61 * 60_000
    must(await guest.del(`/api/cart/lines/${id}`))
    expect(await read(guest)).toMatchObject({ closedBecause: 'empty-cart' })
    expect((await read(guest)).placed).toBeUndefined()
  })

  it('a way that is not for this order says why', async () => {
    await settings({ cod: atDoor({ pinPrefixes: ['5'] }) })
    const { guest } = await guestWith()
    const { payment } = await read(guest, '?pin=600004')
    expect(payment).toStrictEqual([
      {
        ...{ ...cod, isAllowed: false, refusal: 'Cash on delivery does not reach this PIN code' },
        fault: { code: 'cod-not-there', params: {} },
      },
      upi,
    ])
  })

  it('what the rules of the door ask of some is told before it is known who buys, once a PIN code is', async () => {
    await rule({ isNewBuyer: true, outcome: 'part-advance', advancePercent: 20 })
    const { guest } = await guestWith()
    expect((await read(guest)).payment).toStrictEqual([cod, upi])
    const may = { ...cod, mayAskAdvance: true }
    expect((await read(guest, '?pin=600004')).payment).toStrictEqual([may, upi])
    const buyer = await signedIn(testShop())
    await keep(buyer)
    await guestWith(6000, buyer)
    const asked = { ...cod, advance: 1210 }
    expect((await read(buyer, '?pin=600004')).payment).toStrictEqual([asked, upi])
    // With nothing to pay it by in advance a word has to do.
    await settings({ upi: testPayments.upi })
    const confirmed = [{ ...cod, isToConfirm: true }]
    expect((await read(buyer, '?pin=600004')).payment).toStrictEqual(confirmed)
    expect((await read(guest, '?pin=600004')).payment).toStrictEqual([cod])
    await settings({ cod: atDoor({ isEnabled: false }) })
    expect((await read(guest, '?pin=600004')).payment).toStrictEqual([upi])
  })

  it('a rule that wants a word says so beside the way', async () => {
    await rule({ outcome: 'confirm' })
    const { guest } = await guestWith()
    const confirmed = { ...cod, isToConfirm: true }
    expect((await read(guest, '?pin=600004')).payment).toStrictEqual([confirmed, upi])
  })

  it('each way has the tax of its own sum, and all of them by the place that is typed', async () => {
    await registerShop(testShop(), { mayCrossStates: true })
    const sumOf = (tax: TaxSummary | null | undefined) =>
      Math.round(((tax?.taxable ?? 0) + (tax?.tax ?? 0)) * 100) / 100
    const { guest } = await guestWith()
    const plain = await read(guest, '?pin=600004')
    expect(plain.payment.map(({ tax }) => sumOf(tax))).toEqual([6050, 6000])
    expect(plain.payment[1]?.tax).toEqual(plain.cart.tax)
    await settings({ prepaid: { isEnabled: true, percent: 5, amount: null, most: null } })
    const less = await read(guest, '?pin=600004')
    expect(less.payment.map(({ tax }) => sumOf(tax))).toEqual([6050, 5700])
    expect(less.payment[1]).toMatchObject({ prepaidDiscount: 300, total: 5700, due: 5700 })
    expect(sumOf(less.cart.tax)).toBe(6000)
    const placeOf = async (query: string) => (await read(guest, query)).cart.tax?.place
    expect(await placeOf('?pin=600004&state=Karnataka')).toBe('29')
    expect(await placeOf('?pin=560004')).toBe('29')
    expect(await placeOf('?pin=560004&state=Nowhere')).toBe('29')
    expect(await placeOf('?pin=600004&gstin=29ZZZFB0000Z1ZF')).toBe('29')
    expect(await placeOf('?pin=600004&gstin=29ZZZFB')).toBe('33')
  })

  it('says what the law wants of whoever buys', async () => {
    await registerShop(testShop(), { isPanAsked: true, turnoverAbove5Crore: true })
    const { guest } = await guestWith()
    expect(await read(guest)).toMatchObject({ isClosedToBusinesses: true, panAbove: 200_000 })
  })

  it('goes by the kept address that is chosen first until a place is typed', async () => {
    await deliver({ zones: [zone] })
    const buyer = await signedIn(testShop())
    await guestWith(3000, buyer)
    expect((await read(buyer)).cart.shipping).toBe(250)
    await keep(buyer)
    const { cart, savedAddresses } = await read(buyer)
    expect(savedAddresses).toMatchObject([{ ...address, mobile: '9840012345', isDefault: true }])
    expect(SavedAddress.array().parse(savedAddresses)).toHaveLength(1)
    expect(cart.shipping).toBe(40)
    expect((await read(buyer, '?pin=110001')).cart.shipping).toBe(250)
  })

  it('abroad: where it sends, what is told of customs, and that nothing goes there at the moment', async () => {
    const paused = { ...singapore, isPaused: true, pausedUntil: '2026-03-01', dutyNote: 'GST' }
    await deliver({ countries: [america, paused] })
    const buyer = await signedIn(testShop())
    await guestWith(3000, buyer)
    await keep(buyer)
    const { cart, countries } = await read(buyer, '?country=US')
    expect(cart.shipping).toBe(2200)
    expect(countries).toStrictEqual([
      { code: 'US', name: 'United States', dutyNote: '', pausedBecause: null },
      {
        ...{ code: 'SG', name: 'Singapore', dutyNote: 'GST' },
        pausedBecause:
          'We are not sending to Singapore at the moment. We send again from 1 Mar 2026.',
      },
    ])
    const refused = await buyer.get('/api/checkout?country=FR')
    expect([refused.status, refused.body['refusal']]).toEqual([400, 'country-not-served'])
    expect((await read(buyer, '?country=IN')).cart.shipping).toBe(250)
    testShop().clock.now = Date.UTC(2026, 2, 1)
    expect((await read(await guestLater(), '')).countries?.[1]?.pausedBecause).toBeNull()
  })
  const guestLater = async () => (await guestWith()).guest

  it('remembers where its visitor has said that parcels go, while it sends there', async () => {
    await deliver({ countries: [america] })
    const { guest } = await guestWith()
    const place = async () => {
      const { toldPin, toldCountry } = await read(guest)
      return [toldPin, toldCountry]
    }
    expect(await place()).toEqual([undefined, undefined])
    must(await guest.put('/api/delivery', { pin: '600004' }))
    expect(await place()).toEqual(['600004', undefined])
    expect(await read(guest)).not.toHaveProperty('toldCountry')
    must(await guest.put('/api/delivery', { pin: null, country: 'US' }))
    expect(await place()).toEqual([undefined, 'US'])
    await deliver({ countries: [] })
    expect(await place()).toEqual([undefined, undefined])
  })

  it('says what is kept for whoever is here, each saree once and until the first of them is free', async () => {
    const { guest, id } = await guestWith()
    const { id: other } = await guestWith(7000, guest)
    const { shop, clock } = testShop()
    const tokenHash = hashOf(guest.cookies.get('cart') ?? '')
    const cart = await cartOf(shop.db.read, { userId: null, tokenHash })
    const hold = (
      kind: 'checkout' | 'offer' | 'pending-payment',
      productId: number,
      minutes: number,
    ) =>
      shop.db.write((tx) =>
        tx
          .insertInto('holds')
          .values({
            ...{ product_id: productId, quantity: 1, kind, cart_id: cart?.id ?? 0 },
            ...{ order_id: null, chat_order_id: null, offer_hash: null, visitor: null },
            ...{ network: null, expires_at: clock.now + minutes * 60_000, created_at: clock.now },
          })
          .execute(),
      )
    await hold('pending-payment', id, 5)
    expect((await read(guest)).hold).toBeNull()
    await hold('offer', other, 20)
    const until = (minutes: number) => new Date(clock.now + minutes * 60_000).toISOString()
    expect((await read(guest)).hold).toEqual({ until: until(20), productIds: [other] })
    await hold('checkout', id, 10)
    await hold('checkout', id, 30)
    expect((await read(guest)).hold).toEqual({ until: until(10), productIds: [id, other] })
  })
})

const zone = {
  ...{ name: 'Chennai', pinPrefixes: ['600'], fee: 40, freeAbove: null, isCodAllowed: true },
  days: { from: 1, to: 2 },
}

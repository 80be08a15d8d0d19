import { beforeEach, expect, it } from 'vitest'
import { Cart } from '#contract/cart/types.ts'
import { Checkout } from '#contract/checkout/types.ts'
import { EditedDelivery } from '#contract/delivery/types.ts'
import { Order, PlacedOrder } from '#contract/orders/types.ts'
import { ShownShop } from '#contract/settings/types.ts'
import { firstTerms, toldTerms } from '#domain/delivery/delivery-terms.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { address, fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'
import { bumpVersion } from '../platform/db/version.ts'

const path = '/api/admin/delivery'
const usual = { fee: null, freeAbove: null, days: { from: 5, to: 7 }, isCodAllowed: true }
const south = { ...usual, name: 'South', pinPrefixes: ['5', '6'], fee: 120, freeAbove: 2000 }
const chennai = {
  ...{ ...usual, name: 'Chennai', pinPrefixes: ['600'], fee: 40, days: { from: 1, to: 2 } },
  isCodAllowed: false,
}
const zones = [south, chennai]
const bengaluru = { ...address, pin: '560001', city: 'Bengaluru', state: 'Karnataka' }
const delhi = { ...address, pin: '110001', city: 'New Delhi', state: 'Delhi' }

onBothEngines('zones of delivery', (testShop) => {
  beforeEach(async () => {
    const { shop } = testShop()
    await shop.db.write(async (tx) => {
      await tx.deleteFrom('settings').where('name', '=', 'delivery').execute()
      await bumpVersion(tx, shop.now())
    })
  })

  const read = async (staff: Shopper) => (await staff.get(path)).as(EditedDelivery)
  const save = async (change: object) => {
    const staff = await signedIn(testShop(), 'owner')
    must(await staff.put(path, { ...(await read(staff)), ...change }))
    return staff
  }
  const shopperWith = async (price: number) => {
    const shopper = newShopper(testShop())
    await fill(shopper, await addPiece(testShop().shop, { price, stock: 9 }))
    return shopper
  }
  const checkoutOf = async (shopper: Shopper, pin = '') =>
    (await shopper.get(`/api/checkout${pin && `?pin=${pin}`}`)).as(Checkout)
  const hashFor = async (shopper: Shopper, method: string, pin: string) =>
    (await checkoutOf(shopper, pin)).payment.find((one) => one.method === method)?.totalHash

  it('are none at first, are told to everybody, and stay when an earlier page saves the rest', async () => {
    const staff = await signedIn(testShop(), 'owner')
    expect((await read(staff)).zones).toEqual([])
    await save({ zones })
    await save({ fee: 99, zones: undefined })
    expect(await read(staff)).toMatchObject({ fee: 99, zones })
    const shown = (await newShopper(testShop()).get('/api/shop')).as(ShownShop)
    expect(shown.delivery?.zones).toEqual(zones)
  })

  it('say what delivery costs and when it comes at the PIN code that is typed', async () => {
    testShop().clock.now = Date.UTC(2027, 0, 4, 6)
    await save({ zones })
    const shopper = await shopperWith(1500)
    const told = async (pin: string) => {
      const { cart, delivery } = await checkoutOf(shopper, pin)
      const days = delivery.map(({ from, to }) => [from.slice(0, 10), to.slice(0, 10)])
      return [cart.shipping, cart.total, cart.missingForFreeShipping, ...days]
    }
    const everywhere = [250, 1750, 3501, ['2027-01-10', '2027-01-12']]
    expect(await told('')).toEqual(everywhere)
    expect(await told('110001')).toEqual(everywhere)
    expect(await told('560001')).toEqual([120, 1620, 501, ['2027-01-10', '2027-01-12']])
    expect(await told('600004')).toEqual([40, 1540, 3501, ['2027-01-04', '2027-01-05']])
  })

  it('change nothing where none fits', async () => {
    const before = await checkoutOf(await shopperWith(1500), '110001')
    await save({ zones })
    const after = await checkoutOf(await shopperWith(1500), '110001')
    const sums = ({ cart, delivery, payment }: Checkout) => [
      [cart.shipping, cart.total, cart.delivery, delivery],
      payment.map(({ method, isAllowed, total, due }) => [method, isAllowed, total, due]),
    ]
    expect(sums(after)).toEqual(sums(before))
  })

  it('are charged and promised in the order, which keeps both whatever its owner changes', async () => {
    const staff = await save({ zones })
    const shopper = await shopperWith(1500)
    const { delivery } = await checkoutOf(shopper, bengaluru.pin)
    const totalHash = await hashFor(shopper, 'cod', bengaluru.pin)
    const placed = await order(shopper, { more: { address: bengaluru, totalHash } })
    const { token } = placed.as(PlacedOrder)
    const shown = async () => (await shopper.get(`/api/orders/${token}`)).as(Order)
    const first = await shown()
    expect(first).toMatchObject({ shipping: 120, total: 1620 })
    expect([{ kind: 'standard', ...first.expected }]).toEqual(delivery)
    must(await staff.put(path, { ...(await read(staff)), fee: 9, zones: [] }))
    expect(await shown()).toEqual(first)
  })

  it('decide by the address of the order: a sum that was shown for another PIN code is refused', async () => {
    await save({ zones })
    const shopper = await shopperWith(1500)
    const totalHash = await hashFor(shopper, 'cod', bengaluru.pin)
    const reply = await order(shopper, { more: { address: delhi, totalHash } })
    expect([reply.status, reply.body['errors']]).toMatchObject([
      409,
      { totalHash: 'The prices have changed.' },
    ])
    const ofDelhi = await hashFor(shopper, 'cod', delhi.pin)
    const again = await order(shopper, { more: { address: delhi, totalHash: ofDelhi } })
    expect([again.status, again.body['total']]).toEqual([201, 1750])
  })

  it('may take no cash at the door, which the shop says before and refuses after', async () => {
    await save({ zones })
    const shopper = await shopperWith(1500)
    const cod = async (pin: string) =>
      (await checkoutOf(shopper, pin)).payment.find(({ method }) => method === 'cod')
    const refusal = 'Cash on delivery does not reach this PIN code'
    expect(await cod('600004')).toMatchObject({ isAllowed: false, refusal })
    expect(await cod('560001')).toMatchObject({ isAllowed: true })
    const reply = await order(shopper)
    expect([reply.status, reply.body['errors']]).toEqual([400, { paymentMethod: refusal }])
    const staff = await signedIn(testShop(), 'owner')
    const question = { total: 1500, pin: '600004' }
    expect((await staff.post('/api/admin/cod-rules/try', question)).body).toMatchObject({
      ...{ outcome: 'refuse', reason: 'zone', rule: null, words: refusal },
    })
  })

  it('hold for orders that staff write down, unless a price was agreed', async () => {
    const staff = await save({ zones })
    const productId = await addPiece(testShop().shop, { price: 1500 })
    const form = {
      ...{ contact: { mobile: '9840012345' }, fullName: 'Meena Raman', channel: 'phone' },
      ...{ paymentMethod: 'cod', lines: [{ productId, quantity: 1 }] },
    }
    const totalOf = async (change: object) =>
      must(await staff.post('/api/admin/orders', { ...form, ...change })).body['total']
    expect(await totalOf({ address })).toBe(1540)
    expect(await totalOf({ address: delhi })).toBe(1750)
    expect(await totalOf({ address, shipping: 10 })).toBe(1510)
    expect(await totalOf({ address: null })).toBe(1500)
  })

  it('are refused beside their field, and nothing changes', async () => {
    const staff = await save({ zones })
    const before = await read(staff)
    const refused = async (zone: object) => {
      const reply = await staff.put(path, { ...before, zones: [south, { ...chennai, ...zone }] })
      return [reply.status, Object.keys((reply.body['errors'] as object | undefined) ?? {})]
    }
    expect(await refused({ name: ' ' })).toEqual([400, ['zones.1.name']])
    expect(await refused({ pinPrefixes: [] })).toEqual([400, ['zones.1.pinPrefixes']])
    expect(await refused({ pinPrefixes: ['06'] })).toEqual([400, ['zones.1.pinPrefixes.0']])
    const both = ['zones.0.pinPrefixes', 'zones.1.pinPrefixes']
    expect(await refused({ pinPrefixes: ['60', '5'] })).toEqual([400, both])
    expect(await refused({ fee: -1 })).toEqual([400, ['zones.1.fee']])
    expect(await refused({ freeAbove: 'always' })).toEqual([400, ['zones.1.freeAbove']])
    expect(await refused({ days: { from: 4, to: 2 } })).toEqual([400, ['zones.1.days.to']])
    expect(await read(staff)).toEqual(before)
    const late = { ...toldTerms(firstTerms), version: before.version }
    must(await staff.put(path, { ...before, zones: [south] }))
    expect([(await staff.put(path, late)).status]).toEqual([409])
    expect((await read(staff)).zones).toEqual([south])
  })

  it('send carts to nowhere until a PIN code is known', async () => {
    await save({ zones })
    expect((await (await shopperWith(1500)).get('/api/cart')).as(Cart).shipping).toBe(250)
  })
})

import { beforeEach, expect, it } from 'vitest'
import { Cart } from '#contract/cart/types.ts'
import { Checkout } from '#contract/checkout/types.ts'
import { EditedDelivery } from '#contract/delivery/types.ts'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { Order, PlacedOrder } from '#contract/orders/types.ts'
import { ShownShop } from '#contract/settings/types.ts'
import { firstWeights } from '#domain/delivery/parcel-weight.ts'
import { firstCalendar } from '#domain/delivery/shop-calendar.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { cashGoesTo, fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'
import { bumpVersion } from '../platform/db/version.ts'

const day = 86_400_000
const path = '/api/admin/delivery'

const other = {
  ...{ fee: 90, freeAbove: 2000, returnsDays: 3, damageReportHours: 24 },
  days: { domestic: { from: 2, to: 3 }, international: { from: 8, to: 8 } },
}

onBothEngines('what a shop promises of delivery and returns', (testShop) => {
  beforeEach(async () => {
    const { shop } = testShop()
    await shop.db.write(async (tx) => {
      await tx.deleteFrom('settings').where('name', '=', 'delivery').execute()
      await bumpVersion(tx, shop.now())
    })
  })

  const owner = () => signedIn(testShop(), 'owner')
  const read = async (staff: Shopper) => (await staff.get(path)).as(EditedDelivery)
  const save = async (staff: Shopper, change: object) =>
    must(await staff.put(path, { ...(await read(staff)), ...change }))
  const shopperWith = async (price: number) => {
    const shopper = newShopper(testShop())
    await fill(shopper, await addPiece(testShop().shop, { price, stock: 9 }))
    return shopper
  }
  const cartOf = async (shopper: Shopper) => (await shopper.get('/api/cart')).as(Cart)

  it('starts with the numbers of the specification', async () => {
    expect(await read(await owner())).toMatchObject({
      ...{ fee: 250, freeAbove: 5000, returnsDays: 7, damageReportHours: 48 },
      days: { domestic: { from: 5, to: 7 }, international: { from: 10, to: 15 } },
    })
    expect(await cartOf(await shopperWith(1500))).toMatchObject({ shipping: 250 })
  })

  it('is told and charged at once when its owner changes it, in carts that are open too', async () => {
    const staff = await owner()
    const shopper = await shopperWith(1500)
    await save(staff, other)
    expect(await cartOf(shopper)).toMatchObject({
      ...{ shipping: 90, total: 1590, missingForFreeShipping: 501 },
      delivery: { fee: 90, freeAbove: 2000 },
    })
    const shown = (await shopper.get('/api/shop')).as(ShownShop)
    const rest = { zones: [], countries: [], rates: [], weights: firstWeights }
    expect(shown.delivery).toEqual({ ...other, calendar: firstCalendar, ...rest })
    await save(staff, { freeAbove: null })
    const dear = await shopperWith(60_000)
    expect(await cartOf(dear)).toMatchObject({ shipping: 90, missingForFreeShipping: 0 })
    await save(staff, { fee: 0 })
    expect(await cartOf(dear)).toMatchObject({ shipping: 0, total: 60_000 })
  })

  it('refuses a checkout that was shown another fee, and keeps the cart', async () => {
    const staff = await owner()
    const shopper = await shopperWith(1500)
    const { payment } = (await shopper.get('/api/checkout?pin=600004')).as(Checkout)
    const totalHash = payment.find(({ method }) => method === 'cod')?.totalHash
    await save(staff, { fee: 310 })
    const reply = await order(shopper, { more: { totalHash } })
    expect([reply.status, reply.body['errors']]).toMatchObject([
      409,
      { totalHash: 'The prices have changed.' },
    ])
    expect(await cartOf(shopper)).toMatchObject({ count: 1, shipping: 310 })
  })

  it('keeps for every order what its buyer was promised', async () => {
    const { clock } = testShop()
    const staff = await owner()
    const place = async () => {
      const shopper = await shopperWith(9000)
      const { token } = (await order(shopper)).as(PlacedOrder)
      return { shopper, token, order: (await shopper.get(`/api/orders/${token}`)).as(Order) }
    }
    const before = await place()
    await save(staff, other)
    const after = await place()
    const again = (await before.shopper.get(`/api/orders/${before.token}`)).as(Order)
    expect(again.expected).toEqual(before.order.expected)
    expect(Date.parse(after.order.expected?.to ?? '')).toBeLessThan(
      Date.parse(before.order.expected?.from ?? ''),
    )
    for (const { token } of [before, after]) await deliver(staff, token)
    const arrived = clock.now
    const windowOf = async ({ shopper, token }: typeof before) => {
      const { returnUntil, damageUntil } = (await shopper.get(`/api/orders/${token}`)).as(Order)
      return [returnUntil, damageUntil].map((at) => Date.parse(at ?? '') - arrived)
    }
    expect(await windowOf(before)).toEqual([7 * day, 2 * day])
    expect(await windowOf(after)).toEqual([3 * day, day])
    clock.now = arrived + 3 * day
    const late = await ask(after)
    expect([late.status, late.body['message']]).toEqual([409, 'The 3 days for returns are over.'])
    must(await ask(before))
  })

  it('promises the same days at checkout and on the order, by the days on which the shop works', async () => {
    const { clock } = testShop()
    // Half past eleven, on a Thursday.
    clock.now = Date.UTC(2027, 0, 7, 6)
    const staff = await owner()
    const calendar = {
      ...{ workingDays: [1, 2, 3, 4, 5, 6], handlingDays: 1, cutOff: '11:00' },
      holidays: [{ day: '2027-01-09', name: 'Wedding in the family' }],
    }
    await save(staff, { ...other, calendar })
    const shopper = await shopperWith(9000)
    const { delivery } = (await shopper.get('/api/checkout?pin=600004')).as(Checkout)
    const { token } = (await order(shopper)).as(PlacedOrder)
    const { expected } = (await shopper.get(`/api/orders/${token}`)).as(Order)
    // Too late for Thursday: it counts from Friday, Saturday is closed, Monday packs.
    const promised = { from: '2027-01-12T18:30:00.000Z', to: '2027-01-13T18:30:00.000Z' }
    expect(delivery).toMatchObject([promised])
    expect(expected).toEqual(promised)
    await save(staff, { calendar: firstCalendar })
    expect((await shopper.get(`/api/orders/${token}`)).as(Order).expected).toEqual(promised)
  })

  it('keeps its calendar when an earlier page saves the rest', async () => {
    const staff = await owner()
    await save(staff, { calendar: { ...firstCalendar, handlingDays: 3 } })
    await save(staff, { fee: 99, calendar: undefined })
    expect(await read(staff)).toMatchObject({ fee: 99, calendar: { handlingDays: 3 } })
  })

  it('refuses what cannot be, beside its field, and changes nothing', async () => {
    const staff = await owner()
    const before = await read(staff)
    const refused = async (change: object) => {
      const reply = await staff.put(path, { ...before, ...change })
      return [reply.status, Object.keys((reply.body['errors'] as object | undefined) ?? {})]
    }
    expect(await refused({ fee: -1 })).toEqual([400, ['fee']])
    expect(await refused({ fee: null })).toEqual([400, ['fee']])
    expect(await refused({ fee: 10_000_001 })).toEqual([400, ['fee']])
    expect(await refused({ freeAbove: '5000' })).toEqual([400, ['freeAbove']])
    expect(await refused({ returnsDays: 0 })).toEqual([400, ['returnsDays']])
    expect(await refused({ damageReportHours: 2401 })).toEqual([400, ['damageReportHours']])
    const calendar = (change: object) => ({ calendar: { ...firstCalendar, ...change } })
    expect(await refused(calendar({ workingDays: [] }))).toEqual([400, ['calendar.workingDays']])
    expect(await refused(calendar({ cutOff: '25:00' }))).toEqual([400, ['calendar.cutOff']])
    const noDay = [{ day: '2027-02-30', name: '' }]
    expect(await refused(calendar({ holidays: noDay }))).toEqual([400, ['calendar.holidays.0.day']])
    const backwards = { ...before.days, domestic: { from: 9, to: 2 } }
    expect(await refused({ days: backwards })).toEqual([400, ['days.domestic.to']])
    expect(await read(staff)).toEqual(before)
  })

  it('is not written over by somebody who has not seen the newest', async () => {
    const staff = await owner()
    const seen = await read(staff)
    await save(staff, { fee: 123 })
    const late = await staff.put(path, { ...seen, fee: 321 })
    expect([late.status, late.body['code']]).toEqual([409, 'outdated'])
    expect((await read(staff)).fee).toBe(123)
  })

  const idOf = async (token: string) => {
    const { id } = await testShop()
      .shop.db.read.selectFrom('orders')
      .select('id')
      .where('token', '=', token)
      .executeTakeFirstOrThrow()
    return id
  }
  async function deliver(staff: Shopper, token: string) {
    const api = `/api/admin/orders/${await idOf(token)}`
    must(await staff.post(`${api}/payments`))
    must(await staff.post(`${api}/parcels`, { carrier: 'DTDC' }))
    ;(await staff.post(`${api}/moves`, { to: 'delivered' })).as(StaffOrder)
  }
  function ask({ shopper, token, order: { lines } }: Placed) {
    const lineId = lines[0]?.id ?? 0
    const form = { wish: 'return', reason: 'colour', lines: [{ lineId, quantity: 1 }] }
    return shopper.post(`/api/orders/${token}/returns`, { ...form, ...cashGoesTo })
  }
})

type Placed = { shopper: Shopper; token: string; order: Order }

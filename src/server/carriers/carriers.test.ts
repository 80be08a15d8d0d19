import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  AllCarriers,
  CarrierLabels,
  CarrierSettings,
  ShippingWays,
} from '#contract/carriers/types.ts'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { Order } from '#contract/orders/types.ts'
import { anOrder } from '#test/an-order.ts'
import { createTestShop, engines, type TestShop } from '#test/create-test-shop.ts'
import {
  type FakeShiprocket,
  openFakeShiprocket,
  shiprocketSecrets,
} from '#test/fake-shiprocket.ts'
import { logged } from '#test/logged.ts'
import { must } from '#test/must.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { testPayments } from '#test/test-payments.ts'
import { jobHandlers } from '../app/job-handlers.ts'
import { keepPaymentSettings } from '../payment-methods/settings.ts'
import { performDue } from '../platform/jobs/perform.ts'
import { askCarriers } from './hear-news.ts'

const hour = 3_600_000

describe.each(engines)('carriers (%s)', (engine) => {
  let testShop: TestShop
  let fake: FakeShiprocket
  beforeAll(async () => {
    fake = await openFakeShiprocket()
    testShop = await createTestShop({ engine, environment: { SHIPROCKET_URL: fake.url } })
    await switchOn()
  })
  beforeEach(() => {
    Object.assign(fake.mood, { isAway: false, loses: 0, refusesNumbers: false })
  })
  afterAll(async () => {
    await testShop.close()
    await fake.close()
  })

  const switchOn = async (fields: object = shiprocketSecrets) => {
    const owner = await signedIn(testShop, 'owner')
    const reply = must(await owner.put('/api/admin/carriers/shiprocket', { isOn: true, fields }))
    return { reply, settings: reply.as(CarrierSettings) }
  }
  const openForTransfers = () => {
    const upi = { isEnabled: true, address: 'pallu@okbank', payeeName: 'Pallu Sarees' }
    const { shop } = testShop
    return shop.db.write((tx) => keepPaymentSettings(tx, { ...testPayments, upi }, shop.now()))
  }
  const packer = () => signedIn(testShop, 'packer')
  /** Every job that is due, and those that wait after a failure. */
  const work = async () => {
    await performDue(testShop.shop, jobHandlers)
    testShop.clock.now += hour / 60
    await performDue(testShop.shop, jobHandlers)
  }
  const book = async (id: number) =>
    (await packer()).post(`/api/admin/orders/${id}/bookings`, { carrier: 'shiprocket' })
  const shipping = async (id: number) =>
    must(await (await packer()).get(`/api/admin/orders/${id}/shipping`)).as(ShippingWays)
  const booked = async (options: Parameters<typeof anOrder>[1] = {}) => {
    const made = await anOrder(testShop, options)
    must(await book(made.id))
    await work()
    const [booking] = (await shipping(made.id)).bookings
    if (!booking) throw new Error('Nothing was booked.')
    return { ...made, booking }
  }
  const read = async ({ guest, token }: Awaited<ReturnType<typeof anOrder>>) =>
    must(await guest.get(`/api/orders/${token}`)).as(Order)
  const day = '2026-01-1'
  const scan = (date: string, status: string, location = 'Chennai') => ({
    ...{ date: `${day}${date}`, activity: status, location },
    'sr-status-label': status,
  })
  const sendMessage = (message: object, token = shiprocketSecrets.eventsToken) =>
    newShopper(testShop).post('/api/carriers/events', JSON.stringify(message), {
      ...{ 'content-type': 'application/json', 'x-api-key': token },
    })
  const send = (awb: string, scans: object[], token = shiprocketSecrets.eventsToken) =>
    sendMessage({ awb, current_status: 'X', scans }, token)

  it('books nothing that is not paid for until its owner has said so, and asks again where more is missing', async () => {
    await openForTransfers()
    const { id, productId, owner, staff } = await anOrder(testShop, { method: 'upi' })
    await staff('payments')
    const makeDearer = async (quantity: number) => {
      const order = must(await owner.get(`/api/admin/orders/${id}`)).as(StaffOrder)
      const lines = [{ productId, quantity }]
      const body = { lines, version: order.linesVersion }
      must(await owner.put(`/api/admin/orders/${id}/lines`, body))
    }
    const bookFor = async (acceptedDue: number, who = owner) => {
      const body = { carrier: 'shiprocket', acceptedDue }
      const reply = await who.post(`/api/admin/orders/${id}/bookings`, body)
      return [reply.status, reply.body['refusal'] ?? '', reply.body['params'] ?? {}]
    }
    await makeDearer(2)
    const refused = (duePaise: number) => [409, 'difference-awaited', { duePaise }]
    expect(await bookFor(0)).toEqual(refused(600_000))
    expect(await bookFor(6000, await packer())).toEqual(refused(600_000))
    await makeDearer(3)
    expect(await bookFor(6000)).toEqual(refused(1_200_000))
    expect((await shipping(id)).bookings).toEqual([])
    expect((await bookFor(12_000))[0]).toBe(200)
    await work()
    expect((await shipping(id)).bookings).toMatchObject([{ state: 'booked' }])
  })

  it('secrets are kept encrypted, shown to nobody and in no line of the log', async () => {
    const { reply, settings } = await switchOn()
    const secret = settings.fields.find(({ name }) => name === 'password')
    expect(secret).toEqual({ name: 'password', isSecret: true, isSet: true, value: '' })
    const rows = await testShop.shop.db.read.selectFrom('carriers').selectAll().execute()
    const lines = await logged(testShop, 'settings')
    const owner = await signedIn(testShop, 'owner')
    const all = must(await owner.get('/api/admin/carriers'))
    expect(all.as(AllCarriers).carriers.map(({ isOn }) => isOn)).toEqual([true, true, true])
    for (const text of [reply.text, all.text, JSON.stringify([rows, lines])])
      expect(text).not.toMatch(/right-password|events-secret/)
    const stale = await owner.put('/api/admin/carriers/own', {
      ...{ isOn: false, fields: {}, version: 'old' },
    })
    expect([stale.status, stale.body['refusal']]).toEqual([409, 'changed-meanwhile'])
    // Left empty they stay, and still let in.
    const { password: _password, eventsToken: _token, ...rest } = shiprocketSecrets
    await switchOn(rest)
    expect((await owner.post('/api/admin/carriers/shiprocket/try', {})).status).toBe(204)
  })

  it('a wrong password is said as the carrier says it; one that is silent is 503', async () => {
    const owner = await signedIn(testShop, 'owner')
    await switchOn({ ...shiprocketSecrets, password: 'wrong' })
    const refused = await owner.post('/api/admin/carriers/shiprocket/try', {})
    expect([refused.status, refused.body['refusal']]).toEqual([409, 'carrier-says-no'])
    await switchOn()
    fake.mood.isAway = true
    const away = await owner.post('/api/admin/carriers/shiprocket/try', {})
    expect([away.status, away.body['refusal']]).toEqual([503, 'carrier-away'])
  })

  it('sizes of parcels are numbers that it takes, refused beside their fields', async () => {
    const owner = await signedIn(testShop, 'owner')
    const tried = async (more: object) => {
      const fields = { ...shiprocketSecrets, ...more }
      const reply = await owner.put('/api/admin/carriers/shiprocket', { isOn: true, fields })
      return [reply.status, reply.body['refusal'], reply.body['errors']]
    }
    for (const wrong of ['0', '151', '-5', '1e2', 'wide', '35.55'])
      expect(await tried({ breadthCm: wrong }), wrong).toEqual([
        ...[400, 'parcel-size-wrong'],
        { 'fields.breadthCm': 'Please enter a number from 1 to 150' },
      ])
    const [status] = await tried({ lengthCm: '35.5', breadthCm: '28', heightCm: '' })
    expect(status).toBe(200)
  })

  it('one number is one parcel: of this order, or of others of the same buyer', async () => {
    const carrier = { carrier: 'DTDC', trackingNumber: 'D778812345' }
    const of = (mobile: string) =>
      anOrder(testShop, { more: { contact: { email: 'meena@example.in', mobile } } })
    const send = async ({ id }: { id: number }, form: object = carrier) =>
      (await packer()).post(`/api/admin/orders/${id}/parcels`, form)
    const first = await of('9840055501')
    must(await send(first))
    must(await send(await of('9840055501')))
    const stranger = await of('9840055502')
    const refused = await send(stranger, { ...carrier, carrier: 'dtdc' })
    expect([refused.status, refused.body['refusal']]).toEqual([409, 'tracking-number-taken'])
    expect(Object.keys(refused.body['errors'] as object)).toEqual(['trackingNumber'])
    expect(refused.body['message']).toMatch(
      /^The parcel of order PAL-\S+ has the number D778812345/,
    )
    const parcels = testShop.shop.db.read.selectFrom('parcels').select('id')
    expect(await parcels.where('order_id', '=', stranger.id).execute()).toEqual([])
    // Another carrier counts on its own, and what the house writes on its own parcels is nobody's number.
    must(await send(stranger, { ...carrier, carrier: 'Professional' }))
    const own = { carrier: 'Own courier', trackingNumber: 'Ravi' }
    must(await send(await of('9840055503'), own))
    must(await send(await of('9840055504'), own))
  })

  it('books a parcel with all that it is asked for; cash is collected where it is due', async () => {
    const { booking, id } = await booked()
    expect(booking).toMatchObject({ state: 'booked', courier: 'Delhivery', error: '' })
    expect(booking.labelUrl).toBe(`https://labels.example/${booking.trackingNumber}.pdf`)
    const order = fake.orders.find(({ awb }) => awb === booking.trackingNumber)
    expect(order?.body).toMatchObject({ payment_method: 'COD', pickup_location: 'Mylapore' })
    // The same once more is the same booking.
    const before = fake.orders.length
    must(await book(id))
    await work()
    expect(fake.orders).toHaveLength(before)
    expect((await shipping(id)).bookings).toHaveLength(1)
  })

  it('the labels of many orders are one file; those without a booking are named', async () => {
    const [one, other] = [await booked(), await booked()]
    const none = await anOrder(testShop)
    const path = `/api/admin/carrier-labels?ids=${[one.id, other.id, none.id].join(',')}`
    const { files, without } = must(await (await packer()).get(path)).as(CarrierLabels)
    const numbers = [one, other].map(({ booking }) => booking.trackingNumber).join('+')
    const url = `https://labels.example/${numbers}.pdf`
    expect(files).toEqual([{ carrier: 'shiprocket', carrierName: 'Shiprocket', url, parcels: 2 }])
    const row = testShop.shop.db.read.selectFrom('orders').select('number')
    const { number } = await row.where('id', '=', none.id).executeTakeFirstOrThrow()
    expect(without).toEqual([number])
    // What has left needs none any more.
    const hand = `/api/admin/bookings/${one.booking.id}/handing-over`
    must(await (await packer()).post(hand, {}))
    const left = must(await (await packer()).get(path)).as(CarrierLabels)
    expect(left.files.map(({ parcels }) => parcels)).toEqual([1])
    expect(left.without).toHaveLength(2)
    fake.mood.isAway = true
    const away = await (await packer()).get(path)
    expect([away.status, away.body['refusal']]).toEqual([503, 'carrier-away'])
  })

  it.each([1, 2, 3, 4, 5, 6])('%i lost answers in a row make nothing twice', async (loses) => {
    const before = { orders: fake.orders.length, pickups: fake.pickups.size }
    const made = await anOrder(testShop)
    must(await book(made.id))
    fake.mood.loses = loses
    for (let turn = 0; turn < loses + 1; turn += 1) {
      await work()
      testShop.clock.now += hour
    }
    await work()
    expect((await shipping(made.id)).bookings).toMatchObject([{ state: 'booked' }])
    expect(fake.orders).toHaveLength(before.orders + 1)
    expect(fake.pickups.size).toBe(before.pickups + 1)
  })

  it('two who book at once make one; a token that has ended is asked for anew', async () => {
    fake.forgetTokens()
    const before = fake.orders.length
    const made = await anOrder(testShop)
    const replies = await Promise.all([book(made.id), book(made.id)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    await work()
    expect((await shipping(made.id)).bookings).toMatchObject([{ state: 'booked' }])
    expect(fake.orders).toHaveLength(before + 1)
  })

  it('what the carrier refuses stands beside the booking, and may be tried again or taken back', async () => {
    fake.mood.refusesNumbers = true
    const { id, booking } = await booked()
    expect(booking).toMatchObject({ state: 'failed', error: 'No courier serves this PIN' })
    fake.mood.refusesNumbers = false
    const before = fake.orders.length
    must(await book(id))
    await work()
    expect((await shipping(id)).bookings).toMatchObject([{ state: 'booked' }])
    expect(fake.orders).toHaveLength(before)
    const path = `/api/admin/bookings/${booking.id}/cancelling`
    const cancelled = fake.cancelled.size
    must(await (await packer()).post(path, {}))
    must(await (await packer()).post(path, {}))
    expect((await shipping(id)).bookings).toMatchObject([{ state: 'cancelled' }])
    expect(fake.cancelled.size).toBe(cancelled + 1)
  })

  it('its messages move the order, once each, never back, and are shown to the buyer with their days', async () => {
    const made = await booked()
    const awb = made.booking.trackingNumber
    const fetched = [scan('5 10:00:00', 'PICKUP SCHEDULED'), scan('5 11:00:00', 'PICKED UP')]
    expect((await send(awb, fetched, 'guess')).status).toBe(401)
    expect((await read(made)).state).toBe('confirmed')
    expect((await send(awb, fetched)).body['message']).toBe('done')
    expect((await read(made)).state).toBe('shipped')
    expect((await send(awb, fetched)).body['message']).toBe('repeated')
    testShop.clock.now += 48 * hour
    must(await send(awb, [...fetched, scan('6 09:00:00', 'OUT FOR DELIVERY', 'Kochi')]))
    expect((await read(made)).parcels).toMatchObject([{ stage: 'out_for_delivery' }])
    // Late news is told, and moves nothing back.
    must(await send(awb, [scan('5 20:00:00', 'IN TRANSIT', 'Salem')]))
    const [parcel] = (await read(made)).parcels
    expect(parcel).toMatchObject({ stage: 'out_for_delivery', carrier: 'Delhivery' })
    expect(parcel?.news?.map(({ stage, place }) => [stage, place])).toEqual([
      ['collected', 'Chennai'],
      ['on_the_way', 'Salem'],
      ['out_for_delivery', 'Kochi'],
    ])
    must(await send(awb, [scan('6 12:00:00', 'DELIVERED', 'Kochi')]))
    must(await send(awb, [scan('6 13:00:00', 'RTO INITIATED')]))
    expect(await read(made)).toMatchObject({ state: 'delivered' })
    expect((await send('unknown-number', fetched)).body['message']).toBe('ignored')
  })

  it('a message is read by its own words too, in either form of date, and not from before its order', async () => {
    const made = await booked()
    const awb = made.booking.trackingNumber
    const delivered = { awb, current_status: 'DELIVERED' }
    const old = { ...delivered, current_timestamp: '2020-01-01 05:14:00', scans: [] }
    expect((await sendMessage(old)).body['message']).toBe('ignored')
    expect((await read(made)).state).toBe('confirmed')
    const verified = { activity: 'Recipient verified by OTP', 'sr-status-label': 'NA' }
    const scans = [scan('5 11:00:00', 'PICKED UP'), { ...verified, date: '2026-01-15 11:30:00' }]
    const now = { ...delivered, current_timestamp: '15 01 2026 11:30:00', scans }
    expect((await sendMessage(now)).body['message']).toBe('done')
    expect(await read(made)).toMatchObject({
      state: 'delivered',
      parcels: [{ stage: 'delivered' }],
    })
    expect((await sendMessage(now)).body['message']).toBe('repeated')
    must(await send(awb, [scan('5 12:00:00', 'RTO DELIVERED')]))
    expect((await read(made)).parcels[0]?.news?.map(({ stage }) => stage)).toEqual([
      ...['collected', 'delivered'],
    ])
  })

  it('a parcel that nobody took comes back with its order, and counts against its mobile', async () => {
    const made = await booked()
    const awb = made.booking.trackingNumber
    must(await (await packer()).post(`/api/admin/bookings/${made.booking.id}/handing-over`, {}))
    must(await (await packer()).post(`/api/admin/bookings/${made.booking.id}/handing-over`, {}))
    expect((await read(made)).parcels).toHaveLength(1)
    must(await send(awb, [scan('6 09:00:00', 'RTO INITIATED')]))
    expect((await read(made)).state).toBe('shipped')
    must(await send(awb, [scan('7 09:00:00', 'RTO DELIVERED')]))
    expect((await read(made)).state).toBe('returned')
    const counted = await testShop.shop.db.read
      .selectFrom('door_refusals')
      .select('order_id')
      .where('order_id', '=', made.id)
      .execute()
    expect(counted).toHaveLength(1)
  })

  it('what it has not said by itself it is asked for', async () => {
    const made = await booked()
    fake.histories.set(made.booking.trackingNumber, [scan('5 11:00:00', 'PICKED UP')])
    testShop.clock.now += 3 * hour
    await askCarriers(testShop.shop)
    expect(await read(made)).toMatchObject({ state: 'shipped', parcels: [{ stage: 'collected' }] })
  })

  it('a booking of an order that was cancelled is taken back', async () => {
    const made = await booked()
    const before = fake.cancelled.size
    await made.staff('moves', { to: 'cancelled' })
    await askCarriers(testShop.shop)
    expect((await shipping(made.id)).bookings).toMatchObject([{ state: 'cancelled' }])
    expect(fake.cancelled.size).toBe(before + 1)
  })

  it('the post: a number with a wrong check digit is refused, a file books and a file tells', async () => {
    const made = await anOrder(testShop)
    const api = `/api/admin/orders/${made.id}/parcels`
    const form = { carrier: 'india post', trackingNumber: 'EE473124828IN' }
    const wrong = await made.owner.post(api, form)
    expect([wrong.status, wrong.body['refusal']]).toEqual([400, 'tracking-number-wrong'])
    const path = '/api/admin/carriers/india-post'
    const second = await anOrder(testShop)
    const ids = `${made.id},${second.id}`
    const csv = must(await (await packer()).get(`${path}/parcels.csv?ids=${ids}`)).text
    const [head, ...lines] = csv.trimEnd().split('\r\n')
    expect(head).toContain('ADDRESSEE NAME')
    // The serial counts the lines of a file.
    expect(lines.map((line) => line.split(',')[0])).toEqual(['1', '2'])
    must(await made.owner.post(api, { ...form, trackingNumber: 'ee 47312482 9 in' }))
    const file = [
      'India Post;;;',
      'Article Number;Event;Event Date;Office',
      'EE473124829IN;Item Delivered;15/01/2026 11:30;Kochi',
      'EE473124829IN;Out for Delivery;15/01/2026 09:30;Kochi',
      'EE473124828IN;Item Booked;14/01/2026;Chennai',
      'EE123456785IN;Item Booked;14/01/2026;Chennai',
      'EE473124829IN;Something else;14/01/2026;Chennai',
      'EE473124829IN;Item Booked;44/01/2026;Chennai',
    ].join('\n')
    const told = { taken: 2, known: 0 }
    const first = must(await (await packer()).post(`${path}/tracking-file`, { csv: file }))
    expect(first.body).toMatchObject(told)
    const faults = first.body['faults'] as { row: number; why: string }[]
    expect(faults.map(({ row, why }) => [row, why])).toEqual([
      [5, 'number'],
      [6, 'unknown'],
      [7, 'stage'],
      [8, 'date'],
    ])
    expect(await read(made)).toMatchObject({ state: 'delivered' })
    const again = must(await (await packer()).post(`${path}/tracking-file`, { csv: file }))
    expect(again.body).toMatchObject({ taken: 0, known: 2 })
  })

  it('of its own courier staff say what becomes of a parcel', async () => {
    const made = await anOrder(testShop)
    await made.staff('parcels', { carrier: 'Own courier' })
    const [parcel] = (await read(made)).parcels
    const note = async (stage: string) =>
      (await packer()).post(`/api/admin/parcels/${parcel?.id}/tracking`, { stage })
    must(await note('out_for_delivery'))
    testShop.clock.now += hour
    must(await note('delivered'))
    expect(await read(made)).toMatchObject({ state: 'delivered' })
    const late = await note('refused')
    expect([late.status, late.body['refusal']]).toEqual([409, 'parcel-not-open'])
  })

  it('the carrier of an order is proposed by zone and way to pay', async () => {
    const owner = await signedIn(testShop, 'owner')
    const choices = [
      { zone: '', payment: 'cod', carrier: 'shiprocket' },
      { zone: '', payment: 'any', carrier: 'india-post' },
    ]
    must(await owner.put('/api/admin/carrier-choices', { choices }))
    const made = await anOrder(testShop)
    expect(await shipping(made.id)).toMatchObject({ proposed: 'shiprocket' })
    const stale = await owner.put('/api/admin/carrier-choices', { choices: [], version: 'old' })
    expect([stale.status, stale.body['refusal']]).toEqual([409, 'changed-meanwhile'])
    const zone = { choices: [{ zone: 'Nowhere', payment: 'any', carrier: 'own' }] }
    const unknown = await owner.put('/api/admin/carrier-choices', zone)
    expect([unknown.status, unknown.body['refusal']]).toEqual([400, 'zone-unknown'])
  })
})

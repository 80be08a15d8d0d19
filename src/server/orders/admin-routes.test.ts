import { beforeEach, expect, it } from 'vitest'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { type AnOrder, anOrder, openForBusiness } from '#test/an-order.ts'
import { logged } from '#test/logged.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { address } from '#test/ordering.ts'
import { type Reply, type Shopper, signedIn } from '#test/shopper.ts'

// What each thing that staff do with an order is answered, what it writes into the log, and who may do it.

onNewShops('what staff do with an order', (testShop) => {
  let made: AnOrder
  let path: string
  let owner: Shopper
  let number: string
  beforeEach(async () => {
    await openForBusiness(testShop())
    made = await anOrder(testShop())
    owner = made.owner
    path = `/api/admin/orders/${made.id}`
    number = (await shown()).number
  })

  const shown = async () => must(await owner.get(path)).as(StaffOrder)
  const says = ({ status, body }: Reply) => [status, body['refusal']]
  /** What the log has of the order since it was placed, without who did it. */
  const steps = async () =>
    (await logged(testShop(), 'order')).map(({ user_id, ...line }) => {
      expect(user_id).toBe(owner.userId)
      expect(line).toMatchObject({ action: 'update', subject_id: made.id, subject: number })
      return [line.before, line.after]
    })
  const lettersSent = async () => {
    const { db } = testShop().shop
    const mails = await db.read.selectFrom('mails').select('letter').orderBy('id').execute()
    return mails.map(({ letter }) => letter)
  }

  it('it is read as it stands; one that is not there is not found, whatever is done with it', async () => {
    expect(await shown()).toMatchObject({ id: made.id, state: 'confirmed', total: 6050 })
    const none = '/api/admin/orders/999'
    for (const reply of [
      ...[await owner.get(none), await owner.get(`${none}/pan`)],
      await owner.post(`${none}/moves`, { to: 'packed' }),
      await owner.put(`${none}/address`, { address }),
      await owner.post(`${none}/notes`, { words: 'Nobody.' }),
      await owner.post(`${none}/parcels`, { carrier: 'DTDC' }),
      await owner.post(`${none}/refunds`, { amount: 1, method: 'upi', reference: '1' }),
    ]) {
      expect(says(reply)).toEqual([404, 'no-such-order'])
    }
    expect(await steps()).toEqual([])
  })

  it('its buyer’s PAN is told where there is one', async () => {
    expect(must(await owner.get(`${path}/pan`)).body).toEqual({ pan: null })
    const packer = await signedIn(testShop(), 'packer')
    expect((await packer.get(`${path}/pan`)).status).toBe(403)
  })

  it('it moves with words in its timeline and a letter, unless staff send none', async () => {
    const moved = must(await owner.post(`${path}/moves`, { to: 'packed', words: 'In red paper.' }))
    const order = moved.as(StaffOrder)
    expect([order.state, order.events.at(-1)]).toMatchObject([
      'packed',
      { kind: 'moved', from: 'confirmed', to: 'packed', words: 'In red paper.', actor: 'staff' },
    ])
    expect(order).toEqual(await shown())
    expect(order.events.at(-1)?.by).not.toBe('')
    must(await owner.post(`${path}/moves`, { to: 'on_hold', isTold: false }))
    const quiet = must(await owner.post(`${path}/moves`, { to: 'confirmed', isTold: false }))
    expect(quiet.as(StaffOrder).events.at(-1)?.words).toBe('')
    expect(await lettersSent()).toEqual(['order-placed', 'order-packed'])
    expect(await steps()).toEqual([
      [{ state: 'confirmed' }, { state: 'packed' }],
      [{ state: 'packed' }, { state: 'on_hold' }],
      [{ state: 'on_hold' }, { state: 'confirmed' }],
    ])
  })

  it('it moves only from where it was seen', async () => {
    must(await owner.post(`${path}/moves`, { from: 'confirmed', to: 'packed' }))
    const late = await owner.post(`${path}/moves`, { from: 'confirmed', to: 'on_hold' })
    expect([late.status, late.body['refusal'], late.body['current']]).toEqual([
      ...[409, 'order-moved', { state: 'packed' }],
    ])
  })

  it.each([
    ['packed', 'confirmed', 200],
    ['shipped', 'packed', 200],
    ['delivered', 'shipped', 200],
    ['on_hold', 'confirmed', 403],
    ['returned', 'shipped', 403],
    ['cancelled', 'confirmed', 403],
  ] as const)('a packer may bring it to %s from %s: %d', async (to, from, status) => {
    await testShop().shop.db.write((tx) =>
      tx.updateTable('orders').set({ state: from }).where('id', '=', made.id).execute(),
    )
    const packer = await signedIn(testShop(), 'packer')
    expect((await packer.post(`${path}/moves`, { to })).status).toBe(status)
    if (status === 403) must(await owner.post(`${path}/moves`, { to }))
  })

  it('the log keeps whether its pieces went back on sale, why it came back and what of the delivery is credited', async () => {
    must(await owner.post(`${path}/parcels`, { carrier: 'DTDC' }))
    const back = { isRestocked: true, cause: 'lost', isDeliveryCredited: true }
    must(await owner.post(`${path}/moves`, { to: 'returned', ...back }))
    expect((await steps()).at(-1)).toEqual([{ state: 'shipped' }, { state: 'returned', ...back }])
    expect(await shown()).toMatchObject({ hasStock: false, doorRefusals: 0 })
  })

  it.each([
    ['refused', 'shipped', 1],
    ['lost', 'shipped', 0],
    [undefined, 'shipped', 0],
    ['refused', 'delivered', 0],
  ] as const)(
    'a parcel that came back as %s when %s counts %d at the door',
    async (cause, state, refusals) => {
      must(await owner.post(`${path}/parcels`, { carrier: 'DTDC' }))
      if (state === 'delivered') must(await owner.post(`${path}/moves`, { to: 'delivered' }))
      must(await owner.post(`${path}/moves`, { to: 'returned', cause }))
      const isRefusedAtDoor = refusals === 1
      expect(await shown()).toMatchObject({ doorRefusals: refusals, isRefusedAtDoor })
    },
  )

  it('what was refused at the door but only cancelled counts for nobody', async () => {
    must(await owner.post(`${path}/moves`, { to: 'cancelled', cause: 'refused' }))
    expect(await shown()).toMatchObject({ doorRefusals: 0, isRefusedAtDoor: false })
  })

  it('its address is put right, with the number as couriers want it, and the log has both', async () => {
    const before = (await shown()).address
    testShop().clock.now += 1000
    const given = { ...address, fullName: 'Meena R.', mobile: '+91 98400 54321' }
    const changed = must(await owner.put(`${path}/address`, { address: given })).as(StaffOrder)
    expect(changed.address).toEqual({ ...before, fullName: 'Meena R.', mobile: '9840054321' })
    const row = await testShop()
      .shop.db.read.selectFrom('orders')
      .select(['full_name', 'updated_at'])
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ full_name: 'Meena R.', updated_at: testShop().shop.now() })
    expect(await steps()).toEqual([[{ address: before }, { address: changed.address }]])
  })

  it('its address stays where somebody else changed it, where its parcel left, and in its country', async () => {
    const { addressVersion: version } = await shown()
    const change = (line1: string, more = {}) =>
      owner.put(`${path}/address`, { version, address: { ...address, line1, ...more } })
    const abroad = await change('1 High Street', {
      ...{ country: 'SG', mobile: '+65 8123 4567', state: '', pin: '049483', city: 'Singapore' },
    })
    expect(says(abroad)).toEqual([400, 'order-country-stays'])
    expect(Object.keys(Object(abroad.body['errors']))).toEqual(['address.country'])
    must(await change('1 Lake Road'))
    const late = await change('2 Lake Road')
    expect([late.status, late.body['code']]).toEqual([409, 'outdated'])
    expect(late.body['current']).toMatchObject({ line1: '1 Lake Road' })
    must(await owner.post(`${path}/parcels`, { carrier: 'DTDC' }))
    const gone = await owner.put(`${path}/address`, { address })
    expect(says(gone)).toEqual([409, 'parcel-left'])
    expect((await shown()).address.line1).toBe('1 Lake Road')
  })

  it('a note is for the shop alone unless it is said to be for the buyer, and stands in the log', async () => {
    must(await owner.post(`${path}/notes`, { words: 'Asks for fall.' }))
    const reply = must(await owner.post(`${path}/notes`, { words: 'We call you.', isPublic: true }))
    const { events } = reply.as(StaffOrder)
    expect(events.slice(-2)).toMatchObject([
      { kind: 'note', words: 'Asks for fall.', isPublic: false, actor: 'staff' },
      { kind: 'note', words: 'We call you.', isPublic: true, actor: 'staff' },
    ])
    expect(events.at(-1)?.by).toBe(events.at(-2)?.by)
    expect(events.at(-1)?.by).not.toBe('')
    expect(await steps()).toEqual([
      [null, { note: 'Asks for fall.' }],
      [null, { note: 'We call you.' }],
    ])
  })

  it('its parcels stand in the log with who carries them and their number, and as they arrive', async () => {
    const { lines } = await shown()
    const contents = [{ lineId: lines[0]?.id, quantity: 1 }]
    const sent = must(await owner.post(`${path}/parcels`, { carrier: 'DTDC', contents }))
    const [parcel] = sent.as(StaffOrder).parcels
    expect(sent.as(StaffOrder)).toMatchObject({
      ...{ id: made.id, state: 'shipped' },
      parcels: [{ carrier: 'DTDC', trackingNumber: '' }],
    })
    const there = must(await owner.post(`/api/admin/parcels/${parcel?.id}/arrival`))
    expect(there.as(StaffOrder)).toMatchObject({ id: made.id, state: 'delivered' })
    expect(await steps()).toEqual([
      [null, { parcel: { carrier: 'DTDC', trackingNumber: '' } }],
      [null, { arrived: parcel?.id }],
    ])
    const lost = await owner.post('/api/admin/parcels/999/arrival')
    expect(says(lost)).toEqual([404, 'no-such-parcel'])
  })

  it('the number of a parcel is kept as it was typed', async () => {
    const form = { carrier: 'India Post', trackingNumber: 'EE123456785IN' }
    const sent = must(await owner.post(`${path}/parcels`, form))
    expect(sent.as(StaffOrder).parcels).toMatchObject([form])
    expect(await steps()).toEqual([[null, { parcel: form }]])
  })

  it('money that went back stands in the log with its way and reference', async () => {
    must(await owner.post(`${path}/payments`))
    must(await owner.post(`${path}/moves`, { to: 'cancelled' }))
    const refund = { amount: 50.5, method: 'upi', reference: '512345678901' }
    const reply = must(await owner.post(`${path}/refunds`, refund)).as(StaffOrder)
    expect(reply).toMatchObject({ id: made.id, refunded: 50.5, refunds: [refund] })
    expect((await steps()).at(-1)).toEqual([null, { refund }])
    const check = await owner.post('/api/admin/refunds/999/check')
    expect(check.status).toBe(404)
  })

  it('one that staff take is answered as it stands, with numbers as couriers want them, and logged as made', async () => {
    const form = {
      ...{ channel: 'phone', contact: { mobile: '+91 98400 12345' }, fullName: 'Meena Raman' },
      ...{ address, paymentMethod: 'cod', lines: [{ productId: made.productId, quantity: 2 }] },
    }
    const taken = must(await owner.post('/api/admin/orders', form)).as(StaffOrder)
    expect(taken).toMatchObject({
      ...{ channel: 'phone', state: 'confirmed', otherOrders: 1, lines: [{ quantity: 2 }] },
      address: { mobile: '9840012345' },
    })
    expect(taken.events[0]).toMatchObject({ actor: 'staff' })
    const { id, number: subject } = taken
    const line = { user_id: owner.userId, action: 'create', subject_id: id, subject }
    const log = await logged(testShop(), 'order')
    expect(log).toEqual([{ ...line, before: null, after: null }])
    const wrong = await owner.post('/api/admin/orders', { ...form, contact: { mobile: '12345' } })
    expect([wrong.status, Object.keys(Object(wrong.body['errors']))]).toEqual([
      ...[400, ['contact.mobile']],
    ])
  })
})

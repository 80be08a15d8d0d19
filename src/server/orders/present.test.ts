import { beforeEach, expect, it } from 'vitest'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import type { OrderState } from '#domain/order.ts'
import { type AnOrder, anOrder, openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import type {
  EventRow,
  LineRow,
  OrderRow,
  ParcelRow,
  PaymentRow,
} from '../order-records/queries.ts'
import { orderById, paymentsOf } from '../order-records/queries.ts'
import type { Query } from '../platform/db/database.ts'
import {
  expectedOf,
  isToConfirm,
  presentEvent,
  presentFollowed,
  presentLine,
  presentOrder,
  presentParcel,
  presentSummary,
} from './present.ts'
import { presentForStaff, presentItem } from './present-staff.ts'

// What an order says of itself in each state: to its buyer, to whoever follows it, in lists and to staff.

const day = 86_400_000
const at = Date.UTC(2026, 0, 15, 6, 30)
const moment = (ms: number) => new Date(ms).toISOString()
const all: OrderState[] = [
  ...(['pending_payment', 'confirmed', 'packed', 'shipped', 'delivered'] as const),
  ...(['on_hold', 'cancelled', 'returned', 'refunded'] as const),
]

const line: LineRow = {
  ...{ id: 6, order_id: 5, product_id: 7, code: 'KJ-7', name: 'Arakku', slug: 'arakku' },
  ...{ image: '/a.jpg', description: 'Silk, Maroon, Wedding', category_id: 2 },
  ...{ unit_paise: 600_050, quantity: 2, back_quantity: 0 },
}
const event: EventRow = {
  ...{ id: 3, order_id: 5, kind: 'moved', from_state: 'confirmed', to_state: 'packed' },
  ...{ words: 'In gold paper', said: '', is_public: 1, actor: 'staff', user_id: 2 },
  created_at: at,
}
const parcel: ParcelRow = {
  ...{ id: 4, order_id: 5, carrier: 'DTDC', tracking_number: 'D1', eway_bill: '' },
  ...{ tracking_url: 'https://dtdc.example/D1', eway_reason: '', shipped_at: at },
  ...{ contents: '[{"lineId":6,"quantity":2}]', delivered_at: null },
  ...{ carrier_code: 'own', stage: '', asked_at: 0 },
  ...{ carrier_code: '', stage: '', asked_at: 0 },
}

it('a line has its price and its sum as they were, and no more', () => {
  expect(presentLine(line)).toStrictEqual({
    ...{ id: 6, productId: 7, code: 'KJ-7', name: 'Arakku', slug: 'arakku', image: '/a.jpg' },
    ...{ description: 'Silk, Maroon, Wedding', price: 6000.5, quantity: 2, total: 12_001 },
  })
})

it('an event says what became of the order, in words of staff or by a code', () => {
  const told = {
    ...{ kind: 'moved', from: 'confirmed', to: 'packed', words: 'In gold paper', said: null },
    ...{ actor: 'staff', at: moment(at) },
  }
  expect(presentEvent(event)).toStrictEqual(told)
  const said = { code: 'parcel-lost', params: {} }
  expect(presentEvent({ ...event, said: JSON.stringify(said) })).toStrictEqual({ ...told, said })
})

it('a parcel says who carries it, what is in it and when it was there', () => {
  const told = {
    ...{ id: 4, carrier: 'DTDC', trackingNumber: 'D1', trackingUrl: 'https://dtdc.example/D1' },
    ...{ contents: [{ lineId: 6, quantity: 2 }], shippedAt: moment(at), deliveredAt: null },
    ...{ stage: null, news: [] },
  }
  expect(presentParcel(parcel)).toStrictEqual(told)
  const there = presentParcel({ ...parcel, delivered_at: at + day })
  expect(there).toStrictEqual({ ...told, deliveredAt: moment(at + day) })
  const row = {
    id: 1,
    parcel_id: 4,
    stage: 'on_the_way',
    place: 'Salem',
    at,
    created_at: at,
  } as const
  const onTheWay = presentParcel({ ...parcel, stage: 'on_the_way' }, [
    row,
    { ...row, parcel_id: 5 },
  ])
  const news = [{ stage: 'on_the_way', place: 'Salem', at: moment(at) }]
  expect(onTheWay).toStrictEqual({ ...told, stage: 'on_the_way', news })
})

onNewShops('an order', (testShop) => {
  let made: AnOrder
  let row: OrderRow
  beforeEach(async () => {
    await openForBusiness(testShop())
    made = await anOrder(testShop(), { method: 'upi' })
    const found = await orderById(testShop().shop.db.read, made.id)
    if (!found) throw new Error('The order is not there.')
    row = found
  })
  const shown = (change: Partial<OrderRow> = {}) =>
    presentOrder(testShop().shop, { ...row, ...change })
  const staffSee = (change: Partial<OrderRow> = {}) =>
    presentForStaff(testShop().shop, { ...row, ...change })
  const write = (work: (tx: Query) => Promise<unknown>) => testShop().shop.db.write(work)

  it('each of its sums is its own', async () => {
    const sums = {
      ...{ subtotal_paise: 1_200_001, discount_paise: 120_002, prepaid_discount_paise: 20_003 },
      ...{ shipping_paise: 25_004, fee_paise: 5005, total_paise: 1_110_006, paid_paise: 1007 },
      ...{ store_credit_paise: 1008, refunded_paise: 1009, credited_paise: 1010 },
      advance_paise: 1011,
    }
    expect(await shown(sums)).toMatchObject({
      ...{ subtotal: 12_000.01, discount: 1200.02, prepaidDiscount: 200.03, shipping: 250.04 },
      ...{ fee: 50.05, total: 11_100.06, paid: 10.07, storeCredit: 10.08, refunded: 10.09 },
      ...{ credited: 10.1, advance: 10.11 },
    })
  })

  it('is expected while it is under way, as was promised, or as every shop begins', async () => {
    const promised = { expected_from: at + 3 * day, expected_to: at + 4 * day }
    const under = ['pending_payment', 'confirmed', 'packed', 'shipped']
    for (const state of all) {
      const wanted = { from: moment(at + 3 * day), to: moment(at + 4 * day) }
      const said = expectedOf({ ...row, ...promised, state })
      expect([state, said]).toEqual([state, under.includes(state) ? wanted : null])
    }
    expect(expectedOf({ ...row, expected_from: null, expected_to: null })).toEqual({
      ...{ from: '2026-01-21T18:30:00.000Z', to: '2026-01-25T18:30:00.000Z' },
    })
  })

  it('may be cancelled by its buyer until it is sent', async () => {
    const may = []
    for (const state of all) if ((await shown({ state })).canCancel) may.push(state)
    expect(may).toEqual(['pending_payment', 'confirmed', 'on_hold'])
  })

  it('waits for a word only while it waits for money and says until when', async () => {
    const before = { confirm_before: at + day }
    for (const state of all) {
      const isWaiting = state === 'pending_payment'
      expect(isToConfirm({ ...row, ...before, state })).toBe(isWaiting)
      const { confirmBefore } = await shown({ ...before, state })
      expect(confirmBefore).toBe(isWaiting ? moment(at + day) : null)
    }
    expect(isToConfirm({ ...row, confirm_before: null })).toBe(false)
  })

  it('may come back as long as its buyer was promised, from delivery on', async () => {
    const there = { delivered_at: at - day, returns_days: 7, damage_hours: 48 }
    const untilOf = async (change: Partial<OrderRow>) => {
      const { returnUntil, damageUntil } = await shown({ ...there, ...change })
      return [returnUntil, damageUntil]
    }
    for (const state of all) {
      const until = [moment(at + 6 * day), moment(at + day)]
      const told = await untilOf({ state })
      expect([state, told]).toEqual([state, state === 'delivered' ? until : [null, null]])
    }
    const state = 'delivered'
    expect(await untilOf({ state, delivered_at: null })).toEqual([null, null])
    expect(await untilOf({ state, delivered_at: at - 2 * day })).toEqual([
      ...[moment(at + 5 * day), null],
    ])
    expect(await untilOf({ state, delivered_at: at - 2 * day + 1 })).toEqual([
      ...[moment(at + 5 * day + 1), moment(at + 1)],
    ])
    expect(await untilOf({ state, delivered_at: at - 7 * day })).toEqual([null, null])
  })

  it('shows the payment that paid it, and while it is not paid the newest', async () => {
    const [first] = await paymentsOf(testShop().shop.db.read, made.id)
    if (!first) throw new Error('It has no payment.')
    const { id: _, ...payment } = first
    const add = (state: PaymentRow['state'], amount_paise: number) =>
      write((tx) =>
        tx
          .insertInto('payments')
          .values({ ...payment, state, amount_paise })
          .execute(),
      )
    const amountOf = async (paid_paise: number, total_paise = row.total_paise) =>
      (await shown({ paid_paise, total_paise })).payment?.amount
    await add('paid', 11_100)
    await add('failed', 22_200)
    expect(await amountOf(0)).toBe(222)
    expect(await amountOf(row.total_paise - 1)).toBe(222)
    expect(await amountOf(row.total_paise)).toBe(111)
    expect(await amountOf(row.total_paise + 1)).toBe(111)
    expect(await amountOf(0, 0)).toBe(222)
    await write((tx) => tx.deleteFrom('payments').where('state', '=', 'paid').execute())
    expect(await amountOf(row.total_paise)).toBe(222)
    await write((tx) => tx.deleteFrom('payments').execute())
    expect((await shown()).payment).toBeNull()
  })

  it('says what is on its way back, what of it paid for sarees in exchange, and what it was exchanged for', async () => {
    expect(await shown()).toMatchObject({ refundPending: 0, exchanged: 0, exchangeOf: null })
    const refund = { order_id: made.id, payment_id: null, user_id: null, created_at: at }
    const other = await anOrder(testShop())
    const money = { issued_paise: 30_000, balance_paise: 10_000, created_at: at }
    await write(async (tx) => {
      const asked = { amount_paise: 10_050, method: 'razorpay', state: 'asked' as const }
      await tx
        .insertInto('refunds')
        .values({ ...refund, ...asked })
        .execute()
      await tx
        .updateTable('orders')
        .set({ exchange_of: made.id })
        .where('id', '=', other.id)
        .execute()
      const { id } = await tx
        .insertInto('store_credits')
        .values({ code: 'SC-2345', user_id: null, order_id: made.id, return_id: null, ...money })
        .returning('id')
        .executeTakeFirstOrThrow()
      const spent = { kind: 'spent' as const, paise: 20_050, order_id: other.id, refund_id: null }
      await tx
        .insertInto('store_credit_entries')
        .values({ ...spent, store_credit_id: id, user_id: null, created_at: at })
        .execute()
    })
    expect(await shown()).toMatchObject({ refundPending: 100.5, exchanged: 0 })
    const exchanged = { refundPending: 100.5, exchanged: 200.5 }
    expect(await shown({ refunded_paise: 30_000 })).toMatchObject(exchanged)
    expect((await shown({ exchange_of: made.id })).exchangeOf).toBe(row.number)
  })

  it('without an address says none, and of one that names no second line none', async () => {
    const nowhere = { fullName: '', mobile: '', line1: '', line2: '', city: '', state: '', pin: '' }
    expect((await shown({ address: '{}' })).address).toStrictEqual(nowhere)
    expect((await shown({ address: '{"city":"Salem"}' })).address).toStrictEqual({
      ...{ ...nowhere, city: 'Salem' },
    })
  })

  it('to whoever follows it by number says nothing of money, address or notes, nor what staff keep to themselves', async () => {
    await write((tx) =>
      tx
        .insertInto('order_events')
        .values({
          ...{ order_id: made.id, kind: 'note', words: 'Calls often', is_public: 0 },
          ...{ actor: 'staff', created_at: at, from_state: null, to_state: null, user_id: null },
        })
        .execute(),
    )
    const followed = await presentFollowed(testShop().shop, row, 'en')
    expect(Object.keys(followed).sort()).toEqual([
      ...['confirmBefore', 'events', 'expected', 'lines', 'number', 'parcels', 'placedAt', 'state'],
    ])
    expect(followed.events.map(({ kind }) => kind)).toEqual(['placed'])
    expect((await shown()).events.map(({ kind }) => kind)).toEqual(['placed'])
    expect((await staffSee()).events.map(({ kind }) => kind)).toEqual(['placed', 'note'])
  })

  it('in the language of its buyer, in English unless it is asked for', async () => {
    const shop = testShop().shop
    const [english] = (await presentOrder(shop, row)).lines
    expect(english).not.toHaveProperty('inEnglish')
    const [line] = (await presentOrder(shop, row, 'ta')).lines
    expect(line).toMatchObject({ inEnglish: ['name', 'description'] })
  })

  it('among the orders of an account: what it cost, how many pieces, and whether they can be bought again', () => {
    const lines = [line, { ...line, id: 7, product_id: 8, image: '/b.jpg', quantity: 3 }]
    const summary = {
      ...{ token: row.token, number: row.number, state: 'delivered', isToConfirm: false },
      ...{ total: 6000, count: 5, image: '/a.jpg', invoiceNumber: 'B-1' },
      ...{ invoiceKind: 'tax-invoice', placedAt: moment(at), isThereAgain: true },
    }
    const delivered: OrderRow = { ...row, state: 'delivered', invoice_number: 'B-1' }
    expect(presentSummary(delivered, lines, new Set([8]), 'tax-invoice')).toStrictEqual(summary)
    const again = (state: OrderState, ids: number[], some = lines) =>
      presentSummary({ ...delivered, state }, some, new Set(ids), null).isThereAgain
    expect(again('delivered', [9])).toBe(false)
    expect(again('delivered', [7, 8])).toBe(true)
    expect(again('pending_payment', [7])).toBe(false)
    expect(presentSummary(delivered, [], new Set(), null)).toMatchObject({ count: 0, image: '' })
    const waits = { ...row, state: 'pending_payment', confirm_before: at } as const
    expect(presentSummary(waits, lines, new Set(), null).isToConfirm).toBe(true)
  })

  it('in the list of staff: who bought how much, and whether money was claimed', () => {
    const lines = [line, { ...line, id: 7, quantity: 3, image: '/b.jpg' }]
    const listed = { ...row, paid_paise: 100_050, refunded_paise: 50_050, is_claimed: 0 }
    const item = {
      ...{ id: made.id, number: row.number, state: 'pending_payment', isToConfirm: false },
      ...{ channel: 'web', fullName: 'Meena Raman', mobile: '9840012345', city: 'Chennai' },
      ...{ count: 5, image: '/a.jpg', total: 6000, paid: 1000.5, refunded: 500.5 },
      ...{ paymentMethod: 'upi', isTransferClaimed: false, placedAt: moment(at) },
    }
    expect(presentItem(listed, lines)).toStrictEqual(item)
    expect(presentItem({ ...listed, is_claimed: 1, confirm_before: at }, [])).toStrictEqual({
      ...{ ...item, count: 0, image: '', isTransferClaimed: true, isToConfirm: true },
    })
  })

  it('to staff says who did what, which refund has which document, and what the door decided', async () => {
    const { shop } = testShop()
    const plain = await staffSee({ cod_decision: null })
    expect(plain).toMatchObject({ atDoor: null, hasPan: false, hasStock: false, refunds: [] })
    expect(plain).not.toHaveProperty('payment')
    const decided = '{"outcome":"confirm","rule":3,"reason":null,"advancePaise":0}'
    const told = await staffSee({ cod_decision: decided, buyer_pan: 'v1.x', has_stock: 1 })
    expect(told).toMatchObject({ atDoor: { outcome: 'confirm', rule: 3 }, hasPan: true })
    expect(told.atDoor).toStrictEqual({ outcome: 'confirm', rule: 3 })
    expect([told.hasStock, told.nextStates]).toEqual([true, plain.nextStates])
    await made.staff('payments', { reference: '412345678901' })
    await made.staff('moves', { to: 'packed' })
    const owner = made.owner.userId
    const { username } = await shop.db.read
      .selectFrom('users')
      .select('username')
      .where('id', '=', owner ?? 0)
      .executeTakeFirstOrThrow()
    const documentId = await shop.db.read.selectFrom('documents').select(['id', 'number']).execute()
    const refund = {
      ...{ order_id: made.id, payment_id: null, amount_paise: 10_050, method: 'upi' },
      ...{ reference: '4', reason: 'Sorry', created_at: at },
      ...{ state: 'done' as const, kind: 'goodwill' as const },
    }
    await write((tx) =>
      tx
        .insertInto('refunds')
        .values([
          { ...refund, user_id: owner, document_id: documentId[0]?.id ?? null },
          { ...refund, user_id: null, document_id: null },
        ])
        .execute(),
    )
    const { refunds, payments } = await staffSee()
    const each = {
      ...{ id: expect.any(Number), amount: 100.5, method: 'upi', reference: '4', reason: 'Sorry' },
      ...{ createdAt: moment(at), state: 'done', kind: 'goodwill' },
    }
    expect(refunds).toStrictEqual([
      { ...each, by: username, documentNumber: documentId[0]?.number ?? null },
      { ...each, by: '', documentNumber: null },
    ])
    expect(payments).toStrictEqual([
      {
        ...{ id: expect.any(Number), method: 'upi', state: 'paid', amount: 6000 },
        ...{ claimedReference: null, settledReference: '412345678901', gatewayUrl: null },
        ...{ createdAt: moment(at), paidAt: moment(at) },
      },
    ])
    const asked = must(await made.owner.get(`/api/admin/orders/${made.id}`)).as(StaffOrder)
    expect(asked.events.map(({ by }) => by !== '')).toEqual([false, true, true, true])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ShopError } from '#domain/errors.ts'
import { createTestShop, engines, type TestShop } from '#test/create-test-shop.ts'
import { type FakeRazorpay, openFakeRazorpay, razorpayEnvironment } from '#test/fake-razorpay.ts'
import { linkedOrder } from '#test/linked-order.ts'
import { takeEventIn } from './take-event.ts'

type Entity = Record<string, unknown>
type Sent = {
  event: string
  payload: { payment_link?: { entity: Entity }; payment?: { entity: Entity } }
}

describe.each(engines)('an event of the gateway (%s)', (engine) => {
  let fake: FakeRazorpay
  let testShop: TestShop
  beforeAll(async () => {
    fake = await openFakeRazorpay()
    testShop = await createTestShop({ engine, environment: razorpayEnvironment(fake.url) })
  })
  afterAll(async () => {
    await testShop.close()
    await fake.close()
  })

  let count = 0
  const take = async (body: string, id: string | undefined = `evt_${count++}`) =>
    (await takeEventIn(testShop.shop, body, id)).outcome
  const waiting = () => linkedOrder(testShop, fake)
  const changed = (body: string, change: (event: Sent) => void): string => {
    const event: Sent = JSON.parse(body)
    change(event)
    return JSON.stringify(event)
  }
  const warningsOf = async (number: string) => {
    const events = testShop.shop.db.read
      .selectFrom('order_events as e')
      .innerJoin('orders as o', 'o.id', 'e.order_id')
      .select(['e.words', 'e.is_public'])
    return events.where('o.number', '=', number).where('e.kind', '=', 'warning').execute()
  }

  it('counts once by its id, and by its words where it has none', async () => {
    const { link, read } = await waiting()
    const body = fake.end(link, 'cancelled')
    expect(await take(body, 'evt_once')).toBe('done')
    expect(await take(fake.pay(link), 'evt_once')).toBe('repeated')
    expect((await read()).payment?.state).toBe('failed')
    const other = await waiting()
    for (const noId of [undefined, ''])
      for (const kind of ['expired', 'cancelled'] as const) {
        const { outcome } = await takeEventIn(testShop.shop, fake.end(other.link, kind), noId)
        expect(outcome).toBe(noId === undefined ? 'done' : 'repeated')
      }
  })

  it('ends a payment that was cancelled or ran out', async () => {
    for (const kind of ['expired', 'cancelled'] as const) {
      const { link, read } = await waiting()
      expect(await take(fake.end(link, kind))).toBe('done')
      expect((await read()).payment?.state).toBe('failed')
    }
  })

  it('is none of ours when its link is unknown or missing, or its kind another', async () => {
    const { link, read } = await waiting()
    const paid = fake.pay(link)
    const strangers = [
      changed(paid, ({ payload }) =>
        Object.assign(payload.payment_link?.entity ?? {}, { id: 'x' }),
      ),
      changed(paid, ({ payload }) => delete payload.payment_link),
      changed(paid, (event) => Object.assign(event, { event: 'payment_link.partially_paid' })),
      changed(paid, (event) => Object.assign(event, { event: '' })),
    ]
    for (const body of strangers) expect(await take(body)).toBe('ignored')
    expect((await read()).payment?.state).toBe('awaiting')
  })

  it.each([
    ['a link that is not paid', 'payment_link', { status: 'created' }],
    ['a link over less', 'payment_link', { amount: 599_999 }],
    ['a link in other money', 'payment_link', { currency: 'USD' }],
    ['money that is only promised', 'payment', { status: 'authorized' }],
    ['less money', 'payment', { amount: 599_999 }],
    ['more money', 'payment', { amount: 600_001 }],
    ['other money', 'payment', { currency: 'USD' }],
    ['no money at all', 'payment', null],
  ] as const)('does not pay an order with %s, and staff are warned', async (_, part, wrong) => {
    const { link, read, placed } = await waiting()
    const body = changed(fake.pay(link), ({ payload }) => {
      if (wrong === null) delete payload[part]
      else Object.assign(payload[part]?.entity ?? {}, wrong)
    })
    expect(await take(body)).toBe('suspicious')
    expect(await read()).toMatchObject({ state: 'pending_payment', paid: 0 })
    expect(await warningsOf(placed.number)).toEqual([
      { words: 'A payment does not fit this order.', is_public: 0 },
    ])
  })

  it('with money for an order that other money has paid is kept, and staff are told to give it back', async () => {
    const { link, read, placed } = await waiting()
    expect(await take(fake.pay(link))).toBe('done')
    expect(await take(fake.pay(link))).toBe('done')
    expect(await read()).toMatchObject({ state: 'confirmed', paid: 12_000 })
    expect(await warningsOf(placed.number)).toEqual([
      { words: 'More money came than is due: please refund ₹6,000.', is_public: 0 },
    ])
  })

  it('is not taken, and may come again, when the shop itself fails', async () => {
    const { link, read } = await waiting()
    const body = fake.pay(link)
    const { shop } = testShop
    let moments = 0
    // The event is noted; what follows meets a time that no database keeps.
    const broken = { ...shop, now: () => (moments++ === 0 ? shop.now() : Number.NaN) }
    const failed = await takeEventIn(broken, body, 'evt_again').catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(Error)
    expect(failed).not.toBeInstanceOf(ShopError)
    expect(await take(body, 'evt_again')).toBe('done')
    expect((await read()).state).toBe('confirmed')
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StartedPayment } from '#contract/orders/pay-forms.ts'
import { Order, PlacedOrder } from '#contract/orders/types.ts'
import { createTestShop, engines, type TestShop } from '#test/create-test-shop.ts'
import {
  type FakeRazorpay,
  openFakeRazorpay,
  razorpayEnvironment,
  signed,
} from '#test/fake-razorpay.ts'
import { linkedOrder } from '#test/linked-order.ts'
import { must } from '#test/must.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece, stockOf } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { reconcileLinks } from './check-link.ts'

const path = '/api/payments/razorpay/events'

describe.each(engines)('Razorpay (%s)', (engine) => {
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

  const waiting = (stock = 1) => linkedOrder(testShop, fake, stock)
  const send = (body: string, headers = signed(body)) =>
    newShopper(testShop).post(path, body, headers)

  it('redirects to the hosted page for the exact amount; a signed event confirms the order', async () => {
    const { link, read, id } = await waiting()
    expect(link).toMatchObject({ amount: 600_000, currency: 'INR', status: 'created' })
    expect((await read()).state).toBe('pending_payment')
    const body = fake.pay(link)
    expect((await send(body)).status).toBe(200)
    const paid = await read()
    expect(paid).toMatchObject({ state: 'confirmed', paid: 6000, heldUntil: null })
    expect(paid.payment).toMatchObject({ state: 'paid', amount: 6000 })
    expect(await stockOf(testShop.shop, id)).toBe(0)
  })

  it('bad or absent signatures are 401 and change nothing', async () => {
    const { link, read } = await waiting()
    const body = fake.pay(link)
    const forged = signed(body, { secret: 'guess' })
    const { 'x-razorpay-signature': signature, ...unsigned } = signed(body)
    const cut = { ...unsigned, 'x-razorpay-signature': signature.slice(0, 60) }
    for (const headers of [forged, unsigned, cut]) {
      expect((await newShopper(testShop).post(path, body, headers)).status).toBe(401)
    }
    const tampered = body.replace('600000', '100')
    expect((await send(tampered, signed(body))).status).toBe(401)
    expect((await read()).state).toBe('pending_payment')
  })

  it('a wrong amount, currency or state is 422 and leaves the order unpaid', async () => {
    const { link, read } = await waiting()
    for (const wrong of [{ amount: 100 }, { currency: 'USD' }, { status: 'authorized' }]) {
      const body = fake.pay(link, wrong)
      expect((await send(body)).status).toBe(422)
    }
    expect(await read()).toMatchObject({ state: 'pending_payment', paid: 0 })
  })

  it('the same event thrice is paid once; late and early ends are harmless', async () => {
    const { link, read, id } = await waiting(5)
    const [paid, expired] = [fake.pay(link), fake.end(link, 'expired')]
    const headers = signed(paid, { id: `evt_thrice_${engine}` })
    const replies = await Promise.all([
      ...[1, 2, 3].map(() => send(paid, headers)),
      send(expired),
      send(expired),
    ])
    for (const reply of replies) expect(reply.status).toBe(200)
    // The same money under another event id is the same money.
    expect((await send(paid, signed(paid))).status).toBe(200)
    expect(await read()).toMatchObject({ state: 'confirmed', paid: 6000 })
    expect(await stockOf(testShop.shop, id)).toBe(4)
  })

  it('an end before the money does not lose the money', async () => {
    const { link, read } = await waiting()
    must(await send(fake.end(link, 'expired')))
    expect((await read()).payment?.state).toBe('failed')
    must(await send(fake.pay(link)))
    expect((await read()).state).toBe('confirmed')
  })

  it('money for pieces that are sold meanwhile: on hold, told to staff, never a lie', async () => {
    const { link, read, id } = await waiting()
    testShop.clock.now += 31 * 60_000
    const rival = newShopper(testShop)
    await fill(rival, id)
    expect((await order(rival, { mobile: '9000000009' })).status).toBe(201)
    expect((await send(fake.pay(link))).status).toBe(200)
    const late = await read()
    expect(late).toMatchObject({ state: 'on_hold', paid: 6000 })
    expect(late.events.map((event) => event.kind)).not.toContain('warning')
    const warnings = await testShop.shop.db.read
      .selectFrom('order_events')
      .select('words')
      .where('kind', '=', 'warning')
      .where('words', 'like', 'Paid, but sold out%')
      .execute()
    expect(warnings).toHaveLength(1)
  })

  it('money for a cancelled order is kept for a refund', async () => {
    const { guest, api, link, read } = await waiting()
    expect((await guest.post(`${api}/cancel`)).status).toBe(200)
    expect((await send(fake.pay(link))).status).toBe(200)
    expect(await read()).toMatchObject({ state: 'cancelled', paid: 6000, refunded: 0 })
  })

  it('a link of before the order was changed is paid after all: the rest is asked for, not all of it', async () => {
    const { link, read, id: productId, placed, guest, api } = await waiting(5)
    const owner = await signedIn(testShop, 'owner')
    const { items } = (await owner.get(`/api/admin/orders?q=${placed.number}`)).body
    const [{ id }] = items as [{ id: number }]
    const lines = [{ productId, quantity: 2 }]
    must(await owner.put(`/api/admin/orders/${id}/lines`, { lines }))
    must(await send(fake.pay(link)))
    const after = await read()
    expect(after).toMatchObject({ state: 'confirmed', total: 12_000, paid: 6000 })
    expect(after.payment).toMatchObject({ state: 'awaiting', amount: 6000 })
    must(await guest.post(`${api}/payment`, { method: 'razorpay' }))
    expect([...fake.links.values()].at(-1)).toMatchObject({ amount: 600_000, status: 'created' })
  })

  it('a lost event is found by asking', async () => {
    const [asked, polled] = [await waiting(), await waiting()]
    fake.pay(asked.link)
    fake.pay(polled.link)
    const checked = await asked.guest.post(`${asked.api}/payment/check`)
    expect(checked.as(Order).state).toBe('confirmed')
    await reconcileLinks(testShop.shop)
    expect((await polled.read()).state).toBe('confirmed')
  })

  it('a gateway that is away keeps the order; a lost answer makes no second link', async () => {
    const guest = newShopper(testShop)
    await fill(guest, await addPiece(testShop.shop))
    const placed = (await order(guest, { method: 'razorpay', mobile: '9111111111' })).as(
      PlacedOrder,
    )
    const start = () => guest.post(`/api/orders/${placed.token}/payment`, { method: 'razorpay' })
    fake.mood.isAway = true
    const away = await start()
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5'])
    fake.mood.isAway = false
    fake.mood.losesAnswers = true
    const count = fake.links.size
    expect((await start()).status).toBe(503)
    expect(fake.links.size).toBe(count + 1)
    fake.mood.losesAnswers = false
    const again = (await start()).as(StartedPayment)
    expect(again.redirectTo).toContain('https://rzp.io/i/')
    expect(fake.links.size).toBe(count + 1)
    expect((await start()).as(StartedPayment).redirectTo).toBe(again.redirectTo)
  })

  it('many events, each thrice and shuffled, pay each order once', async () => {
    const orders = []
    for (let n = 0; n < 12; n++) orders.push(await waiting())
    const deliveries = orders.flatMap(({ link }, n) => {
      const [paid, expired] = [fake.pay(link), fake.end(link, 'expired')]
      const one = { body: paid, headers: signed(paid, { id: `evt_many_${engine}_${n}` }) }
      const other = { body: expired, headers: signed(expired, { id: `evt_end_${engine}_${n}` }) }
      return [one, one, one, other, other]
    })
    const shuffled = deliveries.toSorted((a, b) =>
      a.headers['x-razorpay-signature'] < b.headers['x-razorpay-signature'] ? -1 : 1,
    )
    const replies = await Promise.all(shuffled.map(({ body, headers }) => send(body, headers)))
    for (const reply of replies) must(reply)
    for (const { read } of orders)
      expect(await read()).toMatchObject({ state: 'confirmed', paid: 6000 })
  })
})

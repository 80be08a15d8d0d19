import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StaffOrder, StaffOrderPage } from '#contract/orders/admin-types.ts'
import { StatementAnswer } from '#contract/payments/types.ts'
import { createTestShop, engines, type TestShop } from '#test/create-test-shop.ts'
import {
  type FakeRazorpay,
  openFakeRazorpay,
  razorpayEnvironment,
  signed,
} from '#test/fake-razorpay.ts'
import { linkedOrder } from '#test/linked-order.ts'
import { meetAt } from '#test/meet-at.ts'
import { must } from '#test/must.ts'
import { eventsPath } from '#test/paid-order.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'
import { testPayments } from '#test/test-payments.ts'
import { lockOrder } from '../documents/queries.ts'
import { keepPaymentSettings } from '../payment-methods/settings.ts'
import type { Query } from '../platform/db/database.ts'

describe.each(engines)('money of one order, taken in by several at once (%s)', (engine) => {
  let fake: FakeRazorpay
  let testShop: TestShop
  let manager: Shopper
  beforeAll(async () => {
    fake = await openFakeRazorpay()
    testShop = await createTestShop({ engine, environment: razorpayEnvironment(fake.url) })
    const upi = { isEnabled: true, address: 'pallu@okbank', payeeName: 'Pallu' }
    const account = { accountName: 'Pallu', accountNumber: '001122334455', ifsc: 'HDFC0001234' }
    const bankTransfer = { isEnabled: true, ...account, bank: 'HDFC' }
    const settings = { ...testPayments, upi, bankTransfer }
    const { shop } = testShop
    await shop.db.write((tx) => keepPaymentSettings(tx, settings, shop.now()))
    manager = await signedIn(testShop, 'manager')
  })
  afterAll(async () => {
    await testShop.close()
    await fake.close()
  })

  const waiting = async () => {
    const one = await linkedOrder(testShop, fake, 5)
    const found = await manager.get(`/api/admin/orders?q=${one.placed.number}`)
    const id = found.as(StaffOrderPage).items[0]?.id ?? 0
    const desk = `/api/admin/orders/${id}`
    const tell = (body: string) => newShopper(testShop).post(eventsPath, body, signed(body))
    const choose = (method: string) => one.guest.post(`${one.api}/payment`, { method })
    const sendLink = () => manager.post(`${desk}/payment-link`, { method: 'razorpay' })
    const byHand = (reference = '') => manager.post(`${desk}/payments`, { reference })
    const name = (reference: string) => one.guest.post(`${one.api}/payment/transfer`, { reference })
    const ofStaff = async () => (await manager.get(desk)).as(StaffOrder)
    const meetReplies = (...requests: Parameters<typeof meetAt>[2]) =>
      meetAt(testShop, (tx) => lockOrder(tx, id), requests)
    const meet = async (...requests: Parameters<typeof meetAt>[2]) =>
      (await meetReplies(...requests)).map(({ status }) => status)
    /** They stand in line where the way chosen before is given up. */
    const meetAtPayment = (...requests: Parameters<typeof meetAt>[2]) => {
      const hold = (tx: Query) =>
        tx.updateTable('payments').set({ order_id: id }).where('order_id', '=', id).execute()
      return meetAt(testShop, hold, requests)
    }
    return {
      ...one,
      meetReplies,
      meetAtPayment,
      tell,
      sendLink,
      choose,
      byHand,
      name,
      ofStaff,
      meet,
    }
  }

  it('its link is paid while staff take the money by hand: nothing that came is lost', async () => {
    const { link, tell, byHand, ofStaff, meet } = await waiting()
    const paid = fake.pay(link)
    const [hand, told] = await meet(
      () => byHand('412345678901'),
      () => tell(paid),
    )
    expect(told).toBe(200)
    // Whoever came second saw that it was paid: staff are told so, the money of the gateway is kept beside.
    const isTwice = hand === 200
    expect([200, 409]).toContain(hand)
    const order = await ofStaff()
    expect(order).toMatchObject({ state: 'confirmed', paid: isTwice ? 12_000 : 6000, total: 6000 })
    const words = order.events.filter(({ kind }) => kind === 'warning').map((one) => one.words)
    expect(words).toEqual(isTwice ? ['More money came than is due: please refund ₹6,000.'] : [])
  })

  it('two members of staff take what no payment waits for: it came once', async () => {
    const { link, tell, byHand, ofStaff, meet } = await waiting()
    must(await tell(fake.end(link, 'expired')))
    expect(
      (
        await meet(
          () => byHand(),
          () => byHand(),
        )
      ).sort(),
    ).toEqual([200, 409])
    expect(await ofStaff()).toMatchObject({ state: 'confirmed', paid: 6000 })
  })

  it('one statement that several send in at once settles it once, and says so once', async () => {
    const { choose, name, ofStaff, meetReplies } = await waiting()
    must(await choose('upi'))
    must(await name('412345678903'))
    const csv = 'Date,Narration,Deposit\n15/01/26,UPI/412345678903/MEENA,6000'
    const send = () => manager.post('/api/admin/payments/statement', { csv, isApplied: true })
    const answers = (await meetReplies(send, send, send)).map((one) =>
      must(one).as(StatementAnswer),
    )
    expect(answers.map(({ settled }) => settled).sort()).toEqual([0, 0, 1])
    const outcomes = answers.flatMap(({ lines }) => lines.map(({ outcome }) => outcome))
    expect(outcomes.sort()).toEqual(['settled', 'used', 'used'])
    expect(await ofStaff()).toMatchObject({ state: 'confirmed', paid: 6000 })
  })

  it('a transfer that is named while staff find it stays paid', async () => {
    const { choose, name, byHand, ofStaff, meet } = await waiting()
    must(await choose('upi'))
    const [found] = await meet(
      () => byHand('412345678902'),
      () => name('412345678902'),
    )
    expect(found).toBe(200)
    expect(await ofStaff()).toMatchObject({ paid: 6000 })
    const { payments } = await ofStaff()
    expect(payments.map(({ state }) => state).filter((state) => state !== 'cancelled')).toEqual([
      'paid',
    ])
    expect((await byHand()).status).toBe(409)
  })

  it('the buyer chooses one way while staff send another: one of them is waited for', async () => {
    const { choose, sendLink, ofStaff, meetAtPayment } = await waiting()
    must(await choose('bank_transfer'))
    await meetAtPayment(
      () => choose('upi'),
      () => sendLink(),
    )
    const { payments, paymentMethod } = await ofStaff()
    const awaited = payments.filter(({ state }) => state === 'awaiting')
    expect(awaited.map(({ method }) => method)).toEqual([paymentMethod])
  })

  it('no way is chosen for an order that is paid meanwhile', async () => {
    const { choose, byHand, ofStaff, meet } = await waiting()
    const replies = await meet(
      () => byHand(),
      () => choose('upi'),
    )
    expect(replies[0]).toBe(200)
    const { payments } = await ofStaff()
    expect(payments.filter(({ state }) => state === 'awaiting')).toEqual([])
  })
})

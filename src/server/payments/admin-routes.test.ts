import { beforeEach, expect, it } from 'vitest'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { SavedPaymentSettings, StatementAnswer } from '#contract/payments/types.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { logged } from '#test/logged.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { makePerson, password, signInWithPassword } from '#test/people.ts'
import { type Shopper, signedIn } from '#test/shopper.ts'

// What staff are answered who take money or say how it is paid, and what of it the log keeps.

const ways = '/api/admin/payments'

onNewShops('money in the hands of staff', (testShop) => {
  let owner: Shopper
  beforeEach(async () => {
    await openForBusiness(testShop())
    owner = await signedIn(testShop(), 'owner')
  })

  /** An owner who signed in so long ago that the password is asked again where money is at stake. */
  async function earlierOwner() {
    const { app, clock, shop } = testShop()
    const by = await signInWithPassword(app, await makePerson(shop, { role: 'owner' }))
    clock.now += 11 * 60_000
    return by
  }

  it('the ways to pay are told with their version, and whether the gateway is there', async () => {
    const told = must(await owner.get(ways)).as(SavedPaymentSettings)
    expect(told).toMatchObject({ version: expect.any(String), isRazorpayReady: false })
    expect(told.settings).toMatchObject({
      upi: { isEnabled: true, address: 'pallu@okbank', payeeName: 'Pallu Sarees' },
      cod: { isEnabled: true, fee: 50 },
    })
  })

  it('they are saved over what was read alone, and the log has both', async () => {
    const { settings: before, version } = must(await owner.get(ways)).as(SavedPaymentSettings)
    const after = { ...before, cod: { ...before.cod, fee: 60 } }
    const saved = must(await owner.put(ways, { ...after, version })).as(SavedPaymentSettings)
    expect(saved).toEqual({ settings: after, version: expect.any(String), isRazorpayReady: false })
    expect(saved.version).not.toBe(version)
    expect(must(await owner.get(ways)).body).toEqual(saved)
    const late = await owner.put(ways, { ...before, version })
    expect([late.status, late.body['code'], late.body['current']]).toMatchObject([
      ...[409, 'outdated', after],
    ])
    const line = { user_id: owner.userId, action: 'update', subject_id: null, subject: 'Payments' }
    expect(await logged(testShop(), 'payments')).toEqual([{ ...line, before, after }])
  })

  it.each([
    ['the UPI address', 'upi', 'address', 'thief@okbank'],
    ['the account', 'bankTransfer', 'accountNumber', '998877665544'],
    ['the bank', 'bankTransfer', 'ifsc', 'HDFC0009999'],
  ] as const)(
    'another place for money asks for the password again: %s',
    async (_, way, field, value) => {
      const by = await earlierOwner()
      const { settings } = must(await by.get(ways)).as(SavedPaymentSettings)
      const bank = {
        ...{ isEnabled: true, accountName: 'Pallu', accountNumber: '001122334455' },
        ...{ ifsc: 'HDFC0001234', bank: 'HDFC' },
      }
      const first = { ...settings, bankTransfer: bank }
      must(await by.put(ways, { ...first, password }))
      testShop().clock.now += 11 * 60_000
      const changed = { ...first, [way]: { ...first[way], [field]: value } }
      const asked = await by.put(ways, changed)
      expect([asked.status, asked.body['refusal']]).toEqual([400, 'password-again'])
      must(await by.put(ways, { ...first, bankTransfer: { ...bank, accountName: 'Pallu Sarees' } }))
      must(await by.put(ways, { ...changed, password }))
    },
  )

  it('money that was seen makes its order paid, and the log has the reference, or none', async () => {
    const made = [await anOrder(testShop(), { method: 'upi' }), await anOrder(testShop())]
    const reference = '412345678901'
    for (const [at, one] of made.entries()) {
      const form = at === 0 ? { reference } : {}
      const paid = must(await owner.post(`/api/admin/orders/${one.id}/payments`, form))
      expect(paid.as(StaffOrder)).toMatchObject({ id: one.id, state: 'confirmed' })
      expect(paid.as(StaffOrder).paid).toBe(paid.as(StaffOrder).total)
    }
    expect((await logged(testShop(), 'order')).map(({ user_id: _who, ...line }) => line)).toEqual(
      made.map(({ id }, at) => ({
        ...{ action: 'update', subject_id: id, subject: `PAL-2026-00000${at + 1}` },
        ...{ before: null, after: { paid: at === 0 ? reference : '' } },
      })),
    )
  })

  it('a transfer that nobody looks for any longer is named in the log', async () => {
    const { id, token, guest } = await anOrder(testShop(), { method: 'upi' })
    const reference = '412345678902'
    must(await guest.post(`/api/orders/${token}/payment/transfer`, { reference }))
    const path = `/api/admin/orders/${id}`
    const waits = await owner.post(`${path}/transfer-dismissal`, { reference })
    expect([waits.status, waits.body['refusal']]).toEqual([409, 'order-awaits-money'])
    must(await owner.post(`${path}/moves`, { to: 'cancelled' }))
    await testShop().shop.db.write((tx) =>
      tx.updateTable('payments').set({ state: 'claimed' }).execute(),
    )
    const gone = must(await owner.post(`${path}/transfer-dismissal`, { reference }))
    expect(gone.as(StaffOrder)).toMatchObject({ id, payments: [{ state: 'cancelled' }] })
    expect((await logged(testShop(), 'order')).at(-1)).toEqual({
      ...{ user_id: owner.userId, action: 'update', subject_id: id, subject: 'PAL-2026-000001' },
      ...{ before: { transfers: [reference] }, after: null },
    })
    const none = await owner.post('/api/admin/orders/999/transfer-dismissal', { reference })
    expect([none.status, none.body['refusal']]).toEqual([404, 'no-such-order'])
  })

  it('what a courier hands over by its list stands in the log by the orders that it settled, and only then', async () => {
    const { id, staff } = await anOrder(testShop())
    await staff('parcels', { carrier: 'DTDC', trackingNumber: 'AWB1' })
    const csv = 'AWB,COD Amount\nAWB1,6050\nAWB2,100'
    const sent = (form: object) => owner.post(`${ways}/remittance`, form)
    expect(must(await sent({ csv })).as(StatementAnswer).settled).toBe(0)
    expect(await logged(testShop(), 'payments')).toEqual([])
    const booked = must(await sent({ csv, isApplied: true })).as(StatementAnswer)
    expect(booked.lines.map(({ outcome }) => outcome)).toEqual(['settled', 'unknown'])
    must(await sent({ csv, isApplied: true }))
    const line = { action: 'import', subject_id: null, subject: 'COD remittance', before: null }
    expect(await logged(testShop(), 'payments')).toEqual([
      { ...line, user_id: owner.userId, after: { settled: 'PAL-2026-000001' } },
    ])
    expect(must(await owner.get(`/api/admin/orders/${id}`)).body['paid']).toBe(6050)
    const nothing = await sent({ isApplied: true })
    expect([nothing.body['refusal'], Object.keys(Object(nothing.body['errors']))]).toEqual([
      ...['no-statement-chosen', ['statement']],
    ])
  })

  it('a link is sent for an order that is there, without a page of the gateway where it asks for UPI', async () => {
    const { id, token } = await anOrder(testShop(), { method: 'upi' })
    const link = must(await owner.post(`/api/admin/orders/${id}/payment-link`, { method: 'upi' }))
    expect(link.body).toEqual({
      url: expect.stringMatching(new RegExp(`/order/${token}$`)),
      payUrl: null,
      whatsapp: expect.stringContaining('9840012345'),
    })
    expect((await logged(testShop(), 'order')).at(-1)).toEqual({
      ...{ user_id: owner.userId, action: 'update', subject_id: id, subject: 'PAL-2026-000001' },
      ...{ before: null, after: { paymentLink: 'upi' } },
    })
  })
})

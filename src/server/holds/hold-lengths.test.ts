import { afterEach, expect, it } from 'vitest'
import { Checkout } from '#contract/checkout/types.ts'
import { EditedHoldLimits } from '#contract/holds/types.ts'
import { Order, PlacedOrder } from '#contract/orders/types.ts'
import { ShownShop } from '#contract/settings/types.ts'
import { defaultHoldLimits, type HoldLimits } from '#domain/holds/hold-limits.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { testPayments } from '#test/test-payments.ts'
import { sweepBuying } from '../checkout/sweep-buying.ts'
import { keepPaymentSettings } from '../payment-methods/settings.ts'
import { writeDocument } from '../settings/queries.ts'

const api = '/api/admin/hold-limits'
const minute = 60_000
const firstMinutes = defaultHoldLimits.lengths.paymentMinutes
const bankTransfer = {
  ...{ isEnabled: true, accountName: 'Pallu', accountNumber: '001122334455' },
  ...{ ifsc: 'HDFC0001234', bank: 'HDFC' },
}
const upi = { isEnabled: true, address: 'shop@upi', payeeName: 'Pallu' }

onBothEngines('for how long sarees are kept aside', (testShop) => {
  const set = async (lengths: Partial<HoldLimits['lengths']>) => {
    const owner = await signedIn(testShop(), 'owner')
    const limits = { ...defaultHoldLimits, lengths: { ...defaultHoldLimits.lengths, ...lengths } }
    return must(await owner.put(api, limits)).as(EditedHoldLimits)
  }
  afterEach(async () => {
    await set({})
  })
  const waysToPay = async () => {
    const { shop } = testShop()
    await shop.db.write((tx) =>
      keepPaymentSettings(tx, { ...testPayments, upi, bankTransfer }, shop.now()),
    )
  }
  const placed = async (method: 'upi' | 'bank_transfer') => {
    const { shop, clock } = testShop()
    await waysToPay()
    guests += 1
    const guest = newShopper(testShop(), `198.51.100.${guests}`)
    await fill(guest, await addPiece(shop, { stock: 1 }))
    const { token } = must(await order(guest, { method })).as(PlacedOrder)
    const path = `/api/orders/${token}`
    const { heldUntil } = (await guest.get(path)).as(Order)
    return { guest, path, minutes: (Date.parse(heldUntil ?? '') - clock.now) / minute }
  }
  let guests = 0

  it('an order waits as long as its way to pay needs: half an hour each, until the owner says otherwise', async () => {
    expect((await placed('upi')).minutes).toBe(30)
    expect((await placed('bank_transfer')).minutes).toBe(30)
    await set({ paymentMinutes: { ...firstMinutes, upi: 45, bank_transfer: 2880 } })
    expect((await placed('upi')).minutes).toBe(45)
    expect((await placed('bank_transfer')).minutes).toBe(2880)
  })

  it('an order is given up so many hours after its sarees were kept for the last time', async () => {
    const { shop, clock } = testShop()
    await set({ paymentMinutes: { ...firstMinutes, upi: 120 }, unpaidHours: 1 })
    const { guest, path } = await placed('upi')
    const state = async () => (await guest.get(path)).as(Order).state
    clock.now += 170 * minute
    await sweepBuying(shop)
    expect(await state()).toBe('pending_payment')
    clock.now += 20 * minute
    await sweepBuying(shop)
    expect(await state()).toBe('cancelled')
  })

  it('the checkout keeps them as long as is said, and pages say how long a freed piece is offered', async () => {
    const { shop, clock } = testShop()
    await set({ checkoutMinutes: 40, offerHours: 5 })
    const guest = newShopper(testShop(), '198.51.100.200')
    await fill(guest, await addPiece(shop, { stock: 1 }))
    must(await guest.post('/api/checkout'))
    const { hold } = (await guest.get('/api/checkout')).as(Checkout)
    expect(Date.parse(hold?.until ?? '') - clock.now).toBe(40 * minute)
    expect((await guest.get('/api/shop')).as(ShownShop).offerHours).toBe(5)
  })

  it('limits from before there were lengths keep the first ones', async () => {
    const { shop } = testShop()
    const { lengths, ...before } = defaultHoldLimits
    await shop.db.write((tx) => writeDocument(tx, 'hold-limits', before, shop.now()))
    const owner = await signedIn(testShop(), 'owner')
    expect((await owner.get(api)).as(EditedHoldLimits).lengths).toEqual(lengths)
  })
})

import { expect, it } from 'vitest'
import { LawNumberRow } from '#contract/tax/law-number-types.ts'
import { keepPaymentSettings } from '#server/payment-methods/settings.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'
import { defaultPayments } from '../payment-methods/settings.ts'

const wish = { name: 'upi-limit', from: '2026-02-01', value: 200_000, source: 'NPCI' }

onNewShops('the limits of the law', (testShop) => {
  const ask = async (change: object = {}) => {
    const owner = await signedIn(testShop(), 'owner')
    return owner.post('/api/admin/law-numbers', { ...wish, ...change })
  }
  const rowsOf = async (name: string) => {
    const owner = await signedIn(testShop(), 'owner')
    const all = (await owner.get('/api/admin/law-numbers')).as(LawNumberRow.array())
    return all.filter((row) => row.name === name)
  }
  const takesUpi = async () => {
    const { shop } = testShop()
    const upi = { isEnabled: true, address: 'pallu@okbank', payeeName: 'Pallu' }
    await shop.db.write((tx) => keepPaymentSettings(tx, { ...defaultPayments, upi }, shop.now()))
  }
  /** Why an order of so many rupees cannot be paid by UPI; null where it can. */
  const refusalAt = async (price: number) => {
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(testShop().shop, { price }))
    const { status } = await order(guest, { method: 'upi' })
    const { body } = await guest.get('/api/checkout?pin=600004')
    const ways = body['payment'] as { method: string; refusal: string | null }[] | undefined
    const refusal = ways?.find(({ method }) => method === 'upi')?.refusal ?? null
    expect(status === 201).toBe(refusal === null)
    return refusal
  }

  it('follow one another: a new row ends the one before it the day before', async () => {
    must(await ask())
    expect(await rowsOf('upi-limit')).toMatchObject([
      { from: '2017-07-01', to: '2026-01-31', value: 100_000, unit: 'rupees' },
      { from: '2026-02-01', to: null, value: 200_000, source: 'NPCI' },
    ])
  })

  it('refuse an unknown name, a past day, a day before the last row and what is no number', async () => {
    must(await ask())
    expect((await ask({ name: 'unheard' })).status).toBe(404)
    expect((await ask({ from: '2026-01-01' })).status).toBe(409)
    expect((await ask({ from: '2026-01-31' })).status).toBe(409)
    expect((await ask({ from: '2026-02-01' })).status).toBe(409)
    expect((await ask({ value: -1, from: '2026-03-01' })).status).toBe(400)
    expect((await ask({ name: 'refund-days', value: 7.5 })).status).toBe(400)
    expect((await ask({ name: 'annual-return-due', value: 1331 })).status).toBe(400)
    expect((await ask({ name: 'annual-return-due', value: 229 })).status).toBe(400)
    must(await ask({ name: 'annual-return-due', value: 331 }))
  })

  it('say what one UPI payment may be, from the day of the row on', async () => {
    await takesUpi()
    expect(await refusalAt(100_001)).toBe('UPI takes at most ₹1,00,000 at a time')
    expect(await refusalAt(100_000)).toBeNull()
    must(await ask())
    expect(await refusalAt(100_001)).not.toBeNull()
    testShop().clock.now = Date.UTC(2026, 0, 31, 18, 30)
    expect(await refusalAt(100_001)).toBeNull()
    expect(await refusalAt(200_001)).toBe('UPI takes at most ₹2,00,000 at a time')
  })

  it('let a verified merchant take more by UPI, and only while there is such a row', async () => {
    await takesUpi()
    await registerShop(testShop(), { upiIsVerifiedMerchant: true })
    expect(await refusalAt(500_000)).toBeNull()
    expect(await refusalAt(500_001)).toBe('UPI takes at most ₹5,00,000 at a time')
    await registerShop(testShop())
    expect(await refusalAt(100_001)).toBe('UPI takes at most ₹1,00,000 at a time')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartTotals } from '#domain/cart.ts'
import { aboutIn, rateOn } from './currency.ts'
import { countryOf, type DeliveryCountry, feeByWeight, isPausedOn } from './delivery-country.ts'
import { feesOf, firstTerms, termsAt, termsOf, toldFees, toldTerms } from './delivery-terms.ts'
import { gramsIn, netGrams } from './parcel-weight.ts'
import { promiseOf, shippingFor } from './shipping.ts'

const america: DeliveryCountry = {
  ...{ code: 'US', name: 'United States', freeAbovePaise: null, days: { from: 8, to: 12 } },
  feeSteps: [
    { upToGrams: 1000, feePaise: 220_000 },
    { upToGrams: 2000, feePaise: 310_000 },
  ],
  ...{ dutyNote: '', currency: 'USD', isUpiAllowed: false },
  ...{ isPaused: false, pauseWords: '', pausedUntil: null },
}
const terms = { ...firstTerms, countries: [america] }
const usa = { pin: '08817', country: 'US' }

describe('the fee by weight', () => {
  it.each([
    [1, 220_000],
    [1000, 220_000],
    [1001, 310_000],
    [2000, 310_000],
    [2001, 530_000],
    [4001, 840_000],
  ])('of %i g is %i paise', (grams, paise) => {
    expect(feeByWeight(america.feeSteps, grams)).toBe(paise)
  })
  it('is one of its steps for what fits into a parcel, and adds up over parcels', () => {
    const step = fc.record({
      upToGrams: fc.integer({ min: 1, max: 5000 }),
      feePaise: fc.nat(900_000),
    })
    const steps = fc
      .uniqueArray(step, { minLength: 1, maxLength: 6, selector: (one) => one.upToGrams })
      .map((some) => some.toSorted((a, b) => a.upToGrams - b.upToGrams))
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 30_000 }), (some, grams) => {
        const last = some.at(-1) ?? america.feeSteps[0]
        const fee = feeByWeight(some, grams)
        if (grams <= (last?.upToGrams ?? 0))
          expect(some.map(({ feePaise }) => feePaise)).toContain(fee)
        expect(feeByWeight(some, grams + (last?.upToGrams ?? 0))).toBe(fee + (last?.feePaise ?? 0))
      }),
    )
  })
})

describe('what holds abroad', () => {
  it('is the fee of the weight with its packing, and the days of the country', () => {
    const at = termsAt(terms, usa)
    expect(shippingFor(900_000, at, 800)).toBe(220_000)
    expect(shippingFor(900_000, at, 801)).toBe(310_000)
    expect(shippingFor(0, at, 800)).toBe(0)
    expect(at.country).toBe(america)
    const monday = Date.UTC(2027, 0, 4, 6)
    expect(promiseOf(at, monday).to).toBe(Date.UTC(2027, 0, 19, 18, 30))
  })
  it('may be free above an amount of its own, never above that of India', () => {
    const free = { ...america, freeAbovePaise: 5_000_000 }
    const at = termsAt({ ...terms, countries: [free] }, usa)
    expect([shippingFor(5_000_000, at, 500), shippingFor(5_000_001, at, 500)]).toEqual([220_000, 0])
  })
  it('knows no fee where the shop does not send, and none of India', () => {
    const at = termsAt(terms, { pin: '', country: 'FR' })
    expect([at.country, at.feePaise, at.freeAbovePaise]).toEqual([undefined, 0, null])
    expect(at.days.domestic).toEqual({ from: 10, to: 15 })
    expect(countryOf(terms.countries, { country: 'IN' })).toBeNull()
    expect(termsAt(terms, { pin: '600004', country: 'IN' })).toBe(terms)
  })
  it('survives being told in rupees, to pages and to carts', () => {
    const some = { ...terms, rates: [{ currency: 'USD', day: '2026-11-01', rupees: 88.75 }] }
    expect(termsOf(toldTerms(some))).toEqual(some)
    const lines = [{ currentPaise: 900_000, quantity: 2, weight: '900 g' }]
    const at = termsAt(terms, usa)
    expect(cartTotals(lines, feesOf(toldFees(at)))).toEqual(cartTotals(lines, at))
    expect(cartTotals(lines, at).shipping).toBe(310_000)
  })
})

it('is paused until its day, or until somebody opens it', () => {
  const paused = { ...america, isPaused: true }
  expect(isPausedOn(america, '2026-11-26')).toBe(false)
  expect(isPausedOn(paused, '2026-11-26')).toBe(true)
  const until = { ...paused, pausedUntil: '2026-12-01' }
  expect([isPausedOn(until, '2026-11-30'), isPausedOn(until, '2026-12-01')]).toEqual([true, false])
})

it.each([
  ['650 g', 650],
  ['about 1,200 grams', 1200],
  ['0.8 kg', 800],
  ['1 Kg with blouse', 1000],
  ['heavy', null],
  ['0 g', null],
  ['120 gsm', null],
])('%j weighs %s', (fact, grams) => {
  expect(gramsIn(fact)).toBe(grams)
})

it('takes the weight of the shop where a saree says none', () => {
  const lines = [{ weight: '650 g', quantity: 2 }, { quantity: 1 }]
  expect(netGrams(lines, { saree: 800, packing: 200 })).toBe(2100)
})

it('indicates a sum by the newest rate that holds', () => {
  const rates = [
    { currency: 'USD', day: '2026-11-01', rupees: 90 },
    { currency: 'USD', day: '2026-11-20', rupees: 88 },
    { currency: 'USD', day: '2026-12-01', rupees: 85 },
    { currency: 'GBP', day: '2026-11-25', rupees: 115 },
  ]
  const rate = rateOn(rates, 'USD', '2026-11-26')
  expect(rate?.rupees).toBe(88)
  expect(rate && aboutIn(rate, 1_355_000)).toBe(154)
  expect(rateOn(rates, 'USD', '2026-10-31')).toBeNull()
  expect(rateOn(rates, 'AUD', '2026-11-26')).toBeNull()
})

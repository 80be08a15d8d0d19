import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstTerms, termsAt, termsOf, toldTerms } from './delivery-terms.ts'
import { type DeliveryZone, doublePrefixes, toldZone, zoneAt, zoneOf } from './delivery-zone.ts'
import { shippingFor } from './shipping.ts'

const zone = (change: Partial<DeliveryZone>): DeliveryZone => ({
  ...{ name: 'Somewhere', pinPrefixes: ['6'], feePaise: null, freeAbovePaise: null },
  ...{ days: { from: 2, to: 3 }, isCodAllowed: true },
  ...change,
})
const south = zone({ name: 'South', pinPrefixes: ['5', '6'] })
const chennai = zone({ name: 'Chennai', pinPrefixes: ['600', '6031'], feePaise: 9_900 })
const mylapore = zone({ name: 'Mylapore', pinPrefixes: ['600004'], feePaise: 0 })
const zones = [south, chennai, mylapore]

describe('the zone of a PIN code', () => {
  it.each([
    ['600004', 'Mylapore'],
    ['600005', 'Chennai'],
    ['603103', 'Chennai'],
    ['603201', 'South'],
    ['560001', 'South'],
    ['110001', undefined],
  ])('%s lies in %s', (pin, name) => {
    expect(zoneAt(zones, pin)?.name).toBe(name)
    expect(zoneAt(zones.toReversed(), pin)?.name).toBe(name)
  })

  it.each(['', '6', '60000', '6000041', '600 004', '012345', 'constructor'])(
    'none of %j, which is no PIN code',
    (text) => {
      expect(zoneAt(zones, text)).toBeNull()
    },
  )

  it('is always one with the longest prefix that fits, in whatever order they are kept', () => {
    const prefix = fc.stringMatching(/^[1-9]\d{0,5}$/)
    const some = fc.uniqueArray(prefix, { minLength: 1, maxLength: 30 })
    const pin = fc.stringMatching(/^[1-9]\d{5}$/)
    fc.assert(
      fc.property(some, pin, fc.nat(6), (prefixes, far, digits) => {
        const of = [...far.slice(0, digits), ...(prefixes[0] ?? '')].join('')
        const near = of.padEnd(6, '1').slice(0, 6)
        for (const asked of [far, near]) {
          const fits = prefixes.filter((one) => asked.startsWith(one))
          const longest = fits.toSorted((a, b) => b.length - a.length)[0]
          const found = zoneAt(
            prefixes.map((one) => ({ pinPrefixes: [one] })),
            asked,
          )
          expect(found?.pinPrefixes[0]).toBe(longest)
        }
      }),
    )
  })
})

it('names prefixes that stand twice, in one zone or in two', () => {
  expect(doublePrefixes(zones)).toEqual([])
  expect(doublePrefixes([...zones, zone({ pinPrefixes: ['600', '7', '7'] })])).toEqual(['600', '7'])
})

describe('what holds at a PIN code', () => {
  const terms = { ...firstTerms, zones }

  it('is what the shop promises everywhere, where no zone fits', () => {
    expect(termsAt(terms, { pin: '110001' })).toBe(terms)
    expect(termsAt(firstTerms, { pin: '600004' })).toBe(firstTerms)
    expect(termsAt(terms, { pin: '' })).toBe(terms)
  })

  it('takes from the zone what it says, and from the shop the rest', () => {
    const { feePaise, freeAbovePaise, days, calendar } = termsAt(terms, { pin: '600005' })
    expect([feePaise, freeAbovePaise]).toEqual([9_900, 500_000])
    expect(days).toEqual({ ...firstTerms.days, domestic: { from: 2, to: 3 } })
    expect(calendar).toBe(firstTerms.calendar)
    expect(shippingFor(100_000, termsAt(terms, { pin: '560001' }))).toBe(25_000)
    expect(shippingFor(100_000, termsAt(terms, { pin: '600004' }))).toBe(0)
  })

  it('may be never free, or free above an amount of its own', () => {
    const never = { ...firstTerms, zones: [zone({ freeAbovePaise: 'never' })] }
    expect(shippingFor(9_000_000, termsAt(never, { pin: '600001' }))).toBe(25_000)
    const own = { ...firstTerms, zones: [zone({ freeAbovePaise: 100_000 })] }
    expect(shippingFor(100_000, termsAt(own, { pin: '600001' }))).toBe(25_000)
    expect(shippingFor(100_001, termsAt(own, { pin: '600001' }))).toBe(0)
  })

  it('survives being told in rupees', () => {
    const some = [...zones, zone({ freeAbovePaise: 'never', feePaise: 12_345 })]
    expect(some.map((one) => zoneOf(toldZone(one)))).toEqual(some)
    expect(termsOf(toldTerms({ ...terms, zones: some }))).toEqual({ ...terms, zones: some })
  })
})

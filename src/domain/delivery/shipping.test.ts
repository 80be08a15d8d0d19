import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayInIndia } from '#domain/india-day.ts'
import { firstTerms, freedomOf, promisedDays, termsOf, toldTerms } from './delivery-terms.ts'
import {
  deliveryWindow,
  longestMaking,
  missingForFreeShipping,
  mostMakingFor,
  promiseOf,
  shippingFor,
} from './shipping.ts'
import { firstCalendar, mostMakingDays } from './shop-calendar.ts'

const { days } = firstTerms

describe('free shipping above 5000 rupees (subtotal strictly above 5000); otherwise shipping is 250', () => {
  it('exactly 5000 still pays shipping', () => {
    expect(shippingFor(500_000, firstTerms)).toBe(25_000)
  })

  it('one paisa more ships free', () => {
    expect(shippingFor(500_001, firstTerms)).toBe(0)
  })

  it('an empty cart has no shipping', () => {
    expect(shippingFor(0, firstTerms)).toBe(0)
  })

  it('whoever adds what is missing ships free', () => {
    expect(missingForFreeShipping(500_000, firstTerms)).toBe(100)
    expect(missingForFreeShipping(499_950, firstTerms)).toBe(100)
    expect(missingForFreeShipping(500_001, firstTerms)).toBe(0)
    expect(missingForFreeShipping(900_000, firstTerms)).toBe(0)
    for (const subtotal of [1, 12_345, 499_999, 500_000]) {
      expect(shippingFor(subtotal + missingForFreeShipping(subtotal, firstTerms), firstTerms)).toBe(
        0,
      )
    }
  })
})

const inIndia = (ms: number) =>
  new Date(ms).toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' }).slice(0, 16)

describe('delivery takes 5-7 business days domestically and 10-15 business days internationally', () => {
  it('counts Monday to Friday from the day after the order', () => {
    const friday = Date.UTC(2026, 10, 20, 6)
    const { from, to } = deliveryWindow(friday, days.domestic, firstCalendar)
    expect([inIndia(from), inIndia(to)]).toEqual(['2026-11-27 00:00', '2026-12-01 00:00'])
  })

  it('goes abroad in 10-15', () => {
    const { from, to } = deliveryWindow(
      Date.UTC(2026, 10, 20, 6),
      days.international,
      firstCalendar,
    )
    expect([inIndia(from), inIndia(to)]).toEqual(['2026-12-04 00:00', '2026-12-11 00:00'])
  })

  it('takes the day of the order from the clock in India', () => {
    const saturdayThere = Date.UTC(2026, 10, 20, 19)
    expect(inIndia(saturdayThere)).toBe('2026-11-21 00:30')
    expect(inIndia(deliveryWindow(saturdayThere, days.domestic, firstCalendar).from)).toBe(
      '2026-11-27 00:00',
    )
    const thursdayNight = Date.UTC(2026, 10, 19, 18, 29)
    expect(inIndia(deliveryWindow(thursdayNight, days.domestic, firstCalendar).from)).toBe(
      '2026-11-26 00:00',
    )
    const wednesdayThere = Date.UTC(2026, 10, 17, 20)
    expect(inIndia(deliveryWindow(wednesdayThere, days.domestic, firstCalendar).from)).toBe(
      '2026-11-25 00:00',
    )
  })
})

describe('an owner who delivers on other terms', () => {
  const told = { ...toldTerms(firstTerms), fee: 90, freeAbove: 1999.5 }

  it('charges them to the paisa', () => {
    const terms = termsOf(told)
    expect(shippingFor(199_950, terms)).toBe(9_000)
    expect(shippingFor(199_951, terms)).toBe(0)
    expect(missingForFreeShipping(199_950, terms)).toBe(100)
    expect(freedomOf(told)).toBe('above')
  })

  it('may never deliver free, and asks nobody to buy more for it', () => {
    const never = termsOf({ ...told, freeAbove: null })
    expect(shippingFor(100_000_000, never)).toBe(9_000)
    expect(missingForFreeShipping(1, never)).toBe(0)
    expect(freedomOf({ fee: 90, freeAbove: null })).toBe('never')
  })

  it('may always deliver free', () => {
    for (const free of [
      { ...told, fee: 0 },
      { ...told, freeAbove: 0 },
    ]) {
      expect(shippingFor(1, termsOf(free))).toBe(0)
      expect(missingForFreeShipping(1, termsOf(free))).toBe(0)
      expect(freedomOf(free)).toBe('always')
    }
  })

  it('says the days with those that packing takes', () => {
    const calendar = { ...firstCalendar, handlingDays: 2 }
    expect(promisedDays({ ...toldTerms(firstTerms), calendar }, 'domestic')).toEqual({
      from: 7,
      to: 9,
    })
    const { calendar: _none, ...earlier } = toldTerms(firstTerms)
    expect(promisedDays(earlier, 'international')).toEqual(firstTerms.days.international)
  })
})

describe('what is made to order leaves later', () => {
  const friday = Date.UTC(2026, 10, 20, 6)

  it('by working days, before those of its way, and holidays count for neither', () => {
    const calendar = { ...firstCalendar, holidays: [{ day: '2026-11-24', name: 'Closed' }] }
    const { from, to } = promiseOf({ days, calendar }, friday, 3)
    expect([inIndia(from), inIndia(to)]).toEqual(['2026-12-03 00:00', '2026-12-07 00:00'])
    expect(promiseOf({ days, calendar }, friday, 0)).toEqual(
      deliveryWindow(friday, days.domestic, calendar),
    )
  })

  it('so many days at most that it is there by a day: one more would be too late', () => {
    const terms = { days, calendar: { ...firstCalendar, handlingDays: 1 } }
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), (inDays) => {
        const by = dayInIndia(friday + inDays * 86_400_000)
        const most = mostMakingFor(terms, friday, by)
        const arrives = (making: number) => dayInIndia(promiseOf(terms, friday, making).to)
        expect(most === -1 || arrives(most) <= by).toBe(true)
        expect(most === mostMakingDays || arrives(most + 1) > by).toBe(true)
      }),
    )
  })

  it('a parcel waits for its slowest piece', () => {
    expect(longestMaking([{ makingDays: 0 }, { makingDays: 12 }, { makingDays: 5 }])).toBe(12)
    expect(longestMaking([])).toBe(0)
  })
})

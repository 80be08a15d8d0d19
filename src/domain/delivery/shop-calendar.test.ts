import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayInIndia, startOfDay } from '#domain/india-day.ts'
import { deliveryWindow } from './shipping.ts'
import { firstCalendar, type ShopCalendar } from './shop-calendar.ts'

const span = { from: 1, to: 3 }
const at = (day: string, clock = '10:00') =>
  startOfDay(day) + Number(clock.slice(0, 2)) * 3_600_000 + Number(clock.slice(3)) * 60_000
const daysOf = (orderedAt: number, calendar: Partial<ShopCalendar>) => {
  const { from, to } = deliveryWindow(orderedAt, span, { ...firstCalendar, ...calendar })
  return [dayInIndia(from), dayInIndia(to)]
}

describe('a shop that says when it works', () => {
  it('counts Saturdays where it works on them', () => {
    expect(daysOf(at('2027-01-08'), {})).toEqual(['2027-01-11', '2027-01-13'])
    expect(daysOf(at('2027-01-08'), { workingDays: [1, 2, 3, 4, 5, 6] })).toEqual([
      '2027-01-09',
      '2027-01-12',
    ])
  })

  it('counts no holiday', () => {
    const holidays = [
      { day: '2027-01-14', name: 'Bhogi' },
      { day: '2027-01-15', name: 'Pongal' },
    ]
    expect(daysOf(at('2027-01-13'), { holidays })).toEqual(['2027-01-18', '2027-01-20'])
  })

  it('packs first', () => {
    expect(daysOf(at('2027-01-11'), { handlingDays: 2 })).toEqual(['2027-01-14', '2027-01-18'])
  })

  it('takes an order for one of the next working day once the hour is over', () => {
    const cutOff = '14:00'
    expect(daysOf(at('2027-01-11', '13:59'), { cutOff })[0]).toBe('2027-01-12')
    expect(daysOf(at('2027-01-11', '14:00'), { cutOff })[0]).toBe('2027-01-13')
    expect(daysOf(at('2027-01-08', '23:59'), { cutOff })[0]).toBe('2027-01-12')
    expect(daysOf(at('2027-01-09', '09:00'), { cutOff })[0]).toBe('2027-01-12')
  })
})

const start = Date.UTC(2026, 10, 24)
const someDay = fc.integer({ min: 0, max: 60 }).map((day) => dayInIndia(start + day * 86_400_000))
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
const anyCalendar: fc.Arbitrary<ShopCalendar> = fc.record({
  workingDays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
  holidays: fc.array(fc.record({ day: someDay, name: fc.constant('') }), { maxLength: 20 }),
  handlingDays: fc.integer({ min: 0, max: 6 }),
  cutOff: fc.option(clock),
})
const moment = fc.integer({ min: start, max: start + 40 * 86_400_000 })
const anySpan = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 9 }))
  .map(([from, more]) => ({ from, to: from + more }))

/** Working days of India between the order and this moment, counted one by one. */
function openBetween(after: number, until: number, { workingDays, holidays }: ShopCalendar) {
  let open = 0
  for (let day = startOfDay(dayInIndia(after)) + 86_400_000; day <= until; day += 86_400_000) {
    const weekday = new Date(day + 43_200_000).getUTCDay()
    const isHoliday = holidays.some((one) => one.day === dayInIndia(day))
    if (workingDays.includes(weekday) && !isHoliday) open += 1
  }
  return open
}

describe('whatever the calendar', () => {
  it('promises no closed day, and nothing before packing and the way are over', () => {
    fc.assert(
      fc.property(moment, anySpan, anyCalendar, (now, days, calendar) => {
        const { from, to } = deliveryWindow(now, days, calendar)
        expect(from).toBeLessThanOrEqual(to)
        for (const [promised, count] of [
          [from, days.from],
          [to, days.to],
        ] as const) {
          expect(openBetween(promised - 1, promised, calendar)).toBe(1)
          const passed = openBetween(now, promised, calendar)
          expect(passed).toBeGreaterThanOrEqual(calendar.handlingDays + count)
          if (calendar.cutOff === null) expect(passed).toBe(calendar.handlingDays + count)
        }
      }),
    )
  })

  it('promises an earlier order nothing later, and an earlier hour nothing sooner', () => {
    fc.assert(
      fc.property(moment, moment, clock, clock, anyCalendar, (one, other, a, b, calendar) => {
        const [first = 0, second = 0] = [one, other].toSorted((x, y) => x - y)
        const [early = '', late = ''] = [a, b].toSorted()
        const fromOf = (now: number, cutOff: string | null) =>
          deliveryWindow(now, span, { ...calendar, cutOff }).from
        expect(fromOf(first, a)).toBeLessThanOrEqual(fromOf(second, a))
        expect(fromOf(first, late)).toBeLessThanOrEqual(fromOf(first, early))
        expect(fromOf(first, null)).toBeLessThanOrEqual(fromOf(first, late))
      }),
    )
  })
})

import { expect, it } from 'vitest'
import { daysOfPeriod, periodOfDay } from './period.ts'

it('a month of a return has its own days, a leap day too', () => {
  expect(daysOfPeriod('122026', 'monthly')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(daysOfPeriod('022028', 'monthly')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
})

it('a quarter is named by its last month', () => {
  expect(daysOfPeriod('062026', 'quarterly')).toEqual({ from: '2026-04-01', to: '2026-06-30' })
  expect(daysOfPeriod('122026', 'quarterly')).toEqual({ from: '2026-10-01', to: '2026-12-31' })
  expect(daysOfPeriod('052026', 'quarterly')).toBeNull()
})

it('what names no month has no days', () => {
  for (const wrong of ['', '002026', '132026', '12026', '121999', '2026-12', '0120260'])
    expect(daysOfPeriod(wrong, 'monthly')).toBeNull()
})

it('a day lies in one period', () => {
  expect(periodOfDay('2026-11-01', 'monthly')).toBe('112026')
  expect(periodOfDay('2026-11-01', 'quarterly')).toBe('122026')
  expect(periodOfDay('2027-01-31', 'quarterly')).toBe('032027')
})

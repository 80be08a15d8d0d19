import { expect, it } from 'vitest'
import { startOfDay } from '#domain/india-day.ts'
import {
  cardSaleIdIn,
  cardSaleNumber,
  firstCardSaleTerms,
  isSold,
  lastDayOfSold,
  latestSendDay,
  refundUntil,
  sendDayOf,
} from './card-sale.ts'

const now = startOfDay('2026-11-28') + 3_600_000

it('is called by a number that is read however it is typed', () => {
  expect(cardSaleNumber(1)).toBe('GIFT-1001')
  expect([' gift-1001', 'GIFT1001', 'gift 1001 '].map(cardSaleIdIn)).toEqual([1, 1, 1])
  for (const none of ['', 'GIFT-1000', 'GIFT-999', 'PL-1001', '1001', 'GIFT-1001x'])
    expect(cardSaleIdIn(none)).toBeNull()
})

it('is sold for whole rupees between what the owner has set', () => {
  expect([500, 10_000].every((one) => isSold(firstCardSaleTerms, one))).toBe(true)
  for (const none of [499, 10_001, 500.5, -500, Number.NaN, 1e300])
    expect(isSold(firstCardSaleTerms, none)).toBe(false)
})

it('is sent on the chosen day, or on that of its payment where that has passed', () => {
  expect(sendDayOf(null, now)).toBe('2026-11-28')
  expect(sendDayOf('2026-11-27', now)).toBe('2026-11-28')
  expect(sendDayOf('2027-01-14', now)).toBe('2027-01-14')
  expect(latestSendDay(now)).toBe('2027-11-28')
})

it('is good for all of its time from the day on which it is sent', () => {
  expect(lastDayOfSold('2027-10-01', 12)).toBe('2028-10-01')
  expect(lastDayOfSold('2026-11-28', 3)).toBe('2027-11-28')
})

it('is taken back until the end of the last day, in India', () => {
  expect(refundUntil(now, 15)).toBe(startOfDay('2026-12-14') - 1)
  expect(refundUntil(now, 0)).toBe(startOfDay('2026-11-29') - 1)
})

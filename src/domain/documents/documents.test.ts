import { describe, expect, it } from 'vitest'
import { complaintClock } from '#domain/complaint.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { documentNumber, lastNumber } from './document-number.ts'
import { keepUntil, lastCreditDay } from './retention.ts'

const december = Date.parse('2026-12-01T06:00:00Z')

describe('the number of a paper', () => {
  it('has sixteen characters at most', () => {
    expect(documentNumber('INV', 9_999_999, december)).toBe('INV-2627-9999999')
    expect(documentNumber('INV', 10_000_000, december)).toBeNull()
    expect(documentNumber('B', 10_000_000, december)).toBe('B-2627-10000000')
  })

  it('has its last number known before it is reached', () => {
    for (const series of ['B', 'CN', 'INV', 'ABCD']) {
      expect(documentNumber(series, lastNumber(series), december)).toHaveLength(16)
      expect(documentNumber(series, lastNumber(series) + 1, december)).toBeNull()
    }
  })

  it('begins with a letter or a digit and has nothing but those, - and /', () => {
    expect(documentNumber('-X', 1, december)).toBeNull()
    expect(documentNumber('A B', 1, december)).toBeNull()
    expect(documentNumber('M/I', 1, december)).toBe('M/I-2627-000001')
  })

  it('counts the years of India', () => {
    expect(documentNumber('CN', 1, Date.parse('2099-04-01T00:00:00Z'))).toBe('CN-9900-000001')
    expect(documentNumber('CN', 1, Date.parse('2027-03-31T18:30:00Z'))).toBe('CN-2728-000001')
  })
})

describe('how long', () => {
  it('goes by the financial year', () => {
    expect([keepUntil('2027-03-31'), lastCreditDay('2027-03-31')]).toEqual([
      '2033-12-31',
      '2027-11-30',
    ])
    expect([keepUntil('2027-04-01'), lastCreditDay('2027-04-01')]).toEqual([
      '2034-12-31',
      '2028-11-30',
    ])
  })

  it('a complaint has until the same day of the next month is over, its last where that is shorter', () => {
    const lastDayOf = (received: string) =>
      dayInIndia(complaintClock(Date.parse(received)).resolveBeforeMs - 1)
    expect(lastDayOf('2028-01-31T06:00:00Z')).toBe('2028-02-29')
    expect(lastDayOf('2027-01-29T06:00:00Z')).toBe('2027-02-28')
    expect(lastDayOf('2026-12-31T06:00:00Z')).toBe('2027-01-31')
    // Half past midnight in India.
    expect(lastDayOf('2026-11-30T19:00:00Z')).toBe('2027-01-01')
    expect(lastDayOf('2027-08-31T06:00:00Z')).toBe('2027-09-30')
  })
})

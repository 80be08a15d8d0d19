import { describe, expect, it } from 'vitest'
import { firstCalendar } from '#domain/delivery/shop-calendar.ts'
import { hasTime, isDue, leavesBy, messageAnsweredBy, queueFor, queueKinds } from './queue.ts'

const at = (day: string) => Date.parse(`${day}+05:30`)

describe('the queue of Today', () => {
  it('has money first, then parcels, answers and the rest', () => {
    expect(queueKinds).toEqual([
      ...['transfer', 'gift-card', 'confirm', 'refund', 'rest', 'pack', 'ship', 'return'],
      ...['chat', 'complaint', 'message', 'cash', 'stock'],
    ])
    expect(queueFor('owner')).toEqual(queueKinds)
  })

  it('gives packers their parcels and nothing else, and accountants nothing', () => {
    expect(queueFor('packer')).toEqual(['pack', 'ship'])
    expect(queueFor('accountant')).toEqual([])
  })

  it('does not count what has time', () => {
    expect(queueKinds.filter(hasTime)).toEqual(['stock'])
  })

  it('is due until midnight in India, and stays due', () => {
    const now = at('2026-11-23T09:00')
    expect(isDue(at('2026-11-23T23:59:59'), now)).toBe(true)
    expect(isDue(at('2026-11-20T10:00'), now)).toBe(true)
    expect(isDue(at('2026-11-24T00:00'), now)).toBe(false)
    expect(isDue(null, now)).toBe(false)
  })

  it('an order leaves by the end of the day that the calendar promises', () => {
    const calendar = { ...firstCalendar, handlingDays: 2 }
    // A Thursday: Friday, then Monday.
    expect(leavesBy(at('2026-11-26T10:00'), calendar)).toBe(at('2026-12-01T00:00') - 1)
    expect(leavesBy(at('2026-11-26T10:00'), firstCalendar)).toBe(at('2026-11-27T00:00') - 1)
  })

  it('a message is answered within 24 hours', () => {
    expect(messageAnsweredBy(at('2026-11-26T10:00'))).toBe(at('2026-11-27T10:00'))
  })
})

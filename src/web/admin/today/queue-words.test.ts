import { expect, it } from 'vitest'
import { clockOf } from './queue-words.ts'

const entry = {
  ...{ id: 1, name: 'T-000001', said: '', who: 'Radha', saree: '', pieces: 0, amount: null },
  since: '2026-11-27T10:58:00Z',
}
const now = Date.parse('2026-11-27T11:00:00Z')
const until = (moment: string, kind: Parameters<typeof clockOf>[0] = 'complaint') =>
  clockOf(kind, { ...entry, until: moment } as Parameters<typeof clockOf>[1], now)

it('a complaint that has the whole day is answered by that day, not at midnight of the next', () => {
  expect(until('2026-12-27T18:30:00Z')).toBe('answer by Sun, 27 Dec')
  expect(until('2026-11-29T10:58:00Z')).toContain('4:28')
})

it('a parcel whose day is over was to leave by it', () => {
  expect(until('2026-11-27T18:29:59Z', 'pack')).toBe('leaves by Fri, 27 Nov')
  expect(until('2026-11-26T18:29:59Z', 'ship')).toBe('was to leave by Thu, 26 Nov')
})

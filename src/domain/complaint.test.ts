import fc from 'fast-check'
import { expect, it } from 'vitest'
import { complaintClock, complaintUrgency, reopenUntil } from './complaint.ts'

const at = (text: string) => Date.parse(text)

it('48 hours to take notice, the same day of the next month to resolve (rule 4(5))', () => {
  const clock = complaintClock(at('2026-01-31T10:00:00+05:30'))
  expect(clock.acknowledgeByMs).toBe(at('2026-02-02T10:00:00+05:30'))
  expect(clock.resolveBeforeMs).toBe(at('2026-03-01T00:00:00+05:30'))
})

it('a changed law is another row', () => {
  const law = { acknowledgeDays: 1, resolveMonths: 2, reopenDays: 10 }
  const clock = complaintClock(at('2026-01-15T00:00:00+05:30'), law)
  expect(clock.acknowledgeByMs).toBe(at('2026-01-16T00:00:00+05:30'))
  expect(clock.resolveBeforeMs).toBe(at('2026-03-16T00:00:00+05:30'))
})

it.each([
  ['2026-01-31', '2026-04-01'],
  ['2026-12-31', '2027-03-01'],
  ['2027-12-31', '2028-03-01'],
])(
  'two months after %s are counted from that day, not from the short month between',
  (day, end) => {
    const law = { acknowledgeDays: 2, resolveMonths: 2, reopenDays: 30 }
    const clock = complaintClock(at(`${day}T12:00:00+05:30`), law)
    expect(clock.resolveBeforeMs).toBe(at(`${end}T00:00:00+05:30`))
  },
)

it('red at 24 hours before either clock, over at its end, still when resolved', () => {
  const received = at('2026-05-04T09:00:00+05:30')
  const clock = complaintClock(received)
  const open = { ...clock, acknowledgedAtMs: null, resolvedAtMs: null }
  const hour = 3_600_000
  expect(complaintUrgency(open, received)).toBe('calm')
  expect(complaintUrgency(open, received + 24 * hour - 1)).toBe('calm')
  expect(complaintUrgency(open, received + 24 * hour)).toBe('near')
  expect(complaintUrgency(open, received + 48 * hour)).toBe('over')
  const seen = { ...open, acknowledgedAtMs: received }
  expect(complaintUrgency(seen, received + 48 * hour)).toBe('calm')
  expect(complaintUrgency(seen, clock.resolveBeforeMs - 24 * hour)).toBe('near')
  expect(complaintUrgency(seen, clock.resolveBeforeMs)).toBe('over')
  expect(complaintUrgency({ ...seen, resolvedAtMs: received }, clock.resolveBeforeMs)).toBe(
    'resolved',
  )
})

it('reopened within 30 days of being resolved, and only then', () => {
  const resolved = at('2026-05-04T09:00:00Z')
  const day = 86_400_000
  const until = resolved + 30 * day
  expect(reopenUntil(null, resolved)).toBeNull()
  expect(reopenUntil(resolved, until - 1)).toBe(until)
  expect(reopenUntil(resolved, until)).toBeNull()
})

it('the month always ends after the notice is due, whatever the moment', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (received) => {
      const { acknowledgeByMs, resolveBeforeMs } = complaintClock(received)
      const days = (resolveBeforeMs - received) / 86_400_000
      return acknowledgeByMs < resolveBeforeMs && days > 28 && days <= 32
    }),
  )
})

import { expect, it } from 'vitest'
import { complaintLaw as law } from '#domain/complaint.ts'
import { presentComplaint, presentForStaff, presentHead } from './present.ts'
import type { ComplaintRow, EventRow } from './queries.ts'

// What its writer and the shop are told of a complaint while it is open, taken notice of, resolved and reopened.

const day = 86_400_000
const received = Date.UTC(2026, 0, 15, 6, 30)
const complaint: ComplaintRow = {
  ...{ ticket_id: 12, order_id: null, order_named: '', photos: '[]', is_grievance_officer: 0 },
  ...{ received_at: received, acknowledge_by: received + 2 * day, acknowledged_at: null },
  ...{ resolve_before: received + 31 * day, resolved_at: null, outcome: null, outcome_words: '' },
  ...{ reopened_at: null, reminded_at: null, name: 'Lakshmi', email: 'l@example.in' },
  ...{ phone: '98400 12345', message: 'The zari is loose.\nAt the pallu.', language: 'ta' },
  order_number: null,
}
const noticed = received + day
const resolved: ComplaintRow = {
  ...{ ...complaint, order_id: 5, order_number: 'PAL-2026-000005', is_grievance_officer: 1 },
  ...{ photos: '["/media/a.jpg"]', acknowledged_at: noticed, resolved_at: received + 3 * day },
  ...{ outcome: 'repaired', outcome_words: 'Sewn anew.', reopened_at: received + 2 * day },
}
const events: EventRow[] = [
  {
    ...{ id: 1, ticket_id: 12, kind: 'received', words: '', outcome: null, user_id: null },
    ...{ at: received, username: null },
  },
  {
    ...{ id: 2, ticket_id: 12, kind: 'resolved', words: 'Sewn anew.', outcome: 'repaired' },
    ...{ user_id: 3, at: received + 3 * day, username: 'malar' },
  },
]
const told = [
  { kind: 'received', words: '', outcome: null, at: '2026-01-15T06:30:00.000Z' },
  { kind: 'resolved', words: 'Sewn anew.', outcome: 'repaired', at: '2026-01-18T06:30:00.000Z' },
]
const seen = (row: ComplaintRow, now = received) => presentComplaint(row, events, { now, law })

it('its writer sees an open one with when it is resolved at the latest, and no name of the staff', () => {
  expect(seen(complaint)).toEqual({
    ...{ number: 'T-000012', message: 'The zari is loose.\nAt the pallu.', orderNumber: null },
    ...{ photos: [], isGrievanceOfficer: false, receivedAt: '2026-01-15T06:30:00.000Z' },
    ...{ resolveBefore: '2026-02-15T06:30:00.000Z', resolvedAt: null, outcome: null },
    ...{ outcomeWords: '', reopenUntil: null, events: told },
  })
})

it('a resolved one says what it came to, and until when it may be reopened', () => {
  expect(seen(resolved)).toEqual({
    ...{ number: 'T-000012', message: complaint.message, orderNumber: 'PAL-2026-000005' },
    ...{ photos: ['/media/a.jpg'], isGrievanceOfficer: true, outcome: 'repaired' },
    ...{ receivedAt: '2026-01-15T06:30:00.000Z', resolveBefore: '2026-02-15T06:30:00.000Z' },
    ...{ resolvedAt: '2026-01-18T06:30:00.000Z', outcomeWords: 'Sewn anew.', events: told },
    reopenUntil: '2026-02-17T06:30:00.000Z',
  })
  expect(seen(resolved, received + 33 * day).reopenUntil).toBeNull()
})

it('names the order as its writer did; staff see the number of the order that was found', () => {
  const named = { ...resolved, order_named: 'pal 5' }
  expect([seen(named).orderNumber, presentHead(named, 0).orderNumber]).toEqual([
    ...['pal 5', 'PAL-2026-000005'],
  ])
  const unknown = { ...complaint, order_named: 'pal 5' }
  expect([seen(unknown).orderNumber, presentHead(unknown, 0).orderNumber]).toEqual([
    ...['pal 5', 'pal 5'],
  ])
})

const head = {
  ...{ id: 12, number: 'T-000012', name: 'Lakshmi', email: 'l@example.in', phone: '98400 12345' },
  ...{ subject: 'The zari is loose.', orderId: null, orderNumber: null, isGrievanceOfficer: false },
  ...{ urgency: 'calm', receivedAt: '2026-01-15T06:30:00.000Z', acknowledgedAt: null },
  ...{ acknowledgeBy: '2026-01-17T06:30:00.000Z', resolveBefore: '2026-02-15T06:30:00.000Z' },
  ...{ resolvedAt: null, outcome: null },
}

it('staff see who complains of what, and each of its clocks', () => {
  expect(presentHead(complaint, received)).toEqual(head)
  expect(presentForStaff(resolved, events, received)).toEqual({
    ...{ ...head, orderId: 5, orderNumber: 'PAL-2026-000005', isGrievanceOfficer: true },
    ...{ urgency: 'resolved', acknowledgedAt: '2026-01-16T06:30:00.000Z', outcome: 'repaired' },
    ...{ resolvedAt: '2026-01-18T06:30:00.000Z', reopenedAt: '2026-01-17T06:30:00.000Z' },
    ...{ language: 'ta', message: complaint.message, photos: ['/media/a.jpg'] },
    ...{ outcomeWords: 'Sewn anew.', events: told.map((one, at) => ({ ...one, by: by[at] })) },
  })
  expect(presentForStaff(complaint, events, received).reopenedAt).toBeNull()
})
const by = ['', 'malar']

it.each<[days: number, row: Partial<ComplaintRow>, urgency: string]>([
  [0.9, {}, 'calm'],
  [1, {}, 'near'],
  [2, {}, 'over'],
  [2, { acknowledged_at: noticed }, 'calm'],
  [30, { acknowledged_at: noticed }, 'near'],
  [31, { acknowledged_at: noticed }, 'over'],
  [31, { acknowledged_at: noticed, resolved_at: noticed }, 'resolved'],
])('after %d days with %j it is %s', (days, row, urgency) => {
  expect(presentHead({ ...complaint, ...row }, received + days * day).urgency).toBe(urgency)
})

import { expect, it } from 'vitest'
import { presentBreach } from './present.ts'
import type { BreachRow } from './queries.ts'

// What staff are told of a breach: what happened, whom it touched, and what is still to be told to whom until when.

const hour = 3_600_000
const at = Date.UTC(2026, 0, 15, 6, 30)
const hoursLater = (hours: number) => new Date(at + hours * hour).toISOString()
const breach: BreachRow = {
  ...{ id: 2, noticed_at: at, happened_from: null, happened_to: null, what: 'A list went astray.' },
  ...{ kinds: '["contact","orders"]', people_count: null, cert_in_before: at + 6 * hour },
  ...{ board_full_before: at + 72 * hour, cert_in_at: null, board_first_at: null },
  ...{ board_full_at: null, people_told_at: null, remedy: '', closed_at: null, user_id: 1 },
  ...{ created_at: at, emails: null },
}
const told = {
  ...{ id: 2, noticedAt: hoursLater(0), what: 'A list went astray.', remedy: '' },
  ...{ happenedFrom: null, happenedTo: null, kinds: ['contact', 'orders'], peopleCount: null },
  ...{ certInAt: null, boardFirstAt: null, boardFullAt: null, peopleToldAt: null, closedAt: null },
  ...{ version: expect.any(String), emails: 0 },
  ...{ certInBefore: hoursLater(6), boardFullBefore: hoursLater(72) },
}

it('one that was just noticed: everybody is still to be told, what has no clock at once', () => {
  expect(presentBreach(breach)).toEqual({
    ...told,
    due: [
      { step: 'certIn', before: hoursLater(6) },
      { step: 'boardFirst', before: hoursLater(0) },
      { step: 'boardFull', before: hoursLater(72) },
      { step: 'peopleTold', before: hoursLater(0) },
    ],
  })
})

const done: Partial<BreachRow> = {
  ...{ happened_from: at - 9 * hour, happened_to: at - 8 * hour, people_count: 40 },
  ...{ cert_in_at: at + hour, board_first_at: at + 2 * hour, board_full_at: at + 3 * hour },
  ...{ people_told_at: at + 4 * hour, remedy: 'The list is gone.', emails: 38 },
}

it('one of which everybody was told says when, and how many were written to', () => {
  expect(presentBreach({ ...breach, ...done })).toEqual({
    ...{ ...told, happenedFrom: hoursLater(-9), happenedTo: hoursLater(-8), peopleCount: 40 },
    ...{ certInAt: hoursLater(1), boardFirstAt: hoursLater(2), boardFullAt: hoursLater(3) },
    ...{ peopleToldAt: hoursLater(4), remedy: 'The list is gone.', emails: 38, due: [] },
  })
})

it.each<[row: Partial<BreachRow>, steps: string[]]>([
  [{ cert_in_at: at }, ['boardFirst', 'boardFull', 'peopleTold']],
  [{ board_first_at: at }, ['certIn', 'boardFull', 'peopleTold']],
  [{ board_full_at: at }, ['certIn', 'boardFirst', 'peopleTold']],
  [{ people_told_at: at }, ['certIn', 'boardFirst', 'boardFull']],
  [{ people_count: 0 }, ['certIn', 'boardFirst', 'boardFull']],
  [{ closed_at: at }, []],
])('with %j there is still to be told: %j', (row, steps) => {
  expect(presentBreach({ ...breach, ...row }).due.map(({ step }) => step)).toEqual(steps)
})

it('a closed one says since when, and what one of the staff wrote is never overwritten unseen', () => {
  expect(presentBreach({ ...breach, closed_at: at }).closedAt).toBe(hoursLater(0))
  const changes: Partial<BreachRow>[] = [
    ...[
      { noticed_at: 1 },
      { happened_from: 1 },
      { happened_to: 1 },
      { what: 'x' },
      { kinds: '[]' },
    ],
    ...[{ people_count: 1 }, { cert_in_at: 1 }, { board_first_at: 1 }, { board_full_at: 1 }],
    ...[{ people_told_at: 1 }, { remedy: 'x' }, { closed_at: 1 }],
  ]
  const versionOf = (row: Partial<BreachRow>) => presentBreach({ ...breach, ...row }).version
  const all = new Set([versionOf({}), ...changes.map(versionOf)])
  expect(all.size).toBe(changes.length + 1)
  expect(versionOf({ emails: 5, created_at: 1 })).toBe(versionOf({}))
})

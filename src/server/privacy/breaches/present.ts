import type { Breach } from '#contract/privacy/breach-types.ts'
import { type BreachKind, stepsDue } from '#domain/privacy/breach.ts'
import { versioned } from '../../platform/edit-version.ts'
import type { BreachRow } from './queries.ts'

const moment = (ms: number) => new Date(ms).toISOString()
const momentOrNull = (ms: number | null) => (ms === null ? null : moment(ms))

/** What staff edit, without what follows from it. */
export const editedOf = (row: BreachRow) => ({
  ...{ id: row.id, noticedAt: moment(row.noticed_at), what: row.what, remedy: row.remedy },
  ...{ happenedFrom: momentOrNull(row.happened_from), happenedTo: momentOrNull(row.happened_to) },
  kinds: JSON.parse(row.kinds) as BreachKind[], // Written from the schema alone.
  ...{ peopleCount: row.people_count, certInAt: momentOrNull(row.cert_in_at) },
  ...{ boardFirstAt: momentOrNull(row.board_first_at) },
  ...{ boardFullAt: momentOrNull(row.board_full_at) },
  ...{ peopleToldAt: momentOrNull(row.people_told_at), closedAt: momentOrNull(row.closed_at) },
})

export function presentBreach(row: BreachRow): Breach {
  const due = stepsDue({
    ...{ noticedAtMs: row.noticed_at, certInBeforeMs: row.cert_in_before },
    ...{ boardFullBeforeMs: row.board_full_before, peopleCount: row.people_count },
    doneAtMs: {
      ...{ certIn: row.cert_in_at, boardFirst: row.board_first_at },
      ...{ boardFull: row.board_full_at, peopleTold: row.people_told_at },
    },
  })
  return {
    ...versioned(editedOf(row)),
    certInBefore: moment(row.cert_in_before),
    boardFullBefore: moment(row.board_full_before),
    due:
      row.closed_at === null
        ? due.map(({ step, beforeMs }) => ({ step, before: moment(beforeMs) }))
        : [],
    emails: Number(row.emails ?? 0),
  }
}

import type { DataRequest, KeptPart, StaffDataRequest } from '#contract/privacy/request-types.ts'
import { dataRequestUrgency } from '#domain/privacy/data-request.ts'
import type { Query } from '../../platform/db/database.ts'
import type { RequestRow } from './queries.ts'
import { foundUnder, keptUnder } from './read-person.ts'

const moment = (ms: number | null) => new Date(ms ?? 0).toISOString()

/** A request whose contact is proved. */
export async function presentRequest(db: Query, row: RequestRow): Promise<DataRequest> {
  return {
    ...{ id: row.id, kind: row.kind, email: row.email, words: row.words },
    ...{ provedAt: moment(row.contact_proved_at), goalBefore: moment(row.goal_before) },
    answerBefore: moment(row.answer_before),
    answeredAt: row.answered_at === null ? null : moment(row.answered_at),
    ...{ outcome: row.outcome, outcomeWords: row.outcome_words },
    kept: JSON.parse(row.kept) as KeptPart[], // Written by answerRequest alone.
    found: await foundUnder(db, row.email),
  }
}

export async function presentForStaff(
  db: Query,
  row: RequestRow & { username: string | null },
  now: number,
): Promise<StaffDataRequest> {
  const times = {
    goalBeforeMs: row.goal_before ?? 0,
    answerBeforeMs: row.answer_before ?? 0,
    answeredAtMs: row.answered_at,
  }
  const wouldErase = row.kind === 'erase' && row.answered_at === null
  return {
    ...(await presentRequest(db, row)),
    ...{ urgency: dataRequestUrgency(times, now), by: row.username ?? '' },
    wouldKeep: wouldErase ? await keptUnder(db, row.email, now) : [],
  }
}

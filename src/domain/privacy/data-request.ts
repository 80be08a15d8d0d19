/** What somebody may ask for of their data (Digital Personal Data Protection Act 2023, sections 11 to 14). */
export const dataRequestKinds = [
  'access',
  'correct',
  'erase',
  'withdraw',
  'nominate',
  'grievance',
] as const
export type DataRequestKind = (typeof dataRequestKinds)[number]

/** True of what the shop does at once, as soon as the contact is proved; the others wait for a person. */
export const answersItself = (kind: DataRequestKind): boolean =>
  kind === 'access' || kind === 'withdraw'

/** True of what means nothing without words. */
export const needsWords = (kind: DataRequestKind): boolean =>
  kind === 'correct' || kind === 'nominate' || kind === 'grievance'

export const dataRequestOutcomes = ['done', 'partly', 'refused'] as const
export type DataRequestOutcome = (typeof dataRequestOutcomes)[number]

/** How long the law and the shop itself give an answer: rows with days. */
export type DataRequestLaw = { answerDays: number; goalDays: number }
export const dataRequestLaw: DataRequestLaw = { answerDays: 90, goalDays: 30 }

const dayMs = 24 * 3_600_000

/** By when a request is to be answered, and by when it must be; the clocks run from the proof of the contact. */
export const dataRequestClock = (provedAtMs: number, law = dataRequestLaw) => ({
  goalBeforeMs: provedAtMs + law.goalDays * dayMs,
  answerBeforeMs: provedAtMs + law.answerDays * dayMs,
})

/** How a request stands with its clocks. */
export type DataRequestUrgency = 'answered' | 'calm' | 'late' | 'over'

type Times = { goalBeforeMs: number; answerBeforeMs: number; answeredAtMs: number | null }

/** 'late' from the shop's own goal on, 'over' from the law's. */
export function dataRequestUrgency(times: Times, nowMs: number): DataRequestUrgency {
  if (times.answeredAtMs !== null) return 'answered'
  if (nowMs >= times.answerBeforeMs) return 'over'
  return nowMs >= times.goalBeforeMs ? 'late' : 'calm'
}

/** How a code is typed: six digits, however they are grouped. */
export const codeIn = (typed: string): string => typed.replace(/\D/g, '')

/** How often a code may be wrong, and for how long it counts. */
export const codeLimits = { tries: 5, minutes: 30 }

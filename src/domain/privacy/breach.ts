/** What a breach may have touched. */
export const breachKinds = [
  'contact',
  'addresses',
  'orders',
  'passwords',
  'payments',
  'documents',
  'other',
] as const
export type BreachKind = (typeof breachKinds)[number]

/** How long the shop has, in hours from the moment at which a breach was noticed: rows with days. */
export type BreachLaw = { certInHours: number; boardFullHours: number }
export const breachLaw: BreachLaw = { certInHours: 6, boardFullHours: 72 }

const hourMs = 3_600_000

/** By when CERT-In must know of a breach, and by when the Data Protection Board must have the full report. */
export const breachClock = (noticedAtMs: number, law = breachLaw) => ({
  certInBeforeMs: noticedAtMs + law.certInHours * hourMs,
  boardFullBeforeMs: noticedAtMs + law.boardFullHours * hourMs,
})

export const breachSteps = ['certIn', 'boardFirst', 'boardFull', 'peopleTold'] as const
export type BreachStep = (typeof breachSteps)[number]

type Times = {
  noticedAtMs: number
  certInBeforeMs: number
  boardFullBeforeMs: number
  doneAtMs: Record<BreachStep, number | null>
  peopleCount: number | null
}

/** What is still to be told, each with its last moment; what must not wait at all is due since it was noticed. */
export function stepsDue(times: Times): { step: BreachStep; beforeMs: number }[] {
  const { noticedAtMs, certInBeforeMs, boardFullBeforeMs, doneAtMs, peopleCount } = times
  const before: Record<BreachStep, number> = {
    certIn: certInBeforeMs,
    boardFirst: noticedAtMs,
    boardFull: boardFullBeforeMs,
    peopleTold: noticedAtMs,
  }
  return breachSteps
    .filter((step) => doneAtMs[step] === null && !(step === 'peopleTold' && peopleCount === 0))
    .map((step) => ({ step, beforeMs: before[step] }))
}

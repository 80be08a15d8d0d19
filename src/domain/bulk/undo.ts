/** So long (ms) a change of many can be taken back. */
export const undoMs = 10 * 60_000

/** Whether a change made `at` (ms) can still be taken back. */
export const mayUndo = (change: { at: number; undone_at: number | null }, nowMs: number) =>
  change.undone_at === null && nowMs < change.at + undoMs

type Fields = Record<string, unknown>

/** What a change writes over, as it was. */
export const fieldsBefore = (before: object, after: Fields): Fields =>
  Object.fromEntries(Object.keys(after).map((key) => [key, Reflect.get(before, key) ?? null]))

/** True where all that a change wrote still stands: what somebody else wrote since is theirs. */
export const isAsLeft = (now: object, after: Fields): boolean =>
  Object.entries(after).every(([key, value]) => Reflect.get(now, key) === value)

import type { Paise } from '#domain/money.ts'

/** What was written down of a piece once; `purchasePaise` is null where it is not known any more. */
export type CostEntry = { purchasePaise: Paise | null; otherPaise: Paise; sinceAt: number }

/** The entry that counts for a piece sold at a moment: the last one written that counts by then; undefined without one. */
export function entryAt<Entry extends CostEntry>(
  entries: readonly Entry[],
  atMs: number,
): Entry | undefined {
  return entries.findLast(({ sinceAt }) => sinceAt <= atMs)
}

/** All that a piece cost the shop, in paise; null where nobody knows. */
export const costOf = (entry: CostEntry | undefined): Paise | null =>
  entry === undefined || entry.purchasePaise === null
    ? null
    : entry.purchasePaise + entry.otherPaise

/**
 * From when a new entry counts. The first one counts for all that was sold before it too: a piece is bought before it is
 * sold, and its cost often written down later. One that corrects counts from when the entry did that it corrects.
 */
export function sinceOf(
  before: CostEntry | undefined,
  { isCorrection, nowMs }: { isCorrection: boolean; nowMs: number },
): number {
  if (before === undefined) return 0
  return isCorrection ? before.sinceAt : nowMs
}

/** What of a price without tax stays; null of nothing. */
export const shareOf = (marginPaise: Paise, takenPaise: Paise): number | null =>
  takenPaise > 0 ? marginPaise / takenPaise : null

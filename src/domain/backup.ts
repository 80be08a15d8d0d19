/** A shop without a backup for so long tells its owner. */
export const backupPatienceMs = 24 * 60 * 60_000
/** A backup once a night never comes at the same second. */
const toleranceMs = 60 * 60_000

/**
 * What the owner has to know of the last good backup: nothing while it is younger than a day. `since` is when the
 * shop took its first order; before that there is little to lose. Times in milliseconds since 1970.
 */
export function backupWarning(
  { lastAt, since }: { lastAt: number | null; since: number | null },
  now: number,
): string | null {
  if (since === null || now - since < backupPatienceMs) return null
  if (lastAt === null) {
    return 'This shop has never been backed up. Set up a nightly backup: docs/backup.md says how.'
  }
  const ageMs = now - lastAt
  if (ageMs <= backupPatienceMs + toleranceMs) return null
  const days = Math.floor(ageMs / backupPatienceMs)
  const age = days === 1 ? 'more than a day' : `${days} days`
  return `The last backup is ${age} old. Please see why the nightly backup stopped: docs/backup.md says how.`
}

/** A shop without a backup for so long tells its owner. */
export const backupPatienceMs = 24 * 60 * 60_000
/** A shop that is backed up but once a day never is at the same second. */
const toleranceMs = 60 * 60_000

/** How many backups stay: the newest so many, and besides the last of each of so many days. */
export type Retention = { newest: number; days: number }

/** Names of backups that may go. They begin alike and go on with their time in UTC, so that they sort by it. */
export function backupsToDrop(names: string[], { newest, days }: Retention): string[] {
  const latestFirst = names.toSorted().reverse()
  const lastOfDay = new Map<string, string>()
  for (const name of latestFirst) {
    const [day = name] = /\d{4}-\d\d-\d\d/.exec(name) ?? []
    if (!lastOfDay.has(day)) lastOfDay.set(day, name)
  }
  const kept = new Set([...latestFirst.slice(0, newest), ...[...lastOfDay.values()].slice(0, days)])
  return names.filter((name) => !kept.has(name)).toSorted()
}

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
    return 'This shop has never been backed up. Set up a backup every hour: docs/backup.md says how.'
  }
  const ageMs = now - lastAt
  if (ageMs <= backupPatienceMs + toleranceMs) return null
  const days = Math.floor(ageMs / backupPatienceMs)
  const age = days === 1 ? 'more than a day' : `${days} days`
  return `The last backup is ${age} old. Please see why the hourly backup stopped: docs/backup.md says how.`
}

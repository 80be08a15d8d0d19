import type { DataWarning } from '#domain/said/of-integrity.ts'

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
): DataWarning | null {
  if (since === null || now - since < backupPatienceMs) return null
  if (lastAt === null) return { code: 'never-backed-up', params: {} }
  const ageMs = now - lastAt
  if (ageMs <= backupPatienceMs + toleranceMs) return null
  return { code: 'backup-old', params: { days: Math.floor(ageMs / backupPatienceMs) } }
}

import { describe, expect, it } from 'vitest'
import { integritySentences } from '#domain/said/of-integrity.ts'
import { sayCode } from '#domain/said/sentence.ts'
import { backupsToDrop, backupWarning } from './backup.ts'

const hour = 3_600_000
const now = Date.UTC(2026, 0, 15)

function told(of: Parameters<typeof backupWarning>[0]): string | null {
  const warning = backupWarning(of, now)
  return warning && (sayCode(integritySentences, warning) ?? null)
}

it('a shop without orders, or with its first order of today, has little to lose', () => {
  expect(told({ lastAt: null, since: null })).toBeNull()
  expect(told({ lastAt: null, since: now - 23 * hour })).toBeNull()
})

it('a shop that was never backed up says so from the second day on', () => {
  expect(told({ lastAt: null, since: now - 24 * hour })).toBe(
    'This shop has never been backed up. Set up a backup every hour: docs/backup.md says how.',
  )
})

it('a backup of once a day may be an hour late; what stopped is the hourly one', () => {
  const since = now - 900 * hour
  expect(told({ lastAt: now - 25 * hour, since })).toBeNull()
  expect(told({ lastAt: now - 25 * hour - 1, since })).toMatch(/more than a day old/)
  expect(told({ lastAt: now - 72 * hour, since })).toBe(
    'The last backup is 3 days old. Please see why the hourly backup stopped: docs/backup.md says how.',
  )
})

const nameAt = (hour: number) =>
  `pallu-${new Date(Date.UTC(2026, 10, 1) + hour * 3_600_000).toISOString().replaceAll(':', '-').replace('.', '-')}`

describe('of backups, every hour for twenty days,', () => {
  const all = Array.from({ length: 20 * 24 }, (_, hour) => nameAt(hour))

  it('the newest so many stay, and the last of each of so many days', () => {
    const dropped = new Set(backupsToDrop(all, { newest: 24, days: 14 }))
    const kept = all.filter((name) => !dropped.has(name))
    expect(kept.slice(-24)).toEqual(all.slice(-24))
    const lasts = Array.from({ length: 14 }, (_, day) => nameAt((6 + day) * 24 + 23))
    expect(kept.slice(0, 13)).toEqual(lasts.slice(0, 13))
    expect(kept).toHaveLength(24 + 13)
  })

  it('without days the newest alone stay, in whatever order they are told', () => {
    const shuffled = [...all.slice(100), ...all.slice(0, 100)]
    expect(backupsToDrop(shuffled, { newest: 7, days: 0 })).toEqual(all.slice(0, -7))
    expect(backupsToDrop(all.slice(0, 3), { newest: 7, days: 0 })).toEqual([])
  })
})

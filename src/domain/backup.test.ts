import { expect, it } from 'vitest'
import { backupWarning } from './backup.ts'

const hour = 3_600_000
const now = Date.UTC(2026, 0, 15)

it('a shop without orders, or with its first order of today, has little to lose', () => {
  expect(backupWarning({ lastAt: null, since: null }, now)).toBeNull()
  expect(backupWarning({ lastAt: null, since: now - 23 * hour }, now)).toBeNull()
})

it('a shop that was never backed up says so from the second day on', () => {
  expect(backupWarning({ lastAt: null, since: now - 24 * hour }, now)).toMatch(/never been backed/)
})

it('a nightly backup may be an hour late', () => {
  const since = now - 900 * hour
  expect(backupWarning({ lastAt: now - 25 * hour, since }, now)).toBeNull()
  expect(backupWarning({ lastAt: now - 25 * hour - 1, since }, now)).toMatch(/more than a day old/)
  expect(backupWarning({ lastAt: now - 72 * hour, since }, now)).toMatch(/3 days old/)
})

import { describe, expect, it } from 'vitest'
import { isAlive, lifetimeMs, sessionTimes } from './session-rules.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const now = 1_700_000_000_000

const session = (isRemembered: boolean, idleMs: number, leftMs: number) => ({
  is_remembered: isRemembered ? 1 : 0,
  last_seen_at: now - idleMs,
  expires_at: now + leftMs,
})

describe('a session (S07)', () => {
  it('lives 30 days remembered, else 12 hours; being seen is written once a minute', () => {
    expect(lifetimeMs(true)).toBe(30 * day)
    expect(lifetimeMs(false)).toBe(12 * hour)
    expect(sessionTimes.touchMs).toBe(minute)
  })
  it('ends at its end and not a millisecond sooner, whoever it is', () => {
    for (const isRemembered of [true, false])
      for (const isStaff of [true, false]) {
        expect(isAlive(session(isRemembered, 0, 1), isStaff, now)).toBe(true)
        expect(isAlive(session(isRemembered, 0, 0), isStaff, now)).toBe(false)
        expect(isAlive(session(isRemembered, 0, -1), isStaff, now)).toBe(false)
      }
  })
  it('of a customer ends after two idle hours, unless it is remembered', () => {
    expect(isAlive(session(false, 2 * hour - 1, day), false, now)).toBe(true)
    expect(isAlive(session(false, 2 * hour, day), false, now)).toBe(false)
    expect(isAlive(session(true, 29 * day, day), false, now)).toBe(true)
  })
  it('of staff ends after 30 idle minutes, remembered or not', () => {
    for (const isRemembered of [true, false]) {
      expect(isAlive(session(isRemembered, 30 * minute - 1, day), true, now)).toBe(true)
      expect(isAlive(session(isRemembered, 30 * minute, day), true, now)).toBe(false)
    }
  })
})

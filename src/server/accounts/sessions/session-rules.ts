import { policy } from '#domain/policy.ts'

const minute = 60_000
const hour = 60 * minute

/** How long sessions last, in milliseconds (S07). */
export const sessionTimes = {
  rememberedMs: policy.rememberMeDays * 24 * hour,
  plainMs: 12 * hour,
  plainIdleMs: 2 * hour,
  /** Staff are signed out when they walk away, remembered or not. */
  staffIdleMs: 30 * minute,
  /** How seldom "last seen" is written. */
  touchMs: minute,
} as const

type Session = { is_remembered: number; last_seen_at: number; expires_at: number }

/** True while a session still signs its person in. */
export function isAlive(session: Session, isStaff: boolean, now: number): boolean {
  if (now >= session.expires_at) return false
  const idle = now - session.last_seen_at
  if (isStaff) return idle < sessionTimes.staffIdleMs
  return session.is_remembered === 1 || idle < sessionTimes.plainIdleMs
}

export function lifetimeMs(isRemembered: boolean): number {
  return isRemembered ? sessionTimes.rememberedMs : sessionTimes.plainMs
}

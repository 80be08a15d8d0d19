import type { Logger } from 'pino'
import type { Database } from './database.ts'
import { aheadMs } from './lease-clock.ts'

const holdsMs = 10_000
const mostMs = 5000

/** Says whether this machine's clock is more than 5 s off PostgreSQL's; asks at most every ten seconds, and logs the change. */
export function watchClock(db: Database, log: Logger, now: () => number) {
  if (db.engine === 'sqlite') return async () => false
  let asked: { at: number; isOff: Promise<boolean> } | undefined
  let wasOff = false
  const look = async () => {
    const offMs = await aheadMs(db.read, now)
    const isOff = Math.abs(offMs) > mostMs
    if (isOff && !wasOff)
      log.error({ offMs }, "this machine's clock is off the database's: set it by NTP")
    if (!isOff && wasOff) log.info("this machine's clock is right again")
    wasOff = isOff
    return isOff
  }
  return () => {
    const at = performance.now()
    if (!asked || at - asked.at >= holdsMs) asked = { at, isOff: look() }
    return asked.isOff
  }
}

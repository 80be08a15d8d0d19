import { type Expression, sql } from 'kysely'
import type { Query } from './database.ts'
import type { Engine } from './dialect.ts'

/** The time by which leases and turns are given, so many milliseconds on: the same for all who share a database. */
export type LeaseClock = (onMs?: number) => Expression<number>

/** PostgreSQL's own time, for machines whose clocks differ. The embedded database has one machine and one clock. */
export const leaseClockOf = (engine: Engine, now: () => number): LeaseClock =>
  engine === 'postgres'
    ? (onMs = 0) => sql<number>`${databaseTime} + ${sql.lit(onMs)}`
    : clockOf(now)

/** The time of this machine, or of a test. */
export const clockOf =
  (now: () => number): LeaseClock =>
  (onMs = 0) =>
    sql<number>`cast(${now() + onMs} as bigint)`

const databaseTime = sql<number>`(extract(epoch from statement_timestamp()) * 1000)::bigint`

/** How far PostgreSQL's clock is ahead of this machine's at least, as the way there and back allows; negative: behind. */
export async function aheadMs(read: Query, now: () => number): Promise<number> {
  const asked = now()
  const { time } = await read.selectNoFrom(databaseTime.as('time')).executeTakeFirstOrThrow()
  const answered = now()
  if (time > answered) return time - answered
  return time < asked ? time - asked : 0
}

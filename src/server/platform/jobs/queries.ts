import type { Expression } from 'kysely'
import type { Database, Query } from '../db/database.ts'
import { clockOf, type LeaseClock } from '../db/lease-clock.ts'

export type NewJob = {
  kind: string
  payload: string
  priority: number
  run_at: number
  max_attempts: number
  created_at: number
}

export const jobInsert = (tx: Query, job: NewJob) => tx.insertInto('jobs').values(job)

export async function insertJob(tx: Query, job: NewJob): Promise<number> {
  const row = await jobInsert(tx, job).returning('id').executeTakeFirstOrThrow()
  return row.id
}

/** What may run now: waiting and due, or left behind by a worker whose lease has ended. */
function dueJobs(query: Query, kinds: string[], now: number, clock: LeaseClock) {
  return query
    .selectFrom('jobs')
    .where('kind', 'in', kinds)
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'waiting'), eb('run_at', '<=', now)]),
        eb.and([eb('status', '=', 'running'), eb('leased_until', '<=', clock())]),
      ]),
    )
}

const due = (query: Query, kinds: string[], now: number, clock: LeaseClock) =>
  dueJobs(query, kinds, now, clock)
    .select('id')
    .orderBy('priority')
    .orderBy('run_at')
    .orderBy('id')
    .limit(1)

/** The kinds of which something may run now. */
export async function dueKinds(
  db: Database,
  kinds: string[],
  now: number,
  clock: LeaseClock,
): Promise<string[]> {
  if (kinds.length === 0) return []
  const rows = await dueJobs(db.read, kinds, now, clock).select('kind').distinct().execute()
  return rows.map(({ kind }) => kind)
}

/** When the first of those that wait for their time may run (ms); null where none does. */
export async function nextRunAt(
  { read }: Database,
  kinds: string[],
  now: number,
): Promise<number | null> {
  if (kinds.length === 0) return null
  const { first } = await read
    .selectFrom('jobs')
    .where('status', '=', 'waiting')
    .where('run_at', '>', now)
    .where('kind', 'in', kinds)
    .select((eb) => eb.fn.min<number | null>('run_at').as('first'))
    .executeTakeFirstOrThrow()
  return first === null ? null : Number(first)
}

/** Takes the next job for this worker alone; undefined when none is due. Its lease goes by the clock that all share. */
export async function claimJob(
  db: Database,
  kinds: string[],
  now: number,
  leaseMs: number,
  clock: LeaseClock = clockOf(() => now),
) {
  if (kinds.length === 0) return undefined
  // Looking first costs no write lock, and mostly nothing is due.
  if (!(await due(db.read, kinds, now, clock).executeTakeFirst())) return undefined
  const claim = async (tx: Query) => {
    const next = due(tx, kinds, now, clock)
    // SQLite's transaction already holds the write lock; PostgreSQL passes over what others hold.
    const found = await (db.engine === 'postgres'
      ? next.forUpdate().skipLocked()
      : next
    ).executeTakeFirst()
    if (!found) return undefined
    return tx
      .updateTable('jobs')
      .set((eb) => ({
        status: 'running',
        attempts: eb('attempts', '+', 1),
        leased_until: clock(leaseMs),
      }))
      .where('id', '=', found.id)
      .returningAll()
      .executeTakeFirst()
  }
  // A claim that a power cut undoes is made again, as after any other end of its worker.
  return db.write(claim, { isRelaxed: true })
}

/** A job as one claim holds it: a later claim has another number of attempts. */
export type Held = { id: number; attempts: number }

export async function finishJob(tx: Query, held: Held) {
  await tx
    .deleteFrom('jobs')
    .where('id', '=', held.id)
    .where('attempts', '=', held.attempts)
    .execute()
}

export type Outcome =
  | { status: 'waiting'; run_at: number; last_error: string }
  | { status: 'dead'; last_error: string }

export async function releaseJob(tx: Query, held: Held, outcome: Outcome) {
  await tx
    .updateTable('jobs')
    .set({ ...outcome, leased_until: 0 })
    .where('id', '=', held.id)
    .where('attempts', '=', held.attempts)
    .execute()
}

/** Gives a job back untouched, as a stopping worker does: the try does not count. */
export async function handBack(tx: Query, held: Held) {
  await tx
    .updateTable('jobs')
    .set((eb) => ({ status: 'waiting', leased_until: 0, attempts: eb('attempts', '-', 1) }))
    .where('id', '=', held.id)
    .where('attempts', '=', held.attempts)
    .execute()
}

export async function renewLease(tx: Query, held: Held, until: Expression<number>) {
  await tx
    .updateTable('jobs')
    .set({ leased_until: until })
    .where('id', '=', held.id)
    .where('attempts', '=', held.attempts)
    .execute()
}

/** The schedules whose next turn is still to come. */
export async function restingSchedules(db: Database, clock: LeaseClock): Promise<Set<string>> {
  const rows = await db.read
    .selectFrom('schedules')
    .select('name')
    .where('next_at', '>', clock())
    .execute()
  return new Set(rows.map((row) => row.name))
}

/** True for the one process that gets this turn of a schedule. */
export async function claimSlot(tx: Query, name: string, clock: LeaseClock, everyMs: number) {
  await tx
    .insertInto('schedules')
    .values({ name, next_at: clock() })
    .onConflict((oc) => oc.column('name').doNothing())
    .execute()
  const row = await tx
    .updateTable('schedules')
    .set({ next_at: clock(everyMs) })
    .where('name', '=', name)
    .where('next_at', '<=', clock())
    .returning('name')
    .executeTakeFirst()
  return row !== undefined
}

/** How many jobs of each kind wait, run or are dead. */
export async function jobFigures(db: Database) {
  const rows = await db.read
    .selectFrom('jobs')
    .select((eb) => ['kind', 'status', eb.fn.countAll<number>().as('count')])
    .groupBy(['kind', 'status'])
    .orderBy('kind')
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** Whether a job of a kind waits or runs. */
export async function hasLivingJob(db: Query, kind: string): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', kind)
    .where('status', 'in', ['waiting', 'running'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The jobs that were given up, newest first. */
export function deadJobs(db: Database, limit: number) {
  return db.read
    .selectFrom('jobs')
    .select(['id', 'kind', 'attempts', 'last_error', 'created_at'])
    .where('status', '=', 'dead')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Gives a dead job all its tries again; false when there is no such job. */
export async function reviveJob(tx: Query, id: number, now: number): Promise<boolean> {
  const row = await tx
    .updateTable('jobs')
    .set({ status: 'waiting', attempts: 0, run_at: now, last_error: null })
    .where('id', '=', id)
    .where('status', '=', 'dead')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function forgetDeadJobs(tx: Query, before: number) {
  await tx
    .deleteFrom('jobs')
    .where('status', '=', 'dead')
    .where('created_at', '<', before)
    .execute()
}

import type { Statement } from '../db/at-once.ts'
import type { Query } from '../db/database.ts'
import type { Shop } from '../shop.ts'
import { insertJob, jobInsert } from './queries.ts'

export type Task = {
  /** Which try this is, from 1. */
  attempt: number
  /** True when a failure now is the end of it. */
  isLast: boolean
  /** Aborted when the shop closes and cannot wait any longer. */
  signal: AbortSignal
  /** Has this written, durably, in the transaction that takes the job away: one commit instead of two. */
  atEnd: (write: (tx: Query) => Promise<void>) => void
}

/** Does one kind of job; it may be done twice after a crash, so doing it again must do no harm. */
export type JobHandler = {
  (shop: Shop, payload: unknown, task: Task): Promise<void>
  /** Writes down that it was given up because the process ended at every try. */
  bury?: (shop: Shop, payload: unknown) => Promise<void>
}
export type JobHandlers = Record<string, JobHandler>

/** Thrown by a job handler when trying again cannot help. */
export class GiveUp extends Error {}

export type JobOptions = {
  /** Milliseconds since 1970: not before. */
  runAt?: number
  /** Smaller goes first: 1 emails, 5 the rest, 9 what may wait. */
  priority?: number
  maxAttempts?: number
}

type Listener = (kind: string) => void

const listeners = new Set<Listener>()

/** Puts a job into the caller's transaction: it is done if, and only if, the transaction commits. */
export async function enqueue(
  tx: Query,
  now: number,
  kind: string,
  payload: unknown,
  options: JobOptions = {},
): Promise<number> {
  const id = await insertJob(tx, rowOf(now, kind, payload, options))
  for (const listener of listeners) listener(kind)
  return id
}

/** The same as a statement, for a transaction that sends it together with others. */
export function enqueueing(
  tx: Query,
  now: number,
  kind: string,
  payload: unknown,
  options: JobOptions = {},
): Statement {
  for (const listener of listeners) listener(kind)
  return jobInsert(tx, rowOf(now, kind, payload, options))
}

const rowOf = (now: number, kind: string, payload: unknown, options: JobOptions) => ({
  kind,
  payload: JSON.stringify(payload),
  priority: options.priority ?? 5,
  run_at: options.runAt ?? now,
  max_attempts: options.maxAttempts ?? 8,
  created_at: now,
})

/** Calls the listener whenever this process enqueues a job of some kind; answers how to end that. */
export function onEnqueue(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How long to wait after a failed try: 30 s, 1 min, 2 min … 4 h at most; 14 tries fill 24 hours. */
export const backOffMs = (attempt: number) => Math.min(30_000 * 2 ** (attempt - 1), 4 * 3_600_000)

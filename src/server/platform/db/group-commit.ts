import type { DatabaseSync } from 'node:sqlite'
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

type Query = Kysely<Tables>
type Work = (tx: Query) => Promise<unknown>
type Waiting = {
  work: Work
  /** A power cut may undo it. */
  isRelaxed: boolean
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}
type Outcome = { value: unknown } | { error: unknown }
type Writer = { database: DatabaseSync; query: Query }
type Persistently = <Result>(attempt: () => Promise<Result>) => Promise<Result>

/** So many share one commit at most: the first of them waits for the last. */
export const mostTogether = 32

/**
 * Works that wait at the same time share one BEGIN IMMEDIATE and one fsync, one after the other, each within
 * a savepoint of its own: one that throws takes nothing else along. Nobody hears of an outcome before the
 * commit, not even of a refusal, which may rest on what another one wrote; if it fails, it fails for all. The disk is
 * waited for unless all of them are relaxed.
 */
export function groupCommits(writer: Writer, persistently: Persistently) {
  const waiting: Waiting[] = []
  let running: Promise<void> | undefined
  const empty = async () => {
    // A commit stops the whole process for as long as the disk takes: whoever has come meanwhile is let in.
    for (; waiting.length > 0; await nextRound()) {
      await settle(writer, persistently, waiting.splice(0, mostTogether))
    }
    running = undefined
  }
  return {
    write<Result>(work: (tx: Query) => Promise<Result>, isRelaxed = false): Promise<Result> {
      return new Promise((resolve, reject) => {
        // What comes out is what this work returned.
        waiting.push({ work, isRelaxed, resolve: resolve as (value: unknown) => void, reject })
        running ??= nextRound().then(empty)
      })
    },
    /** Ends when nothing waits any more. */
    idle: async () => running,
  }
}

async function settle(writer: Writer, persistently: Persistently, group: Waiting[]) {
  try {
    const outcomes = await persistently(() => commitTogether(writer, group))
    for (const [at, { resolve, reject }] of group.entries()) {
      const outcome = outcomes[at] ?? { error: new Error('A write was lost.') }
      if ('error' in outcome) reject(outcome.error)
      else resolve(outcome.value)
    }
  } catch (error) {
    if (error instanceof LostTransaction) {
      for (const one of group) await settle(writer, persistently, [one])
    } else {
      for (const { reject } of group) reject(error)
    }
  }
}

/** A statement of one ended the transaction of all, as a full disk does: nothing was kept, each tries alone. */
class LostTransaction extends Error {}

async function commitTogether({ database, query }: Writer, group: Waiting[]): Promise<Outcome[]> {
  // In the log of SQLite a commit that is not synced is whole or not there, and the next sync takes it along.
  const isRelaxed = group.every((one) => one.isRelaxed)
  if (isRelaxed) database.exec('pragma synchronous = normal')
  try {
    return await commitAll({ database, query }, group)
  } finally {
    if (isRelaxed) database.exec('pragma synchronous = full')
  }
}

async function commitAll({ database, query }: Writer, group: Waiting[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const isAlone = group.length === 1
  // The write lock is taken first, so a transaction never fails half-way for want of it.
  database.exec('begin immediate')
  try {
    for (const { work } of group) {
      outcomes.push(isAlone ? { value: await work(query) } : await apart({ database, query }, work))
    }
    database.exec('commit')
  } catch (error) {
    if (database.isTransaction) database.exec('rollback')
    throw error
  }
  return outcomes
}

async function apart({ database, query }: Writer, work: Work): Promise<Outcome> {
  database.exec('savepoint apart')
  try {
    const value = await work(query)
    if (!database.isTransaction) throw new LostTransaction()
    database.exec('release apart')
    return { value }
  } catch (error) {
    if (!database.isTransaction) throw new LostTransaction()
    database.exec('rollback to apart; release apart')
    return { error }
  }
}

const nextRound = () => new Promise<void>((resolve) => setImmediate(resolve))

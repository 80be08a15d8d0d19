import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Tables } from './tables.ts'

/** What every visible write bumps; whatever is kept for visitors is kept under its number. */
export type Version = { number: number; changedAt: number }

const question = "select number, changed_at from versions where name = 'catalogue'"
const before: Version = { number: 0, changedAt: 0 }
const pollMs = 1000

/** Bumps the catalogue version inside the transaction of a visible write; answers the new number. */
export async function bumpVersion(tx: Kysely<Tables>, now: number): Promise<number> {
  const row = await tx
    .updateTable('versions')
    .set((eb) => ({ number: eb('number', '+', 1), changed_at: now }))
    .where('name', '=', 'catalogue')
    .returning('number')
    .executeTakeFirstOrThrow()
  return row.number
}

/** Asks SQLite's own change counter, so that a commit of any process is seen at the next request. */
export function watchSqlite(reader: DatabaseSync): () => Version {
  const changes = reader.prepare('pragma data_version')
  let read: StatementSync | undefined
  let seen = -1
  let version = before
  return () => {
    const counter = Number(changes.get()?.['data_version'])
    if (counter === seen) return version
    read ??= reader.prepare(question)
    seen = counter
    version = toVersion(read.get()) ?? before
    return version
  }
}

/** Refreshes after every write of this process and once a second for the writes of others. */
export function watchPostgres(pool: pg.Pool) {
  let version = before
  const refresh = async () => {
    const { rows } = await pool.query(question)
    version = toVersion(rows[0]) ?? version
  }
  const timer = setInterval(() => void refresh().catch(() => undefined), pollMs)
  timer.unref()
  return { version: () => version, refresh, stop: () => clearInterval(timer) }
}

function toVersion(row: Record<string, unknown> | undefined): Version | undefined {
  return row && { number: Number(row['number']), changedAt: Number(row['changed_at']) }
}

import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import { engineOf } from './dialect.ts'
import { listenTo } from './listen-to.ts'
import type { Tables } from './tables.ts'

/** What every visible write bumps; whatever is kept for visitors is kept under its number. */
export type Version = { number: number; changedAt: number }

const question = "select number, changed_at from versions where name = 'catalogue'"
const before: Version = { number: 0, changedAt: 0 }
const pollMs = 1000

/** What PostgreSQL tells every process that listens, once the transaction has committed. */
const channel = 'pallu_catalogue'
const told = sql`pg_notify(${sql.lit(channel)}, number || ' ' || changed_at)`.as('told')

/** Bumps the catalogue version inside the transaction of a visible write; answers the new number. */
export async function bumpVersion(tx: Kysely<Tables>, now: number): Promise<number> {
  const bumped = tx
    .updateTable('versions')
    .set((eb) => ({ number: eb('number', '+', 1), changed_at: now }))
    .where('name', '=', 'catalogue')
    .returning('number')
  const row = await (engineOf(tx) === 'postgres'
    ? bumped.returning(told)
    : bumped
  ).executeTakeFirstOrThrow()
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

/**
 * Refreshes after every write of this process and hears of the writes of others as they commit; a question
 * every `everyMs` covers the time without a line, and proxies that carry no notifications.
 */
export function watchPostgres(pool: pg.Pool, everyMs = pollMs) {
  let version = before
  const refresh = async () => {
    const { rows } = await pool.query(question)
    version = toVersion(rows[0]) ?? version
  }
  const refreshQuietly = () => void refresh().catch(() => undefined)
  const line = listenTo(pool, channel, {
    opened: refreshQuietly,
    heard(words) {
      const [number, changedAt] = words.split(' ').map(Number)
      // What this process has asked for meanwhile may be newer than what it was told.
      if (number && changedAt && number > version.number) version = { number, changedAt }
    },
  })
  const timer = setInterval(refreshQuietly, everyMs)
  timer.unref()
  const stop = async () => {
    clearInterval(timer)
    await line.close()
  }
  return { version: () => version, refresh, stop }
}

function toVersion(row: Record<string, unknown> | undefined): Version | undefined {
  return row && { number: Number(row['number']), changedAt: Number(row['changed_at']) }
}

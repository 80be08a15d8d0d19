import fs from 'node:fs'
import path from 'node:path'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import {
  type Engine,
  endlessMs,
  openPool,
  openSqlite,
  type PoolPatience,
  postgresKysely,
  sqliteKysely,
} from './dialect.ts'
import { groupCommits } from './group-commit.ts'
import { prepared } from './prepared.ts'
import { refusePostgres } from './refuse-postgres.ts'
import { isSyncFailure } from './storage-fault.ts'
import type { Tables } from './tables.ts'
import { type Version, watchPostgres, watchSqlite } from './version.ts'

export type Query = Kysely<Tables>

type WriteOptions = {
  /**
   * True where a power cut may undo it, for what would only be done or noted again: the embedded database does not wait
   * for the disk then, which costs half of a small write. Whatever is written durably later keeps it too.
   */
  isRelaxed?: boolean
}

/** The shop's database, whichever engine keeps it. */
export type Database = {
  engine: Engine
  /** Reads what is committed; never waits for a writer. */
  read: Query
  /**
   * Runs the work in a durable transaction, all or nothing; one that is busy, deadlocked or beaten to a name is tried
   * again, 5 times at most, so the work may run more than once. On SQLite those that wait share a commit (decision 7).
   */
  write<Result>(work: (tx: Query) => Promise<Result>, options?: WriteOptions): Promise<Result>
  /** Runs a script of several statements outside any transaction of its own: migrations only. */
  script(sql: string): Promise<void>
  /** How many connections are used and idle, and how many questions wait for one; none of the embedded database. */
  connections(): { used: number; idle: number; waiting: number }
  /** The catalogue's version as last seen: at once on SQLite, within a second on PostgreSQL. */
  version(): Version
  /** Aborted once the disk has refused to make a commit durable: nothing is written after that. */
  broken: AbortSignal
  close(): Promise<void>
}

/** Opens the database that the address names: `postgres://…`, or a file path for embedded SQLite. */
export function openDatabase(address: string, patience: PoolPatience = {}): Promise<Database> {
  return /^postgres(ql)?:/.test(address) ? openPostgres(address, patience) : openEmbedded(address)
}

async function openEmbedded(file: string): Promise<Database> {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  // Two that begin the same file do not wait for each other by SQLite's own time-out.
  const writer = await persistently(async () => openSqlite(file))
  const reader = await persistently(async () => openSqlite(file))
  const read = sqliteKysely(reader)
  const writing = sqliteKysely(writer)
  const commits = groupCommits({ database: writer, query: writing }, persistently)
  const broken = new AbortController()
  return {
    engine: 'sqlite',
    read,
    broken: broken.signal,
    async write(work, options) {
      broken.signal.throwIfAborted()
      try {
        return await commits.write(work, options?.isRelaxed)
      } catch (error) {
        if (isSyncFailure(error)) broken.abort(error)
        throw error
      }
    },
    script: async (sql) => runEmbedded(writer, sql),
    connections: () => ({ used: 0, idle: 0, waiting: 0 }),
    version: watchSqlite(reader),
    async close() {
      await commits.idle()
      await Promise.all([read.destroy(), writing.destroy()])
      // Kysely leaves a connection open that was never asked anything.
      for (const connection of [reader, writer]) if (connection.isOpen) connection.close()
    },
  }
}

function runEmbedded(writer: ReturnType<typeof openSqlite>, sql: string) {
  // Where ALTER TABLE cannot take a check away, a migration changes the schema's own table.
  writer.enableDefensive(false)
  try {
    writer.exec(sql)
  } finally {
    writer.enableDefensive(true)
    if (writer.isTransaction) writer.exec('rollback')
  }
}

async function openPostgres(url: string, patience: PoolPatience): Promise<Database> {
  const pool = openPool(url, patience)
  const read = postgresKysely(pool)
  const writing = postgresKysely(prepared(pool))
  await refusePostgres(pool).catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  const watch = watchPostgres(pool)
  // Before the first migration there is no version yet.
  const look = () => watch.refresh().catch(() => undefined)
  await look()
  return {
    engine: 'postgres',
    read,
    // PostgreSQL ends itself when its disk does that.
    broken: new AbortController().signal,
    async write(work) {
      const { tx, result } = await persistently(() =>
        writing.transaction().execute(async (tx) => ({ tx, result: await work(tx) })),
      )
      watch.committed(tx)
      return result
    },
    async script(sql) {
      await runScript(pool, sql)
      await look()
    },
    connections: () => connectionsOf(pool),
    version: watch.version,
    async close() {
      await watch.stop()
      await read.destroy()
      if (!pool.ending) await pool.end()
    },
  }
}

const connectionsOf = ({ totalCount, idleCount, waitingCount }: Pool) => ({
  used: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
})

async function runScript(pool: Pool, sql: string) {
  const client = await pool.connect()
  try {
    // An index over a large table takes longer than any question of a visitor may.
    await client.query('set statement_timeout = 0')
    await client.query(asLongAsItTakes(sql))
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release(true)
  }
}

// What pg reads beside the text is not among its types.
const asLongAsItTakes = (text: string) => ({ text, query_timeout: endlessMs })

// 0A000: a statement was prepared before a migration of another process changed its table. 23505: two took one
// name at once; the second finds it taken when it looks again, and says so in its own words.
const passing = new Set(['40001', '40P01', '0A000', '23505', 'SQLITE_BUSY', 'ERR_SQLITE_BUSY'])

async function persistently<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (tries > 5 || !isPassing(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, tries * 10 * (0.5 + Math.random())))
    }
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return passing.has(code) || /database is locked/.test(error.message)
}

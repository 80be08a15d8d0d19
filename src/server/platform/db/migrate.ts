import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ConfigError } from '../config.ts'
import type { Database } from './database.ts'
import { macros } from './dialect.ts'

const folder = path.join(import.meta.dirname, 'migrations')

/** A file of `migrations/`, as it stands for one engine. */
export type Migration = { name: string; sql: string }

/** A migration that did not go through; nothing of it is left in the database. */
export class MigrationFailure extends Error {
  constructor(name: string, cause: unknown) {
    super(`migration ${name} failed: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}

/**
 * Brings the schema up to date, or up to `last`, each file in one transaction; answers the names it applied.
 * Changes nothing where nothing is lacking, so that a role without the right to is enough then.
 */
export async function migrate(
  database: Database,
  now: number,
  last = '~',
  files = migrationsOf(database),
): Promise<string[]> {
  const applied = await appliedIn(database)
  refuseContracted(applied, files)
  const pending = files.filter(({ name }) => !applied.has(name) && name <= last)
  if (pending.length === 0 && applied.size > 0) return []
  const about = pending.map(({ name }) => name)
  await patiently(() => database.script(makeTable(database))).catch((error: unknown) => {
    throw failureOf(error, about[0] ?? '0', about)
  })
  for (const { name, sql } of pending) {
    const step = () => database.script(inOneStep(database, name, sql, now))
    await patiently(step).catch(async (error: unknown) => {
      // Another starter was faster: what it has done is done.
      if ((await appliedIn(database)).has(name)) return
      throw failureOf(error, name, about)
    })
  }
  return about
}

/** The names of what a database lacks; all of them where it has no shop at all. */
export async function pendingMigrations(database: Database): Promise<string[]> {
  const applied = await appliedIn(database)
  return migrationsOf(database)
    .map(({ name }) => name)
    .filter((name) => !applied.has(name))
}

/** What a newer release has brought to the database, and this one runs beside. */
export async function newerMigrations(database: Database): Promise<string[]> {
  const known = new Set(migrationsOf(database).map(({ name }) => name))
  return [...(await appliedIn(database))].filter((name) => !known.has(name))
}

async function appliedIn(database: Database): Promise<Set<string>> {
  try {
    const rows = await database.read.selectFrom('migrations').select('name').execute()
    return new Set(rows.map((row) => row.name))
  } catch (error) {
    if (isNoTable(error)) return new Set()
    throw error
  }
}

const isNoTable = (error: unknown) =>
  error instanceof Error &&
  (('code' in error && error.code === '42P01') || error.message === 'no such table: migrations')

/** The files of one engine in order: `0002-search.sqlite.sql` counts for SQLite alone. */
export function migrationsOf(database: Pick<Database, 'engine'>): Migration[] {
  const other = database.engine === 'sqlite' ? '.postgres.sql' : '.sqlite.sql'
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.sql') && !file.endsWith(other))
    .sort()
    .map((file) => ({
      name: file.replace(/(\.(sqlite|postgres))?\.sql$/, ''),
      sql: expand(fs.readFileSync(path.join(folder, file), 'utf8'), macros[database.engine]),
    }))
}

const expand = (sql: string, words: Record<string, string>) =>
  sql.replace(/\{(\w+)\}/g, (whole, word: string) => words[word] ?? whole)

// Several starters may migrate at once: the lock is held to the end of the transaction, and the
// insert into `migrations` makes the loser fail before it repeats a step. Whoever has the lock waits a moment
// only for tables that visitors use: behind it they would wait too.
const begin = ({ engine }: Database) =>
  engine === 'sqlite'
    ? 'begin immediate;'
    : "begin; select pg_advisory_xact_lock(7258); set local lock_timeout = '1s';"

const makeTable = (database: Database) =>
  `${begin(database)} create table if not exists migrations
    (name text primary key, applied_at bigint not null);commit;`

function inOneStep(database: Database, name: string, sql: string, now: number) {
  return `${begin(database)} insert into migrations (name, applied_at) values ('${name}', ${now});\n${sql}\n;commit;`
}

/** Five minutes of tries, for a report or a backup that reads for long. */
const mostTries = 60
const pauseMs = (tries: number) => Math.min(250 * tries, 4000)

/** Tries again where a table was not to be had within its moment. */
async function patiently(step: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await step()
    } catch (error) {
      if (tries >= mostTries || codeOf(error) !== '55P03') throw error
      await pause(pauseMs(tries))
    }
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** 42501: a role that may read and write, but not change the schema (docs/deploy.md). */
function failureOf(error: unknown, name: string, lacking: readonly string[]): Error {
  if (codeOf(error) !== '42501') return new MigrationFailure(name, error)
  return new ConfigError(
    `The schema lacks ${lacking.join(', ')}, and the role of DATABASE_URL may not change it: run pallu migrate, then start again.`,
  )
}

/** A release runs on the schema of the next one, until that takes away what it needs (decision 12). */
function refuseContracted(applied: Set<string>, files: readonly Migration[]) {
  const known = new Set(files.map(({ name }) => name))
  const contracted = [...applied].filter((name) => !known.has(name) && isContract(name))
  if (contracted.length === 0) return
  throw new ConfigError(`The database is newer than this release: it has ${contracted.join(', ')}.`)
}

/** `0042-contract-old-prices` takes away what earlier releases use; any other migration only adds. */
export const isContract = (name: string) => /^\d+-contract-/.test(name)

/** The newest migration that the database has; throws when the database does not answer. */
export async function schemaVersion(database: Database): Promise<string> {
  const rows = await database.read
    .selectFrom('migrations')
    .select('name')
    .orderBy('name', 'desc')
    .limit(1)
    .execute()
  return rows[0]?.name ?? ''
}

import fs from 'node:fs'
import path from 'node:path'
import { ConfigError } from '../config.ts'
import type { Database } from './database.ts'
import { macros } from './dialect.ts'

const folder = path.join(import.meta.dirname, 'migrations')

/** Brings the schema up to date, or up to `last`, each file in one transaction; answers the names it applied. */
export async function migrate(database: Database, now: number, last = '~'): Promise<string[]> {
  await database.script(
    `${begin(database)} create table if not exists migrations
      (name text primary key, applied_at bigint not null);commit;`,
  )
  const applied = await appliedIn(database)
  const pending = lackingIn(applied, database).filter((file) => file.name <= last)
  refuseNewer(applied, database)
  for (const { name, sql } of pending) {
    await database.script(inOneStep(database, name, sql, now)).catch(async (error: unknown) => {
      // Another starter was faster: what it has done is done.
      if (!(await appliedIn(database)).has(name)) throw error
    })
  }
  return pending.map((file) => file.name)
}

/** The names of what a database lacks; all of them where it has no shop at all. */
export async function pendingMigrations(database: Database): Promise<string[]> {
  const applied = await appliedIn(database).catch(() => new Set<string>())
  return lackingIn(applied, database).map(({ name }) => name)
}

const lackingIn = (applied: Set<string>, database: Database) =>
  migrationsOf(database).filter(({ name }) => !applied.has(name))

async function appliedIn(database: Database): Promise<Set<string>> {
  const rows = await database.read.selectFrom('migrations').select('name').execute()
  return new Set(rows.map((row) => row.name))
}

/** The files of one engine in order: `0002-search.sqlite.sql` counts for SQLite alone. */
export function migrationsOf(database: Pick<Database, 'engine'>): { name: string; sql: string }[] {
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
// insert into `migrations` makes the loser fail before it repeats a step.
const begin = ({ engine }: Database) =>
  engine === 'sqlite' ? 'begin immediate;' : 'begin; select pg_advisory_xact_lock(7258);'

function inOneStep(database: Database, name: string, sql: string, now: number) {
  return `${begin(database)} insert into migrations (name, applied_at) values ('${name}', ${now});\n${sql}\n;commit;`
}

function refuseNewer(applied: Set<string>, database: Database) {
  const known = new Set(migrationsOf(database).map((file) => file.name))
  const unknown = [...applied].filter((name) => !known.has(name))
  if (unknown.length === 0) return
  throw new ConfigError(`The database is newer than this release: it has ${unknown.join(', ')}.`)
}

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

import { sql } from 'kysely'
import type { Query } from '../../platform/db/database.ts'

/** Makes a schema apart; one that an earlier restore left behind is thrown away. */
export async function makeSchema(query: Query, schema: string) {
  await dropSchema(query, schema)
  await sql`create schema ${sql.id(schema)}`.execute(query)
}

export async function dropSchema(query: Query, schema: string) {
  await sql`drop schema if exists ${sql.id(schema)} cascade`.execute(query)
}

/** Replaces every table of the schema at hand, and what its triggers call, by those of another one. */
export async function moveTables(tx: Query, from: string) {
  const { rows: here } = await sql<{ schema: string }>`select current_schema() as schema`.execute(
    tx,
  )
  const schema = here[0]?.schema ?? 'public'
  for (const name of await tableNames(tx, schema)) {
    await sql`drop table ${sql.id(schema, name)} cascade`.execute(tx)
  }
  for (const name of await tableNames(tx, from)) {
    await sql`alter table ${sql.id(from, name)} set schema ${sql.id(schema)}`.execute(tx)
  }
  for (const name of await triggerFunctions(tx, from)) {
    await sql`drop function if exists ${sql.id(schema, name)}()`.execute(tx)
    await sql`alter function ${sql.id(from, name)}() set schema ${sql.id(schema)}`.execute(tx)
  }
}

/** The functions that migrations made for triggers; none takes an argument. */
async function triggerFunctions(tx: Query, schema: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc
    where pronamespace = ${schema}::regnamespace and prorettype = 'trigger'::regtype`.execute(tx)
  return rows.map((row) => row.name)
}

async function tableNames(tx: Query, schema: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = ${schema}`.execute(tx)
  return rows.map((row) => row.name)
}

/** How many programs besides this one have the database open under another name. */
export async function otherConnections(query: Query): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'
      and application_name <> current_setting('application_name')`.execute(query)
  return rows[0]?.count ?? 0
}

/** Takes the indexes away that hold no rule, for as long as a schema is filled; answers what makes them anew. */
export async function putIndexesAside(tx: Query): Promise<() => Promise<void>> {
  const { rows } = await sql<{ name: string; words: string }>`
    select indexname as name, indexdef as words from pg_indexes
    where schemaname = current_schema() and indexdef not like 'CREATE UNIQUE%'
    order by indexname`.execute(tx)
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(tx)
  return async () => {
    for (const { words } of rows) await sql.raw(words).execute(tx)
  }
}

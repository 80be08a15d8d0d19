import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { startPostgres } from './start-postgres.ts'

/**
 * Provides one PostgreSQL for the whole run: TEST_DATABASE_URL where it is set, else one of our own.
 * The schema is made once, in TEST_DATABASE_TEMPLATE; every test shop gets a copy of it.
 */
export async function setup(): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  const own = given ? undefined : await startPostgres()
  const server = { url: given ?? own?.url ?? '', stop: async () => own?.stop() }
  const template = await createDatabase(server.url)
  const database = await openDatabase(databaseUrl(server.url, template))
  await migrate(database, 0)
  await database.close()
  process.env['TEST_DATABASE_URL'] = server.url
  process.env['TEST_DATABASE_TEMPLATE'] = template
  return async () => {
    await dropDatabase(server.url, template)
    await server.stop()
  }
}

/** Makes a database of its own name on the server, as a copy of the template when one is named. */
export async function createDatabase(serverUrl: string, template?: string): Promise<string> {
  const name = `pallu_test_${randomBytes(6).toString('hex')}`
  const from = template ? ` template ${pg.escapeIdentifier(template)}` : ''
  await tell(serverUrl, `create database ${pg.escapeIdentifier(name)}${from}`)
  return name
}

export function dropDatabase(serverUrl: string, name: string): Promise<void> {
  return tell(serverUrl, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

async function tell(url: string, sql: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { openDatabase } from '#server/platform/db/database.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { makeMemoryFolder } from './memory-folder.ts'
import { startPostgres } from './start-postgres.ts'

type Provided = { url: string; template: string }

/**
 * Provides one PostgreSQL for the whole run once a test asks for it (`providedPostgres`): the one of
 * TEST_DATABASE_URL where it is set, else one of our own. A run that asks for none starts none.
 */
export async function setup(): Promise<() => Promise<void>> {
  // Databases, backups, browsers' profiles: of all processes of the run, which find it again in a second project.
  process.env['TMPDIR'] = makeMemoryFolder()
  let opening: ReturnType<typeof open> | undefined
  const given = http.createServer(async (_request, reply) => {
    try {
      opening ??= open()
      const { url, template } = await opening
      reply.end(JSON.stringify({ url, template }))
    } catch (error) {
      reply.writeHead(500).end(String(error))
    }
  })
  await once(given.listen(0, '127.0.0.1').unref(), 'listening')
  process.env['TEST_POSTGRES'] = `http://127.0.0.1:${(given.address() as AddressInfo).port}`
  return async () => {
    given.close()
    await (await opening?.catch(() => undefined))?.close()
  }
}

/** The server, and the name of the database on it whose copies are the test shops. */
export async function providedPostgres(): Promise<Provided> {
  const given = process.env['TEST_POSTGRES']
  if (!given) throw new Error('There is no PostgreSQL: test/postgres.ts provides one to vitest.')
  const reply = await fetch(given)
  if (!reply.ok) throw new Error(await reply.text())
  return (await reply.json()) as Provided
}

/** The schema is made once, in the template. */
async function open() {
  const given = process.env['TEST_DATABASE_URL'] || undefined
  const own = given ? undefined : await startPostgres()
  const url = given ?? own?.url ?? ''
  const template = await createDatabase(url)
  const database = await openDatabase(databaseUrl(url, template))
  await migrate(database, 0)
  await database.close()
  const close = async () => {
    await dropDatabase(url, template)
    await own?.stop()
  }
  return { url, template, close }
}

/** Makes a database of its own name on the server, as a copy of the template when one is named. */
export async function createDatabase(serverUrl: string, template?: string): Promise<string> {
  const name = `pallu_test_${randomBytes(6).toString('hex')}`
  // Copied as files: half the work of writing each page of it into the log.
  const from = template ? ` template ${pg.escapeIdentifier(template)} strategy file_copy` : ''
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

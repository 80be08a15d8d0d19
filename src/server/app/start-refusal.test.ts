import pg from 'pg'
import { expect, it } from 'vitest'
import { createDatabase, databaseUrl, dropDatabase, providedPostgres } from '#test/postgres.ts'
import { openDatabase } from '../platform/db/database.ts'
import { storageFaultOf } from '../platform/db/storage-fault.ts'
import { refusalOf } from './start-refusal.ts'

/** As pg throws it. */
const refusedPassword = Object.assign(
  new Error('password authentication failed for user "pallu"'),
  { code: '28P01' },
)

it('a refused password is tried again by the service: while it is changed, one of two sides is early', () => {
  expect(refusalOf(refusedPassword)).toEqual({
    reason: 'DATABASE_URL is refused: password authentication failed for user "pallu"',
    exitCode: 1,
  })
})

it('in an open shop it counts as a database that is away, not as a fault of the request', () => {
  expect(storageFaultOf(refusedPassword)).toBe('away')
})

it('a pooler that leaves out the limits of a connection is refused in a line, as PgBouncer in between', async () => {
  const address = new URL((await providedPostgres()).url)
  // What PostgreSQL sees of a connection that comes through PgBouncer with ignore_startup_parameters.
  address.searchParams.set('statement_timeout', '0')
  const error = await openDatabase(address.href).catch((reason: unknown) => reason)
  expect(refusalOf(error)).toEqual({
    reason: expect.stringMatching(/PgBouncer.*: name PostgreSQL itself there\./),
    exitCode: 78,
  })
})

it('a PostgreSQL that nobody mends any more is refused in a line', async () => {
  const { url } = await providedPostgres()
  const name = await createDatabase(url)
  const address = new URL(databaseUrl(url, name))
  const client = new pg.Client(address.href)
  await client.connect()
  // What an older server would say of itself.
  await client.query(
    "create function public.current_setting(text) returns text language sql as $$ select '140019' $$",
  )
  await client.end()
  address.searchParams.set('options', '-c search_path=public,pg_catalog')
  const error = await openDatabase(address.href).catch((reason: unknown) => reason)
  expect(refusalOf(error)).toEqual({
    reason: 'PostgreSQL 14 is too old: the shop needs 15 or newer.',
    exitCode: 78,
  })
  await dropDatabase(url, name)
})

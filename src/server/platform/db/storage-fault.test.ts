import pg from 'pg'
import { expect, it } from 'vitest'
import { providedPostgres } from '#test/postgres.ts'
import { storageFaultOf } from './storage-fault.ts'

it('a question on a connection that has broken counts as a database that is away, not as a fault of ours', async () => {
  const { url } = await providedPostgres()
  const [victim, other] = [new pg.Client(url), new pg.Client(url)]
  await Promise.all([victim.connect(), other.connect()])
  const broken = new Promise((resolve) => victim.on('error', resolve))
  const { rows } = await victim.query('select pg_backend_pid() as pid')
  await other.query('select pg_terminate_backend($1)', [rows[0].pid])
  await broken
  const error = await victim.query('select 1').catch((reason: unknown) => reason)
  expect(String(error)).toContain('not queryable')
  expect(storageFaultOf(error)).toBe('unsure')
  await other.end()
})

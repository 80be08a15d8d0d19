import type pg from 'pg'
import { ConfigError } from '../config.ts'

/** The oldest release of PostgreSQL that its makers still mend, and that the shop has been tried with. */
const oldest = 15

/** Prepared statements, time limits and LISTEN belong to one connection, which PgBouncer hands to another between two transactions. */
const poolerBetween =
  'DATABASE_URL leads through a pooler such as PgBouncer, or sets no statement_timeout: name PostgreSQL itself there. The shop keeps a pool of its own.'

type Facts = { version: string; fsync: string; patience: string }

/** Refuses a PostgreSQL that the shop would lose orders in, or that it has never been tried with, in one line. */
export async function refusePostgres(pool: pg.Pool) {
  const { rows } = await pool
    .query<Facts>(
      `select current_setting('server_version_num') as version, current_setting('fsync') as fsync,
        current_setting('statement_timeout') as patience`,
    )
    .catch((error: unknown) => {
      if (error instanceof Error && /unsupported startup parameter/.test(error.message))
        throw new ConfigError(poolerBetween)
      throw error
    })
  const [facts] = rows
  const release = Math.floor(Number(facts?.version) / 10_000)
  if (release < oldest)
    throw new ConfigError(`PostgreSQL ${release} is too old: the shop needs ${oldest} or newer.`)
  if (facts?.fsync !== 'on')
    throw new ConfigError('PostgreSQL runs with fsync off: orders could be lost.')
  // A pooler that was told to leave out what it does not know.
  if (facts.patience === '0') throw new ConfigError(poolerBetween)
}

import { sql } from 'kysely'
import type { Database } from './database.ts'

type Line = { release: string; isEncrypted: boolean }

/** What stands at the other end of a connection to PostgreSQL, and whether the way there is encrypted. */
export async function lineOf({ read }: Database): Promise<Line> {
  const { rows } = await sql<{ release: string; ssl: boolean }>`
    select current_setting('server_version') as release, ssl
    from pg_stat_ssl where pid = pg_backend_pid()`.execute(read)
  const [line] = rows
  return { release: line?.release.split(' ')[0] ?? '', isEncrypted: line?.ssl === true }
}

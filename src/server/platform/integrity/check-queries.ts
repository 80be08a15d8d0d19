/** Asks either engine in plain SQL: a check has to work where nothing else may. */
export type Ask = (sql: string) => Promise<Record<string, unknown>[]>

/** The secrets of all orders, a batch at a time. */
export async function* orderTokens(ask: Ask): AsyncGenerator<string[]> {
  for (let after = 0; ; ) {
    const rows = await ask(
      `select id, token from orders where id > ${after} order by id limit 5000`,
    )
    if (rows.length === 0) return
    after = Number(rows.at(-1)?.['id'])
    yield rows.map((row) => String(row['token']))
  }
}

const firstColumn = (row: Record<string, unknown>) => String(Object.values(row)[0])

/** What SQLite says of its own file: structure alone, or every index against its table and every reference too. */
export async function sqliteDamage(ask: Ask, isFull: boolean): Promise<string[]> {
  const rows = await ask(isFull ? 'pragma integrity_check(5)' : 'pragma quick_check(5)')
  const words = rows.map(firstColumn).filter((line) => line !== 'ok')
  if (!isFull || words.length > 0) return words
  const orphans = await ask('pragma foreign_key_check')
  const tables = new Set(orphans.map((row) => String(row['table'])))
  return [...tables].map((table) => `rows of ${table} refer to rows that are gone`)
}

/** How often PostgreSQL met a page whose checksum was wrong (initdb --data-checksums). */
export async function postgresDamage(ask: Ask): Promise<string[]> {
  const [row] = await ask(
    'select coalesce(sum(checksum_failures), 0) as failures from pg_stat_database',
  )
  const failures = Number(row?.['failures'] ?? 0)
  return failures > 0 ? [`PostgreSQL met ${failures} pages with a wrong checksum`] : []
}

import { DatabaseSync } from 'node:sqlite'
import type { Findings } from '#domain/integrity.ts'
import { type Ask, orderTokens, postgresDamage, sqliteDamage } from './check-queries.ts'
import { keyOfOrder } from './journal-line.ts'
import { readJournal } from './read-journal.ts'

export type CheckOptions = {
  /** As in the config: a postgres:// address, or a file. */
  database: string
  journal: string
  /** True to read every page and every reference, which takes minutes where there is much. */
  isFull: boolean
}

export type Found = Pick<Findings, 'damage' | 'missing' | 'restoredFrom' | 'brokenLines'>

/** Holds the database against its own rules and against the journal; damage is found, never thrown. */
export async function checkShop(options: CheckOptions): Promise<Found> {
  const isPostgres = /^postgres/.test(options.database)
  // First what buyers were told: whatever is in the journal by now was in the database before.
  const { orders, ...told } = readJournal(options.journal)
  const found: Found = { ...told, damage: [], missing: [] }
  try {
    await asking(options.database, async (ask) => {
      found.damage = await (isPostgres ? postgresDamage(ask) : sqliteDamage(ask, options.isFull))
      if (orders.size > 0) await forgetFound(orders, ask)
    })
    found.missing = [...orders.values()].sort((a, b) => a.at - b.at)
  } catch (error) {
    if (!isDamage(error)) throw error
    // A table that cannot be read to its end may have lost nothing of what stands behind the damage.
    found.damage = [...new Set([...found.damage, error.message])]
  }
  return found
}

async function forgetFound(orders: Map<string, unknown>, ask: Ask) {
  for await (const tokens of orderTokens(ask)) {
    for (const token of tokens) orders.delete(keyOfOrder(token))
    if (orders.size === 0) return
  }
}

/** What SQLite calls corrupt, and no database; any other error tells nothing of the data. */
const isDamage = (error: unknown): error is Error =>
  error instanceof Error && 'errcode' in error && [11, 26].includes(Number(error.errcode) & 0xff)

async function asking(database: string, work: (ask: Ask) => Promise<void>) {
  if (/^postgres/.test(database)) return askingPostgres(database, work)
  const opened = new DatabaseSync(database, { timeout: 5000 })
  try {
    await work(async (sql) => opened.prepare(sql).all())
  } finally {
    opened.close()
  }
}

async function askingPostgres(url: string, work: (ask: Ask) => Promise<void>) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined) // Its next question hears of it.
  await client.connect()
  try {
    await work(async (sql) => (await client.query(sql)).rows)
  } finally {
    await client.end().catch(() => undefined)
  }
}

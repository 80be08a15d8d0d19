import { type SelectQueryBuilder, sql } from 'kysely'
import type { Query } from './database.ts'
import { engineOf } from './dialect.ts'
import type { Tables } from './tables.ts'

/**
 * The same rows, which nobody else changes until the transaction ends. SQLite has one writer and needs no more;
 * PostgreSQL would else decide by what it saw before waiting.
 */
export const locked = <Table extends keyof Tables, Row>(
  tx: Query,
  rows: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> => (engineOf(tx) === 'postgres' ? rows.forUpdate() : rows)

/**
 * Makes whoever else locks the same text wait until the transaction ends: what is counted under it stays so until it is
 * written. SQLite has one writer and needs no more.
 */
export async function lockText(tx: Query, text: string) {
  if (engineOf(tx) !== 'postgres') return
  await sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`.execute(tx)
}

/** Makes other changes of what an account keeps wait: of its addresses or searches no more than so many are kept. */
export async function lockAccount(tx: Query, userId: number) {
  if (engineOf(tx) !== 'postgres') return
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}

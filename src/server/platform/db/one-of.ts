import { type RawBuilder, sql } from 'kysely'
import type { Query } from './database.ts'
import { engineOf } from './dialect.ts'

/** Whether a column has one of these ids, told as one value: thousands of places for them take longer to read than to answer. */
export const isOneOf = (db: Query, column: string, ids: readonly number[]): RawBuilder<boolean> =>
  engineOf(db) === 'postgres'
    ? sql<boolean>`${sql.ref(column)} = any(${ids}::bigint[])`
    : sql<boolean>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(ids)}))`

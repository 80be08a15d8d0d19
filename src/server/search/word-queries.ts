import type { Insertable, Selectable, Updateable } from 'kysely'
import { countOf } from '../platform/db/count-of.ts'
import type { Query } from '../platform/db/database.ts'
import { locked } from '../platform/db/locked.ts'
import type { Tables } from '../platform/db/tables.ts'

export type SearchWordRow = Selectable<Tables['search_words']>

export const allSearchWords = (db: Query): Promise<SearchWordRow[]> =>
  db.selectFrom('search_words').selectAll().orderBy('said_key').execute()

export async function searchWordCount(db: Query): Promise<number> {
  return countOf(db.selectFrom('search_words'))
}

/** One of them, which nobody else changes until this transaction ends. */
export const lockedSearchWord = (tx: Query, id: number): Promise<SearchWordRow | undefined> =>
  locked(tx, tx.selectFrom('search_words').selectAll().where('id', '=', id)).executeTakeFirst()

/** Whether the same words are taught already, by another one. */
export async function isTaught(tx: Query, key: string, otherThan: number | null) {
  const row = await tx
    .selectFrom('search_words')
    .select('id')
    .where('said_key', '=', key)
    .executeTakeFirst()
  return row !== undefined && row.id !== otherThan
}

/** Undefined where the same words are taught already. */
export const insertSearchWord = (tx: Query, row: Insertable<Tables['search_words']>) =>
  tx
    .insertInto('search_words')
    .values(row)
    .onConflict((oc) => oc.column('said_key').doNothing())
    .returningAll()
    .executeTakeFirst()

export const updateSearchWord = (tx: Query, id: number, row: Updateable<Tables['search_words']>) =>
  tx
    .updateTable('search_words')
    .set(row)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export async function deleteSearchWord(tx: Query, id: number) {
  await tx.deleteFrom('search_words').where('id', '=', id).execute()
}

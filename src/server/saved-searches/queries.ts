import type { Language } from '#domain/language.ts'
import type { Query } from '../platform/db/database.ts'

type Kept = {
  user_id: number
  name: string
  query: string
  language: Language
  is_told: number
  told_at: number
  created_at: number
}

/** What an account keeps, the newest first. */
export const searchesOf = (db: Query, userId: number) =>
  db
    .selectFrom('saved_searches')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()

export type SearchRow = Awaited<ReturnType<typeof searchesOf>>[number]

/** Keeps it, or renames the one of the same query; told of new pieces from the moment on which that was asked. */
export async function putSearch(tx: Query, kept: Kept) {
  const { name, is_told, told_at, language } = kept
  await tx
    .insertInto('saved_searches')
    .values(kept)
    .onConflict((of) =>
      of.columns(['user_id', 'query']).doUpdateSet({ name, is_told, told_at, language }),
    )
    .execute()
}

export async function dropSearch(tx: Query, userId: number, id: number) {
  await tx.deleteFrom('saved_searches').where('user_id', '=', userId).where('id', '=', id).execute()
}

export async function eraseSearches(tx: Query, userId: number) {
  await tx.deleteFrom('saved_searches').where('user_id', '=', userId).execute()
}

/** What an account keeps, for its owner. */
export const ownSearches = async (db: Query, userId: number) =>
  (await searchesOf(db, userId)).map(({ name, query, is_told }) => ({
    ...{ name, query },
    isTold: is_told === 1,
  }))

/** Some of the searches that may be told of, the ones that waited longest first. */
export const searchesToTell = (db: Query, toldBefore: number, after: number, most: number) =>
  db
    .selectFrom('saved_searches as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .selectAll('s')
    .select('u.email')
    .where('s.is_told', '=', 1)
    .where('s.told_at', '<=', toldBefore)
    .where('u.email_confirmed_at', 'is not', null)
    .where('s.id', '>', after)
    .orderBy('s.id')
    .limit(most)
    .execute()

/** False where another process has told of it since. */
export async function markTold(tx: Query, { id, told_at }: SearchRow, now: number) {
  const row = await tx
    .updateTable('saved_searches')
    .set({ told_at: now })
    .where('id', '=', id)
    .where('told_at', '=', told_at)
    .where('is_told', '=', 1)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** One whose owner still wants to hear of it. */
export const toldSearch = (db: Query, id: number) =>
  db
    .selectFrom('saved_searches')
    .selectAll()
    .where('id', '=', id)
    .where('is_told', '=', 1)
    .executeTakeFirst()

export async function insertLink(
  tx: Query,
  link: { token_hash: string; search_id: number; created_at: number },
) {
  await tx.insertInto('saved_search_links').values(link).execute()
}

/** False of a link that is none. */
export async function hushByLink(tx: Query, tokenHash: string): Promise<boolean> {
  const row = await tx
    .updateTable('saved_searches')
    .set({ is_told: 0 })
    .where('id', 'in', (of) =>
      of.selectFrom('saved_search_links').select('search_id').where('token_hash', '=', tokenHash),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

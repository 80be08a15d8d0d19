import type { Insertable } from 'kysely'
import { countOf } from '../platform/db/count-of.ts'
import type { Query } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

export type ListedToken = Awaited<ReturnType<typeof allTokens>>[number]

const withMaker = (db: Query) =>
  db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .select(['api_tokens.id', 'api_tokens.name', 'api_tokens.ending', 'api_tokens.scopes'])
    .select(['api_tokens.created_at', 'api_tokens.expires_at', 'api_tokens.last_used_at'])
    .select(['api_tokens.user_id', 'users.username', 'users.role'])

/** The newest first. */
export const allTokens = (db: Query) => withMaker(db).orderBy('api_tokens.id', 'desc').execute()

/** Those that somebody made and that still open something. */
export const livingTokensOf = (db: Query, userId: number, now: number) =>
  withMaker(db)
    .where('api_tokens.user_id', '=', userId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .execute()

export const tokenById = (db: Query, id: number) =>
  withMaker(db).where('api_tokens.id', '=', id).executeTakeFirst()

export const tokenByHash = (db: Query, hash: string) =>
  withMaker(db).where('api_tokens.token_hash', '=', hash).executeTakeFirst()

export async function tokenCount(db: Query): Promise<number> {
  return countOf(db.selectFrom('api_tokens'))
}

export async function insertToken(tx: Query, row: Insertable<Tables['api_tokens']>) {
  const made = await tx
    .insertInto('api_tokens')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

/** False where it was gone already. */
export async function deleteToken(tx: Query, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('api_tokens')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function touchToken(tx: Query, id: number, now: number) {
  await tx.updateTable('api_tokens').set({ last_used_at: now }).where('id', '=', id).execute()
}

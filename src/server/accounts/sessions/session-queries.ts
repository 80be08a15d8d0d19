import type { Query } from '../../platform/db/database.ts'

/** The session of a cookie with the person whom it signs in. */
export function sessionByHash(query: Query, tokenHash: string) {
  return query
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('second_factors as factor', 'factor.user_id', 'users.id')
    .select([
      'sessions.id',
      'sessions.is_remembered',
      'sessions.last_seen_at',
      'sessions.expires_at',
      'sessions.is_by_passkey',
      'users.id as user_id',
      'users.username',
      'users.role',
      'users.must_change_password',
      'factor.confirmed_at as factor_confirmed_at',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('users.erased_at', 'is', null)
    .executeTakeFirst()
}

/** When whoever has it signed in; undefined once it has ended. */
export async function sessionBegan(db: Query, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.created_at
}

export type NewSession = {
  token_hash: string
  user_id: number
  is_remembered: number
  device: string
  created_at: number
  last_seen_at: number
  expires_at: number
  is_by_passkey: number
}

export async function insertSession(tx: Query, session: NewSession): Promise<number> {
  const row = await tx
    .insertInto('sessions')
    .values(session)
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Notes that whoever has a session has proved themselves by a passkey in it. */
export async function noteProof(tx: Query, id: number) {
  await tx.updateTable('sessions').set({ is_by_passkey: 1 }).where('id', '=', id).execute()
}

/** Notes that a session was used; a clock that went back never makes it younger. */
export async function touchSession(tx: Query, id: number, now: number) {
  await tx
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id', '=', id)
    .where('last_seen_at', '<', now)
    .execute()
}

/** Gives a session a new secret in place of the old one; undefined when it has ended meanwhile. */
export function rekeySession(tx: Query, id: number, tokenHash: string) {
  return tx
    .updateTable('sessions')
    .set({ token_hash: tokenHash })
    .where('id', '=', id)
    .returning(['is_remembered', 'expires_at'])
    .executeTakeFirst()
}

export async function deleteSession(tx: Query, id: number) {
  await tx.deleteFrom('sessions').where('id', '=', id).execute()
}

export async function deleteSessionByHash(tx: Query, tokenHash: string) {
  await tx.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** Ends one session of this person and nobody else; false when there is none. */
export async function deleteOwnSession(tx: Query, userId: number, id: number): Promise<boolean> {
  const row = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends every session of a person, but for one where it is named; answers how many. */
export async function deleteSessions(tx: Query, userId: number, exceptId = -1): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '<>', exceptId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Ends every session of everybody but for this one; answers how many. */
export async function deleteAllSessions(tx: Query, exceptId: number): Promise<number> {
  const all = await tx.deleteFrom('sessions').where('id', '<>', exceptId).executeTakeFirst()
  return Number(all.numDeletedRows)
}

export function sessionsOf(query: Query, userId: number, now: number) {
  return query
    .selectFrom('sessions')
    .select(['id', 'device', 'is_remembered', 'created_at', 'last_seen_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
}

export async function deleteExpiredSessions(tx: Query, now: number) {
  await tx.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}

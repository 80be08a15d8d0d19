import type { Query } from '../../platform/db/database.ts'

export type PasskeyRow = Awaited<ReturnType<typeof passkeysOf>>[number]

/** The passkeys of a person, the oldest first. */
export function passkeysOf(query: Query, userId: number) {
  return query
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}

/** The passkey of an id, and what authenticators know its person by. */
export function passkeyByCredential(query: Query, credentialId: string) {
  return query
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .selectAll('passkeys')
    .select('users.passkey_handle')
    .where('passkeys.credential_id', '=', credentialId)
    .where('users.erased_at', 'is', null)
    .executeTakeFirst()
}

type NewPasskey = Pick<
  PasskeyRow,
  'user_id' | 'credential_id' | 'public_key' | 'algorithm' | 'sign_count' | 'name' | 'created_at'
>

/** Its id; undefined where this passkey is kept already, whosever it is. */
export async function insertPasskey(tx: Query, passkey: NewPasskey): Promise<number | undefined> {
  const row = await tx
    .insertInto('passkeys')
    .values({ ...passkey, last_used_at: null })
    .onConflict((oc) => oc.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/**
 * Notes that a passkey was used. False where its count did not rise: it was copied, or is gone. Those that do not count
 * say 0 for ever (WebAuthn §6.1.1).
 */
export async function countUse(tx: Query, id: number, signCount: number, now: number) {
  const row = await tx
    .updateTable('passkeys')
    .set({ sign_count: signCount, last_used_at: now })
    .where('id', '=', id)
    .where((eb) => (signCount === 0 ? eb('sign_count', '=', 0) : eb('sign_count', '<', signCount)))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** What it was called; undefined where this person has none of that id. */
export async function deletePasskey(tx: Query, userId: number, id: number) {
  const row = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

/** Removes all that a person has; answers how many. */
export async function deletePasskeys(tx: Query, userId: number): Promise<number> {
  const all = await tx.deleteFrom('passkeys').where('user_id', '=', userId).executeTakeFirst()
  await tx.updateTable('users').set({ passkey_handle: null }).where('id', '=', userId).execute()
  return Number(all.numDeletedRows)
}

/** What authenticators know a person by: the one that they have, or else `proposed` from now on. */
export async function handleOf(tx: Query, userId: number, proposed: string): Promise<string> {
  await tx
    .updateTable('users')
    .set({ passkey_handle: proposed })
    .where('id', '=', userId)
    .where('passkey_handle', 'is', null)
    .execute()
  const row = await tx
    .selectFrom('users')
    .select('passkey_handle')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.passkey_handle ?? proposed
}

type Spent = { hash: string; until: number }

/** Uses a challenge up; false where it was used before. */
export async function spendChallenge(tx: Query, { hash, until }: Spent): Promise<boolean> {
  const row = await tx
    .insertInto('spent_challenges')
    .values({ challenge_hash: hash, expires_at: until })
    .onConflict((oc) => oc.column('challenge_hash').doNothing())
    .returning('challenge_hash')
    .executeTakeFirst()
  return row !== undefined
}

export async function forgetChallenges(tx: Query, now: number) {
  await tx.deleteFrom('spent_challenges').where('expires_at', '<=', now).execute()
}

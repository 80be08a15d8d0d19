import { countOf } from '../../platform/db/count-of.ts'
import type { Query } from '../../platform/db/database.ts'

/** The second factor of a person, confirmed or not. */
export function secondFactorOf(query: Query, userId: number) {
  return query
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Keeps a secret until it is confirmed; false when a confirmed one is there already. */
export async function proposeSecret(
  tx: Query,
  userId: number,
  secret: string,
  now: number,
): Promise<boolean> {
  const row = await tx
    .insertInto('second_factors')
    .values({ user_id: userId, secret, confirmed_at: null, created_at: now })
    .onConflict((oc) =>
      oc
        .column('user_id')
        .doUpdateSet({ secret, created_at: now })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that the code of a step was used; false when it, or a later one, was used before. */
export async function spendStep(tx: Query, userId: number, step: number): Promise<boolean> {
  const row = await tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function confirmSecret(tx: Query, userId: number, now: number) {
  await tx
    .updateTable('second_factors')
    .set({ confirmed_at: now })
    .where('user_id', '=', userId)
    .execute()
}

export async function deleteSecondFactor(tx: Query, userId: number) {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute()
}

export async function replaceRecoveryCodes(
  tx: Query,
  userId: number,
  hashes: string[],
  now: number,
) {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash, created_at: now }))
  await tx.insertInto('recovery_codes').values(rows).execute()
}

/** Uses a recovery code up; false when it is none of this person's. */
export async function spendRecoveryCode(
  tx: Query,
  userId: number,
  codeHash: string,
): Promise<boolean> {
  const row = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function recoveryCodesLeft(query: Query, userId: number): Promise<number> {
  return countOf(query.selectFrom('recovery_codes').where('user_id', '=', userId))
}

/** Every seed as it is kept. */
export function allSeeds(query: Query) {
  return query.selectFrom('second_factors').select(['user_id', 'secret']).execute()
}

/** Puts the same seed in another form, unless somebody has made a new one meanwhile. */
export async function replaceSeed(tx: Query, userId: number, before: string, after: string) {
  await tx
    .updateTable('second_factors')
    .set({ secret: after })
    .where('user_id', '=', userId)
    .where('secret', '=', before)
    .execute()
}

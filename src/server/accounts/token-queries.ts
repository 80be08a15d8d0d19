import type { Query } from '../platform/db/database.ts'

export type TokenPurpose = 'reset-password' | 'confirm-email' | 'change-email'

export type NewToken = {
  token_hash: string
  user_id: number
  purpose: TokenPurpose
  email: string
  created_at: number
  expires_at: number
}

export async function insertToken(tx: Query, token: NewToken) {
  await tx.insertInto('account_tokens').values(token).execute()
}

export function tokenByHash(
  query: Query,
  tokenHash: string,
  purposes: TokenPurpose[],
  now: number,
) {
  return query
    .selectFrom('account_tokens')
    .select(['user_id', 'purpose', 'email'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Uses a token up: of several who try at once, one gets it. */
export function spendToken(tx: Query, tokenHash: string, purposes: TokenPurpose[], now: number) {
  return tx
    .deleteFrom('account_tokens')
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .returning(['user_id', 'purpose', 'email'])
    .executeTakeFirst()
}

/** Makes every link that is still on its way to this person worthless. */
export async function deleteTokens(tx: Query, userId: number) {
  await tx.deleteFrom('account_tokens').where('user_id', '=', userId).execute()
}

export async function deleteExpiredTokens(tx: Query, now: number) {
  await tx.deleteFrom('account_tokens').where('expires_at', '<=', now).execute()
}

import type { Query } from '../platform/db/database.ts'
import { hashOf, newSecret } from '../platform/secret.ts'
import type { Shop } from '../platform/shop.ts'
import { insertToken, spendToken, type TokenPurpose, tokenByHash } from './token-queries.ts'

const minute = 60_000

/** How long a link works, in milliseconds (S10). */
export const tokenTimes: Record<TokenPurpose, number> = {
  'reset-password': 30 * minute,
  'confirm-email': 3 * 24 * 60 * minute,
  'change-email': 3 * 24 * 60 * minute,
}

type Input = { userId: number; purpose: TokenPurpose; email: string }

/** Makes a link's secret: 256 bits for the email, a hash for the database. */
export async function issueToken(shop: Shop, { userId, purpose, email }: Input): Promise<string> {
  const secret = newSecret()
  const now = shop.now()
  const times = { created_at: now, expires_at: now + tokenTimes[purpose] }
  const token = { token_hash: hashOf(secret), user_id: userId, purpose, email, ...times }
  await shop.db.write((tx) => insertToken(tx, token))
  return secret
}

/** Whose token it is, without using it up. */
export function peekToken(shop: Shop, secret: string, purposes: TokenPurpose[]) {
  return tokenByHash(shop.db.read, hashOf(secret), purposes, shop.now())
}

/** Uses the token up and answers whose it was; undefined when it is unknown, used or too old. */
export function takeToken(shop: Shop, tx: Query, secret: string, purposes: TokenPurpose[]) {
  return spendToken(tx, hashOf(secret), purposes, shop.now())
}

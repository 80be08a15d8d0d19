import type { Query } from '../platform/db/database.ts'
import { hashOf, newSecret } from '../platform/secret.ts'
import { insertLink } from './queries.ts'

/** A secret of its own for each answer and each email: none is kept that could be read again. */
export async function linkToSale(tx: Query, id: number, now: number): Promise<string> {
  const secret = newSecret()
  await insertLink(tx, hashOf(secret), id, now)
  return secret
}

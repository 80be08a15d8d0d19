import { ShopError } from '#domain/errors.ts'
import { readCreditCode, readCreditSecret } from '#domain/store-credit.ts'
import { foundByGuess, type Limit } from '../platform/http/rate-limit.ts'
import { hashOf } from '../platform/secret.ts'
import type { Shop } from '../platform/shop.ts'
import { type CreditRow, creditBySecret, creditsOfUser } from './queries.ts'

const guesses: Limit = { name: 'store-credit', most: 10, windowMs: 15 * 60_000 }

export type Asked = { code?: string | undefined; secret?: string | undefined }
export type Asker = { userId: number | null; address: string }

/**
 * The credit behind a code and its secret, or all of the account where neither is given. Whoever has only one of the two
 * learns nothing, and ten wrong ones in a quarter of an hour are enough for one network.
 */
export async function openCredits(shop: Shop, asked: Asked, by: Asker): Promise<CreditRow[]> {
  const { code = '', secret = '' } = asked
  if (code === '' && secret === '') {
    if (by.userId === null) throw new ShopError('credit-needs-code', { at: 'code' })
    return creditsOfUser(shop.db.read, by.userId)
  }
  const key = { code: readCreditCode(code), secretHash: hashOf(readCreditSecret(secret)) }
  const credit = await foundByGuess(shop, { limit: guesses, address: by.address }, () =>
    creditBySecret(shop.db.read, key),
  )
  if (!credit) throw new ShopError('unknown-credit-code')
  return [credit]
}

import type { PasskeyLoginForm } from '#contract/accounts/passkey-types.ts'
import { ShopError } from '#domain/errors.ts'
import type { Query } from '../../platform/db/database.ts'
import { countTry, takeBackTry } from '../../platform/http/rate-limit.ts'
import type { Shop } from '../../platform/shop.ts'
import { adoptGuestOrders } from '../adopt-queries.ts'
import { passkeyCounters } from '../limits.ts'
import { type UserRow, userById } from '../queries.ts'
import { takeChallenge } from './challenges.ts'
import { countUse, passkeyByCredential } from './passkey-queries.ts'
import { shopAddress } from './shop-address.ts'
import { verifyPasskey } from './verify-passkey.ts'

/** From where somebody signs in: the network, and the browser that was asked for the passkey. */
type From = { network: string; bearer: string | undefined }

/**
 * Whose passkey it is; `then` runs in the transaction that counts its use. One that is unknown and one that signed
 * wrongly are refused alike.
 */
export async function signInByPasskey<Result>(
  shop: Shop,
  form: PasskeyLoginForm,
  { network, bearer }: From,
  then: (tx: Query, user: UserRow) => Promise<Result>,
): Promise<Result> {
  const counters = passkeyCounters(network)
  await countTry(shop, counters)
  const challenge = await takeChallenge(shop, form.ticket, bearer)
  const passkey = await passkeyByCredential(shop.db.read, form.id)
  if (!passkey || passkey.passkey_handle !== form.userHandle) return refuse(shop, 'unknown')
  const key = { publicKey: passkey.public_key, algorithm: passkey.algorithm }
  const asked = { type: 'webauthn.get', challenge, ...shopAddress(shop) } as const
  const found = verifyPasskey(form, key, asked)
  if (found.fault !== null) return refuse(shop, found.fault, passkey.user_id)
  return shop.db.write(async (tx) => {
    const isCounted = await countUse(tx, passkey.id, found.signCount, shop.now())
    const user = await userById(tx, passkey.user_id)
    if (!isCounted || !user) return refuse(shop, 'count', passkey.user_id)
    await takeBackTry(tx, counters)
    if (user.email_confirmed_at !== null) await adoptGuestOrders(tx, user.id, user.email)
    return then(tx, user)
  })
}

function refuse(shop: Shop, why: string, userId: number | null = null): never {
  shop.log.warn({ userId, why }, 'a passkey was not right')
  throw new ShopError('passkey-refused')
}

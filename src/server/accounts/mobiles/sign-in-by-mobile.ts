import { ShopError } from '#domain/errors.ts'
import type { Query } from '../../platform/db/database.ts'
import { countTry } from '../../platform/http/rate-limit.ts'
import { hashOf } from '../../platform/secret.ts'
import type { Shop } from '../../platform/shop.ts'
import { adoptGuestOrders } from '../adopt-queries.ts'
import { linkCounters } from '../limits.ts'
import type { UserRow } from '../queries.ts'
import { demandTexts } from './ask-mobile-code.ts'
import { isMobileTicket } from './code-queries.ts'
import { proveMobile } from './mobile-code.ts'
import { adoptOrdersOfMobile, noteProved, userByMobile } from './mobile-queries.ts'

type Typed = { ticket: string; code: string }

/**
 * Signs in whoever reads the messages of a number that their account has confirmed; opens no account. `then` runs in the
 * transaction with who it is; throws `code-over` and `not-the-newest-text`.
 */
export async function signInByMobile<Result>(
  shop: Shop,
  typed: Typed,
  network: string,
  then: (tx: Query, user: UserRow) => Promise<Result>,
): Promise<Result> {
  demandTexts(shop)
  // A ticket has its own tries: whoever has one is not kept out by what others try from the same network.
  const isReal = await isMobileTicket(shop.db.read, hashOf(typed.ticket), shop.now())
  if (!isReal) await countTry(shop, linkCounters(network))
  // What was wrong is counted, so it is told after the transaction and not by breaking it.
  const told = await shop.db.write(async (tx) => {
    const now = shop.now()
    const proof = await proveMobile(tx, { ...typed, userId: null }, now)
    if (proof.refusal !== null) return proof
    // Between message and code somebody may have joined the staff, or have lost the number.
    const user = await userByMobile(tx, proof.mobile, now)
    if (!user) return { refusal: 'code-over' as const }
    await noteProved(tx, user.id, now)
    await adoptGuestOrders(tx, user.id, user.email)
    await adoptOrdersOfMobile(tx, user.id, proof.mobile, now)
    return { refusal: null, result: await then(tx, user) }
  })
  if (told.refusal === null) return told.result
  shop.log.warn({ network }, 'a code was not right')
  throw new ShopError(told.refusal, { at: 'code' })
}

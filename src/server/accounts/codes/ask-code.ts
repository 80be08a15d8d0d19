import { fold } from '#domain/fold.ts'
import type { Language } from '#domain/language.ts'
import { signInCode as limits } from '#domain/sign-in/sign-in-code.ts'
import { countTry } from '../../platform/http/rate-limit.ts'
import { sendLater } from '../../platform/mail/mail.ts'
import { hashOf, newSecret } from '../../platform/secret.ts'
import type { Shop } from '../../platform/shop.ts'
import { signInCodeEmail } from '../emails/sign-in-code.ts'
import { askCounters, codeEmailCounters } from '../limits.ts'
import { userByEmail } from '../queries.ts'
import { ownDevice, type Place } from '../sessions/known-places.ts'
import { insertCode } from './queries.ts'

/**
 * Sends a code to an address, and answers the ticket that it is used with. Nobody can tell whether there is an account:
 * the same email leaves, the same rows are written. Too many for one address are kept back without a word (S02).
 */
export async function askSignInCode(
  shop: Shop,
  email: string,
  place: Place,
  language: Language,
): Promise<string> {
  const user = await userByEmail(shop.db.read, email)
  const device = await ownDevice(shop.db.read, user?.id, place)
  const from = { network: place.network, device }
  await countTry(shop, askCounters(from.network, device))
  const isTooOften = await countTry(shop, codeEmailCounters(fold(email), from)).then(
    () => false,
    () => true,
  )
  const ticket = newSecret()
  const now = shop.now()
  const expiresAt = now + limits.ticketMinutes * 60_000
  await shop.db.write(async (tx) => {
    const codeId = await insertCode(tx, {
      ticketHash: hashOf(ticket),
      email,
      createdAt: now,
      expiresAt,
    })
    if (isTooOften) return
    const props = { codeId, language }
    await sendLater(tx, shop, { to: email, email: signInCodeEmail, props })
  })
  return ticket
}

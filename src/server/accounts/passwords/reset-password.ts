import { z } from 'zod'
import type { ResetForm } from '#contract/accounts/types.ts'
import { ShopError } from '#domain/errors.ts'
import { type Language, languages } from '#domain/language.ts'
import { countTry } from '../../platform/http/rate-limit.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { sendLater } from '../../platform/mail/mail.ts'
import type { Shop } from '../../platform/shop.ts'
import { accountChanged } from '../emails/account-changed.ts'
import { passwordToReset } from '../emails/reset-password.ts'
import { askCounters, linkCounters, resetEmailCounters } from '../limits.ts'
import { endMobile } from '../mobiles/confirm-mobile.ts'
import { endPasskeys } from '../passkeys/end-passkeys.ts'
import { updateUser, userByEmail, userById } from '../queries.ts'
import { knownDevice, type Place } from '../sessions/known-places.ts'
import { deletePlaces, knownAmong } from '../sessions/place-queries.ts'
import { deleteSessions } from '../sessions/session-queries.ts'
import { deleteTokens } from '../token-queries.ts'
import { peekToken, takeToken } from '../tokens.ts'
import { ownPassword } from './own-password.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { refusePassword } from './refuse-password.ts'

const Asked = z.object({
  email: z.string(),
  device: z.string().nullish(),
  language: z.enum(languages).default('en'),
})

/** Takes a request for a new password; nobody can tell from the answer whether there is such an account (S02). */
export async function askForReset(
  shop: Shop,
  email: string,
  place: Place,
  language: Language,
): Promise<void> {
  const device = await knownDevice(shop.db.read, place)
  await countTry(shop, askCounters(place.network, device))
  // The same work for every address: who it belongs to is looked up after the reply.
  const payload = { email, device, language }
  await shop.db.write((tx) => enqueue(tx, shop.now(), 'begin-reset', payload, { priority: 1 }))
}

/** The job behind it: a letter for an account that exists, nothing otherwise. */
export async function beginReset(shop: Shop, payload: unknown): Promise<void> {
  const { email, device, language } = Asked.parse(payload)
  const user = await userByEmail(shop.db.read, email)
  if (!user) return
  const [own] = device ? await knownAmong(shop.db.read, user.id, [device]) : []
  const counters = resetEmailCounters(user.id, own ?? null)
  const isTooOften = await countTry(shop, counters).then(
    () => false,
    () => true,
  )
  if (isTooOften) return
  const link = { to: user.email, email: passwordToReset, props: { userId: user.id, language } }
  await shop.db.write((tx) => sendLater(tx, shop, link))
  shop.log.info({ userId: user.id }, 'a link for a new password is on its way')
}

/**
 * Sets the new password and ends every session; the link works once (S10). Whoever knew the old one may have made
 * passkeys and tokens of other programs: they end too, and it says how many tokens.
 */
export async function resetPassword(
  shop: Shop,
  form: ResetForm,
  { network, address, language }: { network: string; address: string; language: Language },
): Promise<number> {
  await countTry(shop, linkCounters(network))
  const token = await peekToken(shop, form.token, ['reset-password'])
  const user = token && (await userById(shop.db.read, token.user_id))
  if (!user || token.email !== user.email) {
    shop.log.warn({ network }, 'a link was not right')
    throw new ShopError('reset-link-over', { at: 'token' })
  }
  const { id, username, email } = user
  refusePassword(form.password, { username, email, isStaff: user.role !== null })
  // What somebody was given does not stay their password, by this way either.
  if (user.must_change_password === 1 && (await isPassword(form.password, user.password_hash)))
    throw new ShopError('password-as-before', { at: 'password' })
  const password_hash = await hashPassword(form.password)
  const now = shop.now()
  const endedTokens = await shop.db.write(async (tx) => {
    const spent = await takeToken(shop, tx, form.token, ['reset-password'])
    if (!spent) throw new ShopError('reset-link-over', { at: 'token' })
    // Whoever opens the link reads the mail of this address: that proves it too.
    const proven = { email_confirmed_at: user.email_confirmed_at ?? now }
    await updateUser(tx, id, { password_hash, ...ownPassword, ...proven }, now)
    await deleteSessions(tx, id)
    await deleteTokens(tx, id)
    // Whoever came in with the old password is a stranger again.
    await deletePlaces(tx, id)
    await endPasskeys(shop, tx, user, language)
    await endMobile(shop, tx, user, language)
    const endedTokens = await shop.programs.end(tx, id, { id, username, address })
    const props = { username, change: 'password', endedTokens, language } as const
    await sendLater(tx, shop, { to: email, email: accountChanged, props })
    return endedTokens
  })
  shop.log.info({ userId: id, network }, 'a password was set anew')
  return endedTokens
}

import type { PasswordForm } from '#contract/accounts/types.ts'
import { ShopError } from '#domain/errors.ts'
import type { Language } from '#domain/language.ts'
import type { Query } from '../../platform/db/database.ts'
import type { Person } from '../../platform/http/request.ts'
import { sendLater } from '../../platform/mail/mail.ts'
import type { Shop } from '../../platform/shop.ts'
import { accountChanged } from '../emails/account-changed.ts'
import { endMobile } from '../mobiles/confirm-mobile.ts'
import { endPasskeys } from '../passkeys/end-passkeys.ts'
import { updateUser } from '../queries.ts'
import { deletePlaces } from '../sessions/place-queries.ts'
import { deleteSessions } from '../sessions/session-queries.ts'
import { demandPassword } from '../sign-in.ts'
import { deleteTokens } from '../token-queries.ts'
import { ownPassword } from './own-password.ts'
import { hashPassword } from './passwords.ts'
import { refusePassword } from './refuse-password.ts'

type Form = PasswordForm & { language: Language; address: string }

/**
 * Changes the password and ends every session but the caller's, which `then` renews (S06), every passkey, and every token
 * of other programs where that is wished: it says how many.
 */
export async function changePassword<Result>(
  shop: Shop,
  person: Person,
  { language, address, ...form }: Form,
  then: (tx: Query) => Promise<Result>,
): Promise<{ renewed: Result; endedTokens: number }> {
  const { currentPassword: password, newPassword, endsTokens } = form
  const field = 'currentPassword'
  const user = await demandPassword(shop, { userId: person.id, password, field })
  const { id, username, email, role } = user
  refusePassword(newPassword, { username, email, isStaff: role !== null }, 'newPassword')
  // What somebody was given does not stay their password (ASVS V6.4.1).
  if (user.must_change_password === 1 && newPassword === password)
    throw new ShopError('password-as-before', { at: 'newPassword' })
  const password_hash = await hashPassword(newPassword)
  return shop.db.write(async (tx) => {
    await updateUser(tx, id, { password_hash, ...ownPassword }, shop.now())
    await deleteSessions(tx, id, Number(person.sessionId))
    await deleteTokens(tx, id)
    // Whoever came in with the old password is a stranger again; this browser is known at its next sign-in.
    await deletePlaces(tx, id)
    await endPasskeys(shop, tx, user, language)
    await endMobile(shop, tx, user, language)
    const endedTokens = endsTokens ? await shop.programs.end(tx, id, { id, username, address }) : 0
    const props = { username, change: 'password', endedTokens, language } as const
    await sendLater(tx, shop, { to: email, email: accountChanged, props })
    return { renewed: await then(tx), endedTokens }
  })
}

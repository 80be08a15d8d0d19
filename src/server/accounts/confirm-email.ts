import type { EmailForm } from '#contract/accounts/types.ts'
import { ShopError } from '#domain/errors.ts'
import { fold } from '#domain/fold.ts'
import type { Language } from '#domain/language.ts'
import type { Query } from '../platform/db/database.ts'
import { countTry } from '../platform/http/rate-limit.ts'
import type { Person } from '../platform/http/request.ts'
import { sendLater } from '../platform/mail/mail.ts'
import type { Shop } from '../platform/shop.ts'
import { adoptGuestOrders } from './adopt-queries.ts'
import { accountChanged } from './emails/account-changed.ts'
import { emailToConfirm } from './emails/change-email.ts'
import { welcome } from './emails/confirm-email.ts'
import { emailCounters, linkCounters } from './limits.ts'
import { moveEmail, takenAmong, type UserRow, updateUser, userById } from './queries.ts'
import { demandStep } from './second-factor/second-factor.ts'
import { demandPassword } from './sign-in.ts'
import { deleteTokens } from './token-queries.ts'
import { takeToken } from './tokens.ts'

type From = { network: string; language: Language }

/** Opens a link that proves an address: the account's own, or the one it is to have. */
export async function confirmEmail(
  shop: Shop,
  secret: string,
  { network, language }: From,
): Promise<void> {
  await countTry(shop, linkCounters(network))
  await shop.db.write(async (tx) => {
    const token = await takeToken(shop, tx, secret, ['confirm-email', 'change-email'])
    const user = token && (await userById(tx, token.user_id))
    if (!user) {
      shop.log.warn({ network }, 'a link was not right')
      throw new ShopError('link-over', { at: 'token' })
    }
    if (token.purpose === 'change-email')
      return move(shop, tx, user, { email: token.email, language })
    if (fold(token.email) !== fold(user.email)) throw new ShopError('link-over', { at: 'token' })
    await updateUser(tx, user.id, { email_confirmed_at: shop.now() }, shop.now())
    await adoptGuestOrders(tx, user.id, user.email)
  })
}

type Moved = { email: string; language: Language }

async function move(shop: Shop, tx: Query, user: UserRow, { email, language }: Moved) {
  if (!(await moveEmail(tx, user.id, email, shop.now())))
    throw new ShopError('email-taken', { at: 'email' })
  await adoptGuestOrders(tx, user.id, email)
  await deleteTokens(tx, user.id)
  const props = { username: user.username, change: 'email', language } as const
  await sendLater(tx, shop, { to: user.email, email: accountChanged, props })
  shop.log.info({ userId: user.id }, 'an email was changed')
}

/** Sends the confirming link once more; says nothing when there is nothing to confirm. */
export async function resendConfirmation(
  shop: Shop,
  userId: number,
  language: Language,
): Promise<void> {
  const user = await userById(shop.db.read, userId)
  if (!user || user.email_confirmed_at !== null) return
  await countTry(shop, emailCounters(userId))
  const link = { to: user.email, email: welcome, props: { userId, language } }
  await shop.db.write((tx) => sendLater(tx, shop, link))
}

/** Sends a link to the address that an account is to have; until it is opened nothing changes. */
export async function askForEmail(
  shop: Shop,
  person: Person,
  form: EmailForm,
  language: Language,
): Promise<void> {
  const proof = { userId: person.id, password: form.password, field: 'password' }
  const user = await demandPassword(shop, proof)
  await demandStep(shop, user.id, form.code)
  await countTry(shop, emailCounters(user.id))
  const { email } = form
  if (fold(email) !== fold(user.email)) {
    const others = await takenAmong(shop.db.read, { username: '', email }, user.id)
    if (others.email) throw new ShopError('email-taken', { at: 'email' })
  }
  const link = { to: email, email: emailToConfirm, props: { userId: user.id, email, language } }
  await shop.db.write((tx) => sendLater(tx, shop, link))
}

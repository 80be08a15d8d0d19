import type { RegisterForm } from '#contract/accounts/types.ts'
import { ShopError } from '#domain/errors.ts'
import type { Language } from '#domain/language.ts'
import type { Query } from '../platform/db/database.ts'
import { countTry } from '../platform/http/rate-limit.ts'
import { sendLater } from '../platform/mail/mail.ts'
import type { Shop } from '../platform/shop.ts'
import { welcome } from './emails/confirm-email.ts'
import { registerCounters } from './limits.ts'
import { hashPassword } from './passwords/passwords.ts'
import { refusePassword } from './passwords/refuse-password.ts'
import { insertUser, takenAmong } from './queries.ts'

/** Opens an account, always a customer's; `then` runs in its transaction with the new id. */
export async function openAccount<Result>(
  shop: Shop,
  form: RegisterForm,
  { network, language }: { network: string; language: Language },
  then: (tx: Query, userId: number) => Promise<Result>,
): Promise<{ userId: number; result: Result }> {
  const { username, email, password } = form
  refusePassword(password, { username, email, isStaff: false })
  await countTry(shop, registerCounters(network))
  await refuseTaken(shop.db.read, { username, email })
  const passwordHash = await hashPassword(password)
  const hasAcceptedTerms = form.acceptTerms === true
  return shop.db.write(async (tx) => {
    const user = { username, email, passwordHash, hasAcceptedTerms }
    const userId = await insertUser(tx, user, shop.now())
    if (userId === undefined) {
      await refuseTaken(tx, { username, email })
      throw new ShopError('account-not-opened')
    }
    await sendLater(tx, shop, { to: email, email: welcome, props: { userId, language } })
    return { userId, result: await then(tx, userId) }
  })
}

async function refuseTaken(query: Query, names: { username: string; email: string }) {
  const taken = await takenAmong(query, names)
  const email = taken.email ? { email: 'email-taken' as const } : {}
  if (taken.username) throw new ShopError('username-taken', { at: 'username', beside: email })
  if (taken.email) throw new ShopError('email-taken', { at: 'email' })
}

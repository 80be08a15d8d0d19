import type { LoginForm } from '#contract/customer.ts'
import { ShopError, unauthenticated } from '#domain/errors.ts'
import type { Query } from '../db/database.ts'
import { type Counter, countTry, forgetTries, takeBackTry } from '../http/rate-limit.ts'
import type { Shop } from '../shop.ts'
import { fold } from './fold.ts'
import { signInCounters } from './limits.ts'
import { hashPassword, isOutdated, isPassword } from './passwords.ts'
import { type UserRow, updateUser, userById, userByLogin } from './queries.ts'
import { demandSecondFactor } from './second-factor.ts'

const refusal = 'Invalid username or password'

/** Who the form signs in; refuses alike whether the account or the password is wrong (S01). */
export async function signIn(shop: Shop, form: LoginForm, network: string): Promise<UserRow> {
  const user = await userByLogin(shop.db.read, form.username)
  const account = user ? `user ${user.id}` : `name ${fold(form.username)}`
  const counters = signInCounters(account, network)
  if (!(await tryPassword(shop, counters, form.password, user)) || !user) {
    throw unauthenticated(refusal)
  }
  await demandSecondFactor(shop, user, form.code, counters)
  await forgive(shop, counters)
  if (!isOutdated(user.password_hash)) return user
  return { ...user, password_hash: await renewHash(shop, user.id, form.password) }
}

/** Throws when the password was changed while it was being looked at: the old one opens nothing more. */
export async function stillTrue(tx: Query, user: UserRow): Promise<void> {
  const now = await userById(tx, user.id)
  if (now?.password_hash !== user.password_hash) throw unauthenticated(refusal)
}

/** Throws unless the signed-in person gives their own password; counted like a sign-in. */
export async function demandPassword(
  shop: Shop,
  asked: { userId: number; password: string; network: string; field: string },
): Promise<UserRow> {
  const user = await userById(shop.db.read, asked.userId)
  if (!user) throw unauthenticated()
  const counters = signInCounters(`user ${user.id}`, asked.network)
  if (!(await tryPassword(shop, counters, asked.password, user))) {
    const reason = 'This password is not right'
    throw new ShopError('invalid', reason, { fields: { [asked.field]: reason } })
  }
  await forgive(shop, counters)
  return user
}

/** Counted before it is hashed: of many at once, no more than may reach the hash. */
async function tryPassword(
  shop: Shop,
  counters: Counter[],
  password: string,
  user: UserRow | undefined,
): Promise<boolean> {
  await countTry(shop, counters)
  try {
    const isRight = await isPassword(password, user?.password_hash)
    if (!isRight) shop.log.warn({ userId: user?.id ?? null }, 'a password was not right')
    return isRight
  } catch (error) {
    // The hash was too busy to look: nobody has guessed anything.
    await shop.db.write((tx) => takeBackTry(tx, counters))
    throw error
  }
}

async function forgive(shop: Shop, [account, ...others]: Counter[]) {
  await shop.db.write(async (tx) => {
    if (account) await forgetTries(shop, tx, [account])
    await takeBackTry(tx, others)
  })
}

async function renewHash(shop: Shop, id: number, password: string): Promise<string> {
  const password_hash = await hashPassword(password)
  await shop.db.write((tx) => updateUser(tx, id, { password_hash }, shop.now()))
  return password_hash
}

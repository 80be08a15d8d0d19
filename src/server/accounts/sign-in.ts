import type { LoginForm } from '#contract/accounts/types.ts'
import { ShopError } from '#domain/errors.ts'
import { nameSkeleton } from '#domain/names/name-skeleton.ts'
import type { Query } from '../platform/db/database.ts'
import { type Counter, countTry, forgetTries, takeBackTry } from '../platform/http/rate-limit.ts'
import type { Shop } from '../platform/shop.ts'
import { placeCounters, signInCounters } from './limits.ts'
import { noPassword } from './passwords/no-password.ts'
import { hashPassword, isOutdated, isPassword } from './passwords/passwords.ts'
import { type UserRow, updateUser, userById, userByLogin } from './queries.ts'
import { demandSecondFactor } from './second-factor/second-factor.ts'
import { knownPlace, type Place } from './sessions/known-places.ts'

/** Who the form signs in; refuses alike whether the account or the password is wrong (S01). */
export async function signIn(shop: Shop, form: LoginForm, from: Place): Promise<UserRow> {
  const user = await userByLogin(shop.db.read, form.username)
  const account = user ? `user ${user.id}` : `name ${nameSkeleton(form.username)}`
  const known = await knownPlace(shop.db.read, user?.id, from)
  const strangers = signInCounters(account, from.network)
  const counters = known ? placeCounters(account, known) : strangers
  const proof = { password: form.password, isKnown: known !== null }
  if (!(await tryPassword(shop, counters, proof, user)) || !user) {
    throw new ShopError('wrong-sign-in')
  }
  await demandSecondFactor(shop, user, form.code, counters)
  await forgive(shop, known ? [...counters, ...strangers.slice(0, 1)] : counters, known !== null)
  if (!isOutdated(user.password_hash)) return user
  return { ...user, password_hash: await renewHash(shop, user.id, form.password) }
}

/** Throws when the password was changed while it was being looked at: the old one opens nothing more. */
export async function stillTrue(tx: Query, user: UserRow): Promise<void> {
  const now = await userById(tx, user.id)
  if (now?.password_hash !== user.password_hash) throw new ShopError('wrong-sign-in')
}

/** Throws unless the signed-in person gives their own password; counted apart from sign-ins, and never refused for what strangers do. */
export async function demandPassword(
  shop: Shop,
  asked: { userId: number; password: string; field: string },
): Promise<UserRow> {
  const user = await userById(shop.db.read, asked.userId)
  if (!user) throw new ShopError('sign-in-first')
  if (user.password_hash === noPassword) throw new ShopError('no-password-yet', { at: asked.field })
  const counters = placeCounters(`user ${user.id}`, 'signed in')
  const proof = { password: asked.password, isKnown: true }
  if (!(await tryPassword(shop, counters, proof, user))) {
    throw new ShopError('wrong-password', { at: asked.field })
  }
  await forgive(shop, counters, true)
  return user
}

/** Counted before it is hashed: of many at once, no more than may reach the hash. */
async function tryPassword(
  shop: Shop,
  counters: Counter[],
  { password, isKnown }: { password: string; isKnown: boolean },
  user: UserRow | undefined,
): Promise<boolean> {
  await countTry(shop, counters)
  try {
    const isRight = await isPassword(password, user?.password_hash, isKnown)
    if (!isRight) shop.log.warn({ userId: user?.id ?? null }, 'a password was not right')
    return isRight
  } catch (error) {
    // The hash was too busy to look: nobody has guessed anything.
    await shop.db.write((tx) => takeBackTry(tx, counters))
    throw error
  }
}

/** Forgets the failures before a right password, and takes the try back from counters that others share. */
async function forgive(shop: Shop, counters: Counter[], isAllOwn: boolean) {
  const own = isAllOwn ? counters : counters.slice(0, 1)
  await shop.db.write(async (tx) => {
    await forgetTries(shop, tx, own)
    await takeBackTry(tx, counters.slice(own.length))
  })
}

async function renewHash(shop: Shop, id: number, password: string): Promise<string> {
  const password_hash = await hashPassword(password)
  await shop.db.write((tx) => updateUser(tx, id, { password_hash }, shop.now()))
  return password_hash
}

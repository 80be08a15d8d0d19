import { randomBytes } from 'node:crypto'
import { ShopError } from '#domain/errors.ts'
import { type Counter, countTry, forgetTries, takeBackTry } from '../../platform/http/rate-limit.ts'
import { hashOf } from '../../platform/secret.ts'
import { vaultOf } from '../../platform/secret-key.ts'
import type { Shop } from '../../platform/shop.ts'
import { codeCounters } from '../limits.ts'
import type { UserRow } from '../queries.ts'
import { aboutSeed } from './seal-seeds.ts'
import { secondFactorOf, spendRecoveryCode, spendStep } from './second-factor-queries.ts'
import { stepOf, toBase32 } from './totp.ts'

/** Lets a sign-in through when no second factor is on, or when its code is right and new. */
export async function demandSecondFactor(
  shop: Shop,
  user: UserRow,
  code: string | undefined,
  signInTries: Counter[],
): Promise<void> {
  const factor = await secondFactorOf(shop.db.read, user.id)
  if (!factor?.confirmed_at) return
  if (!code) {
    // The password was right: asking for the code is no failure.
    await shop.db.write((tx) => takeBackTry(tx, signInTries))
    throw new ShopError('code-wanted', { at: 'code' })
  }
  if (!(await spendCode(shop, user.id, factor.secret, code)))
    throw new ShopError('code-wanted-anew', { at: 'code' })
}

/** Throws unless the code is right and new; for changes to the second factor itself. */
export async function demandCode(shop: Shop, userId: number, secret: string, code: string) {
  if (await spendCode(shop, userId, secret, code)) return
  throw new ShopError('wrong-code', { at: 'code' })
}

/** The same of whoever has turned two-step sign-in on; nothing is asked of anybody else. */
export async function demandStep(shop: Shop, userId: number, code: string | undefined) {
  const factor = await secondFactorOf(shop.db.read, userId)
  if (factor?.confirmed_at) await demandCode(shop, userId, factor.secret, code ?? '')
}

/** Ten codes of 120 bits to write down, and what the database keeps: a plain hash will do for so many (ASVS V6.5.2). */
export function newRecoveryCodes() {
  const codes = Array.from({ length: 10 }, () => {
    const signs = toBase32(randomBytes(15)).toLowerCase()
    return signs.replace(/(.{4})(?=.)/g, '$1-')
  })
  return { codes, hashes: codes.map(recoveryHash) }
}

/** Uses up the code of the app or a recovery code: neither counts twice. */
async function spendCode(shop: Shop, userId: number, secret: string, code: string) {
  const counters = codeCounters(userId)
  await countTry(shop, counters)
  const digits = code.replace(/[\s-]/g, '')
  const seed = vaultOf(shop).open(secret, aboutSeed(userId))
  // Without the key that it was sealed under, a recovery code is the only way.
  const step = seed === undefined ? undefined : stepOf(seed, digits, shop.now())
  const isRight = await shop.db.write(async (tx) => {
    const isSpent =
      step === undefined
        ? await spendRecoveryCode(tx, userId, recoveryHash(code))
        : await spendStep(tx, userId, step)
    if (isSpent) await forgetTries(shop, tx, counters)
    return isSpent
  })
  const by = step === undefined ? 'recovery code' : 'app'
  if (isRight) shop.log.info({ userId, by }, 'a second step was right')
  else shop.log.warn({ userId }, 'a second step was not right')
  return isRight
}

const recoveryHash = (code: string) => hashOf(code.toLowerCase().replace(/[\s-]/g, ''))

import { ShopError } from '#domain/errors.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Shop } from '../../platform/shop.ts'
import { sessionBegan } from '../sessions/session-queries.ts'
import { demandPassword } from '../sign-in.ts'
import { demandCode } from './second-factor.ts'
import { secondFactorOf } from './second-factor-queries.ts'

type Proof = { password: string | undefined; code: string | undefined }

/** Throws unless the signed-in person gives their password again, and the code of their app where two-step sign-in is on. */
export async function proveAgain(shop: Shop, userId: number, { password, code }: Proof) {
  if (!password) throw new ShopError('password-again', { at: 'password' })
  await demandPassword(shop, { userId, password, field: 'password' })
  const factor = await secondFactorOf(shop.db.read, userId)
  if (!factor?.confirmed_at) return
  if (!code) throw new ShopError('code-wanted', { at: 'code' })
  await demandCode(shop, userId, factor.secret, code)
}

/** For so long a sign-in is proof enough by itself. */
const freshMs = 10 * 60_000

/** The same, unless they have signed in just now; a program with a token never has. */
export async function proveLately(shop: Shop, person: Person | null, proof: Proof) {
  if (!person) throw new ShopError('sign-in-first')
  const began = await sessionBegan(shop.db.read, Number(person.sessionId))
  const age = began === undefined ? freshMs : shop.now() - began
  if (age < 0 || age >= freshMs) await proveAgain(shop, person.id, proof)
}

import { randomInt } from 'node:crypto'
import { ShopError } from '#domain/errors.ts'
import { nameOfEmail } from '#domain/names/name-of-email.ts'
import { policy } from '#domain/policy.ts'
import { codeIn } from '#domain/privacy/data-request.ts'
import type { PlainCode } from '#domain/refusals/list.ts'
import { signInCode as limits } from '#domain/sign-in/sign-in-code.ts'
import type { Query } from '../../platform/db/database.ts'
import { countTry } from '../../platform/http/rate-limit.ts'
import { hashOf } from '../../platform/secret.ts'
import type { Shop } from '../../platform/shop.ts'
import { adoptGuestOrders } from '../adopt-queries.ts'
import { linkCounters } from '../limits.ts'
import { deleteMobile } from '../mobiles/mobile-queries.ts'
import { deletePasskeys } from '../passkeys/passkey-queries.ts'
import { noPassword } from '../passwords/no-password.ts'
import {
  insertUser,
  takenAmong,
  type UserRow,
  updateUser,
  userByEmail,
  userById,
} from '../queries.ts'
import { secondFactorOf } from '../second-factor/second-factor-queries.ts'
import { deletePlaces } from '../sessions/place-queries.ts'
import { deleteSessions } from '../sessions/session-queries.ts'
import { deleteTokens } from '../token-queries.ts'
import { signInCodeHash } from './code-hash.ts'
import { countCodeTry, deleteCode, isTicket } from './queries.ts'

type Typed = { ticket: string; code: string }

/**
 * Signs in whoever reads the mail of an address, and opens an account where it has none. `then` runs in the transaction
 * with who it is; throws `code-over` and `not-the-newest-code`.
 */
export async function signInByCode<Result>(
  shop: Shop,
  typed: Typed,
  network: string,
  then: (tx: Query, user: UserRow) => Promise<Result>,
): Promise<Result> {
  // A ticket has its own tries: whoever has one is not kept out by what others try from the same network.
  const isReal = await isTicket(shop.db.read, hashOf(typed.ticket), shop.now())
  if (!isReal) await countTry(shop, linkCounters(network))
  // What was wrong is counted, so it is told after the transaction and not by breaking it.
  const told = await shop.db.write(async (tx) => {
    const proof = await proveAddress(tx, typed, shop.now())
    if (proof.refusal !== null) return proof
    const user = await ownerOf(tx, proof.email, shop.now())
    await adoptGuestOrders(tx, user.id, user.email)
    return { refusal: null, result: await then(tx, user) }
  })
  if (told.refusal === null) return told.result
  shop.log.warn({ network }, 'a code was not right')
  throw new ShopError(told.refusal, { at: 'code' })
}

type Proof = { refusal: PlainCode } | { refusal: null; email: string }

async function proveAddress(tx: Query, { ticket, code }: Typed, now: number): Promise<Proof> {
  const row = await countCodeTry(tx, { ticketHash: hashOf(ticket), most: limits.tries, now })
  if (!row) return { refusal: 'code-over' }
  if (row.code_hash !== signInCodeHash(row.id, codeIn(code))) {
    return { refusal: 'not-the-newest-code' }
  }
  await deleteCode(tx, row.id)
  return { refusal: null, email: row.email }
}

async function ownerOf(tx: Query, email: string, now: number): Promise<UserRow> {
  const user = await userByEmail(tx, email)
  if (!user) return openByCode(tx, email, now)
  // The email has said so already; between it and the code somebody may have joined the staff.
  if (user.role !== null || (await secondFactorOf(tx, user.id))?.confirmed_at) {
    throw new ShopError('code-over', { at: 'code' })
  }
  return user.email_confirmed_at === null ? takeOver(tx, user, now) : user
}

/** Whoever opened it has never proved the address: their password and sessions end, so that nobody lies in wait in it. */
async function takeOver(tx: Query, user: UserRow, now: number): Promise<UserRow> {
  const proven = { email_confirmed_at: now, password_hash: noPassword }
  await updateUser(tx, user.id, proven, now)
  await deleteSessions(tx, user.id)
  await deleteTokens(tx, user.id)
  await deletePlaces(tx, user.id)
  await deletePasskeys(tx, user.id)
  await deleteMobile(tx, user.id)
  return { ...user, ...proven }
}

const namesTried = 5

async function openByCode(tx: Query, email: string, now: number): Promise<UserRow> {
  for (let at = 0; at < namesTried; at++) {
    const username = nameOfEmail(email, at === 0 ? '' : String(randomInt(100, 10 ** (at + 3))))
    const taken = await takenAmong(tx, { username, email })
    if (taken.email) throw new ShopError('email-taken', { at: 'email' })
    if (taken.username || username.length < policy.username.minLength) continue
    const account = { username, email, passwordHash: noPassword }
    const proven = { isEmailConfirmed: true, hasAcceptedTerms: true }
    const id = await insertUser(tx, { ...account, ...proven }, now)
    const user = id === undefined ? undefined : await userById(tx, id)
    if (user) return user
  }
  throw new ShopError('account-not-opened')
}

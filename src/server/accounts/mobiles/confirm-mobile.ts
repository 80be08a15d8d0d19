import { ShopError } from '#domain/errors.ts'
import type { Language } from '#domain/language.ts'
import type { Query } from '../../platform/db/database.ts'
import { lockAccount } from '../../platform/db/locked.ts'
import type { Person } from '../../platform/http/request.ts'
import { sendLater } from '../../platform/mail/mail.ts'
import type { Shop } from '../../platform/shop.ts'
import { accountChanged } from '../emails/account-changed.ts'
import { type UserRow, userById } from '../queries.ts'
import { demandTexts, refuseUnfit } from './ask-mobile-code.ts'
import { proveMobile } from './mobile-code.ts'
import { adoptOrdersOfMobile, deleteMobile, keepMobile } from './mobile-queries.ts'

type By = { person: Person; language: Language }
type Typed = { ticket: string; code: string }

/**
 * Gives the signed-in person the number that the code came to, and the orders of the last 90 days that were placed with it. It leaves the
 * account that had it before: whoever reads its messages now has it. Both are told by email.
 */
export async function confirmMobile(shop: Shop, typed: Typed, { person, language }: By) {
  demandTexts(shop)
  const refusal = await shop.db.write(async (tx) => {
    const now = shop.now()
    await lockAccount(tx, person.id)
    const proof = await proveMobile(tx, { ...typed, userId: person.id }, now)
    if (proof.refusal !== null) return proof.refusal
    await refuseUnfit(tx, person.id)
    const before = await keepMobile(tx, person.id, proof.mobile, now)
    if (before !== undefined) await tell(shop, tx, before, { change: 'mobile-removed', language })
    await adoptOrdersOfMobile(tx, person.id, proof.mobile, now)
    await tell(shop, tx, person.id, { change: 'mobile-added', language })
    return null
  })
  if (refusal === null) return
  shop.log.warn({ userId: person.id }, 'a code was not right')
  throw new ShopError(refusal, { at: 'code' })
}

/** Takes the number out of the account and tells its person; says nothing where there is none. */
export async function removeMobile(shop: Shop, { person, language }: By) {
  await shop.db.write(async (tx) => {
    if ((await deleteMobile(tx, person.id)) === undefined) return
    await tell(shop, tx, person.id, { change: 'mobile-removed', language })
  })
}

/** Ends the number as the password changes: whoever knew the old one may have confirmed theirs. */
export async function endMobile(shop: Shop, tx: Query, user: UserRow, language: Language) {
  if ((await deleteMobile(tx, user.id)) === undefined) return
  await tell(shop, tx, user.id, { change: 'mobile-removed', language })
}

type Told = { change: 'mobile-added' | 'mobile-removed'; language: Language }

async function tell(shop: Shop, tx: Query, userId: number, { change, language }: Told) {
  const user = await userById(tx, userId)
  if (!user) return
  const props = { username: user.username, change, language }
  await sendLater(tx, shop, { to: user.email, email: accountChanged, props })
  shop.log.info({ userId, what: change }, 'a mobile number was changed')
}

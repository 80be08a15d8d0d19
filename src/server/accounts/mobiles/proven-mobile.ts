import { ShopError } from '#domain/errors.ts'
import type { Language } from '#domain/language.ts'
import type { Query } from '../../platform/db/database.ts'
import { lockAccount } from '../../platform/db/locked.ts'
import type { Person } from '../../platform/http/request.ts'
import { sendLater } from '../../platform/mail/mail.ts'
import type { Shop } from '../../platform/shop.ts'
import { accountChanged } from '../emails/account-changed.ts'
import { userById } from '../queries.ts'
import { demandTexts } from './ask-mobile-code.ts'
import { proveMobile } from './mobile-code.ts'

type MobileChange = `${'' | 'notice-'}mobile-${'added' | 'removed'}`
export type TypedCode = { ticket: string; code: string }

/**
 * Does something with the number that the code came to, in one transaction with the code's end. A wrong code is counted, and refused at
 * its field (`code`).
 */
export async function withProvenMobile(
  shop: Shop,
  typed: TypedCode,
  person: Person,
  keep: (tx: Query, mobile: string, now: number) => Promise<void>,
) {
  demandTexts(shop)
  // What was wrong is counted, so it is told after the transaction and not by breaking it.
  const refusal = await shop.db.write(async (tx) => {
    const now = shop.now()
    await lockAccount(tx, person.id)
    const proof = await proveMobile(tx, { ...typed, userId: person.id }, now)
    if (proof.refusal === null) await keep(tx, proof.mobile, now)
    return proof.refusal
  })
  if (refusal === null) return
  shop.log.warn({ userId: person.id }, 'a code was not right')
  throw new ShopError(refusal, { at: 'code' })
}

/** Tells the person of the account, by email in this language, what became of a number. */
export async function tellOfMobile(
  shop: Shop,
  tx: Query,
  userId: number,
  { change, language }: { change: MobileChange; language: Language },
) {
  const user = await userById(tx, userId)
  if (!user) return
  const props = { username: user.username, change, language }
  await sendLater(tx, shop, { to: user.email, email: accountChanged, props })
  shop.log.info({ userId, what: change }, 'a mobile number was changed')
}

import type { Language } from '#domain/language.ts'
import type { Query } from '../../platform/db/database.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Shop } from '../../platform/shop.ts'
import type { UserRow } from '../queries.ts'
import { refuseUnfit } from './ask-mobile-code.ts'
import { adoptOrdersOfMobile, deleteMobile, keepMobile } from './mobile-queries.ts'
import { type TypedCode, tellOfMobile, withProvenMobile } from './proven-mobile.ts'

type By = { person: Person; language: Language }

/**
 * Gives the signed-in person the number that the code came to, and the orders of the last 90 days that were placed with it. It leaves the
 * account that had it before: whoever reads its messages now has it. Both are told by email.
 */
export async function confirmMobile(shop: Shop, typed: TypedCode, { person, language }: By) {
  await withProvenMobile(shop, typed, person, async (tx, mobile, now) => {
    await refuseUnfit(tx, person.id)
    const before = await keepMobile(tx, person.id, mobile, now)
    if (before !== undefined) {
      await tellOfMobile(shop, tx, before, { change: 'mobile-removed', language })
    }
    await adoptOrdersOfMobile(tx, person.id, mobile, now)
    await tellOfMobile(shop, tx, person.id, { change: 'mobile-added', language })
  })
}

/** Takes the number out of the account and tells its person; says nothing where there is none. */
export async function removeMobile(shop: Shop, { person, language }: By) {
  await shop.db.write(async (tx) => {
    if ((await deleteMobile(tx, person.id)) === undefined) return
    await tellOfMobile(shop, tx, person.id, { change: 'mobile-removed', language })
  })
}

/** Ends the number as the password changes: whoever knew the old one may have confirmed theirs. */
export async function endMobile(shop: Shop, tx: Query, user: UserRow, language: Language) {
  if ((await deleteMobile(tx, user.id)) === undefined) return
  await tellOfMobile(shop, tx, user.id, { change: 'mobile-removed', language })
}

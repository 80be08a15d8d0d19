import type { KeptOfAccount } from '#contract/accounts/kept-types.ts'
import { ShopError } from '#domain/errors.ts'
import { wholeNumber } from '#domain/mobile.ts'
import { forgetInSales } from '../card-sales/queries.ts'
import { unlinkComplaints } from '../complaints/queries.ts'
import { account, eraseConsents, subscriber } from '../consents/record-consent.ts'
import { eraseNotes } from '../customers/queries.ts'
import { forgetRecipient } from '../gift-cards/queries.ts'
import { forgetWaiting } from '../holds/waiting-queries.ts'
import { eraseTickets } from '../messages/staff-queries.ts'
import { eraseSubscriber } from '../newsletter/staff-queries.ts'
import { eraseBuyer } from '../orders/person-queries.ts'
import type { Query } from '../platform/db/database.ts'
import { bumpVersion } from '../platform/db/version.ts'
import { forgetMailsTo } from '../platform/mail/queries.ts'
import type { Shop } from '../platform/shop.ts'
import { forgetTextsTo } from '../platform/texts/queries.ts'
import { heldKinds } from '../retention/queries.ts'
import { eraseSearches } from '../saved-searches/queries.ts'
import { eraseAddresses } from './address-book/address-book-queries.ts'
import { keepAnOwner } from './change-role.ts'
import { keptOfAccount } from './kept-of-account.ts'
import { deleteMobile } from './mobiles/mobile-queries.ts'
import { deleteNoticeMobile } from './mobiles/notice-mobile-queries.ts'
import { deletePasskeys } from './passkeys/passkey-queries.ts'
import { eraseReviewer, eraseUser, type UserRow } from './queries.ts'
import { deleteSecondFactor } from './second-factor/second-factor-queries.ts'
import { deletePlaces } from './sessions/place-queries.ts'
import { deleteSessions } from './sessions/session-queries.ts'
import { deleteTokens } from './token-queries.ts'

type Eraser = (tx: Query, user: UserRow, now: number) => Promise<unknown>

/** What takes a person out of each kind of record; whoever keeps more adds a line here. */
const erasers: Eraser[] = [
  (tx, user) => deleteSessions(tx, user.id),
  (tx, user) => deleteTokens(tx, user.id),
  (tx, user) => deletePlaces(tx, user.id),
  (tx, user) => deleteSecondFactor(tx, user.id),
  (tx, user) => deletePasskeys(tx, user.id),
  async (tx, user) => {
    const mobile = await deleteMobile(tx, user.id)
    const forNotices = await deleteNoticeMobile(tx, user.id)
    for (const number of [mobile, forNotices])
      if (number) await forgetTextsTo(tx, wholeNumber(number))
  },
  (tx, user) => forgetMailsTo(tx, user.email),
  (tx, user) => eraseReviewer(tx, user.id),
  // The register of complaints is kept for the law: its messages stay, without the account.
  (tx, user) => unlinkComplaints(tx, user.id),
  (tx, user) => eraseTickets(tx, user.id),
  // An address that nobody has proven may be somebody else's.
  async (tx, user, now) => {
    if (user.email_confirmed_at === null) return
    await eraseSubscriber(tx, user.email_key)
    await forgetWaiting(tx, user.email_key)
    await forgetRecipient(tx, user.email_key, now)
    await forgetInSales(tx, user.email_key, now)
    await eraseConsents(tx, subscriber(user.email), now)
  },
  (tx, user, now) => eraseConsents(tx, account(user.id), now),
  (tx, user) => eraseNotes(tx, user.id),
  (tx, user) => eraseAddresses(tx, user.id),
  (tx, user) => eraseSearches(tx, user.id),
  (tx, user) => eraseBuyer(tx, user.id),
  (tx, user, now) => eraseUser(tx, user.id, now),
]

/** Erases an account: what names the person goes; answers what the shop has to keep. */
export function deleteAccount(shop: Shop, user: UserRow): Promise<KeptOfAccount[]> {
  const now = shop.now()
  return shop.db.write(async (tx) => {
    await refuseHeld(tx)
    await keepAnOwner(tx, user.id)
    const kept = await keptOfAccount(tx, user.id, now)
    for (const erase of erasers) await erase(tx, user, now)
    await bumpVersion(tx, now)
    return kept
  })
}

/** A dispute or an authority wants something to stay that would go with the account. */
async function refuseHeld(tx: Query) {
  const held = await heldKinds(tx)
  if (erased.some((kind) => held.has(kind))) throw new ShopError('account-held')
}

/** The kinds of data that an account takes along. */
const erased = ['orders', 'messages', 'consents', 'gift-card-orders', 'gift-cards']

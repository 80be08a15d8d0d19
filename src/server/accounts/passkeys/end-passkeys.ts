import type { Language } from '#domain/language.ts'
import type { Query } from '../../platform/db/database.ts'
import { sendLater } from '../../platform/mail/mail.ts'
import type { Shop } from '../../platform/shop.ts'
import { accountChanged } from '../emails/account-changed.ts'
import type { UserRow } from '../queries.ts'
import { deletePasskeys } from './passkey-queries.ts'

/**
 * Ends every passkey as the password changes: whoever knew the old one may have added some. Told by an email of its own: their
 * person adds them again.
 */
export async function endPasskeys(shop: Shop, tx: Query, user: UserRow, language: Language) {
  if ((await deletePasskeys(tx, user.id)) === 0) return
  const props = { username: user.username, change: 'passkey-removed', language } as const
  await sendLater(tx, shop, { to: user.email, email: accountChanged, props })
}

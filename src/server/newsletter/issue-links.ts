import { hashOf, newSecret } from '../platform/secret.ts'
import type { Shop } from '../platform/shop.ts'
import { dropConfirmations, insertToken, pendingSubscriber } from './queries.ts'

const confirmMs = 7 * 24 * 60 * 60_000

/** Fresh secrets for the links of one email; null when the address no longer waits for one. */
export function issueLinks(
  shop: Shop,
  subscriberId: number,
): Promise<{ confirm: string; unsubscribe: string } | null> {
  const now = shop.now()
  return shop.db.write(async (tx) => {
    if (!(await pendingSubscriber(tx, subscriberId))) return null
    const links = { confirm: newSecret(), unsubscribe: newSecret() }
    await dropConfirmations(tx, subscriberId)
    const token = { subscriber_id: subscriberId, created_at: now }
    await insertToken(tx, {
      ...token,
      token_hash: hashOf(links.confirm),
      purpose: 'confirm',
      expires_at: now + confirmMs,
    })
    // An email may lie about for years: its way out never ends.
    await insertToken(tx, {
      ...token,
      token_hash: hashOf(links.unsubscribe),
      purpose: 'unsubscribe',
      expires_at: null,
    })
    return links
  })
}

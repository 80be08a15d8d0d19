import type { Language } from '#domain/language.ts'
import type { Query } from '../../platform/db/database.ts'
import { hashOf, newSecret } from '../../platform/secret.ts'
import type { Shop } from '../../platform/shop.ts'
import { insertToken } from '../queries.ts'
import { nextDelivery, settle } from './delivery-queries.ts'
import { issueById } from './queries.ts'

/** A delivery that is written down as being handed to the mail server. */
export type Handed = {
  id: number
  attempts: number
  email: string
  language: Language
  /** Of the link by which its reader leaves; kept as a hash. */
  secret: string
}

/**
 * Takes the next reader's turn: whoever has left meanwhile is passed over, and nothing leaves of a newsletter that was paused.
 * Null where nobody's turn has come.
 */
export function handNext(shop: Shop, issueId: number): Promise<Handed | null> {
  return shop.db.write(async (tx) => {
    const now = shop.now()
    if ((await issueById(tx, issueId))?.state !== 'sending') return null
    for (;;) {
      const next = await nextDelivery(tx, issueId, now)
      if (!next) return null
      const { id, attempts, readerId, email, status, language } = next
      if (readerId === null || email === null || language === null || status !== 'confirmed') {
        await settle(tx, id, ['waiting'], { state: 'skipped', settled_at: now })
        continue
      }
      const secret = await wayOut(tx, readerId, now)
      await settle(tx, id, ['waiting'], { state: 'handed' })
      return { id, attempts, email, language, secret }
    }
  })
}

async function wayOut(tx: Query, readerId: number, now: number) {
  const secret = newSecret()
  await insertToken(tx, {
    ...{ token_hash: hashOf(secret), subscriber_id: readerId, purpose: 'unsubscribe' },
    // An email may lie about for years: its way out never ends.
    ...{ created_at: now, expires_at: null },
  })
  return secret
}

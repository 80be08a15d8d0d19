import { notFound } from '#domain/errors.ts'
import { hashOf, newSecret } from '../customers/secret.ts'
import type { Query } from '../db/database.ts'
import { type Counter, countTry } from '../http/rate-limit.ts'
import type { Shop } from '../shop.ts'
import {
  askFor,
  dropConfirmations,
  insertToken,
  markConfirmed,
  markUnsubscribed,
  subscriberOf,
} from './queries.ts'

const minuteMs = 60_000
const pauseMs = 10 * minuteMs
const confirmMs = 7 * 24 * 60 * minuteMs
const perNetwork = { name: 'newsletter', most: 20, windowMs: 60 * minuteMs }

/** Asks an address to confirm by letter; the answer never says whether it is known already. */
export async function subscribe(shop: Shop, email: string, network: string): Promise<void> {
  const counters: Counter[] = [{ limit: perNetwork, subject: network }]
  await countTry(shop, counters)
  const now = shop.now()
  await shop.db.write(async (tx) => {
    const id = await askFor(tx, { email, now, pauseMs })
    if (id === undefined) return
    await dropConfirmations(tx, id)
    await giveToken(tx, id, 'confirm', now, now + confirmMs)
    await giveToken(tx, id, 'unsubscribe', now, null)
  })
}

/** Confirms by the link of a letter; a second click says the same. */
export async function confirmSubscription(shop: Shop, token: string): Promise<void> {
  const now = shop.now()
  await shop.db.write(async (tx) => {
    const id = await subscriberOf(tx, hashOf(token), 'confirm', now)
    if (id === undefined) throw notFound('This link no longer works. Please subscribe once more.')
    await markConfirmed(tx, id, now)
  })
}

/** Ends it by the link that every letter carries; a second click says the same. */
export async function unsubscribe(shop: Shop, token: string): Promise<void> {
  const now = shop.now()
  await shop.db.write(async (tx) => {
    const id = await subscriberOf(tx, hashOf(token), 'unsubscribe', now)
    if (id === undefined) throw notFound('We do not know this link.')
    await markUnsubscribed(tx, id, now)
  })
}

async function giveToken(
  tx: Query,
  subscriberId: number,
  purpose: 'confirm' | 'unsubscribe',
  now: number,
  expiresAt: number | null,
): Promise<string> {
  const secret = newSecret()
  await insertToken(tx, {
    token_hash: hashOf(secret),
    subscriber_id: subscriberId,
    purpose,
    created_at: now,
    expires_at: expiresAt,
  })
  return secret
}

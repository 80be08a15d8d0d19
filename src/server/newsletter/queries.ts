import { fold } from '#domain/fold.ts'
import type { Language } from '#domain/language.ts'
import type { Query } from '../platform/db/database.ts'

type Asked = { email: string; language: Language; now: number; pauseMs: number }

/**
 * Notes that an address asks for the newsletter. Answers its id when an email is due: not for one that
 * is confirmed, nor for one that was written to within the pause.
 */
export async function askFor(tx: Query, asked: Asked): Promise<number | undefined> {
  const { email, language, now, pauseMs } = asked
  const row = await tx
    .insertInto('subscribers')
    .values({
      email,
      email_key: fold(email),
      language,
      asked_at: now,
      confirmed_at: null,
      unsubscribed_at: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((oc) =>
      oc
        .column('email_key')
        .doUpdateSet({ status: 'pending', language, asked_at: now, updated_at: now })
        .where('subscribers.status', '!=', 'confirmed')
        .where('subscribers.asked_at', '<=', now - pauseMs),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** True while the address waits to be confirmed. */
export async function pendingSubscriber(query: Query, id: number): Promise<boolean> {
  const row = await query
    .selectFrom('subscribers')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return row !== undefined
}

type NewToken = {
  token_hash: string
  subscriber_id: number
  purpose: 'confirm' | 'unsubscribe'
  created_at: number
  expires_at: number | null
}

export async function insertToken(tx: Query, token: NewToken) {
  await tx.insertInto('subscriber_tokens').values(token).execute()
}

/** The subscriber that a link speaks for, while the link holds. */
export async function subscriberOf(
  query: Query,
  tokenHash: string,
  purpose: NewToken['purpose'],
  now: number,
): Promise<number | undefined> {
  const row = await query
    .selectFrom('subscriber_tokens')
    .select('subscriber_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst()
  return row?.subscriber_id
}

/** Whose address it was, and when and in which language it was asked for; undefined of one that did not wait. */
export function markConfirmed(tx: Query, id: number, now: number) {
  return tx
    .updateTable('subscribers')
    .set({ status: 'confirmed', confirmed_at: now, unsubscribed_at: null, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning(['email', 'language', 'asked_at'])
    .executeTakeFirst()
}

/** From here on no older link confirms the address again; answers it. */
export async function markUnsubscribed(tx: Query, id: number, now: number) {
  const row = await tx
    .updateTable('subscribers')
    .set({ status: 'unsubscribed', unsubscribed_at: now, updated_at: now })
    .where('id', '=', id)
    .where('status', '!=', 'unsubscribed')
    .returning('email')
    .executeTakeFirst()
  await dropConfirmations(tx, id)
  if (row) await countLeaving(tx, id, now)
  return row?.email
}

/** A reader who leaves is counted at the newsletter that they were sent last; who it was is not. */
async function countLeaving(tx: Query, id: number, now: number) {
  await tx
    .updateTable('newsletter_issues')
    .set((eb) => ({ left_count: eb('left_count', '+', 1) }))
    .where('id', '=', (of) =>
      of
        .selectFrom('newsletter_deliveries')
        .select('issue_id')
        .where('subscriber_id', '=', id)
        // Who is quick may leave before the mail server's answer is written down.
        .where('state', 'in', ['sent', 'unclear', 'handed'])
        .orderBy((eb) => eb.fn.coalesce('settled_at', eb.val(now)), 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    )
    .execute()
}

export async function dropConfirmations(tx: Query, subscriberId: number) {
  await tx
    .deleteFrom('subscriber_tokens')
    .where('subscriber_id', '=', subscriberId)
    .where('purpose', '=', 'confirm')
    .execute()
}

export async function languageOfSubscriber(db: Query, id: number): Promise<Language> {
  const row = await db
    .selectFrom('subscribers')
    .select('language')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.language ?? 'en'
}

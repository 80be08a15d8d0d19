import type { Query } from '../db/database.ts'

export type Claim = { scope: string; key: string; requestHash: string }

/** A first request that has not answered after this long is taken for dead. */
const patienceMs = 60_000

/** True when this request is the first with its key, or the first since an older one was forgotten. */
export async function claimKey(
  tx: Query,
  { scope, key, requestHash }: Claim,
  now: number,
  keptMs: number,
): Promise<boolean> {
  const fresh = { request_hash: requestHash, created_at: now, expires_at: now + keptMs }
  const row = await tx
    .insertInto('idempotency')
    .values({ scope, key, ...fresh })
    .onConflict((oc) =>
      oc
        .columns(['scope', 'key'])
        .doUpdateSet({ ...fresh, status: null, body: null })
        .where((eb) =>
          eb.or([
            eb('idempotency.expires_at', '<=', now),
            eb.and([
              eb('idempotency.status', 'is', null),
              eb('idempotency.created_at', '<', now - patienceMs),
            ]),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

export type Kept = { request_hash: string; status: number | null; body: string | null }

export function keptAnswer(
  db: Query,
  scope: string,
  key: string,
  now: number,
): Promise<Kept | undefined> {
  return db
    .selectFrom('idempotency')
    .select(['request_hash', 'status', 'body'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** What was made for somebody since a moment, the last first, as it was answered. */
export async function answersSince(db: Query, scope: string, since: number): Promise<string[]> {
  const rows = await db
    .selectFrom('idempotency')
    .select('body')
    .where('scope', '=', scope)
    .where('status', '=', 201)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute()
  return rows.flatMap(({ body }) => body ?? [])
}

type Answer = { status: number; body: string }

export const answerUpdate = (tx: Query, scope: string, key: string, answer: Answer) =>
  tx.updateTable('idempotency').set(answer).where('scope', '=', scope).where('key', '=', key)

export async function keepAnswer(tx: Query, scope: string, key: string, answer: Answer) {
  await answerUpdate(tx, scope, key, answer).execute()
}

/** Lets the next request with this key try again. */
export async function releaseKey(tx: Query, scope: string, key: string) {
  await tx
    .deleteFrom('idempotency')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('status', 'is', null)
    .execute()
}

export async function forgetHandlers(tx: Query, now: number) {
  await tx.deleteFrom('idempotency').where('expires_at', '<=', now).execute()
}

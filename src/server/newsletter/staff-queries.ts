import { sql } from 'kysely'
import type { SubscriberState } from '#contract/newsletter/admin-types.ts'
import { countOf } from '../platform/db/count-of.ts'
import type { Query } from '../platform/db/database.ts'
import { likePart } from '../platform/db/like-part.ts'

type Asked = {
  state: SubscriberState | undefined
  q: string | undefined
  page: number
  size: number
}

/** One page of the readers, newest first. */
export async function subscriberPage(db: Query, { state, q, page, size }: Asked) {
  let found = db.selectFrom('subscribers')
  if (state) found = found.where('status', '=', state)
  if (q) {
    const part = likePart(q.toLowerCase())
    found = found.where(sql<boolean>`email_key like ${part} escape '\\'`)
  }
  const rows = await found
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total: await countOf(found) }
}

/** How many readers are in each state. */
export async function countSubscribers(db: Query): Promise<Record<SubscriberState, number>> {
  const rows = await db
    .selectFrom('subscribers')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  const count = (state: SubscriberState) =>
    Number(rows.find(({ status }) => status === state)?.count ?? 0)
  return {
    pending: count('pending'),
    confirmed: count('confirmed'),
    unsubscribed: count('unsubscribed'),
  }
}

/** Everybody who said yes, in the order in which they did. */
export function confirmedSubscribers(db: Query) {
  return db
    .selectFrom('subscribers')
    .select(['email', 'confirmed_at'])
    .where('status', '=', 'confirmed')
    .orderBy('confirmed_at')
    .orderBy('id')
    .execute()
}

/** The address that is forgotten, with every link that it was sent. */
export async function deleteSubscriber(tx: Query, id: number): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('subscribers')
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst()
  return row?.email
}

/** Forgets the address of somebody who leaves the shop. */
export async function eraseSubscriber(tx: Query, emailKey: string) {
  await tx.deleteFrom('subscribers').where('email_key', '=', emailKey).execute()
}

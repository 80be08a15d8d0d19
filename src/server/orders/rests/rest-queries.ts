import { sql } from 'kysely'
import type { Query } from '../../platform/db/database.ts'

/** Booked orders whose buyer is to be asked for the rest once more, those that end first before all others. */
export async function restsToRemind(db: Query, endsBefore: number, now: number, limit: number) {
  const rows = await waiting(db)
    .where('o.rest_before', '<=', endsBefore)
    .where('o.rest_before', '>', now)
    .where('o.rest_reminded_at', 'is', null)
    .where(isNotClaimed(0))
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Booked orders whose rest has not come in time; those whose buyer has named a transfer since then are still looked for. */
export async function lapsedRests(db: Query, now: number, claimedAfter: number, limit: number) {
  const rows = await waiting(db)
    .where('o.rest_before', '<=', now)
    .where(isNotClaimed(claimedAfter))
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Whose buyer has named no transfer since then. */
const isNotClaimed = (afterMs: number) => sql<boolean>`not exists (select 1 from payments p
  where p.order_id = o.id and p.state = 'claimed' and p.claimed_at > ${afterMs})`

const waiting = (db: Query) =>
  db
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.state', '=', 'confirmed')
    .where('o.rest_before', 'is not', null)
    .orderBy('o.rest_before')
    .orderBy('o.id')

/** True once: nobody is reminded twice. */
export async function takeReminder(tx: Query, id: number, now: number): Promise<boolean> {
  const row = await tx
    .updateTable('orders')
    .set({ rest_reminded_at: now })
    .where('id', '=', id)
    .where('state', '=', 'confirmed')
    .where('rest_before', '>', now)
    .where('rest_reminded_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

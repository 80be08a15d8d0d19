import { type Insertable, sql, type Updateable } from 'kysely'
import { countOf } from '../../platform/db/count-of.ts'
import type { Query } from '../../platform/db/database.ts'
import { locked } from '../../platform/db/locked.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type RequestRow = NonNullable<Awaited<ReturnType<typeof requestById>>>

export function requestById(db: Query, id: number) {
  return db.selectFrom('data_requests').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The same row, held until the transaction ends. */
export async function lockRequest(tx: Query, id: number) {
  const row = tx.selectFrom('data_requests').select('id').where('id', '=', id)
  await locked(tx, row).execute()
  return requestById(tx, id)
}

export async function insertRequest(tx: Query, row: Insertable<Tables['data_requests']>) {
  const made = await tx
    .insertInto('data_requests')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

export async function updateRequest(
  tx: Query,
  id: number,
  change: Updateable<Tables['data_requests']>,
) {
  await tx.updateTable('data_requests').set(change).where('id', '=', id).execute()
}

/** How many codes an address was sent since a moment. */
export async function countSince(db: Query, email: string, since: number): Promise<number> {
  return countOf(
    db.selectFrom('data_requests').where('email', '=', email).where('asked_at', '>', since),
  )
}

const proved = (db: Query) =>
  db
    .selectFrom('data_requests as r')
    .leftJoin('users as u', 'u.id', 'r.user_id')
    .where('r.contact_proved_at', 'is not', null)

const isLate = (now: number) => sql<boolean>`(r.answered_at is null and r.goal_before <= ${now})`

type Asked = {
  state: 'open' | 'late' | 'answered' | undefined
  page: number
  size: number
  now: number
}

/** One page of the requests whose contact is proved: the open by their clock, then the answered, newest first. */
export async function requestPage(db: Query, { state, page, size, now }: Asked) {
  let found = proved(db)
  if (state === 'open') found = found.where('r.answered_at', 'is', null)
  if (state === 'answered') found = found.where('r.answered_at', 'is not', null)
  if (state === 'late') found = found.where(isLate(now))
  const rows = await found
    .selectAll('r')
    .select('u.username')
    .orderBy(sql`case when r.answered_at is null then 0 else 1 end`)
    .orderBy(sql`case when r.answered_at is null then r.answer_before else -r.answered_at end`)
    .orderBy('r.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total: await countOf(found) }
}

/** How many requests are open, open past the shop's own goal, and answered. */
export async function countRequests(db: Query, now: number) {
  const row = await proved(db)
    .select([
      sql<number>`coalesce(sum(case when r.answered_at is null then 1 else 0 end), 0)`.as('open'),
      sql<number>`coalesce(sum(case when ${isLate(now)} then 1 else 0 end), 0)`.as('late'),
      sql<number>`coalesce(sum(case when r.answered_at is null then 0 else 1 end), 0)`.as(
        'answered',
      ),
    ])
    .executeTakeFirstOrThrow()
  return { open: Number(row.open), late: Number(row.late), answered: Number(row.answered) }
}

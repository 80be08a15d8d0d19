import { sql } from 'kysely'
import type { Query } from '../platform/db/database.ts'

const columns = [
  'id',
  'username',
  'email',
  'username_skeleton',
  'email_skeleton',
  'erased_at',
] as const

/** Rows of people whose skeletons an older release has not written, or not erased, the oldest first. */
export function unsettledUsers(query: Query, count: number) {
  const own = sql<string>`'id:' || id`
  return query
    .selectFrom('users')
    .select(columns)
    .where((eb) =>
      eb.or([
        eb('username_skeleton', 'is', null),
        eb('email_skeleton', 'is', null),
        eb.and([
          eb('erased_at', 'is not', null),
          eb.or([eb('username_skeleton', '<>', own), eb('email_skeleton', '<>', own)]),
        ]),
      ]),
    )
    .orderBy('id')
    .limit(count)
    .execute()
}

export type Unsettled = Awaited<ReturnType<typeof unsettledUsers>>[number]

/** Which of these somebody holds already. */
export async function skeletonsHeld(query: Query, usernames: string[], emails: string[]) {
  if (usernames.length === 0)
    return { usernames: new Set<string | null>(), emails: new Set<string | null>() }
  const rows = await query
    .selectFrom('users')
    .select(['username_skeleton', 'email_skeleton'])
    .where((eb) =>
      eb.or([eb('username_skeleton', 'in', usernames), eb('email_skeleton', 'in', emails)]),
    )
    .execute()
  return {
    usernames: new Set(rows.map((row) => row.username_skeleton)),
    emails: new Set(rows.map((row) => row.email_skeleton)),
  }
}

export type Settled = { id: number; username: string; email: string }

/** Writes the skeletons of many rows at once. */
export async function settleUsers(tx: Query, rows: readonly Settled[]) {
  const values = rows.map(
    ({ id, username, email }) =>
      sql`(cast(${id} as bigint), cast(${username} as text), cast(${email} as text))`,
  )
  await sql`update users set username_skeleton = v.column2, email_skeleton = v.column3
    from (values ${sql.join(values)}) as v where users.id = v.column1`.execute(tx)
}

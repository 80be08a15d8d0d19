import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Purpose } from '#domain/privacy/purposes.ts'
import type { Query } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'

/** The newest words of a notice in every language that it has. */
export function newestNotices(db: Query, purpose: Purpose) {
  return db
    .selectFrom('notices as n')
    .leftJoin('users as u', 'u.id', 'n.user_id')
    .select(['n.version', 'n.language', 'n.text', 'n.from_at', 'u.username'])
    .where('n.purpose', '=', purpose)
    .where('n.version', '=', (eb) =>
      eb
        .selectFrom('notices')
        .select((of) => of.fn.max('version').as('version'))
        .where('purpose', '=', purpose),
    )
    .execute()
}

export async function insertNotices(tx: Query, rows: Insertable<Tables['notices']>[]) {
  await tx.insertInto('notices').values(rows).execute()
}

/** How many consents in use name the newest version, and how many an older one. */
export async function consentCounts(db: Query, purpose: Purpose, version: number) {
  const row = await db
    .selectFrom('consents')
    .select([
      sql<number>`coalesce(sum(case when notice_version = ${version} then 1 else 0 end), 0)`.as(
        'newest',
      ),
      sql<number>`coalesce(sum(case when notice_version < ${version} then 1 else 0 end), 0)`.as(
        'older',
      ),
    ])
    .where(sql<boolean>`purpose = ${purpose}`)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { consents: Number(row.newest), olderConsents: Number(row.older) }
}

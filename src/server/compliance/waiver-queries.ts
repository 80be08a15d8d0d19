import type { Insertable } from 'kysely'
import type { Query } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

/** Why checks were waived for the return of a period, by check. */
export async function waiversOf(db: Query, period: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('compliance_waivers')
    .select(['check_id', 'words'])
    .where('period', '=', period)
    .execute()
  return new Map(rows.map(({ check_id, words }) => [check_id, words]))
}

/** What was waived before keeps the words that it was waived with. */
export async function insertWaivers(
  tx: Query,
  rows: readonly Insertable<Tables['compliance_waivers']>[],
) {
  await tx
    .insertInto('compliance_waivers')
    .values([...rows])
    .onConflict((oc) => oc.doNothing())
    .execute()
}

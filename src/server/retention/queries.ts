import type { Query } from '../platform/db/database.ts'

export type RetentionRow = Awaited<ReturnType<typeof retentionRows>>[number]

/** How long each kind of data is kept. */
export function retentionRows(db: Query) {
  return db.selectFrom('retention').selectAll().orderBy('kind').execute()
}

/** The kinds that nothing may be taken of now. */
export async function heldKinds(db: Query): Promise<Set<string>> {
  const rows = await db
    .selectFrom('legal_holds')
    .select('kind')
    .where('lifted_at', 'is', null)
    .execute()
  return new Set(rows.map((row) => row.kind))
}

/** For how many days a kind is kept; null of one that has no number. */
export async function keepsDays(db: Query, kind: string): Promise<number | null> {
  const row = await db
    .selectFrom('retention')
    .select('keeps_days')
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row?.keeps_days ?? null
}

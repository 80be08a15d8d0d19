import type { Database, Query } from '../platform/db/database.ts'

/** The document kept under a name, or undefined when it was never saved. */
export async function readDocument(db: Pick<Database, 'read'>, name: string): Promise<unknown> {
  const row = await db.read
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row && JSON.parse(row.value)
}

export async function writeDocument(tx: Query, name: string, value: unknown, now: number) {
  const row = { name, value: JSON.stringify(value), updated_at: now }
  await tx
    .insertInto('settings')
    .values(row)
    .onConflict((oc) => oc.column('name').doUpdateSet({ value: row.value, updated_at: now }))
    .execute()
}

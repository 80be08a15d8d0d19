import type { Insertable } from 'kysely'
import type { Query } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'

/** The legal holds of now, with who placed them. */
export function holdsInForce(db: Query) {
  return db
    .selectFrom('legal_holds as h')
    .leftJoin('users as u', 'u.id', 'h.user_id')
    .select(['h.id', 'h.kind', 'h.reason', 'h.from_at', 'u.username'])
    .where('h.lifted_at', 'is', null)
    .execute()
}

/** The id of a new hold; undefined where the kind is held already. */
export async function insertHold(tx: Query, row: Insertable<Tables['legal_holds']>) {
  const made = await tx
    .insertInto('legal_holds')
    .values(row)
    .onConflict((oc) => oc.column('kind').where('lifted_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

/** The kind that is no longer held; undefined where it was not. */
export async function liftHold(tx: Query, id: number, now: number): Promise<string | undefined> {
  const row = await tx
    .updateTable('legal_holds')
    .set({ lifted_at: now })
    .where('id', '=', id)
    .where('lifted_at', 'is', null)
    .returning('kind')
    .executeTakeFirst()
  return row?.kind
}

export async function insertSweep(tx: Query, row: Insertable<Tables['retention_sweeps']>) {
  await tx.insertInto('retention_sweeps').values(row).execute()
}

export async function lastSweep(db: Query): Promise<number | null> {
  const row = await db
    .selectFrom('retention_sweeps')
    .select('at')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? null
}

import type { BulkAction } from '#domain/bulk/bulk-change.ts'
import { undoMs } from '#domain/bulk/undo.ts'
import type { Actor } from '../../audit/audit.ts'
import type { Query } from '../../platform/db/database.ts'
import type { ProductChange } from '../admin-queries.ts'

type Begun = { action: BulkAction; products: number; now: number }

/** Notes a change of many, and forgets those that nobody can take back any more; answers its id. */
export async function beginChange(tx: Query, actor: Actor, { action, products, now }: Begun) {
  await tx
    .deleteFrom('bulk_changes')
    .where('at', '<=', now - undoMs)
    .execute()
  const { id } = await tx
    .insertInto('bulk_changes')
    .values({ at: now, username: actor.username, action, products })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Row = { id: number; before: object; after: object }

export async function keepBefore(tx: Query, bulkId: number, { id, before, after }: Row) {
  const texts = { before: JSON.stringify(before), after: JSON.stringify(after) }
  await tx
    .insertInto('bulk_change_rows')
    .values({ bulk_id: bulkId, product_id: id, ...texts })
    .execute()
}

/** Those since a moment that were not taken back, the newest first. */
export const changesSince = (db: Query, since: number) =>
  db
    .selectFrom('bulk_changes')
    .selectAll()
    .where('at', '>', since)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(5)
    .execute()

export const changeById = (db: Query, id: number) =>
  db.selectFrom('bulk_changes').selectAll().where('id', '=', id).executeTakeFirst()

/** What it wrote of each product, by what was there. */
export async function rowsOfChange(db: Query, bulkId: number) {
  const rows = await db
    .selectFrom('bulk_change_rows')
    .selectAll()
    .where('bulk_id', '=', bulkId)
    .orderBy('product_id')
    .execute()
  return rows.map(({ product_id: id, before, after }) => ({
    id,
    // Both are what `keepBefore` wrote.
    before: JSON.parse(before) as ProductChange,
    after: JSON.parse(after) as Record<string, unknown>,
  }))
}

/** Marks it as taken back, or with null as one that still can be; false where somebody was quicker. */
export async function markUndone(tx: Query, id: number, at: number | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bulk_changes')
    .set({ undone_at: at })
    .where('id', '=', id)
    .where('undone_at', at === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

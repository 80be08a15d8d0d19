import type { Insertable, Selectable } from 'kysely'
import { countOf } from '../platform/db/count-of.ts'
import type { Query } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

export type RuleRow = Selectable<Tables['cod_rules']>
export type NewRule = Insertable<Tables['cod_rules']>

export const rulesInOrder = (db: Query): Promise<RuleRow[]> =>
  db.selectFrom('cod_rules').selectAll().orderBy('position').orderBy('id').execute()

/** The whole list anew; a rule that has an id keeps it. */
export async function writeRules(tx: Query, rules: readonly NewRule[]) {
  const kept = rules.flatMap(({ id }) => id ?? [])
  const others = tx.deleteFrom('cod_rules')
  await (kept.length > 0 ? others.where('id', 'not in', kept) : others).execute()
  for (const { id, ...columns } of rules) {
    await (id === undefined
      ? tx.insertInto('cod_rules').values(columns)
      : tx.updateTable('cod_rules').set(columns).where('id', '=', id)
    ).execute()
  }
}

/** How many parcels under this mobile were refused at the door since then. */
export async function refusalsSince(db: Query, mobile: string, since: number): Promise<number> {
  return countOf(
    db.selectFrom('door_refusals').where('mobile', '=', mobile).where('refused_at', '>', since),
  )
}

/** The same of the orders of an account, for its owner to see: one a parcel. */
export async function refusalsOfUser(db: Query, userId: number) {
  const rows = await db
    .selectFrom('door_refusals as d')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .select(['o.number', 'd.refused_at'])
    .where('o.user_id', '=', userId)
    .orderBy('d.refused_at')
    .execute()
  return rows.map(({ number, refused_at }) => ({
    order: number,
    refusedAt: new Date(refused_at).toISOString(),
  }))
}

/** True once something has been delivered under this mobile. */
export async function hasReceived(db: Query, mobile: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('mobile', '=', mobile)
    .where('delivered_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Which of these products are never paid for at the door. */
export async function keptFromDoor(db: Query, productIds: number[]): Promise<Set<number>> {
  if (productIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', productIds)
    .where('is_cod_allowed', '=', 0)
    .execute()
  return new Set(rows.map((row) => row.id))
}

export async function insertDoorRefusal(
  tx: Query,
  refusal: { order_id: number; mobile: string; refused_at: number },
) {
  await tx
    .insertInto('door_refusals')
    .values(refusal)
    .onConflict((oc) => oc.column('order_id').doNothing())
    .execute()
}

export const doorRefusalOf = (db: Query, orderId: number) =>
  db.selectFrom('door_refusals').selectAll().where('order_id', '=', orderId).executeTakeFirst()

/** True when there was one. */
export async function deleteDoorRefusal(tx: Query, orderId: number): Promise<boolean> {
  const row = await tx
    .deleteFrom('door_refusals')
    .where('order_id', '=', orderId)
    .returning('order_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function forgetRefusalsUntil(tx: Query, until: number) {
  await tx.deleteFrom('door_refusals').where('refused_at', '<=', until).execute()
}

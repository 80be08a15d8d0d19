import type { Query } from '../../platform/db/database.ts'
import { locked } from '../../platform/db/locked.ts'

/** The tags of these orders, in the order of their letters. */
export async function tagsOf(db: Query, ids: readonly number[]): Promise<Map<number, string[]>> {
  const tags = new Map<number, string[]>()
  if (ids.length === 0) return tags
  const rows = db.selectFrom('order_tags').selectAll().where('order_id', 'in', ids)
  for (const { order_id: id, tag } of await rows.orderBy('tag_key').execute())
    tags.set(id, [...(tags.get(id) ?? []), tag])
  return tags
}

/** The tags in use, the commonest first, each as it was written last in the alphabet. */
export async function tagsInUse(db: Query, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('order_tags')
    .select((eb) => [eb.fn.max('tag').as('tag'), eb.fn.countAll<number>().as('count')])
    .groupBy('tag_key')
    .orderBy('count', 'desc')
    .orderBy('tag_key')
    .limit(most)
    .execute()
  return rows.map(({ tag }) => tag)
}

/** Everybody on the staff. */
export const peopleAtWork = (db: Query) =>
  db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('role', 'is not', null)
    .where('erased_at', 'is', null)
    .orderBy('username_key')
    .execute()

export type KeyedTag = { key: string; tag: string }

/** Adds tags to orders; one that an order has already stays as it was written. */
export async function addTags(tx: Query, ids: readonly number[], tags: readonly KeyedTag[]) {
  const rows = ids.flatMap((id) =>
    tags.map(({ key, tag }) => ({ order_id: id, tag_key: key, tag })),
  )
  if (rows.length === 0) return
  await tx
    .insertInto('order_tags')
    .values(rows)
    .onConflict((oc) => oc.doNothing())
    .execute()
}

export async function removeTags(tx: Query, ids: readonly number[], keys: readonly string[]) {
  if (keys.length === 0) return
  const own = tx.deleteFrom('order_tags').where('order_id', 'in', ids)
  await own.where('tag_key', 'in', keys).execute()
}

export const assign = (tx: Query, ids: readonly number[], assigned_to: number | null) =>
  tx.updateTable('orders').set({ assigned_to }).where('id', 'in', ids).execute()

/** These orders, locked in the order of their numbers, so that two who change the same ones wait for each other. */
export async function lockOrders(tx: Query, ids: readonly number[]) {
  const rows = tx
    .selectFrom('orders')
    .select(['id', 'number', 'assigned_to'])
    .where('id', 'in', ids)
    .orderBy('id')
  return locked(tx, rows).execute()
}

import type { Insertable, Selectable } from 'kysely'
import type { Query } from '../../platform/db/database.ts'
import { isOneOf } from '../../platform/db/dialect.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { ProductChange } from '../admin-queries.ts'

export type PriceListRow = Selectable<Tables['price_lists']>

const toldMs = 2 * 86_400_000

/** Those that are planned or run, by their beginning, and what has begun for good lately without all of its sarees. */
export const openLists = (db: Query, now: number) =>
  db
    .selectFrom('price_lists')
    .selectAll()
    .where(({ and, eb, exists, or, selectFrom }) =>
      or([
        eb('state', 'in', ['planned', 'running']),
        and([
          eb('state', '=', 'over'),
          eb('ends_at', 'is', null),
          eb('starts_at', '>', now - toldMs),
          exists(
            selectFrom('price_list_products as lp')
              .select('lp.product_id')
              .whereRef('lp.list_id', '=', 'price_lists.id')
              .where('lp.after', 'is', null),
          ),
        ]),
      ]),
    )
    .orderBy('starts_at')
    .orderBy('id')
    .limit(50)
    .execute()

export const listById = (db: Query, id: number) =>
  db.selectFrom('price_lists').selectAll().where('id', '=', id).executeTakeFirst()

/** Which of these products stand in a list that is planned or runs, and its time. */
export const openListsOf = (db: Query, ids: readonly number[]) =>
  db
    .selectFrom('price_list_products as lp')
    .innerJoin('price_lists as l', 'l.id', 'lp.list_id')
    .innerJoin('products as p', 'p.id', 'lp.product_id')
    .select(['p.id', 'p.name as product', 'l.name as list'])
    .select(['l.starts_at as from', 'l.ends_at as until'])
    .where('l.state', 'in', ['planned', 'running'])
    .where(isOneOf(db, 'lp.product_id', ids))
    .execute()

export async function insertList(tx: Query, row: Insertable<Tables['price_lists']>) {
  const { id } = await tx
    .insertInto('price_lists')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertListed(tx: Query, listId: number, ids: readonly number[]) {
  const rows = ids.map((id) => ({ list_id: listId, product_id: id }))
  await tx.insertInto('price_list_products').values(rows).execute()
}

/** Its products, and what it wrote of each, where it has begun. */
export async function listedOf(db: Query, listId: number) {
  const rows = await db
    .selectFrom('price_list_products')
    .select(['product_id', 'before', 'after'])
    .where('list_id', '=', listId)
    .orderBy('product_id')
    .execute()
  return rows.map(({ product_id: id, before, after }) => ({
    id,
    // Both are what `keepListed` wrote.
    before: before === null ? null : (JSON.parse(before) as ProductChange),
    after: after === null ? null : (JSON.parse(after) as Record<string, unknown>),
  }))
}

type Written = { listId: number; id: number; before: object; after: object }

export async function keepListed(tx: Query, { listId, id, before, after }: Written) {
  await tx
    .updateTable('price_list_products')
    .set({ before: JSON.stringify(before), after: JSON.stringify(after) })
    .where('list_id', '=', listId)
    .where('product_id', '=', id)
    .execute()
}

type Turn = { id: number; from: PriceListRow['state']; to: PriceListRow['state'] }

/** False where it is in another state by now. */
export async function turnList(tx: Query, { id, from, to }: Turn): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('price_lists')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export type Left = { count: number; names: string[] }

const mostNamed = 10

/** What these lists left as it was when they began, by list. */
export async function leftBy(db: Query, listIds: readonly number[]): Promise<Map<number, Left>> {
  if (listIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('price_list_products as lp')
    .innerJoin('price_lists as l', 'l.id', 'lp.list_id')
    .innerJoin('products as p', 'p.id', 'lp.product_id')
    .select(['lp.list_id', 'p.name'])
    .where('lp.list_id', 'in', listIds)
    .where('lp.after', 'is', null)
    .where('l.state', 'in', ['running', 'over'])
    .orderBy('p.name')
    .orderBy('p.id')
    .execute()
  const byList = Map.groupBy(rows, ({ list_id }) => list_id)
  return new Map(
    [...byList].map(([id, of]) => [
      id,
      { count: of.length, names: of.slice(0, mostNamed).map(({ name }) => name) },
    ]),
  )
}

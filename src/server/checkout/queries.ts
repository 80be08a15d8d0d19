import { type Insertable, sql } from 'kysely'
import { galleryOrder } from '#domain/image-order.ts'
import type { Query } from '../db/database.ts'
import { engineOf } from '../db/dialect.ts'
import type { Tables } from '../db/tables.ts'

/**
 * The next number of each counter, without gaps: a transaction that fails gives its numbers back. Whoever
 * wants one next waits for the commit, so that it is asked for last.
 */
export const countUp = (tx: Query, names: readonly string[]) =>
  tx
    .insertInto('counters')
    .values(names.map((name) => ({ name, value: 1 })))
    .onConflict((oc) =>
      oc.column('name').doUpdateSet((eb) => ({ value: eb('counters.value', '+', 1) })),
    )
    .returning(['name', 'value'])

/** The id that an order is going to have: whatever belongs to it can be written before or with it. */
export async function nextOrderId(tx: Query): Promise<number> {
  const { rows } = await (engineOf(tx) === 'postgres'
    ? sql<{ id: number }>`select nextval(pg_get_serial_sequence('orders', 'id')) as id`
    : sql<{
        id: number
      }>`select coalesce(max(seq), 0) + 1 as id from sqlite_sequence where name = 'orders'`
  ).execute(tx)
  const [row] = rows
  if (!row) throw new Error('There is no next order.')
  return row.id
}

export type NewOrder = Insertable<Tables['orders']>

export const orderInsert = (tx: Query, order: NewOrder) => tx.insertInto('orders').values(order)

export async function insertOrder(tx: Query, order: NewOrder): Promise<number> {
  const row = await orderInsert(tx, order).returning('id').executeTakeFirstOrThrow()
  return row.id
}

type NewLine = Omit<Insertable<Tables['order_lines']>, 'id' | 'order_id'>

export const linesInsert = (tx: Query, orderId: number, lines: readonly NewLine[]) =>
  tx.insertInto('order_lines').values(lines.map((line) => ({ ...line, order_id: orderId })))

export async function insertLines(tx: Query, orderId: number, lines: readonly NewLine[]) {
  await linesInsert(tx, orderId, lines).execute()
}

type NewPayment = Insertable<Tables['payments']>

export const paymentInsert = (tx: Query, payment: NewPayment) =>
  tx.insertInto('payments').values(payment)

export async function insertPayment(tx: Query, payment: NewPayment) {
  await paymentInsert(tx, payment).execute()
}

/** The picture that stands for each product, read inside the transaction. */
export async function picturesFor(tx: Query, ids: number[]): Promise<Map<number, string>> {
  const rows = await tx
    .selectFrom('product_pictures')
    .select(['product_id', 'path'])
    .where('product_id', 'in', ids)
    .orderBy('product_id')
    .orderBy('position')
    .execute()
  const paths = new Map<number, string[]>()
  for (const row of rows) {
    paths.set(row.product_id, [...(paths.get(row.product_id) ?? []), row.path])
  }
  return new Map([...paths].map(([id, own]) => [id, galleryOrder(own)[0] ?? '']))
}

/** How many orders of this shopper wait for money while their pieces are kept aside. */
export async function waitingOrders(
  tx: Query,
  by: { mobile: string; userId: number | null },
  now: number,
): Promise<number> {
  const row = await tx
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'pending_payment')
    .where('held_until', '>', now)
    .where((eb) => eb.or([eb('mobile', '=', by.mobile), eb('user_id', '=', by.userId)]))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** The cart has become an order: it is forgotten, its lines and its holds with it. */
export const cartDelete = (tx: Query, cartId: number) =>
  tx.deleteFrom('carts').where('id', '=', cartId)

import type { Insertable } from 'kysely'
import { galleryOrder } from '#domain/image-order.ts'
import type { Query } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

/** The next number of each counter, without gaps: a transaction that fails gives its numbers back. */
export async function nextNumbers(tx: Query, names: string[]): Promise<Map<string, number>> {
  const rows = await tx
    .insertInto('counters')
    .values(names.map((name) => ({ name, value: 1 })))
    .onConflict((oc) =>
      oc.column('name').doUpdateSet((eb) => ({ value: eb('counters.value', '+', 1) })),
    )
    .returningAll()
    .execute()
  return new Map(rows.map((row) => [row.name, row.value]))
}

export type NewOrder = Insertable<Tables['orders']>

export async function insertOrder(tx: Query, order: NewOrder): Promise<number> {
  const row = await tx.insertInto('orders').values(order).returning('id').executeTakeFirstOrThrow()
  return row.id
}

type NewLine = Omit<Insertable<Tables['order_lines']>, 'id' | 'order_id'>

export async function insertLines(tx: Query, orderId: number, lines: readonly NewLine[]) {
  await tx
    .insertInto('order_lines')
    .values(lines.map((line) => ({ ...line, order_id: orderId })))
    .execute()
}

export async function insertPayment(tx: Query, payment: Insertable<Tables['payments']>) {
  await tx.insertInto('payments').values(payment).execute()
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
export async function forgetCart(tx: Query, cartId: number) {
  await tx.deleteFrom('carts').where('id', '=', cartId).execute()
}

import { type Insertable, sql } from 'kysely'
import { doorMethods } from '#domain/payment-methods.ts'
import { galleryOrder } from '#domain/pictures/image-order.ts'
import { askTogether } from '../platform/db/at-once.ts'
import type { Query } from '../platform/db/database.ts'
import { engineOf } from '../platform/db/dialect.ts'
import { lockText } from '../platform/db/locked.ts'
import type { Tables } from '../platform/db/tables.ts'
import { productLocks } from '../stock/hold-queries.ts'

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

/**
 * The ids that an order and its email are going to have, so that all of it can be written at once, the working days that
 * its slowest piece needs, and the picture that stands for each of its products; from here on other sales of them wait.
 */
export async function prepareOrder(tx: Query, productIds: number[]) {
  const [[ids], pictures] = await askTogether(tx, [
    nextIds(tx, productIds).compile(),
    picturePaths(tx, productIds).compile(),
    productLocks(tx, productIds).compile(),
  ])
  if (!ids) throw new Error('There is no next order.')
  return { ...ids, images: imagesOf(pictures) }
}

/** PostgreSQL gives each id to one transaction alone; SQLite has one that writes. */
function nextIds(tx: Query, productIds: number[]) {
  const nextOf = (table: 'orders' | 'mails') =>
    engineOf(tx) === 'postgres'
      ? sql<number>`nextval(pg_get_serial_sequence(${sql.lit(table)}, 'id'))`
      : sql<number>`(select coalesce(max(seq), 0) + 1 from sqlite_sequence where name = ${table})`
  return tx.selectNoFrom((eb) => [
    nextOf('orders').as('orderId'),
    nextOf('mails').as('mailId'),
    eb
      .selectFrom('products')
      .select((of) => of.fn.max('making_days').as('days'))
      .where('id', 'in', productIds)
      .as('makingDays'),
  ])
}

const picturePaths = (tx: Query, productIds: number[]) =>
  tx
    .selectFrom('product_pictures')
    .select(['product_id', 'path'])
    .where('product_id', 'in', productIds)
    .orderBy('product_id')
    .orderBy('position')

/** The picture that stands for each product, read inside the transaction. */
export async function picturesFor(tx: Query, productIds: number[]): Promise<Map<number, string>> {
  return imagesOf(await picturePaths(tx, productIds).execute())
}

function imagesOf(pictures: readonly { product_id: number; path: string }[]) {
  const paths = new Map<number, string[]>()
  for (const { product_id, path } of pictures) {
    paths.set(product_id, [...(paths.get(product_id) ?? []), path])
  }
  return new Map([...paths].map(([id, own]) => [id, galleryOrder(own)[0] ?? '']))
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

export async function insertPayment(tx: Query, payment: NewPayment): Promise<number> {
  const row = await paymentInsert(tx, payment).returning('id').executeTakeFirstOrThrow()
  return row.id
}

/** Whoever else orders to the door with this number waits until this order is written. */
export const lockMobile = (tx: Query, mobile: string) => lockText(tx, `door ${mobile}`)

/** How many orders to be paid at the door are under way to this mobile number. */
export async function openCodOrders(tx: Query, mobile: string): Promise<number> {
  const row = await tx
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('mobile', '=', mobile)
    .where('payment_method', 'in', doorMethods)
    .where('state', 'in', ['pending_payment', 'confirmed', 'packed', 'shipped', 'on_hold'])
    .whereRef('paid_paise', '<', 'total_paise')
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** The cart has become an order: it is forgotten, its lines and its holds with it. */
export const cartDelete = (tx: Query, cartId: number) =>
  tx.deleteFrom('carts').where('id', '=', cartId)

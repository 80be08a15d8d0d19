import { sql } from 'kysely'
import type { OrderRow } from '../order-records/queries.ts'
import { searchOrders } from '../orders/search-queries.ts'
import type { Query } from '../platform/db/database.ts'

/** How many orders and how many sarees are shown; one more tells that there are others. */
export const mostFound = 6

/** The newest orders that have this text in their number, mobile, name, email or invoice's number. */
export async function ordersBy(db: Query, text: string): Promise<OrderRow[]> {
  const { found } = await searchOrders(db, text)
  const ids = await db
    .selectFrom('orders as o')
    .where(found)
    .select('o.id')
    .orderBy('o.id', 'desc')
    .limit(mostFound + 1)
    .execute()
  return ordersWith(
    db,
    ids.map(({ id }) => id),
  )
}

/** The orders of these numbers. */
export async function ordersNumbered(db: Query, numbers: string[]): Promise<OrderRow[]> {
  if (numbers.length === 0) return []
  return db
    .selectFrom('orders')
    .selectAll()
    .where('number', 'in', numbers)
    .orderBy('id', 'desc')
    .execute()
}

/** The orders that a transfer of this reference paid or is said to, and those of a parcel of this number. */
export async function ordersByReference(db: Query, reference: string): Promise<OrderRow[]> {
  const { rows } = await sql<{ id: number }>`
    select p.order_id as id from settlements s join payments p on p.id = s.payment_id
      where s.reference = ${reference}
    union select order_id from payments
      where state in ('awaiting', 'claimed') and claimed_reference = ${reference}
    union select order_id from parcels
      where tracking_number <> '' and tracking_number in (${reference}, ${reference.toLowerCase()})
    limit ${mostFound}`.execute(db)
  return ordersWith(
    db,
    rows.map(({ id }) => Number(id)),
  )
}

/** The newest orders of these sarees. */
export async function ordersOfPieces(db: Query, productIds: number[]): Promise<OrderRow[]> {
  if (productIds.length === 0) return []
  const lines = await db
    .selectFrom('order_lines')
    .select('order_id')
    .distinct()
    .where('product_id', 'in', productIds)
    .orderBy('order_id', 'desc')
    .limit(3)
    .execute()
  return ordersWith(
    db,
    lines.map(({ order_id }) => order_id),
  )
}

/** These, the newest first. */
async function ordersWith(db: Query, ids: number[]): Promise<OrderRow[]> {
  if (ids.length === 0) return []
  return db.selectFrom('orders').selectAll().where('id', 'in', ids).orderBy('id', 'desc').execute()
}

/** Sarees by their ids, those that are still in the shop. */
export async function piecesWith(db: Query, ids: number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('products as p')
    .select(['p.id', 'p.name', 'p.code'])
    .select((eb) =>
      eb
        .selectFrom('product_pictures as pp')
        .select('pp.path')
        .whereRef('pp.product_id', '=', 'p.id')
        .orderBy('pp.position')
        .limit(1)
        .as('image'),
    )
    .where('p.id', 'in', ids)
    .where('p.archived_at', 'is', null)
    .orderBy('p.id', 'desc')
    .limit(mostFound + 1)
    .execute()
}

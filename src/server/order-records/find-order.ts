import { ShopError } from '#domain/errors.ts'
import type { Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { type OrderRow, orderById, orderByToken } from './queries.ts'

export const unknownOrder = () => new ShopError('no-such-order')

/** The order behind a link, or 404: whoever has no such link learns nothing. */
export async function findOrder(shop: Shop, token: string): Promise<OrderRow> {
  const order = await orderByToken(shop.db.read, token)
  if (!order) throw unknownOrder()
  return order
}

/** The order that staff name by its id, or 404. */
export async function findOrderById(db: Query, id: number): Promise<OrderRow> {
  const order = await orderById(db, id)
  if (!order) throw unknownOrder()
  return order
}

import type { SelectQueryBuilder } from 'kysely'
import { toRupees } from '#domain/money.ts'
import { countOf } from '../platform/db/count-of.ts'
import type { Query } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'
import { forgetHolder } from '../store-credits/queries.ts'

/** Nothing of these is still to be sent, paid or brought back. */
const over = ['delivered', 'cancelled', 'returned', 'refunded'] as const

const nobody = {
  ...{ full_name: '', email: '', mobile: '', address: '{}', note: '', gift_message: '' },
  ...{ buyer_pan: null, buyer_gstin: null, buyer_legal_name: '' },
}

/** Takes a person who leaves out of carts, wishlists and orders; what is still on its way keeps its address. */
export async function eraseBuyer(tx: Query, userId: number) {
  await tx.deleteFrom('carts').where('user_id', '=', userId).execute()
  await tx.deleteFrom('wishlists').where('user_id', '=', userId).execute()
  await tx.deleteFrom('wishlist_votes').where('voter', '=', `user:${userId}`).execute()
  await tx.deleteFrom('wishlist_comments').where('voter', '=', `user:${userId}`).execute()
  await forgetHolder(tx, userId)
  const own = tx.selectFrom('orders').select('id').where('user_id', '=', userId)
  await erasePayTo(tx, own.where('state', 'in', over))
  await tx
    .updateTable('orders')
    .set({ ...nobody, user_id: null })
    .where('user_id', '=', userId)
    .where('state', 'in', over)
    .execute()
}

/** Orders of people who have left meanwhile, once those orders are over. */
export async function eraseLateOrders(tx: Query) {
  const gone = tx.selectFrom('users').select('id').where('erased_at', 'is not', null)
  const late = tx.selectFrom('orders').select('id').where('state', 'in', over)
  await erasePayTo(tx, late.where('user_id', 'in', gone))
  await tx
    .updateTable('orders')
    .set({ ...nobody, user_id: null })
    .where('state', 'in', over)
    .where('user_id', 'in', gone)
    .execute()
}

/** Takes who bought out of the orders under an address that are over; what is still on its way keeps it until then. */
export async function eraseOrdersUnder(tx: Query, email: string, upTo: number) {
  const own = tx
    .selectFrom('orders')
    .select('id')
    .where('email', '=', email)
    .where('placed_at', '<=', upTo)
    .where('state', 'in', over)
  await erasePayTo(tx, own)
  await tx
    .updateTable('orders')
    .set({ ...nobody, user_id: null })
    .where('email', '=', email)
    .where('placed_at', '<=', upTo)
    .where('state', 'in', over)
    .execute()
}

/** How many orders under an address are not over yet. */
export async function openOrdersUnder(db: Query, email: string): Promise<number> {
  return countOf(db.selectFrom('orders').where('email', '=', email).where('state', 'not in', over))
}

/** The same of an account. */
export async function openOrdersOf(db: Query, userId: number): Promise<number> {
  return countOf(
    db.selectFrom('orders').where('user_id', '=', userId).where('state', 'not in', over),
  )
}

/** The bank accounts and UPI IDs that returns of these orders name. */
async function erasePayTo(
  tx: Query,
  orderIds: SelectQueryBuilder<Tables, 'orders', { id: number }>,
) {
  await tx
    .updateTable('returns')
    .set({ pay_to: '' })
    .where('order_id', 'in', orderIds)
    .where('pay_to', '<>', '')
    .execute()
}

/** What the shop keeps of a person's buying, for themselves. */
export const ownOrders = (db: Query, userId: number) => ordersOf(db, 'user_id', userId)

/** The same of whoever has proven an address, with an account or without. */
export const ordersUnder = (db: Query, email: string) => ordersOf(db, 'email', email)

async function ordersOf(db: Query, by: 'user_id' | 'email', whose: number | string) {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number', 'state', 'full_name', 'email', 'mobile', 'address', 'note'])
    .select(['total_paise', 'paid_paise', 'placed_at', 'buyer_pan'])
    .where(by, '=', whose)
    .orderBy('id')
    .execute()
  const lines = await db
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .where(`o.${by}`, '=', whose)
    .select(['l.order_id', 'l.name', 'l.quantity'])
    .orderBy('l.id')
    .execute()
  return orders.map(
    ({ id, address, total_paise, paid_paise, placed_at, full_name, buyer_pan, ...order }) => ({
      ...order,
      ...(buyer_pan !== null && { isPanKept: true }),
      fullName: full_name,
      address: JSON.parse(address),
      total: toRupees(total_paise),
      paid: toRupees(paid_paise),
      placedAt: new Date(placed_at).toISOString(),
      sarees: lines
        .filter((line) => line.order_id === id)
        .map(({ name, quantity }) => ({ name, quantity })),
    }),
  )
}

export async function ownWishlist(db: Query, userId: number) {
  const rows = await db
    .selectFrom('wishlist_pieces as w')
    .innerJoin('wishlists as l', 'l.id', 'w.wishlist_id')
    .innerJoin('products as p', 'p.id', 'w.product_id')
    .where('l.user_id', '=', userId)
    .select(['p.name', 'w.added_at'])
    .orderBy('w.added_at')
    .execute()
  return rows.map((row) => ({ name: row.name, addedAt: new Date(row.added_at).toISOString() }))
}

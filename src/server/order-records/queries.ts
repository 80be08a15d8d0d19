import type { Selectable } from 'kysely'
import type { Query } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

export type OrderRow = Selectable<Tables['orders']>
export type LineRow = Selectable<Tables['order_lines']>
export type EventRow = Selectable<Tables['order_events']>
export type ParcelRow = Selectable<Tables['parcels']>
export type NewsRow = Selectable<Tables['tracking_events']>
export type PaymentRow = Selectable<Tables['payments']>

/** The money of an order, as the rules read it. */
export const paiseOf = (row: OrderRow) => ({
  state: row.state,
  totalPaise: row.total_paise,
  paidPaise: row.paid_paise,
  refundedPaise: row.refunded_paise,
  creditedPaise: row.credited_paise,
  goodwillPaise: row.goodwill_paise,
})

/** What of an order's money was none: store credit, and gift cards. */
export const paidWithinPaise = (row: Pick<OrderRow, 'store_credit_paise' | 'gift_card_paise'>) =>
  row.store_credit_paise + row.gift_card_paise

const orders = (db: Query) => db.selectFrom('orders').selectAll()

export function orderById(db: Query, id: number): Promise<OrderRow | undefined> {
  return orders(db).where('id', '=', id).executeTakeFirst()
}

/** An order that another row names, so that it is there. */
export function namedOrder(db: Query, id: number): Promise<OrderRow> {
  return orders(db).where('id', '=', id).executeTakeFirstOrThrow()
}

/** A token that is too short to be one never matches. */
export function orderByToken(db: Query, token: string): Promise<OrderRow | undefined> {
  if (token.length !== 22) return Promise.resolve(undefined)
  return orders(db).where('token', '=', token).executeTakeFirst()
}

export function orderByNumber(db: Query, number: string): Promise<OrderRow | undefined> {
  return orders(db).where('number', '=', number).executeTakeFirst()
}

/** The orders of which a parcel travels under this number, as it was typed or in small letters. */
export function ordersOfParcel(db: Query, trackingNumber: string): Promise<OrderRow[]> {
  const numbers = [
    ...new Set([trackingNumber, trackingNumber.toUpperCase(), trackingNumber.toLowerCase()]),
  ]
  return orders(db)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('parcels')
        .select('order_id')
        .where('tracking_number', '<>', '')
        .where('tracking_number', 'in', numbers),
    )
    .orderBy('id')
    .limit(mostTogether)
    .execute()
}

/** How many orders one parcel can hold before nobody tells whose its cash is. */
const mostTogether = 50

export function ordersOfUser(db: Query, userId: number, limit: number): Promise<OrderRow[]> {
  return orders(db)
    .where('user_id', '=', userId)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export function linesOf(db: Query, orderIds: number[]): Promise<LineRow[]> {
  if (orderIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute()
}

export function eventsOf(db: Query, orderId: number): Promise<EventRow[]> {
  return db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}

export function parcelsOf(db: Query, orderId: number): Promise<ParcelRow[]> {
  return db
    .selectFrom('parcels')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}

/** What was said of parcels on their way, the oldest first. */
export function newsOf(db: Query, parcelIds: number[]): Promise<NewsRow[]> {
  if (parcelIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('tracking_events')
    .selectAll()
    .where('parcel_id', 'in', parcelIds)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

/** Every payment of an order, the newest first. */
export function paymentsOf(db: Query, orderId: number): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .execute()
}

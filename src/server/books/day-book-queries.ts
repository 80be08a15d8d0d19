import { withinMethods } from '#domain/payment-methods.ts'
import type { Query } from '../platform/db/database.ts'

/** From a moment on, before another. */
export type Moments = { from: number; before: number }

/** Invoices and notes of these moments, and invoices that were cancelled in them. */
export const documentsIn = (db: Query, { from, before }: Moments) =>
  db
    .selectFrom('documents')
    .leftJoin('orders', 'orders.id', 'documents.order_id')
    .selectAll('documents')
    .select('orders.number as order_number')
    .where('documents.kind', 'in', ['tax-invoice', 'bill-of-supply', 'bill', 'credit-note'])
    .where((eb) =>
      eb.or([
        eb.and([eb('documents.issued_at', '>=', from), eb('documents.issued_at', '<', before)]),
        eb.and([
          eb('documents.cancelled_at', '>=', from),
          eb('documents.cancelled_at', '<', before),
        ]),
      ]),
    )
    .execute()

/** Money that came in these moments. */
export const paymentsIn = (db: Query, { from, before }: Moments) =>
  db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .selectAll('payments')
    .select('orders.number as order_number')
    .where('payments.state', '=', 'paid')
    .where('payments.paid_at', '>=', from)
    .where('payments.paid_at', '<', before)
    .execute()

/** Money that went back in these moments; what went back as store credit, or to gift cards, stands among their entries. */
export const refundsIn = (db: Query, { from, before }: Moments) =>
  db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .selectAll('refunds')
    .select('orders.number as order_number')
    .where('refunds.state', '=', 'done')
    .where('refunds.method', 'not in', withinMethods)
    .where('refunds.created_at', '>=', from)
    .where('refunds.created_at', '<', before)
    .execute()

/** What moved store credit in these moments, with the kind of the refund that it was. */
export const creditEntriesIn = (db: Query, { from, before }: Moments) =>
  db
    .selectFrom('store_credit_entries as e')
    .innerJoin('store_credits as s', 's.id', 'e.store_credit_id')
    .leftJoin('orders as o', 'o.id', 'e.order_id')
    .leftJoin('refunds as r', 'r.id', 'e.refund_id')
    .selectAll('e')
    .select(['s.code', 'o.number as order_number', 'r.kind as refund_kind'])
    .where('e.created_at', '>=', from)
    .where('e.created_at', '<', before)
    .orderBy('e.id')
    .execute()

/** What moved gift cards in these moments, with how each was paid and the kind of the refund that it was. */
export const cardMovesIn = (db: Query, { from, before }: Moments) =>
  db
    .selectFrom('gift_card_moves as m')
    .innerJoin('gift_cards as g', 'g.id', 'm.gift_card_id')
    .leftJoin('orders as o', 'o.id', 'm.order_id')
    .leftJoin('refunds as r', 'r.id', 'm.refund_id')
    .selectAll('m')
    .select(['g.paid_by', 'o.number as order_number', 'r.kind as refund_kind'])
    .where('m.created_at', '>=', from)
    .where('m.created_at', '<', before)
    .orderBy('m.id')
    .execute()

/** All money, store credit and gift cards of these orders, whenever it came or went. */
export async function moneyOf(db: Query, orders: readonly number[]) {
  if (orders.length === 0) return { paid: [], refunded: [], credits: [], cards: [] }
  const paid = await db
    .selectFrom('payments')
    .select(['order_id', 'amount_paise', 'paid_at as at'])
    .where('state', '=', 'paid')
    .where('order_id', 'in', orders)
    .execute()
  const refunded = await db
    .selectFrom('refunds')
    .select(['id', 'order_id', 'amount_paise', 'created_at as at', 'kind', 'method'])
    .where('state', '=', 'done')
    .where('order_id', 'in', orders)
    .execute()
  const credits = await db
    .selectFrom('store_credit_entries as m')
    .leftJoin('refunds as r', 'r.id', 'm.refund_id')
    .select(['m.order_id', 'm.paise as amount_paise', 'm.created_at as at', 'm.kind'])
    .select('r.kind as refund_kind')
    .where('m.kind', 'in', ['spent', 'returned'])
    .where('m.order_id', 'in', orders)
    .execute()
  const cards = await db
    .selectFrom('gift_card_moves as m')
    .leftJoin('refunds as r', 'r.id', 'm.refund_id')
    .select(['m.order_id', 'm.paise as amount_paise', 'm.created_at as at', 'm.kind'])
    .select('r.kind as refund_kind')
    .where('m.kind', 'in', ['spent', 'returned'])
    .where('m.order_id', 'in', orders)
    .execute()
  return { paid, refunded, credits, cards }
}

/** The credit notes of these orders, each with the total of its invoice. */
export const notesOf = (db: Query, orders: readonly number[]) =>
  orders.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('documents as n')
        .innerJoin('documents as i', 'i.id', 'n.of_document')
        .select(['n.id', 'n.order_id', 'n.issued_at', 'n.total_paise as amount_paise'])
        .select('i.total_paise as invoiced_paise')
        .where('n.kind', '=', 'credit-note')
        .where('n.cancelled_at', 'is', null)
        .where('n.order_id', 'in', orders)
        .execute()

/** When invoices of these orders were issued and cancelled. */
export const invoicesOf = (db: Query, orders: readonly number[]) =>
  orders.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('documents')
        .select(['order_id', 'issued_at', 'cancelled_at'])
        .where('order_id', 'in', orders)
        .where('kind', 'in', ['tax-invoice', 'bill-of-supply', 'bill'])
        .execute()

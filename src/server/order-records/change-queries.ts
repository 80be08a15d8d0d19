import type { Updateable } from 'kysely'
import type { OrderState } from '#domain/order.ts'
import type { Query } from '../platform/db/database.ts'
import { locked } from '../platform/db/locked.ts'
import type { Tables } from '../platform/db/tables.ts'

type Columns = Updateable<Tables['orders']>

/** Brings an order from one state to another; false when it is in that state no more. */
export async function setState(
  tx: Query,
  id: number,
  from: OrderState,
  columns: Columns & { state: OrderState },
): Promise<boolean> {
  const row = await tx
    .updateTable('orders')
    .set(columns)
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** True once for an order that waits for its money: nobody extends it twice. */
export async function takeExtension(tx: Query, id: number, now: number): Promise<boolean> {
  const row = await tx
    .updateTable('orders')
    .set({ extended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'pending_payment')
    .where('extended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function changeOrder(tx: Query, id: number, columns: Columns) {
  await tx.updateTable('orders').set(columns).where('id', '=', id).execute()
}

/** The lines of an order, which nobody else changes until this transaction ends. */
export function lockedLines(tx: Query, orderId: number) {
  const lines = tx.selectFrom('order_lines').selectAll().where('order_id', '=', orderId)
  return locked(tx, lines.orderBy('id')).execute()
}

export async function addBack(tx: Query, lineId: number, pieces: number) {
  await tx
    .updateTable('order_lines')
    .set((eb) => ({ back_quantity: eb('back_quantity', '+', pieces) }))
    .where('id', '=', lineId)
    .execute()
}

/** Adds to what was paid, or gives back, for an order; answers it as it is then. */
export async function addMoney(
  tx: Query,
  id: number,
  money: { paidPaise?: number; refundedPaise?: number; creditPaise?: number; cardPaise?: number },
) {
  const { paidPaise = 0, refundedPaise = 0, creditPaise = 0, cardPaise = 0 } = money
  return tx
    .updateTable('orders')
    .set((eb) => ({
      paid_paise: eb('paid_paise', '+', paidPaise),
      refunded_paise: eb('refunded_paise', '+', refundedPaise),
      store_credit_paise: eb('store_credit_paise', '+', creditPaise),
      gift_card_paise: eb('gift_card_paise', '+', cardPaise),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Orders for which a transfer was named before then and that nobody has found since, with what it was called. */
export function lapsedClaims(db: Query, claimedBefore: number, limit: number) {
  return db
    .selectFrom('orders as o')
    .innerJoin('payments as p', 'p.order_id', 'o.id')
    .where('o.state', '=', 'pending_payment')
    .where('p.claimed_at', '<=', claimedBefore)
    .groupBy('o.id')
    .select((eb) => ['o.id', eb.fn.max('p.claimed_reference').as('reference')])
    .orderBy('o.id')
    .limit(limit)
    .execute()
}

/** Orders that nobody confirmed in time. */
export async function unconfirmedOrders(db: Query, now: number, limit: number) {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('confirm_before', '<=', now)
    .where('state', '=', 'pending_payment')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** Orders that were placed before then and wait for money that nobody has named, and for nothing else. */
export function unpaidOrders(db: Query, placedBefore: number, limit: number) {
  const unpaid = unnamed(db)
    .where('o.exchange_of', 'is', null)
    .where('o.placed_at', '<', placedBefore)
    .where('o.confirm_before', 'is', null)
    .where((eb) => eb.or([eb('o.held_until', 'is', null), eb('o.held_until', '<', placedBefore)]))
  return idsOf(unpaid, limit)
}

/** Orders of exchanges whose old saree, or the rest of whose money, has not come in time. */
export const lapsedExchanges = (db: Query, now: number, limit: number) =>
  idsOf(
    unnamed(db)
      .where('o.exchange_of', 'is not', null)
      .where((eb) => eb.or([eb('o.held_until', 'is', null), eb('o.held_until', '<=', now)])),
    limit,
  )

/** Those that wait for their money, but for the ones whose buyer has named a transfer. */
const unnamed = (db: Query) =>
  db
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.state', '=', 'pending_payment')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payments as p')
            .select('p.id')
            .whereRef('p.order_id', '=', 'o.id')
            .where('p.state', '=', 'claimed'),
        ),
      ),
    )

async function idsOf(orders: ReturnType<typeof unnamed>, limit: number) {
  const rows = await orders.orderBy('o.id').limit(limit).execute()
  return rows.map((row) => row.id)
}

import { transferMethods } from '#domain/payment-methods.ts'
import type { Query } from '../platform/db/database.ts'
import { lockText } from '../platform/db/locked.ts'
import type { PaymentRow } from './queries.ts'

export function paymentById(db: Query, id: number): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The payment that an order waits for: the newest one that is not over. */
export function openPayment(db: Query, orderId: number): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', 'in', ['awaiting', 'claimed'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Gives up what has not been paid; answers what was. */
export function dropPayments(
  tx: Query,
  orderId: number,
  states: readonly PaymentRow['state'][],
  now: number,
): Promise<PaymentRow[]> {
  return tx
    .updateTable('payments')
    .set({ state: 'cancelled', updated_at: now })
    .where('order_id', '=', orderId)
    .where('state', 'in', states)
    .returningAll()
    .execute()
}

/** Gives up the transfers that were named; answers them. */
export const dropClaimed = (tx: Query, orderId: number, now: number) =>
  dropPayments(tx, orderId, ['claimed'], now)

/** Notes what the shopper calls the transfer; nothing is paid by it, and its time runs from the first word. */
export async function claimPayment(tx: Query, id: number, reference: string, now: number) {
  await tx
    .updateTable('payments')
    .set((eb) => ({
      state: 'claimed',
      claimed_reference: reference,
      claimed_at: eb.fn.coalesce('claimed_at', eb.val(now)),
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute()
}

/** Makes whoever else settles something by this transfer wait: it pays one order or one gift card. */
export const lockReference = (tx: Query, reference: string) => lockText(tx, `transfer ${reference}`)

/** The gift card that a transfer has paid, by its purchase; null while it has paid none. */
export async function cardPaidBy(db: Query, reference: string): Promise<number | null> {
  const row = await db
    .selectFrom('card_sales')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Whether a transfer has paid something already, an order or a gift card. */
export const isReferenceUsed = async (db: Query, reference: string) =>
  ((await orderPaidBy(db, reference)) ?? (await cardPaidBy(db, reference))) !== null

/** False when this transfer has settled a payment, or a gift card, already. */
export async function takeReference(
  tx: Query,
  reference: string,
  paymentId: number,
  now: number,
): Promise<boolean> {
  await lockReference(tx, reference)
  if ((await cardPaidBy(tx, reference)) !== null) return false
  const row = await tx
    .insertInto('settlements')
    .values({ reference, payment_id: paymentId, settled_at: now })
    .onConflict((oc) => oc.column('reference').doNothing())
    .returning('payment_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The number of the order that a transfer has paid; null while it has paid none. */
export async function orderPaidBy(db: Query, reference: string): Promise<string | null> {
  const row = await db
    .selectFrom('settlements as s')
    .innerJoin('payments as p', 'p.id', 's.payment_id')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select('o.number')
    .where('s.reference', '=', reference)
    .executeTakeFirst()
  return row?.number ?? null
}

/** Every payment that waits for a transfer of a bank or by UPI, the oldest first. */
export async function expectedTransfers(db: Query) {
  const rows = await db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.id', 'p.amount_paise', 'p.claimed_reference', 'o.number'])
    .where('p.state', 'in', ['awaiting', 'claimed'])
    .where('p.method', 'in', transferMethods)
    .orderBy('p.id')
    .execute()
  return rows.map((row) => ({
    of: { paymentId: row.id },
    orderNumber: row.number,
    amountPaise: row.amount_paise,
    claimedReference: row.claimed_reference,
  }))
}

/** False when the payment was paid before. */
export async function markPaid(tx: Query, id: number, reference: string, now: number) {
  const row = await tx
    .updateTable('payments')
    .set({ state: 'paid', settled_reference: reference, paid_at: now, updated_at: now })
    .where('id', '=', id)
    .where('state', '<>', 'paid')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

import type { Query } from '../db/database.ts'
import type { PaymentRow } from '../orders/queries.ts'

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

/** Notes what the shopper calls the transfer; nothing is paid by it. */
export async function claimPayment(tx: Query, id: number, reference: string, now: number) {
  await tx
    .updateTable('payments')
    .set({ state: 'claimed', claimed_reference: reference, claimed_at: now, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** False when this transfer has settled a payment already. */
export async function takeReference(
  tx: Query,
  reference: string,
  paymentId: number,
  now: number,
): Promise<boolean> {
  const row = await tx
    .insertInto('settlements')
    .values({ reference, payment_id: paymentId, settled_at: now })
    .onConflict((oc) => oc.column('reference').doNothing())
    .returning('payment_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function isReferenceUsed(db: Query, reference: string): Promise<boolean> {
  const row = await db
    .selectFrom('settlements')
    .select('payment_id')
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row !== undefined
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

export async function cancelPayment(tx: Query, id: number, now: number) {
  await tx
    .updateTable('payments')
    .set({ state: 'cancelled', updated_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['awaiting', 'claimed'])
    .execute()
}

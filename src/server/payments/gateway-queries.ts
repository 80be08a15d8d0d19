import { gatewayMethods } from '#domain/payment-methods.ts'
import type { PaymentRow } from '../order-records/queries.ts'
import type { Query } from '../platform/db/database.ts'

/** False when this event was taken in before. */
export async function takeEvent(tx: Query, eventId: string, kind: string, now: number) {
  const row = await tx
    .insertInto('gateway_events')
    .values({ gateway: 'razorpay', event_id: eventId, kind, received_at: now })
    .onConflict((oc) => oc.columns(['gateway', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return row !== undefined
}

export function paymentByLink(db: Query, linkId: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('gateway_id', '=', linkId).executeTakeFirst()
}

export async function setLink(tx: Query, id: number, link: { id: string; url: string }) {
  await tx
    .updateTable('payments')
    .set({ gateway_id: link.id, gateway_url: link.url })
    .where('id', '=', id)
    .execute()
}

/** A link that ended without money; one that was paid stays paid, whatever comes late. */
export async function markFailed(tx: Query, id: number, now: number) {
  await tx
    .updateTable('payments')
    .set({ state: 'failed', updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'awaiting')
    .execute()
}

export async function markChecked(tx: Query, id: number, now: number) {
  await tx.updateTable('payments').set({ checked_at: now }).where('id', '=', id).execute()
}

/** Links that may have been paid without our having heard of it, the longest unasked first. */
export function linksToCheck(
  db: Query,
  since: { madeAfter: number; checkedBefore: number },
  limit: number,
): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('method', 'in', gatewayMethods)
    .where('state', 'in', ['awaiting', 'failed', 'cancelled'])
    .where('gateway_id', 'is not', null)
    .where('created_at', '>', since.madeAfter)
    .where((eb) =>
      eb.or([eb('checked_at', 'is', null), eb('checked_at', '<', since.checkedBefore)]),
    )
    .orderBy('checked_at')
    .limit(limit)
    .execute()
}

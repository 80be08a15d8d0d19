import type { Insertable, Selectable } from 'kysely'
import type { RefundState } from '#domain/refund.ts'
import type { Query } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type RefundRow = Selectable<Tables['refunds']>

const open = ['asked', 'unsure'] as const

export async function insertRefund(tx: Query, refund: Insertable<Tables['refunds']>) {
  const row = await tx
    .insertInto('refunds')
    .values(refund)
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export function refundById(db: Query, id: number): Promise<RefundRow | undefined> {
  return db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The refund that the gateway knows by this key. */
export function refundByKey(db: Query, key: string): Promise<RefundRow | undefined> {
  return db.selectFrom('refunds').selectAll().where('gateway_key', '=', key).executeTakeFirst()
}

/** Says which document a refund belongs to. */
export async function nameDocument(tx: Query, id: number, documentId: number) {
  await tx.updateTable('refunds').set({ document_id: documentId }).where('id', '=', id).execute()
}

/** Every refund of an order, the oldest first. */
export function refundsOf(db: Query, orderId: number): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}

type Ending = { state: RefundState; reference?: string; checked_at: number }

/** Brings an open refund from one of these states to another; false when it is in none of them. */
export async function stepRefund(
  tx: Query,
  id: number,
  from: readonly RefundState[],
  columns: Ending,
): Promise<boolean> {
  const row = await tx
    .updateTable('refunds')
    .set(columns)
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Refunds of which nobody knows yet what became of them, the longest unasked first. */
export function openRefunds(db: Query, checkedBefore: number, limit: number): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('state', 'in', open)
    .where('created_at', '<', checkedBefore)
    .where((eb) => eb.or([eb('checked_at', 'is', null), eb('checked_at', '<', checkedBefore)]))
    .orderBy('checked_at')
    .limit(limit)
    .execute()
}

/** What of an order's refunds is not sure yet; paise. */
export async function openRefundOf(db: Query, orderId: number): Promise<number> {
  const row = await sumOf(db, orderId).where('state', 'in', open).executeTakeFirst()
  return Number(row?.paise ?? 0)
}

/** What of an order's refunds went back as store credit; paise. */
export async function refundedAsCredit(db: Query, orderId: number): Promise<number> {
  const row = await sumOf(db, orderId)
    .where('method', '=', 'store_credit')
    .where('state', '=', 'done')
    .executeTakeFirst()
  return Number(row?.paise ?? 0)
}

const sumOf = (db: Query, orderId: number) =>
  db
    .selectFrom('refunds')
    .select((eb) => eb.fn.sum<number>('amount_paise').as('paise'))
    .where('order_id', '=', orderId)

/** What a refund is known by where that is told only after it was written. */
export async function setReference(tx: Query, id: number, reference: string) {
  await tx.updateTable('refunds').set({ reference }).where('id', '=', id).execute()
}

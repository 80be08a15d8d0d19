import type { Insertable, Selectable } from 'kysely'
import type { Query } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type ShippingBillRow = Selectable<Tables['shipping_bills']>

/** The shipping bill of an invoice that counts: the one that was noted last. */
export function shippingBillOf(
  db: Query,
  documentId: number,
): Promise<ShippingBillRow | undefined> {
  return db
    .selectFrom('shipping_bills')
    .selectAll()
    .where('document_id', '=', documentId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function insertShippingBill(tx: Query, row: Insertable<Tables['shipping_bills']>) {
  await tx.insertInto('shipping_bills').values(row).execute()
}

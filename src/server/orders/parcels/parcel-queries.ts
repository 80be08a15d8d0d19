import type { Insertable } from 'kysely'
import type { ParcelRow } from '../../order-records/queries.ts'
import type { Query } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'

export const insertParcel = (tx: Query, parcel: Insertable<Tables['parcels']>) =>
  tx.insertInto('parcels').values(parcel).returning('id').executeTakeFirstOrThrow()

export function parcelById(db: Query, id: number): Promise<ParcelRow | undefined> {
  return db.selectFrom('parcels').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The first arrival counts. */
export async function deliverParcel(tx: Query, id: number, now: number) {
  await tx
    .updateTable('parcels')
    .set({ delivered_at: now })
    .where('id', '=', id)
    .where('delivered_at', 'is', null)
    .execute()
}

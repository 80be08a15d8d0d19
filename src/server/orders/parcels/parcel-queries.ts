import type { Insertable } from 'kysely'
import type { ParcelRow } from '../../order-records/queries.ts'
import type { Query } from '../../platform/db/database.ts'
import { isOneOf } from '../../platform/db/dialect.ts'
import { lockText } from '../../platform/db/locked.ts'
import type { Tables } from '../../platform/db/tables.ts'

export const insertParcel = (tx: Query, parcel: Insertable<Tables['parcels']>) =>
  tx.insertInto('parcels').values(parcel).returning('id').executeTakeFirstOrThrow()

export function parcelById(db: Query, id: number): Promise<ParcelRow | undefined> {
  return db.selectFrom('parcels').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The parcels of these orders, the oldest first. */
export const parcelsOfOrders = (db: Query, orderIds: readonly number[]): Promise<ParcelRow[]> =>
  db
    .selectFrom('parcels')
    .selectAll()
    .where(isOneOf(db, 'order_id', orderIds))
    .orderBy('id')
    .execute()

/** The first arrival counts. */
export async function deliverParcel(tx: Query, id: number, now: number) {
  await tx
    .updateTable('parcels')
    .set({ delivered_at: now })
    .where('id', '=', id)
    .where('delivered_at', 'is', null)
    .execute()
}

/** Whoever else sends a parcel under this number waits until this one is written. */
export const lockNumber = (tx: Query, number: string) => lockText(tx, `parcel ${number}`)

/** The order of another buyer that a parcel of this carrier went to under this number since a moment. */
export const strangerUnder = (
  tx: Query,
  { carrier, trackingNumber }: { carrier: string; trackingNumber: string },
  { mobile, since }: { mobile: string; since: number },
) =>
  tx
    .selectFrom('parcels as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select('o.number')
    .where('p.tracking_number', '=', trackingNumber)
    // So that its index is used.
    .where('p.tracking_number', '<>', '')
    .where((eb) => eb(eb.fn<string>('lower', ['p.carrier']), '=', carrier.toLowerCase()))
    .where('p.shipped_at', '>=', since)
    .where('o.mobile', '<>', mobile)
    .orderBy('p.id', 'desc')
    .executeTakeFirst()

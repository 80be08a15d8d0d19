import type { Insertable, Selectable, Updateable } from 'kysely'
import type { TrackingStage } from '#domain/carriers/tracking.ts'
import type { OrderRow, ParcelRow } from '../order-records/queries.ts'
import { countOf } from '../platform/db/count-of.ts'
import type { Query } from '../platform/db/database.ts'
import { locked } from '../platform/db/locked.ts'
import type { Tables } from '../platform/db/tables.ts'

export type CarrierRow = Selectable<Tables['carriers']>
export type BookingRow = Selectable<Tables['bookings']>

export const carrierRows = (db: Query): Promise<CarrierRow[]> =>
  db.selectFrom('carriers').selectAll().orderBy('id').execute()

export const carrierRow = (db: Query, code: string): Promise<CarrierRow | undefined> =>
  db.selectFrom('carriers').selectAll().where('code', '=', code).executeTakeFirst()

export async function keepCarrier(tx: Query, row: Omit<Insertable<Tables['carriers']>, 'id'>) {
  await tx
    .insertInto('carriers')
    .values(row)
    .onConflict((oc) => oc.column('code').doUpdateSet(row))
    .execute()
}

export async function updateCarrier(tx: Query, id: number, row: Updateable<Tables['carriers']>) {
  await tx.updateTable('carriers').set(row).where('id', '=', id).execute()
}

export const bookingsOf = (db: Query, orderId: number): Promise<BookingRow[]> =>
  db
    .selectFrom('bookings')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .execute()

export const bookingById = (db: Query, id: number): Promise<BookingRow | undefined> =>
  db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst()

/** One of them, which nobody else changes until this transaction ends. */
export const lockedBooking = (tx: Query, id: number): Promise<BookingRow | undefined> =>
  locked(tx, tx.selectFrom('bookings').selectAll().where('id', '=', id)).executeTakeFirst()

export const insertBooking = (tx: Query, row: Insertable<Tables['bookings']>) =>
  tx.insertInto('bookings').values(row).returning('id').executeTakeFirstOrThrow()

export async function updateBooking(tx: Query, id: number, row: Updateable<Tables['bookings']>) {
  await tx.updateTable('bookings').set(row).where('id', '=', id).execute()
}

/** What is booked with a carrier and has not left, where nothing was heard of it since then or its order is cancelled. */
export const bookedOf = (db: Query, carrier: string, heardBefore: number, limit: number) =>
  db
    .selectFrom('bookings')
    .selectAll()
    .where('carrier', '=', carrier)
    .where('state', '=', 'booked')
    .where(({ or, eb, exists, selectFrom }) => {
      const order = selectFrom('orders').select('orders.id')
      const own = order.whereRef('orders.id', '=', 'bookings.order_id')
      const isCancelled = exists(own.where('orders.state', '=', 'cancelled'))
      return or([eb('updated_at', '<', heardBefore), isCancelled])
    })
    .orderBy('updated_at')
    .limit(limit)
    .execute()

/** What is booked of these orders and has not left. */
export const bookedFor = (db: Query, orderIds: number[]): Promise<BookingRow[]> =>
  db
    .selectFrom('bookings')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .where('state', '=', 'booked')
    .where('remote_shipment', '<>', '')
    .orderBy('id')
    .execute()

/** The booking of a carrier whose parcel bears this number. */
export const bookingByNumber = (db: Query, carrier: string, number: string) =>
  db
    .selectFrom('bookings')
    .selectAll()
    .where('tracking_number', '=', number)
    .where('tracking_number', '<>', '')
    .where('carrier', '=', carrier)
    .orderBy('id', 'desc')
    .executeTakeFirst()

/** The newest parcel that a carrier has under this number. */
export const parcelByNumber = (
  db: Query,
  carrier: string,
  number: string,
): Promise<ParcelRow | undefined> =>
  db
    .selectFrom('parcels')
    .selectAll()
    .where('tracking_number', '=', number)
    .where('tracking_number', '<>', '')
    .where('carrier_code', '=', carrier)
    .orderBy('id', 'desc')
    .executeTakeFirst()

export async function updateParcel(tx: Query, id: number, row: Updateable<Tables['parcels']>) {
  await tx.updateTable('parcels').set(row).where('id', '=', id).execute()
}

/** False where it was told before. */
export async function insertNews(
  tx: Query,
  row: { parcel_id: number; stage: TrackingStage; place: string; at: number; created_at: number },
): Promise<boolean> {
  const made = await tx
    .insertInto('tracking_events')
    .values(row)
    .onConflict((oc) => oc.columns(['parcel_id', 'stage', 'at']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Parcels of a carrier that are under way and were not asked for since then, those that wait longest first. */
export const parcelsToAskFor = (db: Query, carrier: string, askedBefore: number, limit: number) =>
  db
    .selectFrom('parcels')
    .select(['id', 'tracking_number'])
    .where('carrier_code', '=', carrier)
    .where('delivered_at', 'is', null)
    .where('stage', '<>', 'returned')
    .where('tracking_number', '<>', '')
    .where('asked_at', '<', askedBefore)
    .orderBy('asked_at')
    .limit(limit)
    .execute()

type ParcelState = 'open' | 'trouble' | 'over' | undefined
type Narrowed = { carrier: string | undefined; state: ParcelState; page: number; size: number }

const trouble: TrackingStage[] = ['not_delivered', 'refused', 'lost']

const sentParcels = (db: Query, { carrier, state }: Narrowed) =>
  db
    .selectFrom('parcels as p')
    .$if(carrier !== undefined, (query) => query.where('p.carrier_code', '=', carrier ?? ''))
    .$if(state === 'open', (query) =>
      query.where('p.delivered_at', 'is', null).where('p.stage', '<>', 'returned'),
    )
    .$if(state === 'trouble', (query) => query.where('p.stage', 'in', trouble))
    .$if(state === 'over', (query) =>
      query.where(({ or, eb }) =>
        or([eb('p.delivered_at', 'is not', null), eb('p.stage', '=', 'returned')]),
      ),
    )

/** Parcels that have left, the newest first. */
export async function parcelPage(db: Query, asked: Narrowed) {
  const total = await countOf(sentParcels(db, asked))
  const rows = await sentParcels(db, asked)
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .selectAll('p')
    .select(['o.number', 'o.full_name', 'o.address'])
    .select(({ selectFrom }) =>
      selectFrom('tracking_events as e')
        .whereRef('e.parcel_id', '=', 'p.id')
        .select(({ fn }) => fn.max<number | null>('e.at').as('at'))
        .as('told_at'),
    )
    .orderBy('p.id', 'desc')
    .limit(asked.size)
    .offset((asked.page - 1) * asked.size)
    .execute()
  return { rows, total }
}

export const ordersByIds = (db: Query, ids: number[]): Promise<OrderRow[]> =>
  db.selectFrom('orders').selectAll().where('id', 'in', ids).orderBy('id').execute()

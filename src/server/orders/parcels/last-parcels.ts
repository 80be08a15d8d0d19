import { unsentLines } from '#domain/delivery/parcel.ts'
import type { LineRow, OrderRow, ParcelRow } from '../../order-records/queries.ts'
import type { Query } from '../../platform/db/database.ts'
import { parcelsOfOrders } from './parcel-queries.ts'

type Sent = { order: OrderRow; lines: readonly LineRow[] }

/**
 * The last parcel of each order of which nothing is left to send, by its id: while something is, a label is for a parcel whose
 * number nobody knows yet.
 */
export async function lastParcels(
  db: Query,
  orders: readonly Sent[],
): Promise<Map<number, ParcelRow>> {
  const ids = orders.map(({ order }) => order.id)
  const of = Map.groupBy(await parcelsOfOrders(db, ids), (parcel) => parcel.order_id)
  const last = orders.flatMap(({ order, lines }): [number, ParcelRow][] => {
    const parcels = of.get(order.id) ?? []
    const newest = parcels.at(-1)
    // As insertParcel has written it.
    const sent = parcels.map(({ contents }) => ({ contents: JSON.parse(contents) }))
    return newest && unsentLines(lines, sent).length === 0 ? [[order.id, newest]] : []
  })
  return new Map(last)
}

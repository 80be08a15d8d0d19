import type { CarrierLabels } from '#contract/carriers/types.ts'
import type { Shop } from '../platform/shop.ts'
import { accountIn } from './accounts.ts'
import { namedCarrier } from './all-carriers.ts'
import { outside } from './outside.ts'
import { type BookingRow, bookedFor, carrierRow, ordersByIds } from './queries.ts'

/**
 * One file a carrier with the labels of what is booked with it of these orders and has not left. Throws 409 with what
 * a carrier says where it refuses, 503 where it does not answer.
 */
export async function collectLabels(shop: Shop, orderIds: number[]): Promise<CarrierLabels> {
  const orders = await ordersByIds(shop.db.read, orderIds)
  const bookings = await bookedFor(shop.db.read, orderIds)
  const booked = new Set(bookings.map((row) => row.order_id))
  const without = orders.filter(({ id }) => !booked.has(id)).map(({ number }) => number)
  const files: CarrierLabels['files'] = []
  for (const [code, rows] of Map.groupBy(bookings, ({ carrier }) => carrier))
    files.push(...(await fileOf(shop, code, rows)))
  return { files, without }
}

async function fileOf(shop: Shop, code: string, rows: BookingRow[]) {
  const carrier = namedCarrier(code)
  const kept = await carrierRow(shop.db.read, code)
  if (!carrier.booking || !kept) return []
  const shipments = rows.map((row) => row.remote_shipment)
  const url = await outside(carrier, carrier.booking.labels(accountIn(shop, kept), shipments))
  return [{ carrier: code, carrierName: carrier.name, url, parcels: rows.length }]
}

import { ShopError } from '#domain/errors.ts'
import { toRupees } from '#domain/money.ts'
import { lockOrder } from '../documents/queries.ts'
import { awaitedOf } from '../orders/editing/refuse-before-paid.ts'
import type { Mover } from '../orders/move-order.ts'
import { addParcel } from '../orders/parcels/add-parcel.ts'
import type { Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { accountOf } from './accounts.ts'
import { namedCarrier } from './all-carriers.ts'
import { formOf, stepsOf } from './book-parcel.ts'
import {
  type BookingRow,
  bookingById,
  lockedBooking,
  updateBooking,
  updateParcel,
} from './queries.ts'

/** A booked parcel has left: it becomes a parcel of its order, once. Answers the id of the parcel. */
export async function handOver(
  tx: Query,
  shop: Shop,
  bookingId: number,
  by: Mover,
): Promise<{ orderId: number; parcelId: number }> {
  const known = await bookingById(tx, bookingId)
  // As whoever sends a parcel by hand: the order first.
  const order = known && (await lockOrder(tx, known.order_id))
  if (!order) throw new ShopError('no-such-booking')
  const booking = await lockedBooking(tx, bookingId)
  if (!booking) throw new ShopError('no-such-booking')
  const orderId = booking.order_id
  if (booking.parcel_id !== null) return { orderId, parcelId: booking.parcel_id }
  if (booking.state !== 'booked') throw new ShopError('booking-not-ready')
  const carrier = namedCarrier(booking.carrier)
  const parcelId = await addParcel(
    tx,
    shop,
    {
      ...{ id: orderId, carrier: booking.courier || carrier.name },
      trackingNumber: booking.tracking_number,
      trackingUrl: carrier.followAt(booking.tracking_number),
      ...formOf(booking),
      // Whether it goes unpaid was asked before it was booked; now it has left.
      acceptedDue: toRupees(awaitedOf(order)),
    },
    by,
  )
  await updateParcel(tx, parcelId, { carrier_code: carrier.code })
  const sent = { state: 'sent' as const, parcel_id: parcelId, updated_at: shop.now() }
  await updateBooking(tx, booking.id, sent)
  return { orderId, parcelId }
}

/** Takes a booking back at its carrier, then here; the other way round nobody would take it back there. */
export async function cancelBooking(
  shop: Shop,
  booking: BookingRow,
  also?: (tx: Query) => Promise<void>,
): Promise<void> {
  if (booking.state === 'cancelled') return
  if (booking.state === 'asked') throw new ShopError('booking-under-way')
  if (booking.state === 'sent') throw new ShopError('parcel-left')
  const carrier = namedCarrier(booking.carrier)
  if (booking.remote_order !== '')
    await carrier.booking?.cancel(await accountOf(shop, carrier), stepsOf(booking))
  await shop.db.write(async (tx) => {
    const now = await lockedBooking(tx, booking.id)
    if (now?.state === 'cancelled') return
    if (now?.state !== booking.state) throw new ShopError('booking-meanwhile')
    await updateBooking(tx, booking.id, { state: 'cancelled', updated_at: shop.now() })
    await also?.(tx)
  })
}

import { z } from 'zod'
import type { BookingForm } from '#contract/carriers/types.ts'
import { isAbroad } from '#domain/delivery/destination.ts'
import { unsentLines } from '#domain/delivery/parcel.ts'
import { ShopError } from '#domain/errors.ts'
import { refusal } from '#domain/refusals/list.ts'
import { lockOrder } from '../documents/queries.ts'
import { linesOf, namedOrder, parcelsOf } from '../order-records/queries.ts'
import { refuseBeforePaid } from '../orders/editing/refuse-before-paid.ts'
import type { Mover } from '../orders/move-order.ts'
import { addressOf } from '../orders/present.ts'
import type { Query } from '../platform/db/database.ts'
import { enqueue, type JobHandler, type Task } from '../platform/jobs/jobs.ts'
import type { Shop } from '../platform/shop.ts'
import { accountOf } from './accounts.ts'
import { namedCarrier } from './all-carriers.ts'
import { type BookedSteps, CarrierRefusal } from './carrier.ts'
import { parcelsToBook } from './parcel-to-book.ts'
import {
  type BookingRow,
  bookingById,
  bookingsOf,
  insertBooking,
  lockedBooking,
  updateBooking,
} from './queries.ts'

/** What of an order a booking holds, and what it travels with. */
const Booked = z.object({
  contents: z.array(z.object({ lineId: z.int(), quantity: z.int() })),
  ewayBill: z.string(),
  ewayReason: z.string(),
})

export const formOf = ({ form }: Pick<BookingRow, 'form'>) => Booked.parse(JSON.parse(form))

/** Has everything booked that has not left yet; what failed is asked for again under the same key. */
export async function askForBooking(
  tx: Query,
  shop: Shop,
  form: BookingForm,
  by: Mover,
): Promise<void> {
  const order = await lockOrder(tx, form.id)
  if (!order) throw new ShopError('no-such-order')
  if (!['confirmed', 'packed', 'shipped'].includes(order.state))
    throw new ShopError('order-not-confirmed')
  refuseBeforePaid(order, { to: 'shipped', by, acceptedDue: form.acceptedDue })
  const bookings = await bookingsOf(tx, order.id)
  if (isAbroad(addressOf(order))) throw new ShopError('carrier-inland', { at: 'carrier' })
  const open = bookings.find(({ state }) => ['asked', 'booked', 'failed'].includes(state))
  // The same once more: a lost answer, or a second who pressed at the same time.
  if (open && open.state !== 'failed') return
  if (open && open.carrier !== form.carrier && open.remote_order !== '')
    throw new ShopError(refusal('booking-elsewhere', { carrier: namedCarrier(open.carrier).name }))
  const contents = await unsent(tx, order.id)
  const { ewayBill = '', ewayReason = '' } = form
  const now = shop.now()
  const row = {
    ...{ carrier: form.carrier, state: 'asked' as const, error: '', updated_at: now },
    form: JSON.stringify({ contents, ewayBill, ewayReason }),
  }
  const id = open
    ? open.id
    : await insertBooking(tx, {
        ...{ ...row, order_id: order.id, parcel_id: null, created_at: now },
        booking_key: `${order.number}-${bookings.length + 1}`,
      }).then((made) => made.id)
  if (open) await updateBooking(tx, id, row)
  await enqueue(tx, now, 'book-parcel', { bookingId: id })
}

/** What has not left; nothing where all of it goes in one parcel. */
async function unsent(tx: Query, orderId: number) {
  const lines = await linesOf(tx, [orderId])
  const parcels = (await parcelsOf(tx, orderId)).map(({ contents }) => ({
    contents: Booked.shape.contents.parse(JSON.parse(contents)),
  }))
  const left = unsentLines(lines, parcels)
  if (left.length === 0) throw new ShopError('order-all-sent')
  if (parcels.length === 0) return []
  return left.map((line) => ({ lineId: line.id, quantity: line.left }))
}

const Payload = z.object({ bookingId: z.int() })

/** Books one parcel with its carrier, step by step; what was done stays done, whatever answer is lost. */
async function work(shop: Shop, payload: unknown, task: Task): Promise<void> {
  const { bookingId } = Payload.parse(payload)
  const booking = await bookingById(shop.db.read, bookingId)
  if (booking?.state !== 'asked') return
  try {
    await book(shop, booking)
  } catch (error) {
    const why = refusalWords(error)
    if (why === null && !task.isLast) throw error
    await fail(shop, bookingId, why ?? '')
    if (why === null) throw error
  }
}

/** Why asking again changes nothing; null where it may. */
function refusalWords(error: unknown): string | null {
  if (error instanceof CarrierRefusal) return error.message
  return error instanceof ShopError ? error.message : null
}

/** '' in `why` where nobody knows what became of it: the next try finds out. */
const fail = (shop: Shop, id: number, why: string) =>
  shop.db.write(async (tx) => {
    const booking = await lockedBooking(tx, id)
    if (booking?.state !== 'asked') return
    await updateBooking(tx, id, { state: 'failed', error: why, updated_at: shop.now() })
  })

export const bookParcel: JobHandler = Object.assign(work, {
  bury: (shop: Shop, payload: unknown) => fail(shop, Payload.parse(payload).bookingId, ''),
})

async function book(shop: Shop, booking: BookingRow) {
  const carrier = namedCarrier(booking.carrier)
  if (!carrier.booking) throw new ShopError('carrier-books-nothing', { at: 'carrier' })
  const account = await accountOf(shop, carrier)
  const order = await namedOrder(shop.db.read, booking.order_id)
  const { contents } = formOf(booking)
  const booked = { key: booking.booking_key, contents }
  const [parcel] = await parcelsToBook(shop, [order], booked)
  if (!parcel) return
  const keep = (steps: Partial<BookedSteps>) =>
    shop.db.write((tx) => updateBooking(tx, booking.id, columnsOf(steps, shop.now())))
  await carrier.booking.book(account, parcel, stepsOf(booking), keep)
  await shop.db.write((tx) =>
    updateBooking(tx, booking.id, { state: 'booked', error: '', updated_at: shop.now() }),
  )
}

export const stepsOf = (row: BookingRow): BookedSteps => ({
  ...{ remoteOrder: row.remote_order, remoteShipment: row.remote_shipment },
  ...{ trackingNumber: row.tracking_number, courier: row.courier, labelUrl: row.label_url },
  isPickupAsked: row.is_pickup_asked === 1,
})

const columnsOf = (steps: Partial<BookedSteps>, updated_at: number) => ({
  ...(steps.remoteOrder !== undefined && { remote_order: steps.remoteOrder }),
  ...(steps.remoteShipment !== undefined && { remote_shipment: steps.remoteShipment }),
  ...(steps.trackingNumber !== undefined && { tracking_number: steps.trackingNumber }),
  ...(steps.courier !== undefined && { courier: steps.courier.slice(0, 60) }),
  ...(steps.isPickupAsked !== undefined && { is_pickup_asked: steps.isPickupAsked ? 1 : 0 }),
  ...(steps.labelUrl !== undefined && { label_url: steps.labelUrl }),
  updated_at,
})

import type * as adminCalls from '#contract/carriers/admin-calls.ts'
import type { Booking, SentParcel, ShippingWays } from '#contract/carriers/types.ts'
import { isUnderWay } from '#domain/carriers/tracking.ts'
import { ShopError } from '#domain/errors.ts'
import { pagesOf } from '#domain/listing/listing.ts'
import { actorOf, record } from '../audit/audit.ts'
import { findOrderById } from '../order-records/find-order.ts'
import { acceptedBy, moverOf } from '../orders/admin-routes.ts'
import { parcelById } from '../orders/parcels/parcel-queries.ts'
import { addressOf, moment, time } from '../orders/present.ts'
import { recordStep } from '../orders/record-step.ts'
import { csvHead, csvLines, csvReply } from '../platform/csv.ts'
import type { Handlers } from '../platform/http/serve.ts'
import type { Shop } from '../platform/shop.ts'
import { accountIn, accountOf, fieldsIn } from './accounts.ts'
import { carrierBy, namedCarrier } from './all-carriers.ts'
import { askForBooking } from './book-parcel.ts'
import { collectLabels } from './collect-labels.ts'
import { cancelBooking, handOver } from './end-booking.ts'
import { outside } from './outside.ts'
import { parcelsToBook } from './parcel-to-book.ts'
import {
  type BookingRow,
  bookingById,
  bookingsOf,
  carrierRow,
  ordersByIds,
  parcelPage,
} from './queries.ts'
import { readFile } from './read-file.ts'
import { presentCarriers, saveCarrier, saveChoices, waysFor } from './settings.ts'
import { takeNews } from './take-news.ts'

const pageSize = 30

export const carrierAdminHandlers: Handlers<typeof adminCalls> = {
  listCarriers: ({ shop }) => presentCarriers(shop),
  saveCarrier: ({ shop, c, input }) => saveCarrier(shop, actorOf(c), input),
  saveCarrierChoices: ({ shop, c, input }) => saveChoices(shop, actorOf(c), input),
  async tryCarrier({ shop, input }) {
    const carrier = namedCarrier(input.code)
    const row = await carrierRow(shop.db.read, carrier.code)
    if (!carrier.booking || !row) throw new ShopError('carrier-books-nothing')
    await outside(carrier, carrier.booking.signIn(accountIn(shop, row)))
    return undefined
  },
  readShipping: ({ shop, input }) => shown(shop, input.id),
  async bookParcel({ shop, c, input }) {
    const carrier = namedCarrier(input.carrier)
    if (!carrier.booking) throw new ShopError('carrier-books-nothing', { at: 'carrier' })
    await accountOf(shop, carrier)
    await shop.db.write(async (tx) => {
      const acceptedDue = acceptedBy(c, input)
      await askForBooking(tx, shop, { ...input, acceptedDue }, moverOf(c))
      await recordStep(tx, shop, c, { id: input.id, after: { booked: carrier.code } })
    })
    return shown(shop, input.id)
  },
  async cancelBooking({ shop, c, input }) {
    const booking = await bookingById(shop.db.read, input.id)
    if (!booking) throw new ShopError('no-such-booking')
    const after = { bookingCancelled: booking.booking_key }
    const work = cancelBooking(shop, booking, (tx) =>
      recordStep(tx, shop, c, { id: booking.order_id, after }),
    )
    await outside(namedCarrier(booking.carrier), work)
    return shown(shop, booking.order_id)
  },
  async handOverBooking({ shop, c, input }) {
    const orderId = await shop.db.write(async (tx) => {
      const { orderId, parcelId } = await handOver(tx, shop, input.id, moverOf(c))
      await recordStep(tx, shop, c, { id: orderId, after: { handedOver: parcelId } })
      return orderId
    })
    return shown(shop, orderId)
  },
  carrierLabels: ({ shop, input }) => collectLabels(shop, input.ids.split(',').map(Number)),
  async listParcels({ shop, input }) {
    const { page = 1, carrier, state } = input
    const { rows, total } = await parcelPage(shop.db.read, { carrier, state, page, size: pageSize })
    return { items: rows.map(presentSent), total, page, pages: pagesOf(total, pageSize) }
  },
  async noteTracking({ shop, c, input }) {
    const { id, stage, place = '' } = input
    await shop.db.write(async (tx) => {
      const parcel = await parcelById(tx, id)
      if (!parcel) throw new ShopError('no-such-parcel')
      if (!isUnderWay(parcel.stage || null) || parcel.delivered_at !== null)
        throw new ShopError('parcel-not-open')
      await takeNews(tx, shop, id, { stage, place, at: shop.now() }, moverOf(c))
      await recordStep(tx, shop, c, { id: parcel.order_id, after: { parcel: id, stage, place } })
    })
    return undefined
  },
  async readTrackingFile({ shop, c, input }) {
    const carrier = namedCarrier(input.code)
    const read = await readFile(shop, carrier, input.csv)
    const what = { action: 'import', kind: 'order', id: null, subject: carrier.name } as const
    const { taken, known, faults } = read
    const after = { taken, known, unread: faults.length }
    await shop.db.write((tx) => record(tx, actorOf(c), shop.now(), { ...what, after }))
    return read
  },
  async parcelsCsv({ shop, c, input }) {
    const carrier = namedCarrier(input.code)
    if (!carrier.files) throw new ShopError('carrier-has-no-files')
    const { head, line } = carrier.files
    const orders = await ordersByIds(shop.db.read, input.ids.split(',').map(Number))
    const row = await carrierRow(shop.db.read, carrier.code)
    const account = { fields: fieldsIn(row?.fields ?? '{}') }
    const parcels = await parcelsToBook(shop, orders)
    const lines = parcels.map((parcel, at) => line(parcel, account, at + 1))
    return csvReply(c, shop, `${carrier.code}-parcels`, csvHead([...head]) + csvLines(lines))
  },
}

async function shown(shop: Shop, orderId: number): Promise<ShippingWays> {
  const order = await findOrderById(shop.db.read, orderId)
  const bookings = await bookingsOf(shop.db.read, order.id)
  return { ...(await waysFor(shop, order)), bookings: bookings.map(presentBooking) }
}

const presentBooking = (row: BookingRow): Booking => ({
  ...{ id: row.id, carrier: row.carrier, state: row.state, courier: row.courier },
  carrierName: carrierBy(row.carrier)?.name ?? row.carrier,
  ...{ trackingNumber: row.tracking_number, labelUrl: row.label_url, error: row.error },
  createdAt: time(row.created_at),
})

type SentRow = Awaited<ReturnType<typeof parcelPage>>['rows'][number]

const presentSent = (row: SentRow): SentParcel => ({
  ...{ id: row.id, orderId: row.order_id, orderNumber: row.number, fullName: row.full_name },
  city: addressOf(row).city,
  ...{ carrier: row.carrier, trackingNumber: row.tracking_number, trackingUrl: row.tracking_url },
  stage: row.stage || (row.delivered_at === null ? null : 'delivered'),
  shippedAt: time(row.shipped_at),
  toldAt: moment(row.told_at === null ? null : Number(row.told_at)),
})

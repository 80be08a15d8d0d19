import { isOfBefore } from '#domain/carriers/tracking.ts'
import { ShopError } from '#domain/errors.ts'
import { namedOrder } from '../order-records/queries.ts'
import { warnStaff } from '../orders/event-queries.ts'
import type { Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { accountIn, accountOf } from './accounts.ts'
import { allCarriers, carrierBy } from './all-carriers.ts'
import type { Carrier, CarrierMessage, NewsOfParcel } from './carrier.ts'
import { cancelBooking, handOver } from './end-booking.ts'
import {
  bookedOf,
  bookingByNumber,
  carrierRows,
  parcelByNumber,
  parcelsToAskFor,
  updateBooking,
  updateParcel,
} from './queries.ts'
import { takeNews, theShop } from './take-news.ts'

type Heard = 'new' | 'known' | 'unknown'

/** Takes in what a carrier says of a parcel, by its number; a booked one that has been fetched becomes a parcel first. */
export async function hearNews(shop: Shop, carrier: Carrier, news: NewsOfParcel): Promise<Heard> {
  try {
    return await shop.db.write(async (tx) => {
      const parcelId = await parcelOf(tx, shop, carrier, news)
      if (parcelId === null) return 'unknown'
      // A clock that runs ahead tells of nothing that has not been yet.
      const at = Math.min(news.at, shop.now())
      return (await takeNews(tx, shop, parcelId, { ...news, at }, theShop)) ? 'new' : 'known'
    })
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return warnOnce(shop, carrier, news, error)
  }
}

async function parcelOf(tx: Query, shop: Shop, { code }: Carrier, news: NewsOfParcel) {
  const { trackingNumber: number, at } = news
  const parcel = await parcelByNumber(tx, code, number)
  if (parcel) return parcel.id
  const booking = await bookingByNumber(tx, code, number)
  if (booking?.state !== 'booked' || isOfBefore(booking.created_at, at)) return null
  return (await handOver(tx, shop, booking.id, theShop)).parcelId
}

/** What the shop's own rules keep from happening, such as an e-way bill that is missing: staff read it at the order, once. */
async function warnOnce(shop: Shop, { code }: Carrier, news: NewsOfParcel, why: ShopError) {
  await shop.db.write(async (tx) => {
    const booking = await bookingByNumber(tx, code, news.trackingNumber)
    if (!booking || booking.error === why.message) return
    await updateBooking(tx, booking.id, { error: why.message })
    const params = { number: news.trackingNumber, why: why.message }
    await warnStaff(tx, booking.order_id, { code: 'parcel-unfit', params }, shop.now())
  })
  return 'unknown' as const
}

/** Takes in a message of whichever carrier has signed it; refused where none has. */
export async function hearMessage(shop: Shop, message: CarrierMessage) {
  const rows = await carrierRows(shop.db.read)
  for (const row of rows) {
    const carrier = carrierBy(row.code)
    if (row.is_on === 0 || !carrier?.readEvent) continue
    const told = carrier.readEvent(accountIn(shop, row), message)
    if (told === null) continue
    const heard: Heard[] = []
    for (const news of inOrder(told)) heard.push(await hearNews(shop, carrier, news))
    if (heard.includes('new')) return 'done'
    return heard.includes('known') ? 'repeated' : 'ignored'
  }
  throw new ShopError('unsigned-event')
}

const inOrder = <News extends { at: number }>(news: readonly News[]) =>
  news.toSorted((one, other) => one.at - other.at)

const atOnce = 50
const restMs = 2 * 3_600_000

/** Asks carriers for what they have not said by themselves, and takes back what nobody sends any more; a job. */
export async function askCarriers(shop: Shop): Promise<void> {
  const on = new Set(
    (await carrierRows(shop.db.read)).flatMap((row) => (row.is_on ? row.code : [])),
  )
  for (const carrier of allCarriers) {
    if (!carrier.booking || !on.has(carrier.code)) continue
    await askFor(shop, carrier).catch((error: unknown) =>
      shop.log.warn({ err: error, carrier: carrier.code }, 'a carrier was not reached'),
    )
  }
}

async function askFor(shop: Shop, carrier: Carrier) {
  const account = await accountOf(shop, carrier)
  const before = shop.now() - restMs
  const news = async (trackingNumber: string) => {
    const told = (await carrier.booking?.news(account, trackingNumber)) ?? []
    for (const one of inOrder(told)) await hearNews(shop, carrier, { ...one, trackingNumber })
  }
  for (const parcel of await parcelsToAskFor(shop.db.read, carrier.code, before, atOnce)) {
    // First: one that cannot be read holds up no other.
    await shop.db.write((tx) => updateParcel(tx, parcel.id, { asked_at: shop.now() }))
    await news(parcel.tracking_number)
  }
  for (const booking of await bookedOf(shop.db.read, carrier.code, before, atOnce)) {
    await shop.db.write((tx) => updateBooking(tx, booking.id, { updated_at: shop.now() }))
    const { state } = await namedOrder(shop.db.read, booking.order_id)
    if (state === 'cancelled') await cancelBooking(shop, booking)
    else await news(booking.tracking_number)
  }
}

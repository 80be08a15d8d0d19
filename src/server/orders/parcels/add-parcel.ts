import type { ParcelForm } from '#contract/orders/admin-types.ts'
import { unsentLines } from '#domain/delivery/parcel.ts'
import { ShopError } from '#domain/errors.ts'
import { refusal } from '#domain/refusals/list.ts'
import { lockOrder } from '../../documents/queries.ts'
import {
  type LineRow,
  linesOf,
  type OrderRow,
  orderById,
  parcelsOf,
} from '../../order-records/queries.ts'
import type { Query } from '../../platform/db/database.ts'
import type { Shop } from '../../platform/shop.ts'
import { tellBuyer } from '../announcing/tell-buyer.ts'
import { refuseBeforePaid } from '../editing/refuse-before-paid.ts'
import { insertEvent } from '../event-queries.ts'
import { type Mover, moveOrder } from '../move-order.ts'
import {
  deliverParcel,
  insertParcel,
  lockNumber,
  parcelById,
  strangerUnder,
} from './parcel-queries.ts'

/** Hands a parcel to a carrier: the order is on its way, whether it was marked as packed or not. Answers the id of the parcel. */
export async function addParcel(
  tx: Query,
  shop: Shop,
  form: ParcelForm,
  by: Mover,
): Promise<number> {
  // Of two who send it at once the later one sees the other's parcel.
  const order = await lockOrder(tx, form.id)
  if (!order) throw new ShopError('no-such-order')
  await refuseUnseen(tx, form)
  if (!['confirmed', 'packed', 'shipped'].includes(order.state)) {
    throw new ShopError('order-not-confirmed')
  }
  await refuseLines(tx, order, form)
  refuseBeforePaid(order, { to: 'shipped', by, acceptedDue: form.acceptedDue })
  const now = shop.now()
  const { contents = [], ewayBill = '', ewayReason = '' } = form
  const { carrier, code, trackingNumber, trackingUrl } = shop.numberedParcel(form)
  await refuseTaken(tx, order, { carrier, code, trackingNumber }, now)
  const { id } = await insertParcel(tx, {
    order_id: order.id,
    ...{ carrier, carrier_code: code, tracking_number: trackingNumber },
    tracking_url: trackingUrl,
    ...{ contents: JSON.stringify(contents), eway_bill: ewayBill, eway_reason: ewayReason },
    shipped_at: now,
  })
  const words = trackingNumber === '' ? carrier : `${carrier}, ${trackingNumber}`
  await insertEvent(tx, { orderId: order.id, kind: 'parcel', words, actor: by, now })
  const eway = ewayBill === '' ? ewayReason : ewayBill
  if (eway !== '') {
    const said = { code: 'eway-bill-of' as const, params: { number: eway } }
    const note = { kind: 'note', said, isPublic: false } as const
    await insertEvent(tx, { orderId: order.id, ...note, actor: by, now })
  }
  await setOff(tx, shop, order, by, form.acceptedDue)
  return id
}

async function setOff(tx: Query, shop: Shop, order: OrderRow, by: Mover, acceptedDue?: number) {
  if (order.state === 'shipped') return tellBuyer(tx, shop, order, 'order-shipped')
  if (order.state === 'confirmed') {
    await moveOrder(tx, shop, order.id, { to: 'packed', by, acceptedDue, isTold: false })
  }
  await moveOrder(tx, shop, order.id, { to: 'shipped', by, acceptedDue })
  return undefined
}

/** Carriers give their numbers anew after some time, the post after about a year. */
const numberDays = 180

/** One number is one parcel: of this order, or of several that go to the same buyer together. */
async function refuseTaken(
  tx: Query,
  order: OrderRow,
  parcel: { carrier: string; code: string; trackingNumber: string },
  now: number,
) {
  // What somebody of the house writes on a parcel is no number of anybody's list.
  if (parcel.trackingNumber === '' || parcel.code === 'own') return
  await lockNumber(tx, parcel.trackingNumber)
  const since = now - numberDays * 86_400_000
  const other = await strangerUnder(tx, parcel, { mobile: order.mobile, since })
  if (!other) return
  const params = { number: parcel.trackingNumber, order: other.number }
  throw new ShopError(refusal('tracking-number-taken', params), { at: 'trackingNumber' })
}

async function refuseUnseen(tx: Query, { id, seenParcels }: ParcelForm) {
  if (seenParcels === undefined) return
  const { length } = await parcelsOf(tx, id)
  if (length !== seenParcels) throw new ShopError('parcels-meanwhile')
}

/** What was not ordered, or is in another parcel already, leaves in none. */
async function refuseLines(tx: Query, order: OrderRow, { contents = [] }: ParcelForm) {
  const lines = await linesOf(tx, [order.id])
  const ordered = new Map(lines.map((line) => [line.id, line.quantity]))
  const isOwn = contents.every(({ lineId, quantity }) => quantity <= (ordered.get(lineId) ?? 0))
  if (!isOwn) throw new ShopError('parcel-of-others', { at: 'contents' })
  const parcels = (await parcelsOf(tx, order.id)).map((parcel) => ({
    contents: JSON.parse(parcel.contents) as Contents, // As insertParcel has written it.
  }))
  const unsent = new Map(unsentLines(lines, parcels).map(({ id, left }) => [id, left]))
  if (unsent.size === 0) throw new ShopError('order-all-sent')
  const inside = contents.length > 0 ? contents : allOf(lines)
  const isLeft = inside.every(({ lineId, quantity }) => quantity <= (unsent.get(lineId) ?? 0))
  if (!isLeft) throw new ShopError('sent-already')
}

type Contents = NonNullable<ParcelForm['contents']>

const allOf = (lines: readonly LineRow[]): Contents =>
  lines.map(({ id, quantity }) => ({ lineId: id, quantity }))

/** A parcel has arrived; with the last one the order is delivered. */
export async function arriveParcel(tx: Query, shop: Shop, parcelId: number, by: Mover) {
  const parcel = await parcelById(tx, parcelId)
  if (!parcel) throw new ShopError('no-such-parcel')
  await deliverParcel(tx, parcelId, shop.now())
  const open = (await parcelsOf(tx, parcel.order_id)).filter((one) => one.delivered_at === null)
  const order = await orderById(tx, parcel.order_id)
  if (open.length === 0 && order?.state === 'shipped') {
    await moveOrder(tx, shop, parcel.order_id, { to: 'delivered', by })
  }
  return parcel.order_id
}

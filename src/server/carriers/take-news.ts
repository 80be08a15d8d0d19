import { isAfterEnd, isOfBefore, stageAfter, type TrackingNews } from '#domain/carriers/tracking.ts'
import { ShopError } from '#domain/errors.ts'
import { rememberRefusal } from '../cod/door-refusals.ts'
import { lockOrder } from '../documents/queries.ts'
import { type OrderRow, type ParcelRow, parcelsOf } from '../order-records/queries.ts'
import { warnStaff } from '../orders/event-queries.ts'
import { type Mover, moveOrder } from '../orders/move-order.ts'
import { arriveParcel } from '../orders/parcels/add-parcel.ts'
import { parcelById } from '../orders/parcels/parcel-queries.ts'
import type { Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { insertNews, updateParcel } from './queries.ts'

/**
 * Takes in one piece of news of a parcel, once, in whatever order news comes: it is shown with its time, and moves the order where
 * the parcel came further than it was. Answers whether it was new.
 */
export async function takeNews(
  tx: Query,
  shop: Shop,
  parcelId: number,
  news: TrackingNews,
  by: Mover,
): Promise<boolean> {
  const found = await parcelById(tx, parcelId)
  const order = found && (await lockOrder(tx, found.order_id))
  // Read again: whoever was quicker has changed it.
  const parcel = order && (await parcelById(tx, parcelId))
  if (!order || !parcel) throw new ShopError('no-such-parcel')
  const { stage, at, place } = news
  const known = parcel.stage || (parcel.delivered_at === null ? null : 'delivered')
  if (isOfBefore(order.placed_at, at) || isAfterEnd(known, stage)) return false
  const row = { parcel_id: parcel.id, stage, at, place, created_at: shop.now() }
  if (!(await insertNews(tx, row))) return false
  const now = stageAfter(known, stage)
  if (now === parcel.stage) return true
  await updateParcel(tx, parcel.id, { stage: now })
  if (now === stage) await follow(tx, shop, { order, parcel, news, by })
  return true
}

type Followed = { order: OrderRow; parcel: ParcelRow; news: TrackingNews; by: Mover }

/** What news means for the order: it is there, or comes back; staff are told of what they have to look at. */
async function follow(tx: Query, shop: Shop, { order, parcel, news, by }: Followed) {
  const number = parcel.tracking_number || parcel.carrier
  const warn = (code: 'parcel-refused' | 'parcel-lost' | 'parcel-came-back') =>
    warnStaff(tx, order.id, { code, params: { number } }, shop.now())
  if (news.stage === 'delivered') await arriveParcel(tx, shop, parcel.id, by)
  if (news.stage === 'refused') await warn('parcel-refused')
  if (news.stage === 'lost') await warn('parcel-lost')
  if (news.stage !== 'returned') return
  await warn('parcel-came-back')
  const others = (await parcelsOf(tx, order.id)).filter(({ id }) => id !== parcel.id)
  const isAll = others.every(({ stage }) => stage === 'returned')
  // Of several parcels, one that is back ends nothing: staff decide.
  if (order.state !== 'shipped' || !isAll) return
  await moveOrder(tx, shop, order.id, { to: 'returned', by, cause: 'refused' })
  await rememberRefusal(tx, order, shop.now())
}

export const theShop: Mover = { kind: 'system', userId: null }

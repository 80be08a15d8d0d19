import { ShopError } from '#domain/errors.ts'
import { restBefore } from '#domain/orders/booking.ts'
import { refusal } from '#domain/refusals/list.ts'
import { changeOrder } from '../../order-records/change-queries.ts'
import type { OrderRow } from '../../order-records/queries.ts'
import type { Query } from '../../platform/db/database.ts'
import { askDifference } from '../editing/ask-difference.ts'
import { bookingIn, restOf } from './booking-of-order.ts'
import { promiseAnew } from './promise-anew.ts'

/**
 * Waits for the rest of a booked order that is sure: its days run from the moment that it is, unless more than the advance has
 * come. Once all of it is there nothing is waited for, and its arrival is promised from now on. Of every other order nothing happens.
 */
export async function askRest(tx: Query, order: OrderRow, now: number) {
  const agreed = bookingIn(order)
  if (agreed === null || order.state !== 'confirmed') return
  if (restOf(order) > 0) {
    await askDifference(tx, order, now)
    if (order.rest_before !== null || order.paid_paise > order.advance_paise) return
    await changeOrder(tx, order.id, { rest_before: restBefore(now, agreed) })
  } else if (order.rest_before !== null) {
    const promised = await promiseAnew(tx, order, now)
    await changeOrder(tx, order.id, { ...promised, rest_before: null })
  }
}

/** A booked order is neither packed nor sent before its rest is there. */
export function refuseBeforeRest(order: OrderRow) {
  const restPaise = restOf(order)
  if (restPaise > 0) throw new ShopError(refusal('rest-awaited', { restPaise }))
}

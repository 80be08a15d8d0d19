import { ShopError } from '#domain/errors.ts'
import { type Paise, toPaise } from '#domain/money.ts'
import type { OrderActor, OrderState } from '#domain/order.ts'
import { isAtDoor } from '#domain/payment-methods.ts'
import { refusal } from '#domain/refusals/list.ts'
import type { OrderRow } from '../../order-records/queries.ts'
import { dueBefore } from './ask-difference.ts'

/**
 * What was to come before the parcel leaves and has not, in paise: as a rule the difference after lines were changed. Of a booked order
 * the rest is refused outright (refuseBeforeRest), and an exchange may leave before what pays it is back.
 */
export function awaitedOf(order: OrderRow): Paise {
  const isAgreed = order.booking !== null || order.exchange_of !== null
  return isAgreed || isAtDoor(order.payment_method) ? 0 : dueBefore(order)
}

type Going = {
  to: OrderState
  by: { kind: OrderActor }
  /** Rupees that whoever goes on all the same has seen to be missing. */
  acceptedDue?: number | undefined
}

/** Asks staff once before an order is packed or sent that is not paid for; what a carrier tells has happened already. */
export function refuseBeforePaid(order: OrderRow, { to, by, acceptedDue = 0 }: Going) {
  if (by.kind !== 'staff' || (to !== 'packed' && to !== 'shipped')) return
  const duePaise = awaitedOf(order)
  if (duePaise > toPaise(acceptedDue))
    throw new ShopError(refusal('difference-awaited', { duePaise }), { at: 'acceptedDue' })
}

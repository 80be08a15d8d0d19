import { isAtDoor } from '#domain/payment-methods.ts'
import { moneyOf } from '#domain/refund.ts'
import { awaitPayment } from '../../order-records/await-payment.ts'
import { dropAwaited } from '../../order-records/drop-payments.ts'
import { openPayment } from '../../order-records/payment-queries.ts'
import { type OrderRow, paiseOf } from '../../order-records/queries.ts'
import type { Query } from '../../platform/db/database.ts'

/**
 * Waits for what is still to come of an order by the way that was agreed, and for no other amount; what is paid at the door waits for
 * nothing. Answers what is to come before its parcel leaves, in paise.
 */
export async function askDifference(tx: Query, order: OrderRow, now: number) {
  const open = await openPayment(tx, order.id)
  const method = open?.method ?? order.payment_method
  const duePaise = isAtDoor(method) ? 0 : dueBefore(order)
  if (open?.amount_paise === duePaise) return duePaise
  await dropAwaited(tx, order.id, now)
  if (duePaise === 0) return 0
  await awaitPayment(tx, { orderId: order.id, method, amountPaise: duePaise, now })
  return duePaise
}

/**
 * What is asked for now, in paise: all of it, or what of an advance has not come. After that the rest is paid at the door, or, of an
 * order that is booked, before its parcel leaves.
 */
export function dueBefore(order: OrderRow) {
  const { duePaise } = moneyOf(paiseOf(order))
  const { advance_paise: advance, paid_paise: paid, payment_method: method } = order
  const isAdvance = advance > 0 && (isAtDoor(method) || paid < advance)
  return isAdvance ? Math.max(0, Math.min(advance - paid, duePaise)) : duePaise
}

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

/** What is to come before the parcel leaves, in paise: all of it, or what of an advance has not come. */
export function dueBefore(order: OrderRow) {
  const { duePaise } = moneyOf(paiseOf(order))
  const { advance_paise: advance, paid_paise: paid } = order
  return advance > 0 ? Math.max(0, advance - paid) : duePaise
}

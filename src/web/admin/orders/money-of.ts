import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { toPaise, toRupees } from '#domain/money.ts'
import { isAtDoor } from '#domain/payment-methods.ts'
import { moneyOf as paiseOf } from '#domain/refund.ts'
import { isBack } from '#domain/return.ts'

type Sums = Pick<StaffOrder, 'state' | 'total' | 'paid' | 'refunded' | 'credited'>

/** What is still to come in, what may go back at most, and what the shop owes the buyer; rupees. */
export function moneyOf({ state, total, paid, refunded, credited }: Sums) {
  const { duePaise, leftPaise, owedPaise } = paiseOf({
    state,
    totalPaise: toPaise(total),
    paidPaise: toPaise(paid),
    refundedPaise: toPaise(refunded),
    creditedPaise: toPaise(credited),
  })
  return { due: toRupees(duePaise), left: toRupees(leftPaise), owed: toRupees(owedPaise) }
}

type Come = Sums & Pick<StaffOrder, 'returns' | 'paymentMethod'>

/**
 * What may still be noted as paid; rupees. What came back and was credited is due no more, but its buyer had paid all of it at
 * the door, and the courier brings that later. Of a parcel that nobody took nothing comes.
 */
export function toCome(order: Come): number {
  const { due } = moneyOf(order)
  const wasTaken = order.state === 'delivered' || order.returns.some(({ state }) => isBack(state))
  if (!wasTaken || (due > 0 && !isAtDoor(order.paymentMethod))) return due
  return Math.max(0, toRupees(toPaise(order.total) - toPaise(order.paid)))
}

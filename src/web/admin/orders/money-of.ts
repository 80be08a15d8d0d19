import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { toPaise, toRupees } from '#domain/money.ts'
import { isAtDoor } from '#domain/payment-methods.ts'
import { moneyOf as paiseOf, toCome as paiseToCome } from '#domain/refund.ts'
import { isBack } from '#domain/return.ts'

type Sums = Pick<StaffOrder, 'state' | 'total' | 'paid' | 'refunded' | 'credited' | 'goodwill'>

const inPaise = ({ state, total, paid, refunded, credited, goodwill }: Sums) => ({
  ...{ state, totalPaise: toPaise(total), paidPaise: toPaise(paid) },
  ...{ refundedPaise: toPaise(refunded), creditedPaise: toPaise(credited) },
  goodwillPaise: toPaise(goodwill),
})

/** What is still to come in, what may go back at most, and what the shop owes the buyer; rupees. */
export function moneyOf(order: Sums) {
  const { duePaise, leftPaise, owedPaise } = paiseOf(inPaise(order))
  return { due: toRupees(duePaise), left: toRupees(leftPaise), owed: toRupees(owedPaise) }
}

type Before = Sums & Pick<StaffOrder, 'paymentMethod' | 'booking' | 'exchangeOf'>

/** What was to come before the parcel leaves and has not, as the shop asks about it; rupees. */
export function awaitedOf(order: Before): number {
  const isAgreed = Boolean(order.booking ?? order.exchangeOf)
  return isAgreed || isAtDoor(order.paymentMethod) ? 0 : moneyOf(order).due
}

type Come = Sums & Pick<StaffOrder, 'returns' | 'paymentMethod'>

/** What may still be noted as paid; rupees. */
export function toCome(order: Come): number {
  const wasTaken = order.state === 'delivered' || order.returns.some(({ state }) => isBack(state))
  const how = { isAtDoor: isAtDoor(order.paymentMethod), wasTaken }
  return toRupees(paiseToCome(inPaise(order), how))
}

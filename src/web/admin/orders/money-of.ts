import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { toPaise, toRupees } from '#domain/money.ts'
import { moneyOf as paiseOf } from '#domain/refund.ts'

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

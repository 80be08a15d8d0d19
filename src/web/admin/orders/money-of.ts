import type { StaffOrder } from '#contract/staff-order.ts'
import { toPaise, toRupees } from '#domain/money.ts'
import type { OrderState } from '#domain/order.ts'

type Sums = Pick<StaffOrder, 'state' | 'total' | 'paid' | 'refunded'>

const over: OrderState[] = ['cancelled', 'returned', 'refunded']

/** What is still to come in and what may still go back; rupees. */
export function moneyOf({ state, total, paid, refunded }: Sums): { due: number; left: number } {
  const isOver = over.includes(state)
  const due = isOver ? 0 : Math.max(0, toPaise(total) - toPaise(paid))
  return { due: toRupees(due), left: toRupees(Math.max(0, toPaise(paid) - toPaise(refunded))) }
}

/** True when the order is over and money of the buyer is still with the shop. */
export const owesBuyer = (order: Sums) => over.includes(order.state) && moneyOf(order).left > 0

import type { Paise } from './money.ts'
import type { OrderState } from './order.ts'

/**
 * 'asked': the gateway is about to be asked. 'unsure': it may have paid, nobody knows yet. 'done': the money went.
 * 'refused': it did not, and its amount is free again.
 */
export const refundStates = ['asked', 'unsure', 'done', 'refused'] as const
export type RefundState = (typeof refundStates)[number]

/** True while nobody can say what becomes of it. */
export const isOpenRefund = (state: RefundState) => state === 'asked' || state === 'unsure'

type Refund = { state: RefundState; amount_paise: Paise }

/**
 * What a buyer is told of the refunds of an order, the oldest first: what went back, what is on its way, and what did not
 * go through and was not tried again yet.
 */
export function refundsToTell(refunds: readonly Refund[]) {
  const sum = (is: (state: RefundState) => boolean) =>
    refunds.reduce((total, one) => total + (is(one.state) ? one.amount_paise : 0), 0)
  const last = refunds.at(-1)
  return {
    donePaise: sum((state) => state === 'done'),
    pendingPaise: sum(isOpenRefund),
    failedPaise: last?.state === 'refused' ? last.amount_paise : 0,
  }
}

const over: readonly OrderState[] = ['cancelled', 'returned', 'refunded']

type Sums = { state: OrderState; totalPaise: Paise; paidPaise: Paise; refundedPaise: Paise }

/**
 * What is still to come in, what may go back at most, and what the shop owes the buyer: everything once the order is
 * over, else what came beyond its total.
 */
export function moneyOf({ state, totalPaise, paidPaise, refundedPaise }: Sums) {
  const isOver = over.includes(state)
  const left = Math.max(0, paidPaise - refundedPaise)
  return {
    duePaise: isOver ? 0 : Math.max(0, totalPaise - paidPaise),
    leftPaise: left,
    owedPaise: isOver ? left : Math.max(0, left - totalPaise),
  }
}

type Back = Sums & {
  subtotalPaise: Paise
  discountPaise: Paise
  /** What the pieces that came back stood for on the order, before any discount. */
  worthPaise: Paise
}

/**
 * What to give back for pieces that came back, as far as it is left: everything once the order is over, its delivery
 * too; else what was paid for those pieces, without their share of the discount.
 */
export function amountBack(back: Back): Paise {
  const { leftPaise } = moneyOf(back)
  if (over.includes(back.state)) return leftPaise
  const { worthPaise, discountPaise, subtotalPaise } = back
  const share = subtotalPaise > 0 ? Math.round((discountPaise * worthPaise) / subtotalPaise) : 0
  return Math.min(leftPaise, Math.max(0, worthPaise - share))
}

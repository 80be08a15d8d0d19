import type { Paise } from './money.ts'
import type { OrderState } from './order.ts'
import { isWithin, type RefundMethod } from './payment-methods.ts'

/**
 * 'asked': the gateway is about to be asked. 'unsure': it may have paid, nobody knows yet. 'done': the money went.
 * 'refused': it did not, and its amount is free again.
 */
export const refundStates = ['asked', 'unsure', 'done', 'refused'] as const
export type RefundState = (typeof refundStates)[number]

/** True while nobody can say what becomes of it. */
export const isOpenRefund = (state: RefundState) => state === 'asked' || state === 'unsure'

type Refund = { state: RefundState; amount_paise: Paise; method?: string }

/**
 * What a buyer is told of the refunds of an order, the oldest first: what went back as money, as store credit and to gift cards, what of that
 * paid the sarees that came in exchange, what is on its way, and what did not go through and was not tried again yet.
 */
export function refundsToTell(
  refunds: readonly Refund[],
  exchanged: { creditPaise: Paise; cardPaise: Paise } = { creditPaise: 0, cardPaise: 0 },
) {
  const by = (method: RefundMethod) => refunds.filter((one) => one.method === method)
  const money = refunds.filter(({ method = '' }) => !isWithin(method))
  const sum = (is: (state: RefundState) => boolean, of: readonly Refund[] = money) =>
    of.reduce((total, one) => total + (is(one.state) ? one.amount_paise : 0), 0)
  const isDone = (state: RefundState) => state === 'done'
  const last = refunds.at(-1)
  return {
    donePaise: sum(isDone),
    creditPaise: sum(isDone, by('store_credit')) - exchanged.creditPaise,
    cardPaise: sum(isDone, by('gift_card')) - exchanged.cardPaise,
    exchangedPaise: exchanged.creditPaise + exchanged.cardPaise,
    pendingPaise: sum(isOpenRefund),
    failedPaise: last?.state === 'refused' ? last.amount_paise : 0,
  }
}

const over: readonly OrderState[] = ['cancelled', 'returned', 'refunded']

type Sums = {
  state: OrderState
  totalPaise: Paise
  paidPaise: Paise
  refundedPaise: Paise
  /** What credit notes took off the total. */
  creditedPaise: Paise
  /** What of the refunds was goodwill: a gift of the shop, which is none of what it owes. */
  goodwillPaise: Paise
}

/** What the buyer owes for an order in all: its total without what was credited; nothing of one that is over otherwise. */
export function chargedPaise({ state, totalPaise, creditedPaise }: Sums): Paise {
  if (creditedPaise === 0 && over.includes(state)) return 0
  return Math.max(0, totalPaise - creditedPaise)
}

/**
 * What is still to come in, what may go back at most, and what the shop owes the buyer: what came beyond what the order is
 * charged, which is less than its total once something was credited. Goodwill takes nothing from that, as far as money is left.
 */
export function moneyOf(sums: Sums) {
  const { state, paidPaise, refundedPaise, goodwillPaise } = sums
  const [charged, left] = [chargedPaise(sums), Math.max(0, paidPaise - refundedPaise)]
  return {
    duePaise: over.includes(state) ? 0 : Math.max(0, charged - paidPaise),
    leftPaise: left,
    owedPaise: Math.min(left, Math.max(0, left + goodwillPaise - charged)),
  }
}

/**
 * How much of the goodwill given for an order its credit notes take: what it is more than what the buyer still pays for. Nobody
 * gets more back than came, so a note of the last saree leaves less to give back by it.
 */
export const notedGoodwillPaise = (order: { keptPaise: Paise; goodwillPaise: Paise }): Paise =>
  Math.max(0, order.goodwillPaise - Math.max(0, order.keptPaise))

/**
 * What may still be noted as paid. What was credited is due no more, but whoever took the parcel had paid all of it at the
 * door, and the courier brings that later. Of a parcel that nobody took nothing comes.
 */
export function toCome(sums: Sums, how: { isAtDoor: boolean; wasTaken: boolean }): Paise {
  const { duePaise } = moneyOf(sums)
  if (!how.wasTaken || (duePaise > 0 && !how.isAtDoor)) return duePaise
  return Math.max(0, sums.totalPaise - sums.paidPaise)
}

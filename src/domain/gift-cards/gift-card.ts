import { type Day, dayInIndia, daysLater, monthsLater, startOfDay } from '#domain/india-day.ts'
import type { Paise } from '#domain/money.ts'
import { type PayOutMethod, payOutMethods } from '#domain/payment-methods.ts'
import { type SpentCredit, spendingOf } from '#domain/store-credit.ts'

// A gift card is money that was paid before anybody chose a saree with it: a way of paying, never a discount (decision 32).

export const cardStates = ['active', 'blocked'] as const
export type CardState = (typeof cardStates)[number]

/** 'cancelled' takes all of a card of which nothing was spent. */
export const cardMoveKinds = ['issued', 'spent', 'returned', 'cancelled'] as const
export type CardMoveKind = (typeof cardMoveKinds)[number]

/** How its price came, as staff note it; none where the shop gives the card away. */
export const cardPayments = [...payOutMethods, 'card' as const]
export type CardPayment = PayOutMethod | 'card'
export type CardPaidBy = CardPayment | ''

export type CardMove = { kind: CardMoveKind; paise: Paise }

/**
 * What is left on a card after its moves in order, never below 0. By their place: those that may not be, which count
 * nothing.
 */
export function cardBalance(moves: readonly CardMove[]): {
  balancePaise: Paise
  refused: number[]
} {
  const sums = { balance: 0, spent: 0 }
  const refused = moves.flatMap((move, at) => (take(move, sums) ? [] : [at]))
  return { balancePaise: sums.balance, refused }
}

/** Counts a move in; false where it may not be. */
function take({ kind, paise }: CardMove, sums: { balance: number; spent: number }): boolean {
  if (!Number.isSafeInteger(paise) || paise <= 0) return false
  switch (kind) {
    case 'issued':
      sums.balance += paise
      return true
    case 'spent':
      if (paise > sums.balance) return false
      sums.balance -= paise
      sums.spent += paise
      return true
    case 'returned':
      if (paise > sums.spent) return false
      sums.balance += paise
      sums.spent -= paise
      return true
    case 'cancelled':
      if (sums.spent > 0 || paise !== sums.balance) return false
      sums.balance = 0
      return true
  }
}

/** What one card is worth at most: the ceiling of gift instruments of the RBI Master Directions on PPIs, kept by choice (decision 32). */
export const mostOfCard: Paise = 1_000_000

export type UsableCard = { id: number; balancePaise: Paise; expiresAt: number }

/** Which cards pay how much of what is due: those that end first come first; never more than is due, nor than there is. */
export function spendingOfCards(cards: readonly UsableCard[], duePaise: Paise): SpentCredit[] {
  const inOrder = cards.toSorted(
    (one, other) => one.expiresAt - other.expiresAt || one.id - other.id,
  )
  return spendingOf(
    inOrder.map(({ id, balancePaise }) => ({ id, balancePaise, mostPaise: null })),
    duePaise,
  )
}

/** Whether a card pays at this moment. */
export const isUsable = (
  { state, expiresAt }: { state: CardState; expiresAt: number },
  now: number,
): boolean => state === 'active' && now < expiresAt

/** How many months every card is good for at least (RBI Master Directions on Prepaid Payment Instruments). */
export const leastMonths = 12

/** The last day of a card that is made now, where nobody chooses a later one. */
export const usualLastDay = (now: number, months: number = leastMonths): Day =>
  monthsLater(dayInIndia(now), Math.max(leastMonths, months))

/** The moment after the last day on which a card pays. */
export const endOfCard = (lastDay: Day): number => startOfDay(daysLater(lastDay, 1))

/** The last day on which a card pays. */
export const lastDayOf = (expiresAt: number): Day => dayInIndia(expiresAt - 1)

/** For how many days at least a card is good once something has gone back to it. */
export const daysAfterReturn = 90

/** Until when a card is good to which something goes back: what comes back can be spent, also on one that had ended. */
export const expiryAfterReturn = (expiresAt: number, now: number): number =>
  Math.max(expiresAt, endOfCard(daysLater(dayInIndia(now), daysAfterReturn)))

/**
 * What of an order's money may go back otherwise than to the gift cards that paid it: what they paid goes back to them, so
 * that no card becomes cash.
 */
export const leftBesideCards = (order: {
  paidPaise: Paise
  refundedPaise: Paise
  /** What cards have paid of it and did not get back. */
  onCardsPaise: Paise
}): Paise => Math.max(0, order.paidPaise - order.refundedPaise - order.onCardsPaise)

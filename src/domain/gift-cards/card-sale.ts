import {
  type Day,
  dayInIndia,
  daysLater,
  endOfDay,
  monthsLater,
  startOfDay,
} from '#domain/india-day.ts'
import { type Paise, toPaise } from '#domain/money.ts'
import { leastMonths, usualLastDay } from './gift-card.ts'

// A gift card that a shopper buys: asked to pay, paid, and only then a card (decision 36).

/** 'claimed': its buyer has named the transfer, which staff have not found yet. */
export const cardSaleStates = ['awaiting', 'claimed', 'paid', 'lapsed', 'refunded'] as const
export type CardSaleState = (typeof cardSaleStates)[number]

/** How gift cards are sold; amounts in rupees. */
export type CardSaleTerms = {
  isEnabled: boolean
  /** What is offered to be tapped. */
  amounts: number[]
  least: number
  most: number
  /** How long a card is good from the day on which it is sent. */
  months: number
  /** For so many days after its payment staff may take an unused card back. */
  refundDays: number
}

export const firstCardSaleTerms: CardSaleTerms = {
  ...{ isEnabled: false, amounts: [1_000, 2_500, 5_000], least: 500, most: 10_000 },
  ...{ months: leastMonths, refundDays: 15 },
}

/** How long a shopper has to pay what they have not named a transfer for. */
export const hoursToPay = 48

export const payBefore = (now: number): number => now + hoursToPay * 3_600_000

/** So many days after it has lapsed a purchase that nobody paid is deleted with its names and addresses. */
export const daysOfLapsed = 90

const firstNumber = 1_000

/** What a purchase is called, on its page and in the transfer: 'GIFT-1001'. */
export const cardSaleNumber = (id: number): string => `GIFT-${firstNumber + id}`

/** The id behind a number as somebody typed it; null of what is none. */
export function cardSaleIdIn(typed: string): number | null {
  const [, digits] = /^\s*GIFT[- ]?(\d{4,12})\s*$/i.exec(typed) ?? []
  const id = Number(digits) - firstNumber
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** Whether this many rupees are sold: whole ones, between what the owner has set. */
export const isSold = ({ least, most }: CardSaleTerms, rupees: number): boolean =>
  Number.isSafeInteger(rupees) && rupees >= least && rupees <= most

/** The price of a card is what it is worth. */
export const priceOf = (rupees: number): Paise => toPaise(rupees)

/** The day on which a card is sent that is paid now: the one that was chosen, or today where that has passed. */
export const sendDayOf = (chosen: Day | null, now: number): Day => {
  const today = dayInIndia(now)
  return chosen === null || chosen < today ? today : chosen
}

/** The last day on which a card is good that is sent on this day: whoever gets it has all of its time. */
export const lastDayOfSold = (sendDay: Day, months: number): Day =>
  usualLastDay(startOfDay(sendDay), months)

/** How far ahead a card may be sent. */
export const latestSendDay = (now: number): Day => monthsLater(dayInIndia(now), 12)

/** The last moment at which an unused card is taken back. */
export const refundUntil = (paidAt: number, days: number): number =>
  endOfDay(startOfDay(daysLater(dayInIndia(paidAt), days)))

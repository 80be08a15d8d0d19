import { dayInIndia, startOfDay } from './india-day.ts'
import { policy } from './policy.ts'

/** Why sarees are kept aside: an open checkout, an order waiting for money, a link of staff, a promised turn. */
export type HoldKind = 'checkout' | 'pending-payment' | 'staff-link' | 'offer'

/** Quantity of one saree that nobody else can buy until then. */
export type Hold = { quantity: number; expiresAtMs: number }

const minuteMs = 60_000

export const holdLengthMs: Record<HoldKind, number> = {
  checkout: policy.hold.checkoutMinutes * minuteMs,
  'pending-payment': policy.hold.pendingPaymentMinutes * minuteMs,
  'staff-link': policy.hold.staffLinkHours * 60 * minuteMs,
  offer: policy.hold.offerHours * 60 * minuteMs,
}

export function holdUntil(kind: HoldKind, nowMs: number): number {
  return nowMs + holdLengthMs[kind]
}

const dayMs = 24 * 60 * minuteMs

/** The end of the day, in India, up to which an exchange keeps its new saree; then it lapses (R26). */
export const exchangeUntil = (nowMs: number, days: number) =>
  startOfDay(dayInIndia(nowMs + (days + 1) * dayMs))

/** Who is asked for the rest of a dearer exchange has two whole days at least. */
export const restUntil = (heldUntilMs: number | null, nowMs: number) =>
  Math.max(heldUntilMs ?? 0, exchangeUntil(nowMs, policy.exchangeRestDays))

/** A hold has ended at its last moment. */
export function isLive(hold: Hold, nowMs: number): boolean {
  return nowMs < hold.expiresAtMs
}

/** How much of a saree its live holds keep aside. */
export function heldNow(holds: readonly Hold[], nowMs: number): number {
  return holds.filter((hold) => isLive(hold, nowMs)).reduce((sum, hold) => sum + hold.quantity, 0)
}

/** What may still be sold: stock less live holds and what placed orders have been promised; never below 0. */
export function available(stock: number, held: number, allocated: number): number {
  return Math.max(0, stock - held - allocated)
}

import { recordOf } from '#domain/attributes.ts'
import { dayInIndia, startOfDay } from '#domain/india-day.ts'
import { type LinkMethod, linkMethods, type PaymentMethod } from '#domain/payment-methods.ts'
import { policy } from '#domain/policy.ts'

/** Why sarees are kept aside: an open checkout, an order waiting for money, a link of staff, a promised turn. */
export type HoldKind = 'checkout' | 'pending-payment' | 'staff-link' | 'offer'

/** Quantity of one saree that nobody else can buy until then. */
export type Hold = { quantity: number; expiresAtMs: number }

const minuteMs = 60_000

const hourMs = 60 * minuteMs

/** For how long sarees are kept aside; the owner's settings. */
export type HoldLengths = {
  checkoutMinutes: number
  /** Of an order that waits for its money, by the way it is to be paid. */
  paymentMinutes: Record<LinkMethod, number>
  staffHours: number
  offerHours: number
  /** So long after its sarees are kept no more, an order whose money has not come is given up. */
  unpaidHours: number
}

const { checkoutMinutes, pendingPaymentMinutes, staffLinkHours, offerHours } = policy.hold

/** What a shop starts with. */
export const firstHoldLengths: HoldLengths = {
  checkoutMinutes,
  paymentMinutes: recordOf(linkMethods, () => pendingPaymentMinutes),
  staffHours: staffLinkHours,
  offerHours,
  unpaidHours: policy.unpaidOrderHours,
}

/** For how long a hold of this kind keeps its sarees; one that waits for money goes by the way to pay. */
export function holdLengthMs(kind: HoldKind, lengths: HoldLengths, method?: PaymentMethod): number {
  if (kind === 'checkout') return lengths.checkoutMinutes * minuteMs
  if (kind === 'staff-link') return lengths.staffHours * hourMs
  if (kind === 'offer') return lengths.offerHours * hourMs
  const byWay: Partial<Record<PaymentMethod, number>> = lengths.paymentMinutes
  return ((method && byWay[method]) ?? pendingPaymentMinutes) * minuteMs
}

export const holdUntil = (
  kind: HoldKind,
  nowMs: number,
  lengths: HoldLengths,
  method?: PaymentMethod,
): number => nowMs + holdLengthMs(kind, lengths, method)

/** For so long an order waits for its money at most: its sarees are kept, then it is given up. */
export const longestWaitMs = ({ unpaidHours, staffHours, paymentMinutes }: HoldLengths): number =>
  (unpaidHours + staffHours) * hourMs + Math.max(0, ...Object.values(paymentMinutes)) * minuteMs

const dayMs = 24 * hourMs

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

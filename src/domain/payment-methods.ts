import type { PlainCode } from '#domain/refusals/list.ts'
import { normaliseBankReference, normaliseUtr } from './transfer-reference.ts'

type Facts = {
  /** The brands that 'We accept' shows; without any, the method in words. */
  marks?: readonly string[]
  /** Where it is set up among the settings of payments, if not under its own name. */
  setUpAs?: string
}

/** By what its buyer names a transfer: null for what is no such reference, and what is asked for then. */
type Reference = { read: (typed: string) => string | null; asks: PlainCode }

/**
 * Where its money comes: at the door, by a transfer that staff look for, through a gateway that tells of it, or on the machine of a
 * stall, which no shopper is offered.
 */
type Method = Facts &
  ({ comes: 'at-door' | 'gateway' | 'stall' } | { comes: 'transfer'; reference: Reference })

const utr: Reference = {
  read: normaliseUtr,
  asks: 'no-utr',
}
const bankReference: Reference = {
  read: normaliseBankReference,
  asks: 'no-bank-reference',
}

const gatewayMarks = ['Visa', 'Mastercard', 'American Express', 'RuPay', 'UPI'] as const

/** The ways to pay, a row each, in the order in which shoppers are offered them; the words stand in web/words. */
const methods = {
  cod: { comes: 'at-door' },
  upi: { comes: 'transfer', reference: utr, marks: ['UPI'] },
  bank_transfer: { comes: 'transfer', reference: bankReference, setUpAs: 'bankTransfer' },
  razorpay: { comes: 'gateway', marks: gatewayMarks },
  card: { comes: 'stall', marks: [] },
} as const satisfies Record<string, Method>

export type PaymentMethod = keyof typeof methods
type ComingBy<Way> = {
  [Name in PaymentMethod]: (typeof methods)[Name]['comes'] extends Way ? Name : never
}[PaymentMethod]

/** Those that shoppers may be offered. */
export type ShopMethod = Exclude<PaymentMethod, ComingBy<'stall'>>

/** Those that are known by no brand. */
export type WrittenMethod = {
  [Name in PaymentMethod]: (typeof methods)[Name] extends { marks: readonly string[] }
    ? never
    : Name
}[PaymentMethod]

export const paymentMethods = Object.keys(methods) as [PaymentMethod, ...PaymentMethod[]] // Its keys alone.

/** What a method is called among the settings of payments. */
export type MethodKey = {
  [Name in ShopMethod]: (typeof methods)[Name] extends { setUpAs: infer Key } ? Key : Name
}[ShopMethod]

export const keyOf = (method: ShopMethod) => (methodOf(method).setUpAs ?? method) as MethodKey // As its type says it.

export const methodOf = (method: PaymentMethod): Method => methods[method]

export const isWritten = (method: PaymentMethod): method is WrittenMethod =>
  methodOf(method).marks === undefined

/** Paid in cash when the parcel comes. */
export const isAtDoor = (method: PaymentMethod) => methods[method].comes === 'at-door'
export const isGateway = (method: PaymentMethod) => methods[method].comes === 'gateway'

const comingBy = <Way extends Method['comes']>(way: Way) =>
  paymentMethods.filter((method) => methods[method].comes === way) as ComingBy<Way>[] // By the filter.

export const transferMethods = comingBy('transfer')
export const gatewayMethods = comingBy('gateway')
export const doorMethods = comingBy('at-door')

export const shopMethods = paymentMethods.filter(
  (method): method is ShopMethod => methods[method].comes !== 'stall',
)

/** How a sale at a stall is paid: in hand, by the buyer's phone, by card. */
export const stallMethods = ['cod', 'upi', 'card'] as const satisfies PaymentMethod[]

/** Whether only a stall takes it: nothing waits for it, and no parcel is paid by it. */
export const isOfStall = (method: PaymentMethod) => methods[method].comes === 'stall'

/** What a link can be sent for: the buyer is not at the door. */
export const linkMethods = [...transferMethods, ...gatewayMethods]
export type LinkMethod = (typeof linkMethods)[number]

/** The one to send a link for by default: as was agreed, else the first. */
export const usualLink = (agreed: PaymentMethod) =>
  linkMethods.find((method) => method === agreed) ?? (linkMethods[0] as LinkMethod) // There are some.

/** By what a refund moves no money: it goes back to what the shop owes its buyer. */
export const withinMethods = ['store_credit', 'gift_card'] as const
type WithinMethod = (typeof withinMethods)[number]

/** How money goes back: by the gateway that it came through, by the hands of staff, as store credit, or to gift cards. */
export const refundMethods = [
  ...gatewayMethods,
  ...transferMethods,
  'cash' as const,
  ...withinMethods,
]
export type RefundMethod = (typeof refundMethods)[number]

/** Whether the gateway sends the money back itself; all other refunds note what staff have done. */
export const isSentBack = (method: RefundMethod) =>
  method !== 'cash' && !isWithin(method) && isGateway(method)

export const isWithin = (method: string): method is WithinMethod =>
  withinMethods.some((one) => one === method)

/** How the rest of a store credit is paid out: what staff have given. */
export const payOutMethods = [...transferMethods, 'cash' as const]
export type PayOutMethod = (typeof payOutMethods)[number]

/** Which of the offered refunds fits money that came so. */
export const usualRefund = (
  offered: readonly RefundMethod[],
  paidBy: PaymentMethod | undefined,
): RefundMethod | undefined =>
  offered.find(isSentBack) ??
  offered.find((method) => method === paidBy) ??
  (paidBy && isAtDoor(paidBy) ? 'cash' : transferMethods[0])

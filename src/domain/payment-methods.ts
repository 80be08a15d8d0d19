import type { Paise } from './money.ts'
import { policy } from './policy.ts'

type Method = {
  /** Where its money comes: at the door, by a transfer that staff look for, or through a gateway that tells of it. */
  comes: 'at-door' | 'transfer' | 'gateway'
  /** The most that it takes at once. */
  limitPaise?: Paise
  /** The brands that 'We accept' shows; without any, the method in words. */
  marks?: readonly string[]
}

const gatewayMarks = ['Visa', 'Mastercard', 'American Express', 'RuPay', 'UPI'] as const

/** The ways to pay, a row each, in the order in which shoppers are offered them; the words stand in web/words. */
const methods = {
  cod: { comes: 'at-door' },
  upi: { comes: 'transfer', limitPaise: policy.upiLimitPaise, marks: ['UPI'] },
  bank_transfer: { comes: 'transfer' },
  razorpay: { comes: 'gateway', marks: gatewayMarks },
} as const satisfies Record<string, Method>

export type PaymentMethod = keyof typeof methods
type ComingBy<Way> = {
  [Name in PaymentMethod]: (typeof methods)[Name]['comes'] extends Way ? Name : never
}[PaymentMethod]

/** Those that are known by no brand. */
export type WrittenMethod = {
  [Name in PaymentMethod]: (typeof methods)[Name] extends { marks: readonly string[] }
    ? never
    : Name
}[PaymentMethod]

export const paymentMethods = Object.keys(methods) as [PaymentMethod, ...PaymentMethod[]] // Its keys alone.

export const methodOf = (method: PaymentMethod): Method => methods[method]

export const isWritten = (method: PaymentMethod): method is WrittenMethod =>
  methodOf(method).marks === undefined

/** Paid in cash when the parcel comes. */
export const isAtDoor = (method: PaymentMethod) => methods[method].comes === 'at-door'
export const isGateway = (method: PaymentMethod) => methods[method].comes === 'gateway'

const comingBy = <Way extends Method['comes']>(way: Way) =>
  paymentMethods.filter((method) => methods[method].comes === way) as ComingBy<Way>[] // By the filter.

export const transferMethods = comingBy('transfer')
const gatewayMethods = comingBy('gateway')

/** What a link can be sent for: the buyer is not at the door. */
export const linkMethods = [...transferMethods, ...gatewayMethods]

/** How money goes back: by the gateway that it came through, or by the hands of staff. */
export const refundMethods = [...gatewayMethods, ...transferMethods, 'cash' as const]
export type RefundMethod = (typeof refundMethods)[number]

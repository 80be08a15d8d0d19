import { isPin } from '#domain/address/pin.ts'
import type { CodOutcome } from '#domain/cod/cod-rules.ts'
import type { Paise } from './money.ts'
import type { OrderState } from './order.ts'
import {
  isAtDoor,
  isGateway,
  isOfStall,
  isWritten,
  methodOf,
  type PaymentMethod,
  type WrittenMethod,
} from './payment-methods.ts'

/** What the shop allows for cash on delivery; no prefixes at all means every PIN code. */
export type CodRules = { pinPrefixes: readonly string[]; maxOrderPaise: Paise | null }

/** The shop's rules for the door, and the most that the method itself takes at once. */
type MethodRules = CodRules & { limitPaise?: Paise | undefined }

export type MethodRefusal =
  | 'abroad'
  | 'bad-pin'
  | 'pin-not-served'
  | 'above-limit'
  | 'nothing-to-pay'

export type MethodAnswer = { ok: true } | { ok: false; reason: MethodRefusal }

/** What a country that a parcel goes to says of ways to pay. */
export type PayingAbroad = { isUpiAllowed: boolean }

/** Nobody collects cash abroad; UPI works only where buyers have accounts of India. */
const isOpenAbroad = (method: PaymentMethod, { isUpiAllowed }: PayingAbroad) =>
  method === 'upi' ? isUpiAllowed : !isAtDoor(method)

/** May this order be paid this way? Whether the method is switched on is the shop's setting, not asked here. */
export function mayPayBy(
  method: PaymentMethod,
  order: { totalPaise: Paise; pin: string; abroad?: PayingAbroad | undefined },
  { limitPaise = Number.POSITIVE_INFINITY, ...cod }: MethodRules,
): MethodAnswer {
  if (order.totalPaise <= 0) return refuse('nothing-to-pay')
  if (order.abroad && !isOpenAbroad(method, order.abroad)) return refuse('abroad')
  if (isAtDoor(method)) return mayPayOnDelivery(order, cod)
  return order.totalPaise > limitPaise ? refuse('above-limit') : { ok: true }
}

function mayPayOnDelivery(
  order: { totalPaise: Paise; pin: string },
  rules: CodRules,
): MethodAnswer {
  if (!isPin(order.pin)) return refuse('bad-pin')
  const { maxOrderPaise, pinPrefixes } = rules
  if (maxOrderPaise !== null && order.totalPaise > maxOrderPaise) return refuse('above-limit')
  const isServed =
    pinPrefixes.length === 0 || pinPrefixes.some((prefix) => order.pin.startsWith(prefix))
  return isServed ? { ok: true } : refuse('pin-not-served')
}

function refuse(reason: MethodRefusal): MethodAnswer {
  return { ok: false, reason }
}

/** Cash on delivery is confirmed at once unless a word or an advance is wanted first; all others wait for their money. */
export function firstStateFor(method: PaymentMethod, atDoor: CodOutcome = 'allow'): OrderState {
  return isAtDoor(method) && atDoor === 'allow' ? 'confirmed' : 'pending_payment'
}

/** True of an order that is sure and of which a rest is to be paid all the same: its sarees were changed, or staff confirmed it before its money came. */
export const awaitsRest = (order: { state: OrderState; method: PaymentMethod; duePaise: Paise }) =>
  ['confirmed', 'packed', 'shipped'].includes(order.state) &&
  order.duePaise > 0 &&
  !isAtDoor(order.method) &&
  !isOfStall(order.method)

/** A way to pay as shoppers know it: a brand, or cash or a transfer in the words of their language. */
export type AcceptedWay = { mark: string } | { way: WrittenMethod }

/** What 'We accept' shows: the owner's own list, else what the ways that are switched on are known by. */
export function acceptedWays(
  methods: readonly PaymentMethod[],
  ownMarks: readonly string[],
): AcceptedWay[] {
  if (ownMarks.length > 0) return ownMarks.map((mark) => ({ mark }))
  const gatewayFirst = methods.toSorted((a, b) => Number(isGateway(b)) - Number(isGateway(a)))
  const marks = new Set(gatewayFirst.flatMap((method) => methodOf(method).marks ?? []))
  const others = methods.filter(isWritten)
  return [...[...marks].map((mark) => ({ mark })), ...others.map((way) => ({ way }))]
}

export type UpiRequest = {
  /** The shop's UPI address, like pallu@okbank. */
  payeeAddress: string
  payeeName: string
  amountPaise: Paise
  reference: string
}

/** The link that opens any UPI app with everything filled in; also the content of the QR code. */
export function upiLink({ payeeAddress, payeeName, amountPaise, reference }: UpiRequest): string {
  const amount = (amountPaise / 100).toFixed(2)
  const fields = [
    // '@' stays bare: several UPI apps do not decode it.
    ['pa', encodeURIComponent(payeeAddress).replace('%40', '@')],
    ['pn', encodeURIComponent(payeeName.toWellFormed())],
    ['am', amount],
    ['cu', 'INR'],
    ['tn', encodeURIComponent(reference.toWellFormed())],
    ['tr', encodeURIComponent(reference.toWellFormed())],
  ]
  return `upi://pay?${fields.map(([name, value]) => `${name}=${value}`).join('&')}`
}

export function isUpiAddress(text: string): boolean {
  return /^[a-zA-Z0-9._-]{2,100}@[a-zA-Z][a-zA-Z0-9.]{1,50}$/.test(text)
}

/** True of what Razorpay calls a payment that came: only such money can go back by it. */
export const isGatewayPayment = (reference: string | null) => reference?.startsWith('pay_') === true

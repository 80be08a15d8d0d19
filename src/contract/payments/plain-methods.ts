import { keyOf, type MethodKey, shopMethods } from '#domain/payment-methods.ts'

/** The keys of the ways to pay of which more is set than whether they are offered. */
export type DetailedKey = 'cod' | 'upi' | 'bankTransfer' | 'razorpay'
const detailed: readonly MethodKey[] = [
  'cod',
  'upi',
  'bankTransfer',
  'razorpay',
] satisfies DetailedKey[]

/** The keys of the ways to pay that are only switched on and off. */
export const plainMethods = shopMethods
  .map(keyOf)
  .filter((key): key is Exclude<MethodKey, DetailedKey> => !detailed.includes(key))

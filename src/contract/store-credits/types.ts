import { z } from 'zod'
import { type PayOutMethod, payOutMethods } from '#domain/payment-methods.ts'
import { creditEntryKinds } from '#domain/store-credit.ts'
import { text } from '../form-fields.ts'
import { PageNumber, PathId } from '../path-id.ts'

/** One movement of a store credit; rupees, always above 0. */
export const CreditEntry = z.object({
  kind: z.enum(creditEntryKinds),
  amount: z.number(),
  /** The order that it was issued for, spent on, or returned by. */
  orderNumber: z.string().nullable(),
  at: z.iso.datetime(),
})
export type CreditEntry = z.infer<typeof CreditEntry>

/** A store credit with its ledger, the oldest entry first; rupees. */
export const StoreCredit = z.object({
  code: z.string(),
  issued: z.number(),
  balance: z.number(),
  createdAt: z.iso.datetime(),
  entries: z.array(CreditEntry),
})
export type StoreCredit = z.infer<typeof StoreCredit>

/** What whoever asks may spend: one credit by its code and secret, or all of the account. */
export const MyStoreCredit = z.object({ balance: z.number(), credits: z.array(StoreCredit) })
export type MyStoreCredit = z.infer<typeof MyStoreCredit>

/** As in the email; both left out, the account's. */
export const CreditCode = z.object({
  code: text(40).optional(),
  secret: text(60).optional(),
})
export type CreditCode = z.infer<typeof CreditCode>

/**
 * Without code and secret the account's credit; a code alone names one that is in the cart already. `amount` in rupees; left
 * out as much as the cart takes, 0 to spend none.
 */
export const CreditSpending = CreditCode.extend({
  amount: z
    .number('Please enter an amount of store credit')
    .min(0, 'Please enter an amount of store credit of ₹1 or more')
    .max(10_000_000, 'Please enter a smaller amount of store credit')
    .multipleOf(0.01, 'Please enter an amount of store credit in rupees and paise')
    .optional(),
})
export type CreditSpending = z.infer<typeof CreditSpending>

/** A credit in the list of staff. */
export const CreditHead = z.object({
  id: z.int(),
  code: z.string(),
  fullName: z.string(),
  mobile: z.string(),
  email: z.string(),
  isOfAccount: z.boolean(),
  orderId: z.int().nullable(),
  orderNumber: z.string().nullable(),
  issued: z.number(),
  balance: z.number(),
  createdAt: z.iso.datetime(),
})
export type CreditHead = z.infer<typeof CreditHead>

export const StaffStoreCredit = CreditHead.extend({
  note: z.string(),
  entries: z.array(
    CreditEntry.extend({
      orderId: z.int().nullable(),
      /** How a pay-out went, and what the bank calls it. */
      method: z.string(),
      reference: z.string(),
      by: z.string(),
    }),
  ),
})
export type StaffStoreCredit = z.infer<typeof StaffStoreCredit>

export const CreditQuery = z.object({
  /** 'open': something is left of it. */
  state: z.enum(['open', 'closed']).optional(),
  /** A code, a name, a mobile number, an email or the number of an order. */
  q: z.string().trim().max(100).optional(),
  page: PageNumber,
})
export type CreditQuery = z.infer<typeof CreditQuery>

export const CreditPage = z.object({
  items: z.array(CreditHead),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  /** Rupees that all buyers together have left. */
  balance: z.number(),
})
export type CreditPage = z.infer<typeof CreditPage>

export const OneCredit = z.object({ id: PathId })
export type OneCredit = { id: number }

export const PayOutForm = OneCredit.extend({
  amount: z
    .number('Please enter an amount')
    .min(0.01, 'Please enter an amount')
    .max(10_000_000, 'Please enter a smaller amount')
    .multipleOf(0.01, 'Please enter an amount in rupees and paise'),
  method: z.enum(payOutMethods),
  reference: text(60).default(''),
  /** Rupees that were left, as the sender saw it: refused when that has changed. */
  seenBalance: z.number().min(0).max(10_000_000).multipleOf(0.01).optional(),
})
export type PayOutForm = {
  id: number
  amount: number
  method: PayOutMethod
  reference?: string | undefined
  seenBalance?: number | undefined
}

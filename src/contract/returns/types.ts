import { z } from 'zod'
import type { GivenPayTo } from '#domain/pay-to.ts'
import { refundMethods } from '#domain/payment-methods.ts'
import { returnReasons, returnStates, returnWishes } from '#domain/return.ts'
import { Flag } from '../form-fields.ts'
import { Return, ReturnLine } from '../orders/part-types.ts'
import { PageNumber, PathId } from '../path-id.ts'

/** A multipart form spells its lines as JSON. */
const Lines = z.preprocess((given) => {
  if (typeof given !== 'string') return given
  try {
    return JSON.parse(given)
  } catch {
    return undefined
  }
}, z
  .array(ReturnLine, 'Please choose what to send back')
  .min(1, 'Please choose what to send back')
  .max(50))

const typed = z.string().max(200).default('')

/** Photos come as files under `photos` of a multipart form. */
export const ReturnForm = z.object({
  token: z.string().max(100),
  wish: z.enum(returnWishes, 'Please choose a return or an exchange'),
  /** Store credit instead of money, which only the buyer can choose. */
  isCredit: Flag.default(false),
  reason: z.enum(returnReasons, 'Please choose a reason'),
  words: z.string().trim().max(1000).default(''),
  lines: Lines,
  /** For money that was paid in cash: a UPI ID, or all three of a bank account (domain/pay-to.ts). */
  upiId: typed,
  accountNumber: typed,
  ifsc: typed,
  accountName: typed,
})
export type ReturnForm = GivenPayTo & {
  token: string
  wish: (typeof returnWishes)[number]
  isCredit?: boolean | undefined
  reason: (typeof returnReasons)[number]
  words?: string | undefined
  lines: { lineId: number; quantity: number }[]
}

export const CreditChoice = z.object({
  token: z.string().max(100),
  returnId: z.int('Please choose a return').positive('Please choose a return'),
})
export type CreditChoice = z.infer<typeof CreditChoice>

export const ExchangeForm = z.object({
  id: PathId,
  /** The saree that the buyer gets instead. */
  productId: z.int('Please choose a saree').positive('Please choose a saree'),
  quantity: z
    .int('Please choose a quantity')
    .min(1, 'Please choose a quantity')
    .max(10, 'Please choose a quantity of 10 at most')
    .default(1),
})
export type ExchangeForm = { id: number; productId: number; quantity?: number | undefined }

/** What the list of returns is narrowed to: a state, the exchanges whose new saree nobody has chosen yet, or has sent before the old one came. */
export const returnFilters = [...returnStates, 'exchange-waiting', 'exchange-owed'] as const

export const ReturnQuery = z.object({ state: z.enum(returnFilters).optional(), page: PageNumber })
export type ReturnQuery = z.infer<typeof ReturnQuery>

export const StaffReturn = Return.extend({
  orderId: z.int(),
  orderNumber: z.string(),
  fullName: z.string(),
  mobile: z.string(),
  names: z.array(z.string()),
  isRestocked: z.boolean(),
  refundId: z.int().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  receivedAt: z.iso.datetime().nullable(),
})
export type StaffReturn = z.infer<typeof StaffReturn>

export const StaffReturnPage = z.object({
  items: z.array(StaffReturn),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
})
export type StaffReturnPage = z.infer<typeof StaffReturnPage>

export const OneReturn = z.object({ id: PathId })
export type OneReturn = z.infer<typeof OneReturn>

/** Where the money of a return goes; null where it goes back as it came. */
export const ReturnPayTo = z.object({
  payTo: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('upi'), upiId: z.string() }),
      z.object({
        kind: z.literal('bank'),
        accountNumber: z.string(),
        ifsc: z.string(),
        accountName: z.string(),
      }),
    ])
    .nullable(),
})
export type ReturnPayTo = z.infer<typeof ReturnPayTo>

export const DecisionForm = OneReturn.extend({
  isApproved: z.boolean(),
  words: z.string().trim().max(500).default(''),
})
export type DecisionForm = { id: number; isApproved: boolean; words?: string | undefined }

/** The parcel is back: whether its pieces go on sale again is for whoever has looked at them. */
export const ReceiptForm = OneReturn.extend({
  isRestocked: z.boolean(),
  /** True to credit delivery and fee too; left out, they are where the shop was at fault and all came back. */
  isDeliveryCredited: z.boolean().optional(),
})
export type ReceiptForm = z.infer<typeof ReceiptForm>

/** Ends a return, with the money that goes back or, for an exchange, without. */
export const ClosingForm = OneReturn.extend({
  refund: z
    .object({
      amount: z.number().min(1).max(10_000_000).multipleOf(0.01),
      method: z.enum(refundMethods),
      reference: z.string().trim().max(60).default(''),
      isGoodwill: z.boolean().optional(),
    })
    .nullable()
    .default(null),
})
export type ClosingForm = z.infer<typeof ClosingForm>

import { z } from 'zod'
import { isUpiAddress } from '#domain/payment.ts'
import { Fault } from '../fault.ts'
import { proof, text } from '../form-fields.ts'
import { OfferedMethod } from '../payment-method.ts'
import { SaidCode } from '../said-code.ts'
import { TaxSummary } from '../tax/types.ts'
import { type DetailedKey, plainMethods } from './plain-methods.ts'

const Rupees = z.number().min(0).max(10_000_000).multipleOf(0.01)

/** What is set of a way to pay besides whether it is offered, of those that need more. */
const own = {
  cod: z.object({
    isEnabled: z.boolean(),
    /** The first digits of the PIN codes served; none named means all. */
    pinPrefixes: z
      .array(z.string().regex(/^[1-9]\d{0,5}$/, 'PIN codes: use the first digits of a PIN code'))
      .max(500),
    /** Rupees; null for no limit. */
    maxOrder: Rupees.nullable(),
    /** How many such orders of one mobile number may be on their way; null or left out for no limit. */
    maxOpenOrders: z.int().min(1).max(1000).nullable().optional(),
    /** Rupees, shown before paying. */
    fee: Rupees,
    /** For so long a buyer may confirm an order of which the rules want that; left out, a day. */
    confirmHours: z.int().min(1).max(240).optional(),
  }),
  upi: z.object({
    isEnabled: z.boolean(),
    /** Like pallu@okbank; empty for the one in the shop's profile. */
    address: text(160).refine((text) => text === '' || isUpiAddress(text), {
      message: 'Please enter a UPI ID like name@bank',
    }),
    payeeName: text(80),
  }),
  bankTransfer: z.object({
    isEnabled: z.boolean(),
    accountName: text(80),
    accountNumber: text(34).regex(/^\d*$/, 'Account number may hold digits only'),
    ifsc: text(11).regex(/^([A-Z]{4}0[A-Z0-9]{6})?$/, 'An IFSC looks like HDFC0001234'),
    bank: text(80),
  }),
  /** Works once its keys are in the environment. */
  razorpay: z.object({ isEnabled: z.boolean() }),
} satisfies Record<DetailedKey, z.ZodType>

const offered = z.object({ isEnabled: z.boolean() }).default({ isEnabled: false })

const plain = Object.fromEntries(plainMethods.map((key) => [key, offered])) as Record<
  (typeof plainMethods)[number],
  typeof offered
> // By the list of its keys.

/** What is taken off for paying before the parcel leaves: one of both, a percentage up to a ceiling if any; rupees. */
const PrepaidDiscount = z
  .object({
    isEnabled: z.boolean(),
    percent: z.int().min(1).max(50).nullable(),
    amount: Rupees.positive().nullable(),
    most: Rupees.positive().nullable(),
  })
  .superRefine(({ isEnabled, percent, amount }, context) => {
    const isClear = (percent === null) !== (amount === null)
    if (!isEnabled || isClear) return
    const message = 'Please enter a percentage or an amount'
    context.addIssue({ code: 'custom', path: ['percent'], message })
  })
  .default({ isEnabled: false, percent: null, amount: null, most: null })

/** Advance booking: a percentage is paid now, the rest within so many days, before the parcel leaves; `least` in rupees. */
const Booking = z
  .object({
    isEnabled: z.boolean(),
    percent: z.int().min(5).max(90),
    /** An order below it is paid at once. */
    least: Rupees,
    days: z.int().min(3).max(90),
    /** Every saree of the order is of one of them; none for all. */
    categoryIds: z.array(z.int().positive()).max(500),
  })
  .default({ isEnabled: false, percent: 20, least: 0, days: 15, categoryIds: [] })

/** How the shop may be paid: what the owner switches on and off. */
export const PaymentSettings = z.object({
  ...own,
  ...plain,
  prepaid: PrepaidDiscount,
  booking: Booking,
})
export type PaymentSettings = z.infer<typeof PaymentSettings>

/** The same with the version that was read (platform/edit-version.ts). */
export const EditedPayments = PaymentSettings.extend({ version: z.string().max(40).optional() })
export type EditedPayments = z.infer<typeof EditedPayments>

/** The same as it is saved; another account to which buyers send money is proved. */
export const PaymentsForm = EditedPayments.extend(proof)
export type PaymentsForm = z.infer<typeof PaymentsForm>

export const SavedPaymentSettings = z.object({
  settings: PaymentSettings,
  version: z.string(),
  /** True once the environment holds the gateway's keys. */
  isRazorpayReady: z.boolean(),
})
export type SavedPaymentSettings = z.infer<typeof SavedPaymentSettings>

/** One way to pay an order, and what it makes of the total; rupees. */
export const PaymentChoice = z.object({
  method: OfferedMethod,
  isAllowed: z.boolean(),
  /** Why not, as a sentence; null when it is allowed. */
  refusal: z.string().nullable(),
  fault: Fault.nullable(),
  fee: z.number(),
  /** What paying so, before the parcel leaves, takes off. */
  prepaidDiscount: z.number().optional(),
  total: z.number(),
  /** What of it store credit leaves to pay. */
  due: z.number().optional(),
  /** Of an order that is paid at the door: what is paid before it leaves. */
  advance: z.number(),
  /** True where some buyers are asked for a part in advance, and it is not known yet who buys. */
  mayAskAdvance: z.boolean().optional(),
  /** How it may be booked: what is paid now, and the rest within so many days, before it leaves; left out where it may not. */
  booking: z
    .object({
      now: z.number(),
      rest: z.number(),
      days: z.int(),
      /** What an order that is booked carries as its totalHash. */
      totalHash: z.string(),
    })
    .optional(),
  /** True where its buyer is asked to confirm it first. */
  isToConfirm: z.boolean(),
  /** The tax inside the total, the fee's too; null where the shop charges none. */
  tax: TaxSummary.nullable().optional(),
  /** What an order paid this way carries as its totalHash. */
  totalHash: z.string(),
})
export type PaymentChoice = z.infer<typeof PaymentChoice>

/** A bank's statement: the file under `statement` of a multipart form, or its text as `csv`. */
export const StatementForm = z.object({
  csv: z.string().max(5_000_000).optional(),
  /** False to look first; a multipart form spells it. */
  isApplied: z
    .union([
      z.boolean(),
      z.literal('true').transform(() => true),
      z.literal('false').transform(() => false),
    ])
    .default(false),
})
export type StatementForm = { csv?: string | undefined; isApplied?: boolean | undefined }

export const StatementLine = z.object({
  line: z.int(),
  date: z.string(),
  text: z.string(),
  amount: z.number(),
  outcome: z.enum([
    ...(['fits', 'settled', 'amount-differs', 'used', 'ambiguous', 'unknown'] as const),
    // Of a courier's list: what stands there is no amount, or belongs to no parcel.
    ...(['unreadable', 'no-number', 'twice', 'paid', 'not-at-door'] as const),
  ]),
  orderNumber: z.string().nullable(),
  /** Of a parcel that holds several orders: rupees of each, whose number stands in none but here. */
  shares: z.array(z.object({ orderNumber: z.string(), amount: z.number() })).optional(),
  words: z.string(),
  /** The same as a code; left out where the words are the file's own. */
  said: SaidCode.optional(),
})
export type StatementLine = z.infer<typeof StatementLine>

export const StatementAnswer = z.object({ lines: z.array(StatementLine), settled: z.int() })
export type StatementAnswer = z.infer<typeof StatementAnswer>

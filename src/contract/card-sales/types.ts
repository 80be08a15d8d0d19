import { z } from 'zod'
import { cardSaleStates } from '#domain/gift-cards/card-sale.ts'
import { languages } from '#domain/language.ts'
import type { Refusal } from '#domain/refusals/list.ts'
import { ofGiftCards } from '#domain/refusals/store-credits.ts'
import { Email } from '../email.ts'
import { Flag, text } from '../form-fields.ts'

/** How gift cards are sold at the moment; rupees. */
export const CardOffer = z.object({
  amounts: z.array(z.number()),
  least: z.number(),
  most: z.number(),
  /** How long a card is good from the day on which it is sent. */
  months: z.int(),
  /** For so many days after its payment an unused card is taken back. */
  refundDays: z.int(),
  /** The last day in India for which a card can be ordered. */
  latestSendDay: z.iso.date(),
})
export type CardOffer = z.infer<typeof CardOffer>

/** A gift card that a shopper orders. */
export const CardOrder = z
  .object({
    amount: z.number('Please enter an amount').int('Please enter an amount in whole rupees'),
    /** Of whoever buys it: the card says from whom it comes, the receipt goes to this address. */
    name: z.string('Please tell us your name').trim().min(1, 'Please tell us your name').max(80),
    email: Email,
    /** True where whoever buys it gets the card, too. */
    isForMyself: Flag.default(false),
    recipientName: text(80).default(''),
    recipientEmail: z.union([z.literal(''), Email]).default(''),
    message: text(500).default(''),
    /** In which the card is written; left out, that of the page. */
    language: z.enum(languages).optional(),
    /** The day in India on which it leaves; left out, as soon as it is paid. */
    sendOn: z.iso.date('Please choose a day').optional(),
    /** People never see this field; programs that fill in everything do. */
    website: z.string().max(500).optional(),
  })
  .refine(({ isForMyself, recipientEmail }) => isForMyself || recipientEmail !== '', {
    path: ['recipientEmail'],
    message: ofGiftCards['card-needs-recipient'].says,
    params: { fault: { code: 'card-needs-recipient', params: {} } satisfies Refusal },
    // Told beside what else is missing, not after it.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
export type CardOrder = z.input<typeof CardOrder>

/** The number and the secret with which its buyer follows a purchase. */
export const CardSaleReceipt = z.object({ number: z.string(), secret: z.string() })
export type CardSaleReceipt = z.infer<typeof CardSaleReceipt>

export const OneCardSale = z.object({ number: z.string().max(20), secret: z.string().max(100) })
export type OneCardSale = z.infer<typeof OneCardSale>

/** What the bank calls the transfer of a purchase. */
export const CardTransfer = OneCardSale.extend({ reference: z.string().max(60) })
export type CardTransfer = z.infer<typeof CardTransfer>

/** A purchase as its buyer sees it; rupees. */
export const CardSale = z.object({
  number: z.string(),
  state: z.enum(cardSaleStates),
  amount: z.number(),
  name: z.string(),
  email: z.string(),
  recipientName: z.string(),
  recipientEmail: z.string(),
  message: z.string(),
  /** The day in India on which the card leaves, or left; null for as soon as it is paid. */
  sendOn: z.iso.date().nullable(),
  /** When the card left; null while it waits. */
  sentAt: z.iso.datetime().nullable(),
  /** The last day on which the card pays; null while there is none. */
  lastDay: z.iso.date().nullable(),
  months: z.int(),
  createdAt: z.iso.datetime(),
  payBefore: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  /** Until when the shop takes it back unused; null while it is not paid, and after. */
  refundUntil: z.iso.datetime().nullable(),
  claimedReference: z.string().nullable(),
  /** How to pay by UPI; null while nothing is to be paid, or the shop takes none. */
  upi: z.object({ link: z.string(), qr: z.string(), address: z.string() }).nullable(),
})
export type CardSale = z.infer<typeof CardSale>

import { z } from 'zod'
import { cardSaleStates } from '#domain/gift-cards/card-sale.ts'
import { leastMonths, mostOfCard } from '#domain/gift-cards/gift-card.ts'
import { languages } from '#domain/language.ts'
import { toRupees } from '#domain/money.ts'
import { Version, words } from '../form-fields.ts'
import { PageNumber, PathId } from '../path-id.ts'

const most = toRupees(mostOfCard)
const Rupees = z.int().min(1).max(most)

/** How gift cards are sold in the shop; rupees. */
export const CardSaleTerms = z.object({
  isEnabled: z.boolean(),
  /** What is offered to be tapped; another amount can be typed. */
  amounts: z.array(Rupees).max(8),
  least: Rupees,
  most: Rupees,
  months: z.int().min(leastMonths).max(120),
  refundDays: z.int().min(0).max(180),
})
export type CardSaleTerms = z.infer<typeof CardSaleTerms>

/** Sent back as it was read, it keeps a save from writing over somebody else's. */
export const EditedCardSaleTerms = CardSaleTerms.extend({
  version: Version,
  /** Whether cards can be paid for: by UPI, which is set up among the ways to pay. */
  isPayable: z.boolean().optional(),
})
export type EditedCardSaleTerms = z.infer<typeof EditedCardSaleTerms>

/** A purchase in the list of staff; rupees. */
export const StaffCardSale = z.object({
  id: z.int(),
  number: z.string(),
  state: z.enum(cardSaleStates),
  amount: z.number(),
  name: z.string(),
  email: z.string(),
  recipientName: z.string(),
  recipientEmail: z.string(),
  language: z.enum(languages),
  sendOn: z.iso.date().nullable(),
  /** What its buyer calls the transfer, and by what it was settled. */
  claimedReference: z.string().nullable(),
  reference: z.string().nullable(),
  refundReference: z.string(),
  /** The card that it became. */
  cardId: z.int().nullable(),
  createdAt: z.iso.datetime(),
  payBefore: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  /** Until when an unused card is taken back; null where it is not any more, or not yet. */
  refundUntil: z.iso.datetime().nullable(),
})
export type StaffCardSale = z.infer<typeof StaffCardSale>

export const CardSaleQuery = z.object({
  state: z.enum(cardSaleStates).optional(),
  /** A number, a name, an email, or the reference of a transfer. */
  q: z.string().trim().max(100).optional(),
  page: PageNumber,
})
export type CardSaleQuery = z.infer<typeof CardSaleQuery>

export const CardSalePage = z.object({
  items: z.array(StaffCardSale),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
})
export type CardSalePage = z.infer<typeof CardSalePage>

const CardSaleId = z.object({ id: PathId })

/** The money of a purchase was seen; the amount is the one that was asked for. */
export const CardSalePayment = CardSaleId.extend({
  reference: z.string().trim().max(60),
  amount: Rupees,
})
export type CardSalePayment = { id: number; reference: string; amount: number }

/** The transfer that its buyer has named did not come. */
export const CardSaleDismissal = CardSaleId.extend({ reference: words(60) })
export type CardSaleDismissal = { id: number; reference: string }

/** An unused card is taken back, and its price was given back by a transfer. */
export const CardSaleRefund = CardSaleId.extend({ reference: words(60) })
export type CardSaleRefund = { id: number; reference: string }

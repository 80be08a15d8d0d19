import { z } from 'zod'
import { cardMoveKinds, cardPayments, mostOfCard } from '#domain/gift-cards/gift-card.ts'
import { languages } from '#domain/language.ts'
import { formatRupees, toRupees } from '#domain/money.ts'
import { Email } from '../email.ts'
import { text, Version, words } from '../form-fields.ts'
import { PageNumber } from '../path-id.ts'
import { OneCard } from './types.ts'

/** How a card stands, as the list is narrowed by it. */
export const cardStandings = ['usable', 'used', 'expired', 'blocked'] as const

/** A card in the list of staff; rupees. Its code stands nowhere: `lastFour` of it is all that the shop knows. */
export const CardHead = z.object({
  id: z.int(),
  lastFour: z.string(),
  standing: z.enum(cardStandings),
  recipientName: z.string(),
  recipientEmail: z.string(),
  issued: z.number(),
  balance: z.number(),
  /** The last day on which it pays. */
  lastDay: z.iso.date(),
  createdAt: z.iso.datetime(),
})
export type CardHead = z.infer<typeof CardHead>

/** One card with its ledger, the oldest move first. */
export const StaffCard = CardHead.extend({
  isBlocked: z.boolean(),
  /** How its price came; '' of one that was given away. */
  paidBy: z.string(),
  reference: z.string(),
  reason: z.string(),
  by: z.string(),
  senderName: z.string(),
  message: z.string(),
  language: z.enum(languages),
  /** The day on which its email is to leave, and when it was sent last. */
  sendOn: z.iso.date().nullable(),
  sentAt: z.iso.datetime().nullable(),
  /** Whether it may be cancelled: nothing was ever spent of it. */
  isUnspent: z.boolean(),
  moves: z.array(
    z.object({
      kind: z.enum(cardMoveKinds),
      amount: z.number(),
      orderId: z.int().nullable(),
      orderNumber: z.string().nullable(),
      by: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  version: z.string(),
})
export type StaffCard = z.infer<typeof StaffCard>

export const CardQuery = z.object({
  state: z.enum(cardStandings).optional(),
  /** The last four letters of a code, a name, an email, or the number of an order. */
  q: z.string().trim().max(100).optional(),
  page: PageNumber,
})
export type CardQuery = z.infer<typeof CardQuery>

export const CardPage = z.object({
  items: z.array(CardHead),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  /** Rupees that all cards together have left: what the shop owes; null for whoever sees no figures. */
  balance: z.number().nullable(),
})
export type CardPage = z.infer<typeof CardPage>

const Reason = words(300)
const LastDay = z.iso.date('Please choose a day')

/** A card as staff issue it by hand. Without an email nothing is sent: staff hand its code over. */
export const CardForm = z.object({
  amount: z
    .number('Please enter an amount')
    .int('Please enter an amount in whole rupees')
    .min(1, 'Please enter an amount')
    .max(toRupees(mostOfCard), `Please enter an amount of ${formatRupees(mostOfCard)} or less`),
  /** A year from now at least; left out, that. */
  lastDay: LastDay.optional(),
  /** How its price came; left out, the shop gives it away. */
  paidBy: z.enum(cardPayments).optional(),
  reference: text(60).default(''),
  reason: Reason,
  recipientName: text(100).default(''),
  recipientEmail: z.union([z.literal(''), Email]).default(''),
  senderName: text(100).default(''),
  message: text(500).default(''),
  language: z.enum(languages).default('en'),
  /** The day in India on which its email leaves; left out, at once. */
  sendOn: LastDay.optional(),
})
export type CardForm = z.input<typeof CardForm>

/** Blocks a card or lets it pay again, and gives it more time. */
export const CardChange = OneCard.extend({
  isBlocked: z.boolean(),
  lastDay: LastDay,
  reason: Reason,
  version: Version,
})
export type CardChange = OneCard & Omit<z.infer<typeof CardChange>, 'id'>

export const CardCancelling = OneCard.extend({ reason: Reason })
export type CardCancelling = OneCard & { reason: string }

/** A fresh code, which is told this once; earlier ones open the card no more. */
export const FreshCode = z.object({ code: z.string() })
export type FreshCode = z.infer<typeof FreshCode>

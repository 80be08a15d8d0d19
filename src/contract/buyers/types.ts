import { z } from 'zod'
import { languages } from '#domain/language.ts'
import { Address } from '../address.ts'
import { text } from '../form-fields.ts'
import { OrderChannel, Searched } from '../orders/admin-types.ts'
import { OrderState } from '../orders/types.ts'
import { PageNumber, PathId } from '../path-id.ts'

export const BuyerQuery = z.object({ q: z.string().trim().max(100).optional(), page: PageNumber })
export type BuyerQuery = z.infer<typeof BuyerQuery>

/** Somebody who has ordered, with or without an account, known by their mobile number. */
export const Buyer = z.object({
  /** The number of their first order: the mobile itself stands in no address. */
  id: z.int(),
  mobile: z.string(),
  fullName: z.string(),
  email: z.string(),
  userId: z.int().nullable(),
  orders: z.int(),
  /** Rupees of orders that are sales. */
  spent: z.number(),
  lastOrderAt: z.iso.datetime(),
})
export type Buyer = z.infer<typeof Buyer>

export const BuyerPage = z.object({
  items: z.array(Buyer),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  searched: Searched,
})
export type BuyerPage = z.infer<typeof BuyerPage>

/** A buyer with their latest hundred orders, everywhere their parcels went, and what staff wrote down. */
export const BuyerFile = Buyer.extend({
  /** In which they ordered last. */
  language: z.enum(languages),
  orderList: z.array(
    z.object({
      id: z.int(),
      number: z.string(),
      state: OrderState,
      channel: OrderChannel,
      total: z.number(),
      placedAt: z.iso.datetime(),
    }),
  ),
  addresses: z.array(Address),
  notes: z.array(
    z.object({ id: z.int(), words: z.string(), by: z.string(), at: z.iso.datetime() }),
  ),
})
export type BuyerFile = z.infer<typeof BuyerFile>

/** The id of any of the buyer's orders. */
export const OneBuyer = z.object({ id: PathId })
export type OneBuyer = z.infer<typeof OneBuyer>

export const BuyerNoteForm = OneBuyer.extend({
  words: text(1000).min(1, 'Please write a few words'),
})
export type BuyerNoteForm = z.infer<typeof BuyerNoteForm>

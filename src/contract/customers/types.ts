import { z } from 'zod'
import { languages } from '#domain/language.ts'
import { Address } from '../address.ts'
import { text } from '../form-fields.ts'
import { OrderChannel, Searched } from '../orders/admin-types.ts'
import { OrderState } from '../orders/types.ts'
import { PageNumber, PathId } from '../path-id.ts'

export const CustomerQuery = z.object({
  q: z.string().trim().max(100).optional(),
  page: PageNumber,
})
export type CustomerQuery = z.infer<typeof CustomerQuery>

/** Somebody who has ordered, with or without an account, known by their mobile number. */
export const Customer = z.object({
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
export type Customer = z.infer<typeof Customer>

export const CustomerPage = z.object({
  items: z.array(Customer),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  searched: Searched,
})
export type CustomerPage = z.infer<typeof CustomerPage>

/** A buyer with their latest hundred orders, everywhere their parcels went, and what staff wrote down. */
export const CustomerFile = Customer.extend({
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
export type CustomerFile = z.infer<typeof CustomerFile>

/** The id of any of the buyer's orders. */
export const OneCustomer = z.object({ id: PathId })
export type OneCustomer = z.infer<typeof OneCustomer>

export const CustomerNoteForm = OneCustomer.extend({
  words: text(1000).min(1, 'Please write a few words'),
})
export type CustomerNoteForm = z.infer<typeof CustomerNoteForm>

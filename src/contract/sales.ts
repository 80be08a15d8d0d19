import { z } from 'zod'
import { PageNumber } from './path-id.ts'
import { OrderChannel } from './staff-order.ts'

const Day = z.iso.date('Please use a date like 2026-01-31')

/** Days in India, both included; at most a year. */
export const SalesQuery = z.object({ from: Day, to: Day })
export type SalesQuery = z.infer<typeof SalesQuery>

/** What was sold in that time: cancelled, returned and unpaid orders are no sales; rupees. */
export const SalesFigures = z.object({
  orders: z.int(),
  total: z.number(),
  pieces: z.int(),
  /** Every day of the range, the oldest first. */
  byDay: z.array(z.object({ day: z.iso.date(), orders: z.int(), total: z.number() })),
  /** By the categories that the sarees had when they were ordered; without discounts. */
  byCategory: z.array(z.object({ category: z.string(), pieces: z.int(), total: z.number() })),
  byChannel: z.array(z.object({ channel: OrderChannel, orders: z.int(), total: z.number() })),
})
export type SalesFigures = z.infer<typeof SalesFigures>

export const BuyerQuery = z.object({ q: z.string().trim().max(100).optional(), page: PageNumber })
export type BuyerQuery = z.infer<typeof BuyerQuery>

/** Somebody who has ordered, with or without an account, known by their mobile number. */
export const Buyer = z.object({
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
})
export type BuyerPage = z.infer<typeof BuyerPage>

import { z } from 'zod'
import { OrderChannel } from '../orders/admin-types.ts'

const Day = z.iso.date()

/** Days in India, both included; at most a year. */
export const SalesQuery = z.object({ from: Day, to: Day })
export type SalesQuery = z.infer<typeof SalesQuery>

/** What was sold in that time: cancelled, returned and unpaid orders are no sales; rupees. */
export const SalesFigures = z.object({
  orders: z.int(),
  total: z.number(),
  pieces: z.int(),
  /** Rupees given back in that time for orders that are still sales, placed at any time. */
  refunded: z.number(),
  /** Every day of the range, the oldest first. */
  byDay: z.array(z.object({ day: z.iso.date(), orders: z.int(), total: z.number() })),
  /** By the categories that the sarees had when they were ordered; without discounts. */
  byCategory: z.array(z.object({ category: z.string(), pieces: z.int(), total: z.number() })),
  byChannel: z.array(z.object({ channel: OrderChannel, orders: z.int(), total: z.number() })),
})
export type SalesFigures = z.infer<typeof SalesFigures>

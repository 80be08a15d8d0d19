import { z } from 'zod'
import { backReasons } from '#domain/return.ts'
import { OrderChannel } from '../orders/admin-types.ts'

const Day = z.iso.date()

/** Days in India, both included; at most a year. */
export const SalesQuery = z.object({ from: Day, to: Day })
export type SalesQuery = z.infer<typeof SalesQuery>

/** The tables that the figures consist of. */
export const SalesTable = z.enum(['days', 'categories', 'weaves', 'cities', 'channels', 'sarees'])
export type SalesTable = z.infer<typeof SalesTable>

export const SalesTableQuery = SalesQuery.extend({ table: SalesTable })
export type SalesTableQuery = z.infer<typeof SalesTableQuery>

/** Cancelled, returned and unpaid orders are no sales; rupees. */
const SalesTotals = z.object({
  /** Rupees of the orders of that time that were neither unpaid nor cancelled. */
  gross: z.number(),
  /** What of it was in orders that came back whole. */
  cameBack: z.number(),
  /** What is left: `gross` less `cameBack`. */
  total: z.number(),
  /** Rupees given back in that time for orders that are still sales, placed at any time. */
  refunded: z.number(),
  /** `total` less `refunded`. */
  net: z.number(),
  orders: z.int(),
  pieces: z.int(),
  /** Browsers that opened the shop, counted without anything personal; kept for 120 days. */
  visits: z.int(),
  /** Orders of the shop's own pages on days whose visits are kept: what came of them. */
  visitOrders: z.int(),
})
export type SalesTotals = z.infer<typeof SalesTotals>

const PiecesSold = { pieces: z.int(), total: z.number() }
const OrdersPlaced = { orders: z.int(), total: z.number() }

/** What was sold in some days. */
export const SalesFigures = SalesTotals.extend({
  /** The same of as many days right before. */
  before: SalesTotals,
  /** Every day of the range, the oldest first. */
  byDay: z.array(
    z.object({
      ...{ day: z.iso.date(), ...OrdersPlaced, visits: z.int() },
      /** Those of the shop's own pages. */
      webOrders: z.int(),
    }),
  ),
  /** By the categories that the sarees had when they were ordered; without discounts. */
  byCategory: z.array(z.object({ category: z.string(), ...PiecesSold })),
  /** By the weave that each saree has now, '' where none is known; without discounts. */
  byWeave: z.array(z.object({ weave: z.string(), ...PiecesSold })),
  /** Where the parcels went, the fifty places with the highest sums, '' where an address was forgotten; the file has all. */
  byCity: z.array(z.object({ city: z.string(), state: z.string(), ...OrdersPlaced })),
  byChannel: z.array(z.object({ channel: OrderChannel, ...OrdersPlaced })),
  /** The twenty sarees that brought most, without discounts; the file has all. */
  bestSellers: z.array(
    z.object({ id: z.int(), code: z.string(), name: z.string(), ...PiecesSold }),
  ),
  /** The twenty that are in stock longest and of which nothing was sold in that time. */
  slowest: z.array(
    z.object({
      ...{ id: z.int(), code: z.string(), name: z.string(), stock: z.int() },
      /** Days since it came. */
      days: z.int(),
    }),
  ),
})
export type SalesFigures = z.infer<typeof SalesFigures>

const Back = {
  /** Pieces of the orders of that time that were neither left unpaid nor called off. */
  sent: z.int(),
  /** Of those: asked back since and not refused by the shop, or not taken at the door. */
  back: z.int(),
  /** Only those that there were. */
  reasons: z.array(z.object({ reason: z.enum(backReasons), pieces: z.int() })),
}

/** What came back of the orders of some days, whenever it did, and why. */
export const BackFigures = z.object({
  ...Back,
  /** By the weave that each saree has now, '' where none is known. */
  byWeave: z.array(z.object({ weave: z.string(), ...Back })),
  /** The fifty PIN codes with most of it, '' where an address was forgotten; the file has all. */
  byPin: z.array(z.object({ pin: z.string(), city: z.string(), ...Back })),
})
export type BackFigures = z.infer<typeof BackFigures>

export const BackTable = z.enum(['reasons', 'weaves', 'pins'])
export type BackTable = z.infer<typeof BackTable>

export const BackTableQuery = SalesQuery.extend({ table: BackTable })
export type BackTableQuery = z.infer<typeof BackTableQuery>

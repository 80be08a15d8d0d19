import { z } from 'zod'
import { SaidCode } from '../said-code.ts'

/** What a browser measures of a visit: milliseconds, and a plain number for CLS. */
export const VitalName = z.enum(['LCP', 'INP', 'CLS', 'FCP', 'TTFB'])
export type VitalName = z.infer<typeof VitalName>

/** What one visit reports when it ends; nothing in it tells who it was. */
export const VitalsReport = z.object({
  path: z.string().max(300),
  metrics: z.array(z.object({ name: VitalName, value: z.number().min(0).max(600_000) })).max(10),
})
export type VitalsReport = z.infer<typeof VitalsReport>

/** How fast this shop is: figures of this machine's processes since each started, Web Vitals of the last 28 days. */
export const PerformanceFigures = z.object({
  cache: z.object({ hits: z.int(), misses: z.int(), entries: z.int(), bytes: z.int() }),
  pictures: z.object({ waiting: z.int(), made: z.int(), failed: z.int() }),
  /** Milliseconds that the server thought, the slowest first. */
  slowest: z.array(
    z.object({ path: z.string(), count: z.int(), p50: z.number(), p95: z.number() }),
  ),
  /** The 75th percentile of real visits; without `path` of all pages together. */
  vitals: z.array(
    z.object({
      name: VitalName,
      path: z.string().optional(),
      p75: z.number(),
      count: z.int(),
    }),
  ),
})
export type PerformanceFigures = z.infer<typeof PerformanceFigures>

export const Rebuilt = z.object({ pages: z.int(), products: z.int() })
export type Rebuilt = z.infer<typeof Rebuilt>

/** One day of the shop; `day` is a date in India. */
export const DayCount = z.object({ day: z.iso.date(), count: z.int() })
export type DayCount = z.infer<typeof DayCount>

/** What needs doing today, and how the last fortnight went. */
export const Today = z.object({
  lowStock: z.int(),
  soldOut: z.int(),
  withoutPicture: z.int(),
  failedMails: z.int(),
  openOrders: z.int(),
  /** Orders whose buyers get money back: cancelled, returned, or paid more than is due. */
  owedOrders: z.int(),
  /** Orders whose buyers have named a transfer that nobody has found. */
  claimedOrders: z.int(),
  /** Orders to be paid at the door that wait for their buyer's word. */
  ordersToConfirm: z.int(),
  /** Exchanges whose new saree nobody has chosen yet. */
  waitingExchanges: z.int(),
  /** Exchanges whose new saree has left although the old one has not come. */
  owedExchanges: z.int(),
  /** The oldest of them that wait for no money: paid otherwise, or cancelled. */
  strayTransfers: z.array(
    z.object({ orderId: z.int(), number: z.string(), reference: z.string(), amount: z.number() }),
  ),
  /** Orders with a refund that the gateway has not confirmed. */
  unsureRefunds: z.int(),
  /** Reviews that nobody has decided on. */
  waitingReviews: z.int(),
  /** Messages that nobody has answered. */
  openMessages: z.int(),
  /** Complaints that are not resolved. */
  openComplaints: z.int(),
  /** Requests about data that wait for an answer. */
  openDataRequests: z.int(),
  /** Those among them that are past the shop's own goal. */
  lateDataRequests: z.int(),
  /** Breaches of personal data that are not closed. */
  openBreaches: z.int(),
  /** Those of them that are within a day of a clock of the law, or over it. */
  redComplaints: z.int(),
  /** Fields of the shop profile that are still empty. */
  unsetProfile: z.array(z.string()),
  /** Festivals of the coming year that are no holidays yet, where the list of holidays ends within two months. */
  festivalsMissing: z.int(),
  /** True while the person who asks should turn on two-step sign-in. */
  asksSecondFactor: z.boolean(),
  /** What the last check of the shop's data has found. */
  integrity: z.object({
    /** In English; `codes` says the same, one for one, for other languages. */
    warnings: z.array(z.string()),
    codes: z.array(SaidCode),
    isChecking: z.boolean(),
    /** How many things somebody may look after and be done with. */
    toSettle: z.int(),
  }),
  visits: z.array(DayCount),
  sales: z.array(z.object({ day: z.iso.date(), orders: z.int(), rupees: z.number() })),
})
export type Today = z.infer<typeof Today>

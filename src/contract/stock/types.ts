import { z } from 'zod'
import { PageNumber, PathId } from '../path-id.ts'

const stockReasons = ['order', 'cancelled', 'returned', 'edited', 'imported', 'found'] as const
export const StockReason = z.enum(stockReasons)
export type StockReason = z.infer<typeof StockReason>

export const LedgerQuery = z.object({
  productId: PathId.optional(),
  /** Part of a product's name or code. */
  q: z.string().trim().max(100).optional(),
  reason: StockReason.optional(),
  page: PageNumber,
})
export type LedgerQuery = z.infer<typeof LedgerQuery>

/** Every change of a stock: who, when, why. */
export const LedgerPage = z.object({
  items: z.array(
    z.object({
      id: z.int(),
      productId: z.int(),
      code: z.string(),
      name: z.string(),
      change: z.int(),
      stockAfter: z.int(),
      reason: StockReason,
      orderId: z.int().nullable(),
      orderNumber: z.string().nullable(),
      by: z.string(),
      note: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
})
export type LedgerPage = z.infer<typeof LedgerPage>

import { z } from 'zod'
import { policy } from '#domain/policy.ts'
import { mostFewLeft } from '#domain/stock.ts'
import { PageNumber, PathId } from '../path-id.ts'

/** From how few pieces on a stock is told apart: to shoppers, and to staff. */
export const StockMarks = z.object({
  fewLeft: z.int().min(0).max(mostFewLeft),
  lowStock: z.int().min(0).max(policy.mostLowStock),
})

/** The same with the version that was read (platform/edit-version.ts). */
export const EditedStockMarks = StockMarks.extend({ version: z.string().max(40).optional() })
export type EditedStockMarks = z.infer<typeof EditedStockMarks>

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

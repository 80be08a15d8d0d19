import { z } from 'zod'

/** What a file of products would do, or did: all of it or nothing. */
export const ImportReport = z.object({
  isDryRun: z.boolean(),
  /** True once the products are saved. */
  isApplied: z.boolean(),
  rows: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** `row` as a spreadsheet counts it, the heading being row 1; the first 200. */
  errors: z.array(z.object({ row: z.int(), column: z.string(), message: z.string() })),
  errorCount: z.int(),
  /**
   * Figures written over another stock than there is `now`, or, where `seen` is null, over nobody knows which; the
   * first 200. Such stocks stay, unless the call says `stock=replace`.
   */
  stocks: z.array(
    z.object({
      row: z.int(),
      code: z.string(),
      name: z.string(),
      now: z.int(),
      wanted: z.int(),
      seen: z.int().nullable(),
    }),
  ),
  stockCount: z.int(),
})
export type ImportReport = z.infer<typeof ImportReport>

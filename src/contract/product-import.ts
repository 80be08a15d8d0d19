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
})
export type ImportReport = z.infer<typeof ImportReport>

import { z } from 'zod'
import { languages } from '#domain/language.ts'

/** How far a language has come: of all that the shop has written, field by field. */
export const LanguageCount = z.object({
  language: z.enum(languages),
  fields: z.int(),
  /** Nobody has said these. */
  missing: z.int(),
  /** The English of these has changed since. */
  stale: z.int(),
  /** A machine has said these, and no person has accepted it. */
  machine: z.int(),
})
export type LanguageCount = z.infer<typeof LanguageCount>

export const TranslationsReport = z.object({
  /** True once the words are saved. */
  isApplied: z.boolean(),
  rows: z.int(),
  /** Words that are new, other than before, or accepted. */
  changed: z.int(),
  /** `row` as a spreadsheet counts it, the heading being row 1; the first 200. */
  errors: z.array(z.object({ row: z.int(), column: z.string(), message: z.string() })),
  errorCount: z.int(),
})
export type TranslationsReport = z.infer<typeof TranslationsReport>

import { z } from 'zod'
import { text } from '../form-fields.ts'
import { PathId } from '../path-id.ts'

/** What an account looks for again and again. */
export const SavedSearch = z.object({
  id: z.int(),
  name: z.string(),
  /** As GET /api/search takes it. */
  query: z.string(),
  /** Where the shop shows what it finds, without a language. */
  path: z.string(),
  /** True where its owner gets an email of new pieces, at most one a day. */
  isTold: z.boolean(),
})
export type SavedSearch = z.infer<typeof SavedSearch>

/** The same search again takes the place of the one before. */
export const SearchForm = z.object({
  query: z.string().trim().max(1000),
  name: text(80).min(1, 'Please give it a name'),
  isTold: z.boolean().default(false),
})
export type SearchForm = z.input<typeof SearchForm>

export const OneSearch = z.object({ id: PathId })
export type OneSearch = z.infer<typeof OneSearch>

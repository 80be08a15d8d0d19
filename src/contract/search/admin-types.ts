import { z } from 'zod'
import { ProductCard } from '../catalog/types.ts'
import { text, Version } from '../form-fields.ts'
import { PathId } from '../path-id.ts'

/** A word of the owner's, and the words that are searched for instead; none where it says nothing. */
export const SearchWordForm = z.object({
  said: text(60).regex(/[\p{L}\p{N}]/u, 'Word: use at least one letter or digit'),
  meant: text(200).default(''),
  version: Version,
})
export type SearchWordForm = z.infer<typeof SearchWordForm>

export const SearchWord = z.object({
  id: z.int(),
  said: z.string(),
  meant: z.string(),
  /** How many pieces it finds at this moment. */
  finds: z.int(),
  version: z.string(),
})
export type SearchWord = z.infer<typeof SearchWord>

export const OneSearchWord = z.object({ id: PathId })
export type OneSearchWord = z.infer<typeof OneSearchWord>

export const SearchWordSeen = OneSearchWord.extend({ version: Version })
export type SearchWordSeen = z.infer<typeof SearchWordSeen>

export const PreviewQuery = z.object({ meant: text(200) })
export type PreviewQuery = z.infer<typeof PreviewQuery>

/** What words find by themselves: the first six, how many in all, and which of the words say nothing. */
export const SearchPreview = z.object({
  items: z.array(ProductCard),
  total: z.int(),
  leftOut: z.array(z.string()),
})
export type SearchPreview = z.infer<typeof SearchPreview>

/** A search that found nothing, or did not understand a word; nothing of who asked. */
export const MissedSearch = z.object({
  query: z.string(),
  /** Of its script: 'en' for Latin letters. */
  language: z.string(),
  times: z.int(),
  /** The last day on which it was asked, in India. */
  day: z.string(),
  found: z.int(),
  leftOut: z.array(z.string()),
})
export type MissedSearch = z.infer<typeof MissedSearch>

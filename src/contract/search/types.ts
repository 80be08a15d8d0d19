import { z } from 'zod'
import { filterGroups, recordOf } from '#domain/attributes.ts'
import { ProductCard } from '../catalog/types.ts'

/** The address of a listing as a query (spec §2): every field optional, lists comma-separated. */
export const ListingQuery = z.object({
  filter: z.string().optional(),
  category: z.string().optional(),
  q: z.string().optional(),
  minPrice: z.string().optional(),
  maxPrice: z.string().optional(),
  ...recordOf(filterGroups, () => z.string().optional()),
  sort: z.string().optional(),
  page: z.string().optional(),
})
export type ListingQuery = z.infer<typeof ListingQuery>

const FacetOption = z.object({ value: z.string(), count: z.int() })

/** The choices of the filter panel, each counted under the other active filters (spec §5). */
export const Facets = z.object({
  ...recordOf(filterGroups, () => z.array(FacetOption)),
  /** The cheapest and the dearest price of the unfiltered list, in rupees; null when it is empty. */
  price: z.object({ min: z.number(), max: z.number() }).nullable(),
})
export type Facets = z.infer<typeof Facets>

export const Suggestion = z.object({
  slug: z.string(),
  name: z.string(),
  /** Rupees; of a category, its cheapest piece. */
  currentPrice: z.number(),
  image: z.string(),
  kind: z.enum(['product', 'category']),
})
export type Suggestion = z.infer<typeof Suggestion>

/** One page of a listing or of search results. */
export const SearchAnswer = z.object({
  items: z.array(ProductCard),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  facets: Facets,
  /** What the shop searched for instead, when the words as typed found nothing; else null. */
  correctedTo: z.string().nullable(),
  /** Ways on: other words to try, never empty when nothing was found. */
  suggestions: z.array(z.string()),
})
export type SearchAnswer = z.infer<typeof SearchAnswer>

export const SuggestQuery = z.object({ q: z.string().max(100) })
export type SuggestQuery = z.infer<typeof SuggestQuery>

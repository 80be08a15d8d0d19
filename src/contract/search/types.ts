import { z } from 'zod'
import { filterGroups, recordOf } from '#domain/attributes.ts'
import { helpTopics } from '#domain/search/help-topics.ts'
import { ProductCard } from '../catalog/types.ts'
import { inEnglish } from '../translated.ts'

/** The address of a listing as a query (spec §2): every field optional, lists comma-separated. */
export const ListingQuery = z.object({
  filter: z.string().optional(),
  category: z.string().optional(),
  q: z.string().optional(),
  minPrice: z.string().optional(),
  maxPrice: z.string().optional(),
  /** `1`: only what can be bought now. */
  inStock: z.string().optional(),
  /** A day (2026-12-24): only what is there by then if it is ordered now. */
  by: z.string().optional(),
  ...recordOf(filterGroups, () => z.string().optional()),
  sort: z.string().optional(),
  page: z.string().optional(),
})
export type ListingQuery = z.infer<typeof ListingQuery>

/** `label`: how the value is said in the language that was asked for, where that is known. */
const FacetOption = z.object({
  value: z.string(),
  count: z.int(),
  label: z.string().optional(),
  ...inEnglish,
})

/** The choices of the filter panel, each counted under the other active filters (spec §5). */
export const Facets = z.object({
  ...recordOf(filterGroups, () => z.array(FacetOption)),
  /** The cheapest and the dearest price of the unfiltered list, in rupees; null when it is empty. */
  price: z.object({ min: z.number(), max: z.number() }).nullable(),
  /** Stretches of prices made from what the list holds, in rupees, both ends inclusive; none where they lie close. */
  bands: z.array(
    z.object({
      minPrice: z.int().nullable(),
      maxPrice: z.int().nullable(),
      count: z.int(),
    }),
  ),
  /** How many can be bought now, under the other active filters. Releases before this one say nothing. */
  inStock: z.int().optional(),
})
export type Facets = z.infer<typeof Facets>

export const Suggestion = z.object({
  slug: z.string(),
  name: z.string(),
  /** Rupees; of a category, its cheapest piece. */
  currentPrice: z.number(),
  image: z.string(),
  kind: z.enum(['product', 'category']),
  ...inEnglish,
})
export type Suggestion = z.infer<typeof Suggestion>

/** One thing that a search was read as, so that a shopper can see it and take it away. */
export const Understood = z.object({
  /** By language ('en', 'ta' …), English always; of a price and an order, none. */
  labels: z.record(z.string(), z.string()),
  /** True for what a piece is not to have. */
  isNot: z.boolean(),
  /** Rupees, inclusive. */
  minPrice: z.number().nullable(),
  maxPrice: z.number().nullable(),
  sort: z.enum(['price-asc', 'price-desc']).nullable(),
  /** The words of the search without those that said so. */
  rest: z.string(),
})
export type Understood = z.infer<typeof Understood>

/** One page of a listing or of search results. */
export const SearchAnswer = z.object({
  items: z.array(ProductCard),
  /** Where a list within a price holds nothing or little: what lies nearest outside it, the nearest first. */
  justOutside: z.array(ProductCard).optional(),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  facets: Facets,
  /** What the shop searched for instead, when the words as typed found nothing; else null. */
  correctedTo: z.string().nullable(),
  /** Ways on: other words to try, never empty when nothing was found. */
  suggestions: z.array(z.string()),
  /** What the words of a search were understood as. */
  understood: z.array(Understood),
  /** What of that no piece has together with the rest, and was given up. */
  givenUp: z.array(Understood),
  /** Words that the shop did not understand, and words for things that it does not have. */
  leftOut: z.array(z.string()),
  /** What a long search says behind the words that were read; left out where all were. */
  notRead: z.string().optional(),
  elsewhere: z.array(z.string()),
  /** Questions that a page of the shop answers. */
  help: z.array(z.enum(helpTopics)),
})
export type SearchAnswer = z.infer<typeof SearchAnswer>

/** What a half-typed search may become. */
export const Completion = z.object({
  /** What it means, in words that can be searched for, and how many pieces that finds; null where it means none. */
  meaning: z
    .object({ text: z.string(), understood: z.array(Understood), count: z.int() })
    .nullable(),
  /** Pieces and categories, the best first. */
  suggestions: z.array(Suggestion),
  /** Questions that a page of the shop answers. */
  help: z.array(z.enum(helpTopics)),
})
export type Completion = z.infer<typeof Completion>

export const SuggestQuery = z.object({ q: z.string().max(100) })
export type SuggestQuery = z.infer<typeof SuggestQuery>

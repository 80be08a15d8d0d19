import type { ListingQuery } from '#contract/search/types.ts'
import type { ListingFilter } from '#domain/listing/listing.ts'
import { parseFilter, toApiQuery } from '#domain/listing/listing-query.ts'

/** The filter that an address of the listing asks for: its query, and the category of its path. */
export function filterOf(query: string, category: string | undefined): ListingFilter {
  return parseFilter(new URLSearchParams(query), category ?? null)
}

/** What GET /api/search is asked for a filter. */
export function searchInput(filter: ListingFilter): ListingQuery {
  return Object.fromEntries(new URLSearchParams(toApiQuery(filter)))
}

/** The list that is filtered, without what is chosen in the panel, the sort and the page. */
export function placeOf({ list, category, text }: ListingFilter): string {
  return JSON.stringify([list, category, text])
}

import {
  defaultSort,
  listingPath,
  parseFilter,
  type QueryValues,
  toApiQuery,
} from './listing-query.ts'

/**
 * A search as an account keeps it, in the words of the API: in one way, however it was typed, without its page, its order
 * and the day until which it was wanted; null where it narrows nothing.
 */
export function savedQuery(values: QueryValues): string | null {
  const filter = parseFilter(values)
  const kept = toApiQuery({ ...filter, by: null, page: 1, sort: defaultSort(filter.text) })
  return kept === '' ? null : kept
}

/** Where the shop shows what a kept search finds, the newest first. */
export const pathOfSearch = (values: QueryValues): string =>
  listingPath({ ...parseFilter(values), sort: 'latest', page: 1 })

const dayMs = 24 * 60 * 60_000

/** Whoever was told at that moment (ms) or before may be told again now: one email a day. */
export const tellAgainAfter = (now: number): number => now - dayMs

import { filterGroups, recordOf } from '#domain/attributes.ts'
import { type Day, isDay } from '#domain/india-day.ts'
import { policy } from '#domain/policy.ts'
import {
  type CuratedList,
  curatedLists,
  emptyFilter,
  type ListingFilter,
  type ListingSort,
  sorts,
} from './listing.ts'

/** The one thing that is read of a URLSearchParams. */
export type QueryValues = { getAll(name: string): string[] }

const { maxPage, maxTextLength, maxValueLength, maxValues } = policy.listing

/**
 * The filter that an address asks for. Never fails: what cannot be understood is left out.
 * The ends of the price may come either way round. What the words mean is read by the search (domain/search).
 * The category of the path is given; without one the `category` parameter of the API is read.
 */
export function parseFilter(
  query: QueryValues,
  category: string | null = first(query, 'category'),
): ListingFilter {
  const text = tidy(query.getAll('q').join(' '), maxTextLength)
  const [minPrice, maxPrice] = inOrder(
    wholeNumber(first(query, 'minPrice')),
    wholeNumber(first(query, 'maxPrice')),
  )
  return {
    list: oneOf<CuratedList>(curatedLists, first(query, 'filter')),
    category: tidy(category ?? '', maxValueLength * 2),
    ...{ text, minPrice, maxPrice, inStock: first(query, 'inStock') === '1' },
    by: dayIn(first(query, 'by')),
    ...recordOf(filterGroups, (group) => valuesOf(query, group)),
    sort: oneOf<ListingSort>(sorts, first(query, 'sort')) ?? defaultSort(text),
    page: Math.min(maxPage, wholeNumber(first(query, 'page')) || 1),
  }
}

/** The canonical query string of a filter, without '?': stable order, defaults left out, '' when empty. */
export function toQuery(filter: ListingFilter): string {
  return join([
    ['filter', filter.list],
    ['q', filter.text],
    ['minPrice', filter.minPrice],
    ['maxPrice', filter.maxPrice],
    ['inStock', filter.inStock ? 1 : null],
    ['by', filter.by],
    ...filterGroups.map((group): Pair => [group, listOf(filter[group])]),
    ['sort', filter.sort === defaultSort(filter.text) ? null : filter.sort],
    ['page', filter.page === 1 ? null : filter.page],
  ])
}

/** The same for GET /api/products and /facets, where the category travels in the query. */
export function toApiQuery(filter: ListingFilter): string {
  return [join([['category', filter.category]]), toQuery(filter)].filter(Boolean).join('&')
}

/** The address of the listing itself: /products, or /products/{category}, with its query. */
export function listingPath(filter: ListingFilter): string {
  const path =
    filter.category === null ? '/products' : `/products/${encodeURIComponent(filter.category)}`
  const query = toQuery(filter)
  return query === '' ? path : `${path}?${query}`
}

/** What was searched for comes the best first, everything else the newest. */
export function defaultSort(text: string | null): ListingSort {
  return text === null ? emptyFilter.sort : 'best'
}

type Pair = [name: string, value: string | number | null]

function join(pairs: Pair[]): string {
  return pairs
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}=${encode(String(value))}`)
    .join('&')
}

/** Spaces as '+' and commas bare keep an address that people can read. */
function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replaceAll('%20', '+').replaceAll('%2C', ',')
}

/** A comma inside a value is written %2C, so that "Silk, Cotton" survives a comma-separated list. */
function listOf(values: string[]): string {
  return values.map(listValue).toSorted().join(',')
}

/** One value as it stands in such a list, and as a checkbox of a form sends it. */
export function listValue(value: string): string {
  return value.replaceAll('%', '%25').replaceAll(',', '%2C')
}

function valuesOf(query: QueryValues, name: string): string[] {
  const values = query
    .getAll(name)
    .flatMap((list) => list.split(','))
    .map((value) => value.replace(/%2C|%25/g, (escaped) => (escaped === '%25' ? '%' : ',')))
    .map((value) => value.toWellFormed().trim())
    .filter((value) => value !== '' && value.length <= maxValueLength)
  return [...new Set(values)].slice(0, maxValues).toSorted()
}

function first(query: QueryValues, name: string): string | null {
  return query.getAll(name)[0] ?? null
}

function oneOf<T extends string>(allowed: readonly T[], value: string | null): T | null {
  return allowed.find((one) => one === value) ?? null
}

/** Only non-negative integers count as numbers (spec §5). */
function wholeNumber(text: string | null): number | null {
  return text !== null && /^[0-9]{1,9}$/.test(text) ? Number(text) : null
}

const dayIn = (text: string | null): Day | null => (text !== null && isDay(text) ? text : null)

function inOrder(
  low: number | null,
  high: number | null,
): [low: number | null, high: number | null] {
  return low !== null && high !== null && low > high ? [high, low] : [low, high]
}

function tidy(text: string, maxLength: number): string | null {
  const tidied = text.trim().slice(0, maxLength).toWellFormed().trim()
  return tidied === '' ? null : tidied
}

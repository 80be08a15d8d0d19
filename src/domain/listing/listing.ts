import {
  type ColumnKey,
  type Facts,
  type FilterGroup,
  filterGroups,
  filterValue,
  recordOf,
} from '#domain/attributes.ts'
import type { Day } from '#domain/india-day.ts'
import type { Paise } from '#domain/money.ts'
import { policy } from '#domain/policy.ts'

export const curatedLists = ['new-arrivals', 'featured', 'trending'] as const
export type CuratedList = (typeof curatedLists)[number]

/**
 * `best`: what a search means most comes first; without a search it is `latest`. `popular`: what most buyers have
 * reviewed; `saving`: what is most of all below its own price, in money.
 */
export const sorts = ['best', 'latest', 'price-asc', 'price-desc', 'popular', 'saving'] as const
export type ListingSort = (typeof sorts)[number]

/** What a shopper asked a listing for; its address is its only home. */
export type ListingFilter = Record<FilterGroup, string[]> & {
  list: CuratedList | null
  /** A category slug, which stands in the path and not in the query. */
  category: string | null
  text: string | null
  /** Whole rupees, inclusive. */
  minPrice: number | null
  maxPrice: number | null
  /** Only what can be bought now. */
  inStock: boolean
  /** Only what is there by this day if it is ordered now. */
  by: Day | null
  sort: ListingSort
  page: number
}

export const emptyFilter: ListingFilter = {
  ...nothingChosen(),
  list: null,
  category: null,
  text: null,
  minPrice: null,
  maxPrice: null,
  inStock: false,
  by: null,
  sort: 'latest',
  page: 1,
}

/** No value of any group. */
export function nothingChosen(): Record<FilterGroup, string[]> {
  return recordOf(filterGroups, () => [])
}

/** What the rules of a listing need to know of a saree. */
export type ListedProduct = Record<ColumnKey, string> & {
  id: number
  name: string
  currentPricePaise: Paise
  /** How much less is paid than the struck price; 0 without one. */
  savedPaise: Paise
  reviewCount: number
  facts?: Facts
  categoryId: number
  categorySlug: string | null
  categoryName: string | null
  isFeatured: boolean
  isNewArrival: boolean
  isTrending: boolean
  inStock: boolean
  /** The last day on which it is there if it is ordered now. */
  arrives: Day
  publishedAtMs: number
}

/** Which sarees a category address means: a known category's own, else those that mention its text (spec §7). */
export type ListingScope =
  | { kind: 'all' }
  | { kind: 'category'; categoryId: number }
  | { kind: 'text'; text: string }

const flagOf = {
  'new-arrivals': 'isNewArrival',
  featured: 'isFeatured',
  trending: 'isTrending',
} as const satisfies Record<CuratedList, keyof ListedProduct>

const everything: ListingScope = { kind: 'all' }

/** Exact values, OR inside a group, AND across groups; the price is the one paid, both ends inclusive. */
export function matches(
  product: ListedProduct,
  filter: ListingFilter,
  scope: ListingScope = everything,
): boolean {
  return isInScope(product, filter, scope) && matchesPanel(product, filter)
}

/** List and category: what the panel's options are collected from. What a search means, domain/search tells. */
export function isInScope(
  product: ListedProduct,
  filter: Pick<ListingFilter, 'list'>,
  scope: ListingScope,
): boolean {
  return (filter.list === null || product[flagOf[filter.list]]) && isInCategory(product, scope)
}

/** The filter panel's own part; `except` leaves one group out, to count it under the others. */
export function matchesPanel(
  product: ListedProduct,
  filter: ListingFilter,
  except: FilterGroup | null = null,
): boolean {
  const { minPrice, maxPrice, by } = filter
  if (filter.inStock && !product.inStock) return false
  if (by !== null && product.arrives > by) return false
  if (minPrice !== null && product.currentPricePaise < minPrice * 100) return false
  if (maxPrice !== null && product.currentPricePaise > maxPrice * 100) return false
  return filterGroups.every((group) => {
    const chosen = filter[group]
    return group === except || chosen.length === 0 || chosen.includes(filterValue(product, group))
  })
}

function isInCategory(product: ListedProduct, scope: ListingScope): boolean {
  if (scope.kind === 'all') return true
  if (scope.kind === 'category') return product.categoryId === scope.categoryId
  const { fabric, categorySlug, categoryName, name } = product
  const text = scope.text.toLowerCase()
  return [fabric, categorySlug, categoryName, name].some((field) =>
    field?.toLowerCase().includes(text),
  )
}

/** What is sold out sinks to the end; ties go to the newer id, so that pages never overlap. */
export function compareFor(sort: ListingSort): (a: ListedProduct, b: ListedProduct) => number {
  return (a, b) =>
    Number(b.inStock) - Number(a.inStock) || compareKey(sort, a, b) || Math.sign(b.id - a.id)
}

function compareKey(sort: ListingSort, a: ListedProduct, b: ListedProduct): number {
  if (sort === 'popular') return b.reviewCount - a.reviewCount
  if (sort === 'saving') return b.savedPaise - a.savedPaise
  if (sort === 'latest' || sort === 'best') return b.publishedAtMs - a.publishedAtMs
  const byPrice = a.currentPricePaise - b.currentPricePaise
  return sort === 'price-asc' ? byPrice : -byPrice
}

/** How many pages so many things fill, sarees by default; an empty list is one page. */
export function pagesOf(total: number, size: number = policy.pageSize): number {
  return Math.max(1, Math.ceil(total / size))
}

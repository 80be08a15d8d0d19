import { type FilterGroup, filterGroups } from '#domain/attributes.ts'
import type { Day } from '#domain/india-day.ts'
import { type ListingFilter, nothingChosen } from './listing.ts'

/** One removable choice above the grid. */
export type FilterChip =
  | { group: FilterGroup; value: string }
  | { group: 'price'; minPrice: number | null; maxPrice: number | null }
  | { group: 'stock' }
  | { group: 'by'; day: Day }

/** Ticks or unticks one value and goes back to the first page. */
export function toggle(filter: ListingFilter, group: FilterGroup, value: string): ListingFilter {
  const chosen = filter[group]
  const values = chosen.includes(value)
    ? chosen.filter((one) => one !== value)
    : [...chosen, value].toSorted()
  return { ...filter, [group]: values, page: 1 }
}

/** The filter without that chip, on the first page. */
export function without(filter: ListingFilter, chip: FilterChip): ListingFilter {
  if (chip.group === 'price') return { ...filter, minPrice: null, maxPrice: null, page: 1 }
  if (chip.group === 'stock') return { ...filter, inStock: false, page: 1 }
  if (chip.group === 'by') return { ...filter, by: null, page: 1 }
  const values = filter[chip.group].filter((value) => value !== chip.value)
  return { ...filter, [chip.group]: values, page: 1 }
}

/** Everything chosen in the panel, price first, then that it is in stock and by when it is there; list, category, search and sort are no chips. */
export function chipsOf(filter: ListingFilter): FilterChip[] {
  const { minPrice, maxPrice } = filter
  const price: FilterChip[] =
    minPrice === null && maxPrice === null ? [] : [{ group: 'price', minPrice, maxPrice }]
  const stock: FilterChip[] = filter.inStock ? [{ group: 'stock' }] : []
  const by: FilterChip[] = filter.by === null ? [] : [{ group: 'by', day: filter.by }]
  return [
    ...price,
    ...stock,
    ...by,
    ...filterGroups.flatMap((group) => filter[group].map((value) => ({ group, value }))),
  ]
}

export function hasFilters(filter: ListingFilter): boolean {
  return chipsOf(filter).length > 0
}

/** Whether every saree of the shop is listed, whatever their order and page. */
export const isWhole = (filter: ListingFilter): boolean =>
  !hasFilters(filter) && !filter.list && !filter.category && !filter.text

/** Panel choices gone; list, category, search and sort stay. */
export function cleared(filter: ListingFilter): ListingFilter {
  return {
    ...filter,
    ...nothingChosen(),
    minPrice: null,
    maxPrice: null,
    inStock: false,
    by: null,
    page: 1,
  }
}

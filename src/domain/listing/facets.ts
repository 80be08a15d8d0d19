import {
  type FilterGroup,
  filterGroups,
  filterValue,
  mostOptions,
  recordOf,
} from '#domain/attributes.ts'
import {
  isInScope,
  type ListedProduct,
  type ListingFilter,
  type ListingScope,
  matchesPanel,
} from './listing.ts'
import { addPrice, bandsOf, noPrices, type PriceBand } from './price-bands.ts'

export type FacetValue = { value: string; count: number }

export type Facets = Record<FilterGroup, FacetValue[]> & {
  /** Cheapest and dearest in scope in whole rupees, outward; null when the scope is empty. */
  price: { min: number; max: number } | null
  /** Stretches of prices, each with its matches under the other active filters. */
  bands: PriceBand[]
  /** How many of them can be bought now, under the other active filters. */
  inStock: number
}

/** Every value found in the scope, by name, with its matches under the other active filters (spec §5). */
export function facetsOf(
  products: readonly ListedProduct[],
  filter: ListingFilter,
  scope: ListingScope,
): Facets {
  const inScope = products.filter((product) => isInScope(product, filter, scope))
  return {
    ...recordOf(filterGroups, (group) => countGroup(inScope, filter, group)),
    price: priceRangeOf(inScope),
    bands: bandsOf(spreadOf(inScope), spreadOf(atAnyPrice(inScope, filter))),
    inStock: inScope.filter((one) => matchesPanel(one, { ...filter, inStock: true })).length,
  }
}

const atAnyPrice = (products: readonly ListedProduct[], filter: ListingFilter) =>
  products.filter((product) => matchesPanel(product, { ...filter, minPrice: null, maxPrice: null }))

function spreadOf(products: readonly ListedProduct[]) {
  const spread = noPrices()
  for (const { currentPricePaise } of products) addPrice(spread, currentPricePaise)
  return spread
}

function countGroup(
  products: readonly ListedProduct[],
  filter: ListingFilter,
  group: FilterGroup,
): FacetValue[] {
  const inScope = new Map<string, number>()
  const matching = new Map<string, number>()
  for (const product of products) {
    const value = filterValue(product, group)
    inScope.set(value, (inScope.get(value) ?? 0) + 1)
    const more = matchesPanel(product, filter, group) ? 1 : 0
    matching.set(value, (matching.get(value) ?? 0) + more)
  }
  const values = [...inScope].map(([value, count]) => ({ value, count }))
  return offeredValues(group, values).map(({ value }) => ({
    value,
    count: matching.get(value) ?? 0,
  }))
}

/** What the panel offers of the values of a scope, each counted in the scope: by name, and no more than may be. */
export function offeredValues(group: FilterGroup, values: FacetValue[]): FacetValue[] {
  const known = values.filter(({ value }) => value !== '')
  const most = mostOptions(group)
  if (known.length <= most) return known.sort(byName)
  const commonest = known.sort((a, b) => b.count - a.count || byName(a, b))
  return commonest.slice(0, most).sort(byName)
}

/** By code unit, so that browser and both databases agree. */
function byName(a: FacetValue, b: FacetValue): number {
  return a.value < b.value ? -1 : 1
}

function priceRangeOf(products: readonly ListedProduct[]): Facets['price'] {
  if (products.length === 0) return null
  let min = Number.POSITIVE_INFINITY
  let max = 0
  for (const { currentPricePaise } of products) {
    min = Math.min(min, currentPricePaise)
    max = Math.max(max, currentPricePaise)
  }
  return { min: Math.floor(min / 100), max: Math.ceil(max / 100) }
}

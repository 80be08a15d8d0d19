import type { Facets, FacetValue } from '#domain/facets.ts'
import { type FilterGroup, filterGroups, type ListingFilter } from '#domain/listing.ts'
import { anyOf, type Bits, both, countBoth, meet } from './bits.ts'
import { type Columns, type PriceSpan, priceSpan, rowsPriced } from './facet-columns.ts'

export type Scanned = { matching: Bits; total: number; facets: Facets }

/** matches() and facetsOf() of the domain over columns; `scope` holds the rows a listing is about. */
export function scan(columns: Columns, filter: ListingFilter, scope: Bits): Scanned {
  const { fabrics, colors, occasions } = chosenRows(columns, filter)
  const priced = pricedRows(columns, filter, scope)
  const byFabric = narrowed(priced, fabrics)
  const byFabricAndColor = narrowed(byFabric, colors)
  const matching = narrowed(byFabricAndColor, occasions)
  const under = {
    fabrics: narrowed(narrowed(priced, colors), occasions),
    colors: narrowed(byFabric, occasions),
    occasions: byFabricAndColor,
  }
  const counted = (group: FilterGroup) => countChoices(columns.choices[group], scope, under[group])
  const facets: Facets = {
    fabrics: counted('fabrics'),
    colors: counted('colors'),
    occasions: counted('occasions'),
    price: inRupees(priceSpan(columns, scope)),
  }
  return { matching, total: countBoth(matching, matching), facets }
}

/** Of each group the rows of any chosen value; null where nothing is chosen. */
function chosenRows(columns: Columns, filter: ListingFilter): Record<FilterGroup, Bits | null> {
  const rows: Record<FilterGroup, Bits | null> = { fabrics: null, colors: null, occasions: null }
  for (const group of filterGroups) {
    if (filter[group].length === 0) continue
    rows[group] = anyOf(filter[group].flatMap((value) => columns.choices[group].get(value) ?? []))
  }
  return rows
}

function pricedRows(columns: Columns, { minPrice, maxPrice }: ListingFilter, scope: Bits): Bits {
  if (minPrice === null && maxPrice === null) return scope
  const most = maxPrice === null ? Number.POSITIVE_INFINITY : maxPrice * 100
  return rowsPriced(columns, scope, (minPrice ?? 0) * 100, most)
}

const narrowed = (rows: Bits, to: Bits | null) => (to === null ? rows : both(rows, to))

/** By code unit, so that browser and both databases agree. */
function countChoices(choices: Map<string, Bits>, scope: Bits, under: Bits): FacetValue[] {
  const found: FacetValue[] = []
  for (const [value, rows] of choices) {
    if (value === '') continue
    const count = countBoth(rows, under)
    if (count > 0 || meet(rows, scope)) found.push({ value, count })
  }
  return found.sort((a, b) => (a.value < b.value ? -1 : 1))
}

function inRupees(span: PriceSpan | null): Facets['price'] {
  return span && { min: Math.floor(span.cheapest / 100), max: Math.ceil(span.dearest / 100) }
}

import { type FilterGroup, filterGroups, recordOf } from '#domain/attributes.ts'
import { type Facets, type FacetValue, offeredValues } from '#domain/listing/facets.ts'
import type { ListingFilter } from '#domain/listing/listing.ts'
import { addPlace, bandsOf, noPrices, type PriceSpread } from '#domain/listing/price-bands.ts'
import {
  anyOf,
  type Bits,
  both,
  countBits,
  countBoth,
  eachRow,
  filledWords,
  without,
} from './bits.ts'
import { countChoices } from './choice-codes.ts'
import {
  type Columns,
  type PriceSpan,
  priceSpan,
  rowsMadeWithin,
  rowsPriced,
} from './facet-columns.ts'

/** The rows that a listing is about, before the filter panel, and what the panel offers for them. */
export type Scope = { rows: Bits; facets: Facets; spread: PriceSpread }

/** `atAnyPrice`: what the other filters leave, whatever it costs. */
export type Scanned = { matching: Bits; total: number; facets: Facets; atAnyPrice: Bits }

export function scopeOf(columns: Columns, rows: Bits): Scope {
  const total = countBits(rows)
  const spread = spreadOver(columns, rows)
  const facets: Facets = {
    ...recordOf(filterGroups, (group) => seen(columns, group, { rows, total })),
    price: inRupees(priceSpan(columns, rows)),
    bands: bandsOf(spread, spread),
    inStock: countBits(without(rows, columns.soldOut)),
  }
  return { rows, facets, spread }
}

/** What a filter asks for, its day told as what a piece may need at most to be there (null: whenever). */
export type Wanted = { filter: ListingFilter; mostMaking: number | null }

/** matches() and facetsOf() of the domain, over columns. */
export function scan(columns: Columns, { filter, mostMaking }: Wanted, scope: Scope): Scanned {
  const chosen = chosenRows(columns, filter)
  const stocked = filter.inStock ? without(scope.rows, columns.soldOut) : scope.rows
  const timely = mostMaking === null ? stocked : both(stocked, rowsMadeWithin(columns, mostMaking))
  const priced = pricedRows(columns, filter, timely)
  const matching = narrowedBy(priced, chosen, null)
  const counted = (group: FilterGroup) => {
    const under = chosen[group] ? narrowedBy(priced, chosen, group) : matching
    return under === scope.rows
      ? scope.facets[group]
      : countedUnder(columns.choices[group], scope.facets[group], under)
  }
  const atAnyPrice = priced === timely ? matching : narrowedBy(timely, chosen, null)
  const facets: Facets = {
    ...recordOf(filterGroups, counted),
    price: scope.facets.price,
    bands:
      atAnyPrice === scope.rows
        ? scope.facets.bands
        : bandsOf(scope.spread, spreadOver(columns, atAnyPrice)),
    inStock: countBits(without(matching, columns.soldOut)),
  }
  return { matching, total: countBits(matching), facets, atAnyPrice }
}

/** How the prices of some rows lie. */
export function spreadOver({ places }: Columns, rows: Bits): PriceSpread {
  const spread = noPrices()
  eachRow(rows, (row) => addPlace(spread, places[row] ?? 0))
  return spread
}

type ChosenRows = Record<FilterGroup, Bits | null>

/** Of each group the rows of any chosen value; null where nothing is chosen. */
function chosenRows(columns: Columns, filter: ListingFilter): ChosenRows {
  return recordOf(filterGroups, (group) =>
    filter[group].length === 0
      ? null
      : anyOf(filter[group].flatMap((value) => columns.choices[group].get(value) ?? [])),
  )
}

function pricedRows(columns: Columns, { minPrice, maxPrice }: ListingFilter, scope: Bits): Bits {
  if (minPrice === null && maxPrice === null) return scope
  const most = maxPrice === null ? Number.POSITIVE_INFINITY : maxPrice * 100
  return rowsPriced(columns, scope, (minPrice ?? 0) * 100, most)
}

/** The rows that every group leaves, but for the one. */
function narrowedBy(rows: Bits, chosen: ChosenRows, except: FilterGroup | null): Bits {
  return filterGroups.reduce((left, group) => {
    const having = group === except ? null : chosen[group]
    return having ? both(left, having) : left
  }, rows)
}

/** What the panel offers of the values found in the rows. */
function seen(
  columns: Columns,
  group: FilterGroup,
  { rows, total }: { rows: Bits; total: number },
): FacetValue[] {
  const choices = columns.choices[group]
  const filled = filledWords(rows)
  // A row costs about as much as four words of a set.
  const isQuicker = total * 4 < choices.size * filled.length
  const values = isQuicker
    ? countedByRow(columns, group, rows)
    : countedBySet(choices, rows, filled)
  return offeredValues(
    group,
    values.filter(({ count }) => count > 0),
  )
}

function countedByRow({ choiceCodes }: Columns, group: FilterGroup, rows: Bits): FacetValue[] {
  const codes = choiceCodes[group]
  const counts = countChoices(codes, rows)
  return codes.values.map((value, at) => ({ value, count: counts[at] ?? 0 }))
}

const countedBySet = (choices: Map<string, Bits>, rows: Bits, filled: Uint32Array) =>
  [...choices].map(([value, having]) => ({ value, count: countBoth(having, rows, filled) }))

function countedUnder(choices: Map<string, Bits>, values: FacetValue[], rows: Bits): FacetValue[] {
  const filled = filledWords(rows)
  return values.map(({ value }) => {
    const having = choices.get(value)
    return { value, count: having ? countBoth(having, rows, filled) : 0 }
  })
}

function inRupees(span: PriceSpan | null): Facets['price'] {
  return span && { min: Math.floor(span.cheapest / 100), max: Math.ceil(span.dearest / 100) }
}

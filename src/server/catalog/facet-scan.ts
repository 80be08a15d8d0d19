import type { Facets, FacetValue } from '#domain/facets.ts'
import type { ListingFilter } from '#domain/listing.ts'
import { type Columns, flags, listFlag, type WordColumn } from './facet-columns.ts'

/** Which rows a listing is about: of one category, and marked with 1 in the mask; null for any. */
export type RowScope = { categoryId: number | null; mask: Uint8Array | null }

export type Scanned = {
  total: number
  facets: Facets
  /** 1 for every row that matches. */
  hits: Uint8Array
}

/** One look at every row: matches() and facetsOf() of the domain, over columns. */
export function scan(columns: Columns, filter: ListingFilter, scope: RowScope): Scanned {
  const fabrics = groupOf(columns.fabrics, filter.fabrics)
  const colors = groupOf(columns.colors, filter.colors)
  const occasions = groupOf(columns.occasions, filter.occasions)
  const range = { cheapest: Number.POSITIVE_INFINITY, dearest: Number.NEGATIVE_INFINITY }
  const hits = new Uint8Array(columns.size)
  let total = 0
  eachInScope(columns, filter, scope, (row) => {
    const paise = columns.paise[row] ?? 0
    if (paise < range.cheapest) range.cheapest = paise
    if (paise > range.dearest) range.dearest = paise
    const inRange = isInRange(paise, filter)
    const fabric = look(fabrics, row)
    const color = look(colors, row)
    const occasion = look(occasions, row)
    if (!inRange) return
    if (color && occasion) count(fabrics, row)
    if (fabric && occasion) count(colors, row)
    if (fabric && color) count(occasions, row)
    if (!(fabric && color && occasion)) return
    hits[row] = 1
    total++
  })
  const facets: Facets = {
    fabrics: valuesOf(fabrics),
    colors: valuesOf(colors),
    occasions: valuesOf(occasions),
    price: priceOf(range),
  }
  return { total, facets, hits }
}

function eachInScope(
  columns: Columns,
  filter: ListingFilter,
  { categoryId, mask }: RowScope,
  see: (row: number) => void,
) {
  const { size, categories } = columns
  const needed = flags.live | (filter.list === null ? 0 : listFlag[filter.list])
  for (let row = 0; row < size; row++) {
    if (((columns.flags[row] ?? 0) & needed) !== needed) continue
    if (categoryId !== null && categories[row] !== categoryId) continue
    if (mask !== null && mask[row] !== 1) continue
    see(row)
  }
}

function isInRange(paise: number, { minPrice, maxPrice }: ListingFilter): boolean {
  return (
    (minPrice === null || paise >= minPrice * 100) && (maxPrice === null || paise <= maxPrice * 100)
  )
}

/** One group of the filter panel; the arrays have a place for every word of the column. */
type Group = {
  words: string[]
  codes: Uint32Array
  isChosen: Uint8Array
  isSeen: Uint8Array
  counts: Uint32Array
}

function groupOf({ words, codes, codeOf }: WordColumn, chosen: string[]): Group {
  const isChosen = new Uint8Array(words.length).fill(chosen.length === 0 ? 1 : 0)
  for (const word of chosen) {
    const code = codeOf.get(word)
    if (code !== undefined) isChosen[code] = 1
  }
  const isSeen = new Uint8Array(words.length)
  return { words, codes, isChosen, isSeen, counts: new Uint32Array(words.length) }
}

function look(group: Group, row: number): boolean {
  const code = group.codes[row] ?? 0
  group.isSeen[code] = 1
  return group.isChosen[code] === 1
}

function count(group: Group, row: number) {
  const code = group.codes[row] ?? 0
  group.counts[code] = (group.counts[code] ?? 0) + 1
}

function valuesOf({ words, isSeen, counts }: Group): FacetValue[] {
  const values = words.map((value, code) => ({ value, count: counts[code] ?? 0 }))
  return values
    .filter(({ value }, code) => isSeen[code] === 1 && value !== '')
    .sort((a, b) => (a.value < b.value ? -1 : 1))
}

function priceOf({ cheapest, dearest }: { cheapest: number; dearest: number }): Facets['price'] {
  if (cheapest > dearest) return null
  return { min: Math.floor(cheapest / 100), max: Math.ceil(dearest / 100) }
}

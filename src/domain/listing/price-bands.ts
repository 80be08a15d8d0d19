import type { Paise } from '#domain/money.ts'
import { policy } from '#domain/policy.ts'

/** A stretch of prices as shoppers choose it, in whole rupees, both ends inclusive; null where it is open. */
export type PriceBand = { minPrice: number | null; maxPrice: number | null; count: number }

const { most } = policy.priceBands
const edges: readonly number[] = policy.priceBands.edges

/**
 * How many prices lie below, at and between the round prices that bands may end at: place 2i is the stretch below
 * edge i, place 2i + 1 the edge itself.
 */
export type PriceSpread = Uint32Array

export const noPrices = (): PriceSpread => new Uint32Array(edges.length * 2 + 1)

export const addPrice = (spread: PriceSpread, paise: Paise) => addPlace(spread, placeOf(paise))

/** The same by the place of a price, which an index keeps. */
export function addPlace(spread: PriceSpread, place: number) {
  spread[place] = (spread[place] ?? 0) + 1
}

/** Where a price stands in a spread. */
export function placeOf(paise: Paise): number {
  const at = edges.findIndex((edge) => paise <= edge * 100)
  if (at < 0) return edges.length * 2
  return (edges[at] ?? 0) * 100 === paise ? at * 2 + 1 : at * 2
}

/**
 * Bands of about as many sarees each, made from what a list holds, with what they would match now; a list whose
 * prices lie close together needs none.
 */
export function bandsOf(scope: PriceSpread, matching: PriceSpread): PriceBand[] {
  const ends = endsOf(scope)
  if (ends.length === 0) return []
  return [...ends, null].map((end, at) => {
    const start = at === 0 ? null : (ends[at - 1] ?? null)
    return {
      minPrice: start === null ? null : (edges[start] ?? null),
      maxPrice: end === null ? null : (edges[end] ?? null),
      count: countBetween(matching, start, end),
    }
  })
}

/** Where one band ends and the next begins, as places in the list of round prices. */
function endsOf(scope: PriceSpread): number[] {
  const total = countBetween(scope, null, null)
  const ends: number[] = []
  for (const at of edges.keys()) {
    const below = countBetween(scope, null, at)
    const sinceLast = below - countBetween(scope, null, ends.at(-1) ?? -1)
    const isFull = sinceLast >= total / most && below < total
    if (isFull && ends.length < most - 1) ends.push(at)
  }
  return ends
}

/** Prices from one edge to another, both inclusive; before the first edge is nothing. */
function countBetween(spread: PriceSpread, start: number | null, end: number | null): number {
  if (end !== null && end < 0) return 0
  const from = start === null ? 0 : start * 2 + 1
  const until = end === null ? spread.length : end * 2 + 2
  return spread.subarray(from, until).reduce((sum, count) => sum + count, 0)
}

import type { Paise } from '#domain/money.ts'
import { policy } from '#domain/policy.ts'
import type { ListingFilter } from './listing.ts'

type Bounds = Pick<ListingFilter, 'minPrice' | 'maxPrice'>

/** A list within a price that holds so few says what lies just outside it. */
export const isShort = (total: number, { minPrice, maxPrice }: Bounds): boolean =>
  total <= policy.listing.shortList && (minPrice !== null || maxPrice !== null)

/** How far a price lies outside the bounds; 0 within them. */
export function distanceOf(paise: Paise, { minPrice, maxPrice }: Bounds): Paise {
  const below = minPrice === null ? 0 : minPrice * 100 - paise
  const above = maxPrice === null ? 0 : paise - maxPrice * 100
  return Math.max(0, below, above)
}

/**
 * Of what lies outside the bounds the nearest few, the nearest first, among equals the cheaper, then the newer id.
 * The caller leaves out what cannot be bought now and what the other filters do not want.
 */
export function nearest<Piece extends { id: number; currentPricePaise: Paise }>(
  outside: readonly Piece[],
  bounds: Bounds,
): Piece[] {
  const away = ({ currentPricePaise }: Piece) => distanceOf(currentPricePaise, bounds)
  return outside
    .filter((piece) => away(piece) > 0)
    .toSorted(
      (a, b) =>
        away(a) - away(b) || a.currentPricePaise - b.currentPricePaise || Math.sign(b.id - a.id),
    )
    .slice(0, policy.listing.justOutside)
}

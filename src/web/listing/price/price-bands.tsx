import type { Facets } from '#contract/search/types.ts'
import type { ListingFilter } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-query.ts'
import { Link } from '#web/ui/link.tsx'
import { listing as english } from '#web/words/en/listing.ts'
import { useWords } from '#web/words/words.ts'
import { rangeName } from './price-name.ts'

type PriceBandsProps = { bands: Facets['bands']; filter: ListingFilter }

/** Stretches of prices made from what is there, each a link with its count; the chosen one is taken back by its link. */
export function PriceBands({ bands, filter }: PriceBandsProps) {
  const words = useWords('listing', english)
  return (
    <ul className="clear-both mb-3 grid grid-cols-2 gap-2 empty:hidden">
      {bands.map(({ minPrice, maxPrice, count }) => {
        const isChosen = minPrice === filter.minPrice && maxPrice === filter.maxPrice
        const next = isChosen ? { minPrice: null, maxPrice: null } : { minPrice, maxPrice }
        return (
          <li key={minPrice ?? 0}>
            <Link
              to={listingPath({ ...filter, ...next, page: 1 })}
              keepsScroll
              aria-current={isChosen || undefined}
              className="flex h-full min-h-11 items-center justify-between gap-1 rounded-xs border border-line bg-card px-2 py-1 text-sm leading-tight hover:border-ink aria-[current]:border-lac aria-[current]:font-semibold aria-[current]:shadow-[inset_0_0_0_1px_var(--color-lac)]"
            >
              {rangeName(minPrice, maxPrice, words)}{' '}
              <span className="text-soft tabular-nums">{count}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

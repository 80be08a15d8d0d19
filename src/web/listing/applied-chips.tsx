import { isColour } from '#domain/attributes.ts'
import type { ListingFilter } from '#domain/listing/listing.ts'
import { chipsOf, cleared, type FilterChip, without } from '#domain/listing/listing-choices.ts'
import { listingPath } from '#domain/listing/listing-query.ts'
import { Link } from '#web/ui/link.tsx'
import { listing as english } from '#web/words/en/listing.ts'
import { useWords } from '#web/words/words.ts'
import { Chip } from '../ui/chip.tsx'
import { Swatch } from '../ui/swatch.tsx'
import { rangeName } from './price-name.ts'

/** What is applied, each taken away by a click. */
export function AppliedChips({ filter }: { filter: ListingFilter }) {
  const words = useWords('listing', english)
  const chips = chipsOf(filter)
  if (chips.length === 0) return null
  return (
    <ul aria-label={words.applied} className="mb-6 flex flex-wrap items-center gap-2">
      {chips.map((chip) => (
        <li key={chip.group === 'price' ? 'price' : `${chip.group}${chip.value}`}>
          <Chip
            name={nameOf(chip, words)}
            mark={chip.group !== 'price' && isColour(chip.group) && <Swatch colour={chip.value} />}
            to={listingPath(without(filter, chip))}
          />
        </li>
      ))}
      <li>
        <Link
          to={listingPath(cleared(filter))}
          keepsScroll
          className="link inline-flex min-h-9 items-center px-2 text-sm"
        >
          {words.clearAll}
        </Link>
      </li>
    </ul>
  )
}

function nameOf(chip: FilterChip, words: typeof english): string {
  if (chip.group !== 'price') return chip.value
  return rangeName(chip.minPrice, chip.maxPrice, words)
}

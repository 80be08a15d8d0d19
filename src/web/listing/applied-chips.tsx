import type { Facets } from '#contract/search/types.ts'
import { isColour } from '#domain/attributes.ts'
import { dayWords } from '#domain/day-words.ts'
import { dayNameIn } from '#domain/delivery/day-name.ts'
import { type Day, dayInIndia, startOfDay } from '#domain/india-day.ts'
import type { ListingFilter } from '#domain/listing/listing.ts'
import { chipsOf, cleared, type FilterChip, without } from '#domain/listing/listing-choices.ts'
import { listingPath, toApiQuery } from '#domain/listing/listing-query.ts'
import { Link } from '#web/ui/link.tsx'
import { listing as english } from '#web/words/en/listing.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { useSurroundings } from '../surroundings.ts'
import { Chip } from '../ui/chip.tsx'
import { Swatch } from '../ui/swatch.tsx'
import { rangeName } from './price/price-name.ts'

/** The facets know what a value is called on this page. */
type AppliedChipsProps = { filter: ListingFilter; facets: Facets | undefined }

/** What is applied, each taken away by a click. */
export function AppliedChips({ filter, facets }: AppliedChipsProps) {
  const words = useWords('listing', english)
  const language = useLanguage()
  const { now } = useSurroundings()
  const chips = chipsOf(filter)
  // A day of another year is not told by its weekday.
  const dayName = (day: Day) =>
    day.slice(0, 4) === dayInIndia(now).slice(0, 4)
      ? dayWords(startOfDay(day), language)
      : dayNameIn(language)(day)
  if (chips.length === 0 && filter.text === null) return null
  return (
    <ul aria-label={words.applied} className="chips mb-4 md:mb-6">
      {chips.map((chip) => (
        <li key={'value' in chip ? `${chip.group}${chip.value}` : chip.group}>
          <Chip
            name={
              chip.group === 'by'
                ? words.card.arrives(dayName(chip.day))
                : nameOf(chip, facets, words)
            }
            mark={'value' in chip && isColour(chip.group) && <Swatch colour={chip.value} />}
            to={listingPath(without(filter, chip))}
          />
        </li>
      ))}
      <WaysOn filter={filter} isNarrowed={chips.length > 0} />
    </ul>
  )
}

/** All of it taken away, or kept for another day. */
function WaysOn({ filter, isNarrowed }: { filter: ListingFilter; isNarrowed: boolean }) {
  const words = useWords('listing', english)
  return (
    <>
      {isNarrowed && (
        <li>
          <Link to={listingPath(cleared(filter))} keepsScroll className={wordLink}>
            {words.clearAll}
          </Link>
        </li>
      )}
      <li>
        <Link
          to={`/account/searches/new/${encodeURIComponent(toApiQuery(filter))}`}
          rel="nofollow"
          className={wordLink}
        >
          {words.saveSearch}
        </Link>
      </li>
    </>
  )
}

const wordLink = 'link inline-flex min-h-11 items-center px-2 text-sm whitespace-nowrap md:min-h-9'

function nameOf(
  chip: Exclude<FilterChip, { group: 'by' }>,
  facets: Facets | undefined,
  words: typeof english,
): string {
  if (chip.group === 'stock') return words.inStock
  if ('value' in chip) {
    const option = facets?.[chip.group].find(({ value }) => value === chip.value)
    return option?.label ?? chip.value
  }
  return rangeName(chip.minPrice, chip.maxPrice, words)
}

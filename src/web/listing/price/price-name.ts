import type { listing } from '#web/words/en/listing.ts'
import { rupees } from '../../ui/price.tsx'

type RangeWords = Pick<typeof listing, 'from' | 'upTo' | 'between'>

/** A range of prices as it is named above a list. */
export function rangeName(
  minPrice: number | null,
  maxPrice: number | null,
  words: RangeWords,
): string {
  if (minPrice === null) return words.upTo(rupees(maxPrice ?? 0))
  return maxPrice === null
    ? words.from(rupees(minPrice))
    : words.between(rupees(minPrice), rupees(maxPrice))
}

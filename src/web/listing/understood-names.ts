import type { Understood } from '#contract/search/types.ts'
import { listing as english } from '#web/words/en/listing.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { rangeName } from './price/price-name.ts'

/** How the language of the page says what a search was understood as. */
export function useNames() {
  const words = useWords('listing', english)
  const language = useLanguage()
  return ({ labels, isNot, sort, minPrice, maxPrice }: Understood): string => {
    if (sort) return words.sorts[sort]
    const label = labels[language] ?? labels['en']
    if (label === undefined) return rangeName(minPrice, maxPrice, words)
    return isNot ? words.search.without(label) : label
  }
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { startTransition, useDeferredValue, useOptimistic, useState } from 'react'
import { useNavigate } from 'react-router'
import * as searchCalls from '#contract/search/calls.ts'
import type { SearchAnswer } from '#contract/search/types.ts'
import type { ListingFilter } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-query.ts'
import { queryFor } from '../cache.ts'
import { afterPaint } from '../rendering/after-paint.ts'
import { searchInput } from './search-input.ts'

/** Changes what is chosen; the address follows, and the page with it. */
export type Choose = (change: (now: ListingFilter) => ListingFilter) => void

/** The list of an address, and what the panel shows while the next one is on its way. */
export function useListing(filter: ListingFilter) {
  const navigate = useNavigate()
  const [chosen, showChosen] = useOptimistic(filter)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...queryFor(searchCalls.search, searchInput(filter)),
    placeholderData: keepPreviousData,
  })
  const choose: Choose = (change) => {
    const next = change(chosen)
    startTransition(async () => {
      showChosen(next)
      await afterPaint()
      await navigate(listingPath(next), { preventScrollReset: true })
    })
  }
  const answer = useLastGood(data)
  // Two dozen cards are drawn in slices, after what was touched has answered.
  const shown = useDeferredValue(answer)
  return {
    chosen,
    choose,
    answer,
    shown,
    error,
    isLate: isPlaceholderData || chosen !== filter || shown !== answer,
    isFetching,
    tryAgain: () => void refetch(),
  }
}

/** A failed load leaves the previous list where it was (spec §4). */
function useLastGood(answer: SearchAnswer | undefined): SearchAnswer | undefined {
  const [last, setLast] = useState(answer)
  if (answer && answer !== last) setLast(answer)
  return answer ?? last
}

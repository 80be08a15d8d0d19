import { useQuery } from '@tanstack/react-query'
import {
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useOptimistic,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router'
import * as searchCalls from '#contract/search/calls.ts'
import type { SearchAnswer } from '#contract/search/types.ts'
import type { ListingFilter } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-query.ts'
import { queryFor, queryKeepingLast } from '../cache.ts'
import { cacheOfBrowser } from '../loading.ts'
import { afterPaint } from '../rendering/after-paint.ts'
import { tempo } from '../tempo.ts'
import { searchInput } from './search-input.ts'

/** Changes what is chosen; the address follows, and the page with it. It stays the same function. */
export type Choose = (change: (now: ListingFilter) => ListingFilter) => void

/** What a panel of choices shows and does. */
export type Choices = {
  /** At once what was touched. */
  chosen: ListingFilter
  /** What links lead on from: what the address says, and where its list is late, what was touched. */
  settled: ListingFilter
  choose: Choose
}

/** The list of an address, and what the panel shows while the next one is on its way. */
export function useListing(filter: ListingFilter) {
  const { chosen, choose } = useChoices(filter)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    queryKeepingLast(searchCalls.search, searchInput(filter)),
  )
  const answer = useLastGood(data)
  // Two dozen cards are drawn in slices, after what was touched has answered.
  const shown = useDeferredValue(answer)
  const isLate = useLasting(isPlaceholderData || chosen !== filter || shown !== answer)
  return {
    choices: { chosen, settled: isLate ? chosen : filter, choose },
    answer,
    shown,
    error,
    isLate,
    isFetching,
    tryAgain: () => void refetch(),
  }
}

function useChoices(filter: ListingFilter): Omit<Choices, 'settled'> {
  const navigate = useNavigate()
  const [chosen, showChosen] = useOptimistic(filter)
  const choose: Choose = (change) => {
    const next = change(chosen)
    startTransition(async () => {
      showChosen(next)
      await afterPaint()
      // Its answer is on its way while the next page is got ready.
      void cacheOfBrowser().prefetchQuery(queryFor(searchCalls.search, searchInput(next)))
      await navigate(listingPath(next), { preventScrollReset: true })
    })
  }
  const latest = useRef(choose)
  useEffect(() => {
    latest.current = choose
  })
  const steady = useCallback<Choose>((change) => latest.current(change), [])
  return { chosen, choose: steady }
}

/** True once it has lasted: to fade a list and draw its links anew for less would cost more than to draw the next one. */
function useLasting(isWaiting: boolean): boolean {
  const [hasLasted, setLasted] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLasted(true), tempo.patienceMs)
    return () => {
      clearTimeout(timer)
      setLasted(false)
    }
  }, [isWaiting])
  return isWaiting && hasLasted
}

/** A failed load leaves the previous list where it was (spec §4). */
function useLastGood(answer: SearchAnswer | undefined): SearchAnswer | undefined {
  const [last, setLast] = useState(answer)
  if (answer && answer !== last) setLast(answer)
  return answer ?? last
}

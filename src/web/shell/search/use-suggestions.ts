import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { suggest } from '#contract/search/calls.ts'
import type { Suggestion } from '#contract/search/types.ts'
import { queryFor } from '../../cache.ts'

const pauseMs = 120
const shortest = 2

/** Suggestions for what is being typed: asked after a pause, the last ones kept meanwhile. */
export function useSuggestions(typed: string): Suggestion[] {
  const q = useAfterPause(typed.trim())
  const isAsking = q.length >= shortest
  const { data } = useQuery({
    ...queryFor(suggest, { q }),
    enabled: isAsking,
    placeholderData: keepPreviousData,
  })
  return (isAsking && data) || []
}

function useAfterPause(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { complete } from '#contract/search/calls.ts'
import type { Completion } from '#contract/search/types.ts'
import { queryKeepingLast } from '../../cache.ts'

const shortest = 2
/** A longer text is completed by how it begins: the call takes no more. A search reads all of it. */
const longest = 100

const none: Completion = { meaning: null, suggestions: [], help: [] }

/**
 * What a text may become while it is being typed. One question at a time is under way: whatever is typed meanwhile
 * is asked for next, and the last answer stays until then.
 */
export function useCompletion(typed: string): Completion {
  const text = typed.trim().slice(0, longest)
  const [asked, ask] = useState(text)
  const isAsking = asked.length >= shortest
  const { data, isFetching } = useQuery({
    ...queryKeepingLast(complete, { q: asked }),
    enabled: isAsking,
    // The next letter tries again.
    retry: false,
  })
  if (asked !== text && !isFetching) ask(text)
  return (text.length >= shortest && isAsking && data) || none
}

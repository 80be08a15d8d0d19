import type { QueryClient } from '@tanstack/react-query'
import type { Answers } from './packed-state.ts'

/** Where a page holds what it was prepared with. */
export const preparedId = 'prepared'

/**
 * A page that was cached is checked when it is sent, so what came with it is as fresh as its arrival,
 * however long ago it was made.
 */
const arrivedAt = Date.now()

let brought: Answers | undefined

/** What the page of this tab came with; nothing on the server. */
export function broughtAnswers(): Answers {
  const text =
    typeof document === 'undefined' ? null : document.getElementById(preparedId)?.textContent
  brought ??= JSON.parse(text || '{}') as Answers // Written by pack().
  return brought
}

/** Puts it into a new cache, before anything asks for it. */
export function prepareTab(cache: QueryClient): QueryClient {
  for (const [address, answer] of Object.entries(broughtAnswers())) {
    cache.setQueryData([address], answer, { updatedAt: arrivedAt })
  }
  return cache
}

import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'

/** Where a page that is drawn leaves the cache it asked; nobody wants it in a browser. */
export const CacheTakerContext = createContext<((cache: QueryClient) => void) | null>(null)

/**
 * What a page asked for while it was drawn and nobody has answered, as hints in its head: the browser asks at once, and not only
 * when the code that wants the answers has come.
 */
export const askEarly = (caches: QueryClient[]): string =>
  caches.flatMap(unanswered).map(hint).join('')

const unanswered = (cache: QueryClient): string[] =>
  cache
    .getQueryCache()
    .getAll()
    .filter(({ state, options, queryKey }) => {
      const isWanted = !('enabled' in options) || (options.enabled ?? true) === true
      return isWanted && state.data === undefined && queryKey.length === 1
    })
    .map(({ queryKey }) => String(queryKey[0]))
    .filter((address) => address.startsWith('/api/'))

/** Asked as `fetch` asks, so that its answer is taken for it. */
const hint = (address: string) =>
  `<link rel="preload" as="fetch" crossorigin="anonymous" href="${inAttribute(address)}">`

const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

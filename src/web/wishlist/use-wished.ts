import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { getVisitor } from '#contract/visitor/calls.ts'
import { getWishlist } from '#contract/wishlist/calls.ts'
import { wishedIn } from '../visitor.ts'

const telling: unknown[] = [getVisitor.path, getWishlist.path]

/** What the browser knows of the wishlist, followed as it changes; cheap enough for every card. */
function useWished<Fact>(cache: QueryClient, read: () => Fact): Fact {
  const watch = (changed: () => void) =>
    cache.getQueryCache().subscribe(({ query }) => {
      if (telling.includes(query.queryKey[0])) changed()
    })
  return useSyncExternalStore(watch, read, read)
}

/** How many sarees are on the wishlist; undefined while nobody has asked. */
export const useWishedCount = (cache: QueryClient) =>
  useWished(cache, () => wishedIn(cache)?.length)

/** Whether a saree is on it. */
export function useIsWished(productId: number): boolean {
  const cache = useQueryClient()
  return useWished(cache, () => wishedIn(cache)?.includes(productId) === true)
}

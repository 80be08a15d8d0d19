import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { addToWishlist, removeFromWishlist } from '#contract/wishlist/calls.ts'
import type { Wishlist } from '#contract/wishlist/types.ts'
import { call } from '../api.ts'
import { cacheOfBrowser } from '../loading.ts'
import { askingWishlist } from '../visitor.ts'

/** Puts a saree on the wishlist or takes it off; tells whether it is on it now. */
export async function toggleWishlist(productId: number, isWanted: boolean): Promise<boolean> {
  const wishlist = await call(isWanted ? addToWishlist : removeFromWishlist, { productId })
  cacheOfBrowser().setQueryData(key, wishlist)
  return holds(wishlist, productId)
}

/** Whether a saree is on the wishlist that the header has asked for; cheap enough for every card. */
export function useIsWished(productId: number): boolean {
  const cache = useQueryClient()
  const read = () => {
    const wishlist = cache.getQueryData(key)
    return wishlist !== undefined && holds(wishlist, productId)
  }
  const watch = (changed: () => void) =>
    cache.getQueryCache().subscribe(({ query }) => {
      if (query.queryKey[0] === key[0]) changed()
    })
  return useSyncExternalStore(watch, read, read)
}

const key = askingWishlist().queryKey

const holds = ({ pieces }: Wishlist, productId: number) =>
  pieces.some(({ product }) => product.id === productId)

import { useQuery } from '@tanstack/react-query'
import { useRouteLoaderData } from 'react-router'
import { addToWishlist, removeFromWishlist } from '#contract/buying-endpoints.ts'
import type { Wishlist } from '#contract/wishlist.ts'
import { call } from '../api.ts'
import { cacheOfBrowser } from '../loading.ts'
import { askingWishlist } from '../visitor.ts'

/** Puts a saree on the wishlist or takes it off; tells whether it is on it now. */
export async function toggleWishlist(productId: number, isWanted: boolean): Promise<boolean> {
  const wishlist = await call(isWanted ? addToWishlist : removeFromWishlist, { productId })
  cacheOfBrowser().setQueryData(askingWishlist().queryKey, wishlist)
  return holds(wishlist, productId)
}

/** A visitor whom nobody knows yet has no wishlist to ask for. */
export function useIsWished(productId: number): boolean {
  const isKnown = useRouteLoaderData<{ isKnown: boolean }>('root')?.isKnown ?? false
  const { data } = useQuery({
    ...askingWishlist(),
    enabled: isKnown,
    select: (wishlist) => holds(wishlist, productId),
  })
  return data ?? false
}

const holds = ({ pieces }: Wishlist, productId: number) =>
  pieces.some(({ product }) => product.id === productId)

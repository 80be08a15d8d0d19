import type { QueryClient } from '@tanstack/react-query'
import { getCart } from '#contract/cart/calls.ts'
import { currentUser } from '#contract/customers/calls.ts'
import { getWishlist } from '#contract/wishlist/calls.ts'
import { asking, askingOrNothing } from './cache.ts'

/** Who is signed in, or null. */
export const askingVisitor = () => askingOrNothing(currentUser, {})

export const askingCart = () => asking(getCart, {})

/**
 * Asks what is in the cart by now, whether or not somebody looks: on a first visit the header shows what is
 * known and asks nothing, so that an answer which is only marked as old would be shown for ever.
 */
export async function lookIntoCart(cache: QueryClient): Promise<void> {
  const { queryKey } = askingCart()
  await cache.cancelQueries({ queryKey })
  await cache.fetchQuery({ ...askingCart(), staleTime: 0 }).catch(() => undefined)
}

export const askingWishlist = () => asking(getWishlist, {})

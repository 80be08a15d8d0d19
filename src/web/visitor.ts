import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { currentUser } from '#contract/accounts/calls.ts'
import { getCart } from '#contract/cart/calls.ts'
import type { Cart } from '#contract/cart/types.ts'
import { getVisitor } from '#contract/visitor/calls.ts'
import type { Visitor } from '#contract/visitor/types.ts'
import { getWishlist } from '#contract/wishlist/calls.ts'
import type { Wishlist } from '#contract/wishlist/types.ts'
import { type ApiError, call } from './api.ts'
import { queryFor, queryForOrNothing } from './cache.ts'

/** Who is signed in, or null. */
export const queryForUser = () => queryForOrNothing(currentUser, {})

export const queryForCart = () => queryFor(getCart, {})

export const queryForWishlist = () => queryFor(getWishlist, {})

/** All of these at one go, from a browser whose page is the same for everybody. */
export const queryForVisitor = () =>
  queryOptions<Visitor, ApiError, Visitor, [string]>({
    queryKey: [getVisitor.path],
    async queryFn({ client, signal }) {
      const visitor = await call(getVisitor, {}, { signal })
      // Given up while its answer was read.
      signal.throwIfAborted()
      client.setQueryData(queryForUser().queryKey, visitor.user)
      client.setQueryData(queryForCart().queryKey, visitor.cart)
      return visitor
    },
  })

/** The products on the wishlist, as whoever answered last says; undefined while nobody has. */
export function wishedIn(cache: QueryClient): readonly number[] | undefined {
  const visitor = cache.getQueryState(queryForVisitor().queryKey)
  const wishlist = cache.getQueryState(queryForWishlist().queryKey)
  const isNewer = (wishlist?.dataUpdatedAt ?? 0) >= (visitor?.dataUpdatedAt ?? 0)
  const own = wishlist?.data?.pieces.map(({ product }) => product.id)
  return isNewer && own ? own : visitor?.data?.wished
}

/** What a change has made of the cart: an answer from before it, which is still on its way, is not shown. */
export function noteCart(cache: QueryClient, cart: Cart) {
  cache.setQueryData(queryForCart().queryKey, cart)
  askAgain(cache)
}

export function noteWishlist(cache: QueryClient, wishlist: Wishlist) {
  cache.setQueryData(queryForWishlist().queryKey, wishlist)
  askAgain(cache)
}

/** A first question that is under way is never asked anew before it was given up. */
function askAgain(cache: QueryClient) {
  const { queryKey } = queryForVisitor()
  if (cache.isFetching({ queryKey }) === 0) return
  void cache.cancelQueries({ queryKey }).then(() => cache.invalidateQueries({ queryKey }))
}

/**
 * Asks what is in the cart by now, whether or not somebody looks: on a first visit the header shows what is
 * known and asks nothing, so that an answer which is only marked as old would be shown for ever.
 */
export async function lookIntoCart(cache: QueryClient): Promise<void> {
  const { queryKey } = queryForCart()
  await cache.cancelQueries({ queryKey })
  await cache.fetchQuery({ ...queryForCart(), staleTime: 0 }).catch(() => undefined)
}

import { addToWishlist, removeFromWishlist } from '#contract/wishlist/calls.ts'
import { call } from '../../api.ts'
import { cacheOfBrowser } from '../../loading.ts'
import { noteWishlist } from '../../visitor.ts'

/** Puts a saree on the wishlist or takes it off; tells whether it is on it now. */
export async function toggleWishlist(productId: number, isWanted: boolean): Promise<boolean> {
  const wishlist = await call(isWanted ? addToWishlist : removeFromWishlist, { productId })
  noteWishlist(cacheOfBrowser(), wishlist)
  return wishlist.pieces.some(({ product }) => product.id === productId)
}

import { addToCart as addLine } from '#contract/cart/calls.ts'
import type { ChangedCart } from '#contract/cart/types.ts'
import { call } from '../../api.ts'
import { cacheOfBrowser } from '../../loading.ts'
import { noteCart } from '../../visitor.ts'

/** Puts so many of a saree into the cart and tells what became of its line; the badge follows. */
export async function addToCart(
  productId: number,
  quantity: number,
): Promise<ChangedCart['changed']> {
  const { changed, ...cart } = await call(addLine, { productId, quantity })
  noteCart(cacheOfBrowser(), cart)
  return changed
}

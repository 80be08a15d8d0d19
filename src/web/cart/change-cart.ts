import type { Cart, ChangedCart } from '#contract/cart/types.ts'
import { cacheOfBrowser } from '../loading.ts'
import { lookIntoCart, noteCart, queryForCart } from '../visitor.ts'

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * Changes the cart: shown at once, asked of the shop in turn, taken back when the shop says no.
 * While further changes wait, the shop's answer to an earlier one is not shown.
 */
export async function changeCart<Answer extends Cart | ChangedCart>(
  foreseen: (cart: Cart) => Cart,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const cache = cacheOfBrowser()
  const key = queryForCart().queryKey
  void cache.cancelQueries({ queryKey: key })
  const before = cache.getQueryData(key)
  if (before) cache.setQueryData(key, foreseen(before))
  waiting += 1
  const turn = last.then(ask)
  last = turn.catch(() => undefined)
  try {
    const answer = await turn
    if (waiting === 1) noteCart(cache, cartIn(answer))
    return answer
  } catch (error) {
    if (before && waiting === 1) cache.setQueryData(key, before)
    if (waiting === 1) void lookIntoCart(cache)
    throw error
  } finally {
    waiting -= 1
  }
}

function cartIn(answer: Cart | ChangedCart): Cart {
  if (!('changed' in answer)) return answer
  const { changed, ...cart } = answer
  return cart
}

import { mergeLines } from '#domain/cart.ts'
import type { Query } from '../platform/db/database.ts'
import { hashOf } from '../platform/secret.ts'
import { mergeWishlists } from '../wishlist/merge-wishlists.ts'
import { adoptCart, fillCart, linesOf, stocksOf } from './merge-queries.ts'
import { cartOf } from './queries.ts'

/** At sign-in what the guest gathered and wished for joins what the customer has; the cookie opens nothing afterwards. */
export async function mergeCarts(tx: Query, cookieToken: string | null, userId: number) {
  if (cookieToken === null) return
  const tokenHash = hashOf(cookieToken)
  await mergeWishlists(tx, tokenHash, userId)
  const guests = await cartOf(tx, { userId: null, tokenHash })
  if (!guests) return
  const mine = await cartOf(tx, { userId, tokenHash: null })
  if (!mine) {
    await adoptCart(tx, guests.id, userId)
    return
  }
  const [ours, theirs] = [await linesOf(tx, mine.id), await linesOf(tx, guests.id)]
  const stocks = await stocksOf(
    tx,
    [...ours, ...theirs].map((line) => line.productId),
  )
  const merged = mergeLines(ours, theirs, (productId) => stocks.get(productId) ?? 0)
  await fillCart(tx, { into: mine, from: guests, lines: merged })
}

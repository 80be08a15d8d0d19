import { holdUntil } from '#domain/hold.ts'
import { policy } from '#domain/policy.ts'
import type { PricedLine } from '../cart/price-cart.ts'
import { markSeen } from '../cart/queries.ts'
import { readCart } from '../cart/read-cart.ts'
import type { Visitor } from '../cart/visitor.ts'
import { dropCartHolds } from '../holds/cart-hold-queries.ts'
import { keepAside, liveHolds, lockProducts } from '../holds/queries.ts'
import type { Shop } from '../shop.ts'

/**
 * Keeps the scarcest pieces of the cart for this shopper while they type. Coming back to a checkout
 * that is still open keeps its end, so that nobody holds a piece for ever by reloading.
 */
export async function enterCheckout(shop: Shop, visitor: Visitor): Promise<void> {
  const known = await readCart(shop.db.read, visitor, shop.now())
  if (known.cartId === null) return
  await shop.db.write(async (tx) => {
    const now = shop.now()
    const { cartId, lines } = await readCart(tx, visitor, now)
    if (cartId === null) return
    const own = await liveHolds(tx, cartId, now)
    const before = own.find((hold) => hold.kind === 'checkout')
    const expires_at = before?.expires_at ?? holdUntil('checkout', now)
    const offered = new Set(own.filter((hold) => hold.kind === 'offer').map((h) => h.product_id))
    const pieces = scarcest(lines.filter((line) => !offered.has(line.productId)))
    await dropCartHolds(tx, cartId, 'checkout')
    await lockProducts(
      tx,
      pieces.map((piece) => piece.productId),
    )
    await keepAside(tx, pieces, { kind: 'checkout', expires_at, owner: { cartId }, now })
    await markSeen(tx, cartId)
  })
}

const scarcest = (lines: readonly PricedLine[]) =>
  lines
    .filter((line) => line.isPayable)
    .toSorted((one, other) => one.maxQuantity - other.maxQuantity)
    .slice(0, policy.hold.maxPerVisitor)
    .map(({ productId, quantity }) => ({ productId, quantity }))

import { holdUntil } from '#domain/holds/hold.ts'
import { policy } from '#domain/policy.ts'
import type { PricedLine } from '../cart/price-cart.ts'
import { pricedAt, readCart } from '../cart/read-cart.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import type { Shop } from '../platform/shop.ts'
import { dropCartHolds } from '../stock/cart-hold-queries.ts'
import { liveHolds } from '../stock/hold-queries.ts'
import { type Bound, keepWithin, lockBound } from '../stock/keep-within.ts'

/**
 * Keeps the scarcest pieces of the cart for this shopper while they type, as far as the limits allow. Coming
 * back to a checkout that is still open keeps its end; coming back in its last minutes or later begins anew until the
 * piece has been kept for as long as one may.
 */
export async function enterCheckout(shop: Shop, visitor: Visitor, bound: Bound): Promise<void> {
  const at = await pricedAt(shop, visitor)
  const known = await readCart(shop.db.read, visitor, at)
  if (known.cartId === null) return
  await shop.db.write(async (tx) => {
    const now = shop.now()
    await lockBound(tx, bound)
    const { cartId, lines } = await readCart(tx, visitor, { ...at, now })
    if (cartId === null) return
    const own = await liveHolds(tx, cartId, now)
    const open = own.filter((hold) => hold.kind === 'checkout')
    const end = open[0]?.expires_at
    const isEnding = end !== undefined && end - now <= policy.hold.warnMinutes * 60_000
    const anew = holdUntil('checkout', now, bound.limits.lengths)
    const expiresAt = isEnding ? anew : (end ?? anew)
    const counted = new Set(open.map((hold) => hold.product_id))
    // An offer or a draft keeps its pieces by itself: nobody keeps one twice.
    const others = own.filter((hold) => hold.kind !== 'checkout').map((hold) => hold.product_id)
    const pieces = scarcest(lines.filter((line) => !others.includes(line.productId)))
    await dropCartHolds(tx, cartId, 'checkout')
    const hold = { ...bound, kind: 'checkout', owner: { cartId }, now } as const
    const kept = await keepWithin(tx, pieces, { ...hold, expiresAt, ...(!isEnding && { counted }) })
    // What may be kept no longer stays until the end that was promised.
    const rest = pieces.filter(({ productId }) => counted.has(productId) && !kept.has(productId))
    if (isEnding) await keepWithin(tx, rest, { ...hold, expiresAt: end, counted })
  })
}

const scarcest = (lines: readonly PricedLine[]) =>
  lines
    .filter((line) => line.isPayable)
    .toSorted((one, other) => one.maxQuantity - other.maxQuantity)
    .slice(0, policy.hold.checkoutLines)
    .map(({ productId, quantity }) => ({ productId, quantity }))

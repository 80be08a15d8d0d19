import { couponByCode } from '../coupons/queries.ts'
import type { Query } from '../platform/db/database.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import { type PricedCart, priceCart } from './price-cart.ts'
import { cartAndLines, isNobody } from './queries.ts'

export type ReadCart = PricedCart & { cartId: number | null }

/** The visitor's cart as the shop would sell it at this moment. */
export async function readCart(db: Query, visitor: Visitor, now: number): Promise<ReadCart> {
  const nothing = { ...priceCart([], undefined, now), cartId: null }
  if (isNobody(visitor)) return nothing
  const { cart, rows } = await cartAndLines(db, visitor, now)
  if (!cart) return nothing
  const coupon = cart.coupon_code === null ? undefined : await couponByCode(db, cart.coupon_code)
  return { ...priceCart(rows, coupon, now), cartId: cart.id }
}

import type * as calls from '#contract/cart/calls.ts'
import type { Cart } from '#contract/cart/types.ts'
import type { Call } from '../platform/http/request.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { rememberVisitor, type Visitor, visitorOf } from '../platform/http/visitor.ts'
import { noteHint } from '../platform/http/visitor-hint.ts'
import type { Shop } from '../platform/shop.ts'
import { addToCart, applyCoupon, removeCoupon, removeFromCart, setInCart } from './change-cart.ts'
import { presentCart } from './present.ts'
import { readCart } from './read-cart.ts'
import { spendStoreCredit } from './spend-store-credit.ts'

export const cartHandlers: Handlers<typeof calls> = {
  getCart: ({ shop, c }) => shown(c, shop, visitorOf(c, shop)),
  async addToCart({ shop, c, input }) {
    const visitor = rememberVisitor(c, shop)
    const changed = await addToCart(shop, visitor, input.productId, input.quantity ?? 1)
    return { ...(await shown(c, shop, visitor)), changed }
  },
  async setCartLine({ shop, c, input }) {
    const visitor = rememberVisitor(c, shop)
    const changed = await setInCart(shop, visitor, input.productId, input.quantity)
    return { ...(await shown(c, shop, visitor)), changed }
  },
  async removeCartLine({ shop, c, input }) {
    const visitor = visitorOf(c, shop)
    await removeFromCart(shop, visitor, input.productId)
    return shown(c, shop, visitor)
  },
  async applyCoupon({ shop, c, input }) {
    const visitor = rememberVisitor(c, shop)
    await applyCoupon(shop, visitor, input.code, c.get('address'))
    return shown(c, shop, visitor)
  },
  async spendStoreCredit({ shop, c, input }) {
    const visitor = rememberVisitor(c, shop)
    await spendStoreCredit(shop, visitor, input, c.get('address'))
    return shown(c, shop, visitor)
  },
  async removeCoupon({ shop, c }) {
    const visitor = visitorOf(c, shop)
    await removeCoupon(shop, visitor)
    return shown(c, shop, visitor)
  },
}

async function shown(c: Call, shop: Shop, visitor: Visitor): Promise<Cart> {
  const cart = await presentCart(
    shop.db,
    await readCart(shop.db.read, visitor, shop.now()),
    shop.now(),
  )
  noteHint(c, shop, { bag: cart.count })
  return cart
}

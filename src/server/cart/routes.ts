import type * as calls from '#contract/cart/calls.ts'
import type { Cart } from '#contract/cart/types.ts'
import type { Language } from '#domain/language.ts'
import type { Call } from '../platform/http/request.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { rememberVisitor, type Visitor, visitorOf } from '../platform/http/visitor.ts'
import { noteHint } from '../platform/http/visitor-hint.ts'
import type { Shop } from '../platform/shop.ts'
import { applyGiftCard, removeGiftCard } from './apply-gift-card.ts'
import { addToCart, applyCoupon, removeCoupon, removeFromCart, setInCart } from './change-cart.ts'
import { presentCart } from './present.ts'
import { cartNow } from './read-cart.ts'
import { spendStoreCredit } from './spend-store-credit.ts'

export const cartHandlers: Handlers<typeof calls> = {
  getCart: ({ shop, c, language }) => shown(c, shop, { visitor: visitorOf(c, shop), language }),
  async addToCart({ shop, c, input, language }) {
    const visitor = rememberVisitor(c, shop)
    const changed = await addToCart(shop, visitor, input.productId, input.quantity ?? 1)
    return { ...(await shown(c, shop, { visitor, language })), changed }
  },
  async setCartLine({ shop, c, input, language }) {
    const visitor = rememberVisitor(c, shop)
    const changed = await setInCart(shop, visitor, input)
    return { ...(await shown(c, shop, { visitor, language })), changed }
  },
  async removeCartLine({ shop, c, input, language }) {
    const visitor = visitorOf(c, shop)
    await removeFromCart(shop, visitor, input.productId)
    return shown(c, shop, { visitor, language })
  },
  async applyCoupon({ shop, c, input, language }) {
    const visitor = rememberVisitor(c, shop)
    await applyCoupon(shop, visitor, input.code, c.get('address'))
    return shown(c, shop, { visitor, language })
  },
  async spendStoreCredit({ shop, c, input, language }) {
    const visitor = rememberVisitor(c, shop)
    await spendStoreCredit(shop, visitor, input, c.get('address'))
    return shown(c, shop, { visitor, language })
  },
  async applyGiftCard({ shop, c, input, language }) {
    const visitor = rememberVisitor(c, shop)
    await applyGiftCard(shop, visitor, input.code, c.get('address'))
    return shown(c, shop, { visitor, language })
  },
  async removeGiftCard({ shop, c, input, language }) {
    const visitor = visitorOf(c, shop)
    await removeGiftCard(shop, visitor, input.id)
    return shown(c, shop, { visitor, language })
  },
  async removeCoupon({ shop, c, language }) {
    const visitor = visitorOf(c, shop)
    await removeCoupon(shop, visitor)
    return shown(c, shop, { visitor, language })
  },
}

type Looker = { visitor: Visitor; language: Language }

async function shown(c: Call, shop: Shop, { visitor, language }: Looker): Promise<Cart> {
  const read = await cartNow(shop, visitor)
  const cart = await presentCart(shop, read, { state: '', language })
  noteHint(c, shop, { bag: cart.count })
  return cart
}

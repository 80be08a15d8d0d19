import { ShopError } from '#domain/errors.ts'
import { countOthers, dropCard, putCard } from '../gift-cards/cart-queries.ts'
import { openCard } from '../gift-cards/open-card.ts'
import { refuseUnusable } from '../gift-cards/refuse-unusable.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import type { Shop } from '../platform/shop.ts'
import { cartOf, ensureCart } from './queries.ts'

const mostCards = 10

/** Notes in the cart that a gift card is to pay it as far as it goes. Nothing is spent before the order is placed. */
export async function applyGiftCard(shop: Shop, visitor: Visitor, code: string, address: string) {
  const card = await openCard(shop, code, address)
  const now = shop.now()
  refuseUnusable(card, now, 'code')
  await shop.db.write(async (tx) => {
    const cartId = await ensureCart(tx, shop, visitor)
    if ((await countOthers(tx, cartId, { cardId: card.id, now })) >= mostCards)
      throw new ShopError('too-many-cards', { at: 'code' })
    await putCard(tx, cartId, card.id)
  })
}

/** Pays the cart with a card no more; one that is not in it changes nothing. */
export async function removeGiftCard(shop: Shop, visitor: Visitor, cardId: number) {
  await shop.db.write(async (tx) => {
    const cart = await cartOf(tx, visitor)
    if (cart) await dropCard(tx, cart.id, cardId)
  })
}

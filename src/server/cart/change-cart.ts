import type { SetLine } from '#contract/cart/types.ts'
import { changeLine } from '#domain/cart.ts'
import { ShopError } from '#domain/errors.ts'
import { pricePair } from '#domain/pricing.ts'
import type { PieceGone } from '#domain/refusals/cart.ts'
import { refusal } from '#domain/refusals/list.ts'
import { findCoupon } from '../coupons/find-coupon.ts'
import { automaticOffers } from '../coupons/queries.ts'
import type { Query } from '../platform/db/database.ts'
import { networkOf } from '../platform/http/client-address.ts'
import { countTry, type Limit, takeBackTry } from '../platform/http/rate-limit.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import type { Shop } from '../platform/shop.ts'
import { namesOfPieces } from '../translations/queries.ts'
import { priceCart } from './price-cart.ts'
import {
  cartOf,
  cartRows,
  dropLine,
  ensureCart,
  offerFor,
  putLine,
  setCouponCode,
} from './queries.ts'
import { pricedAt } from './read-cart.ts'

export type Changed = { id: number; quantity: number; isCapped: boolean }

/** How the wanted quantity follows from what the cart holds; it may throw. */
type NewQuantity = (held: number) => number

/** Puts more of a product into the visitor's cart, up to the smaller of 10 and what can be had. */
export const addToCart = (shop: Shop, visitor: Visitor, productId: number, more: number) =>
  changeCart(shop, visitor, productId, (held) => held + more)

/** Sets how many of a product the visitor's cart holds; 0 takes the line away. Refuses to change a shown line that is gone. */
export const setInCart = (
  shop: Shop,
  visitor: Visitor,
  { productId, quantity, isShown = false }: SetLine,
) =>
  changeCart(shop, visitor, productId, (held) => {
    if (isShown && held === 0 && quantity > 0) throw new ShopError('not-in-cart')
    return quantity
  })

const changeCart = (
  shop: Shop,
  visitor: Visitor,
  productId: number,
  newQuantity: NewQuantity,
): Promise<Changed> =>
  shop.db.write(async (tx) => {
    const cartId = await ensureCart(tx, shop, visitor)
    return changeLineOf(tx, { cartId, productId, newQuantity, now: shop.now() })
  })

type LineChange = { cartId: number; productId: number; newQuantity: NewQuantity; now: number }

/** Changes one line of a cart in a transaction; throws where none of the product can be had. */
export async function changeLineOf(tx: Query, change: LineChange): Promise<Changed> {
  const { cartId, productId, newQuantity, now } = change
  const offer = await offerFor(tx, cartId, productId, now)
  const wanted = newQuantity(offer?.quantity ?? 0)
  if (wanted === 0) {
    await dropLine(tx, cartId, productId, now)
    return { id: productId, quantity: 0, isCapped: false }
  }
  if (!offer) throw new ShopError('saree-unavailable')
  const stock = offer.stock - offer.held
  const { quantity, isCapped } = changeLine([], { productId, quantity: wanted }, stock)
  if (quantity === 0) throw await noneOf(tx, productId, offer)
  const tag = pricePair({
    pricePaise: offer.price_paise,
    discountPricePaise: offer.discount_paise,
  })
  await putLine(tx, { cartId, productId, quantity, seenPaise: tag.currentPaise }, now)
  return { id: productId, quantity, isCapped }
}

/** Names the piece of which nothing can be had. */
async function noneOf(tx: Query, productId: number, offer: Offer): Promise<ShopError> {
  const names = (await namesOfPieces(tx, [productId])).get(productId) ?? {}
  const { name, stock, free_at } = offer
  const named = { name, names }
  const isHeld = stock > 0 && free_at !== null
  const piece: PieceGone = isHeld ? { ...named, heldUntil: free_at } : { ...named, left: 0 }
  return new ShopError(refusal('piece-missing', { piece }))
}

type Offer = { name: string; stock: number; free_at: number | null }

export async function removeFromCart(shop: Shop, visitor: Visitor, productId: number) {
  await shop.db.write(async (tx) => {
    const cart = await cartOf(tx, visitor)
    if (cart) await dropLine(tx, cart.id, productId, shop.now())
  })
}

const guesses: Limit = { name: 'promo-code', most: 10, windowMs: 15 * 60_000 }

/**
 * Puts a promo code into the cart when it takes something off now; says why when it does not.
 * Ten codes that do not exist in a quarter of an hour are enough for one network.
 */
export async function applyCoupon(shop: Shop, visitor: Visitor, typed: string, address: string) {
  const counters = [{ limit: guesses, subject: networkOf(address) }]
  await countTry(shop, counters)
  const found = await findCoupon(shop.db.read, typed)
  if (!found) throw new ShopError('unknown-promo-code', { at: 'code' })
  const { terms } = await pricedAt(shop, visitor)
  const problem = await shop.db.write(async (tx) => {
    await takeBackTry(tx, counters)
    const now = shop.now()
    const cartId = await ensureCart(tx, shop, visitor)
    const offered = { coupon: found, offers: await automaticOffers(tx).execute() }
    const { coupon } = priceCart(await cartRows(tx, cartId, now), offered, { now, terms })
    if (coupon?.problem) return coupon.problem
    await setCouponCode(tx, cartId, found.code, now)
    return null
  })
  if (problem !== null) throw new ShopError(problem, { at: 'code' })
}

export async function removeCoupon(shop: Shop, visitor: Visitor) {
  await shop.db.write(async (tx) => {
    const cart = await cartOf(tx, visitor)
    if (cart) await setCouponCode(tx, cart.id, null, shop.now())
  })
}

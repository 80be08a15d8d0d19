import { servedIn } from '#domain/delivery/delivery-country.ts'
import { type DeliveryTerms, termsAt } from '#domain/delivery/delivery-terms.ts'
import { type Destination, nowhere } from '#domain/delivery/destination.ts'
import { longestMaking, promiseOf } from '#domain/delivery/shipping.ts'
import { spendingOfCards } from '#domain/gift-cards/gift-card.ts'
import type { Paise } from '#domain/money.ts'
import { creditSum, type SpentCredit, spendingOf } from '#domain/store-credit.ts'
import { couponByCode } from '../coupons/queries.ts'
import { type CartCard, toCartCard } from '../gift-cards/cart-queries.ts'
import type { Query } from '../platform/db/database.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import type { Shop } from '../platform/shop.ts'
import { type CartCredit, toCartCredit } from '../store-credits/cart-queries.ts'
import { type PricedAt, type PricedCart, priceCart } from './price-cart.ts'
import { cartAndLines, isNobody } from './queries.ts'

/** What store credit pays of a cart. */
export type CartPaying = {
  /** Those that the visitor may spend. */
  offered: CartCredit[]
  spent: SpentCredit[]
  spentPaise: Paise
}

/** What gift cards pay of a cart, before any store credit: they end, and it does not. */
export type CardPaying = {
  cards: CartCard[]
  spent: SpentCredit[]
  spentPaise: Paise
}

export type ReadCart = PricedCart & {
  cartId: number | null
  credit: CartPaying
  giftCards: CardPaying
  /** What it was priced by. */
  terms: DeliveryTerms
}

/** The same, outside of any transaction; sent where the visitor has told unless another place is meant. */
export const cartNow = async (shop: Shop, visitor: Visitor, to?: Destination): Promise<ReadCart> =>
  readCart(shop.db.read, visitor, await pricedAt(shop, visitor, to))

/** This moment, and what the shop promises at a place; nowhere in particular where it does not send. */
export async function pricedAt(
  shop: Shop,
  visitor: Pick<Visitor, 'to'>,
  to = visitor.to ?? nowhere,
): Promise<PricedAt> {
  const everywhere = await shop.deliveryTerms()
  return { now: shop.now(), terms: termsAt(everywhere, servedIn(everywhere.countries, to)) }
}

/** The visitor's cart as the shop would sell it at this moment. */
export async function readCart(db: Query, visitor: Visitor, at: PricedAt): Promise<ReadCart> {
  const { terms } = at
  const nothing = { ...priceCart([], { coupon: undefined, offers: [] }, at), terms }
  const unpaid = { ...nothing, cartId: null, giftCards: cardPaying([], 0) }
  if (isNobody(visitor)) return { ...unpaid, credit: payingOf([], 0) }
  const { cart, rows, credits, cards, offers } = await cartAndLines(db, visitor, at.now)
  const offered = credits.map((credit) => toCartCredit(credit, visitor.userId))
  if (!cart) return { ...unpaid, credit: payingOf(offered, 0) }
  const coupon = cart.coupon_code === null ? undefined : await couponByCode(db, cart.coupon_code)
  const priced = priceCart(rows, { coupon, offers }, at)
  const { total } = priced.totals
  const giftCards = cardPaying(cards.map(toCartCard), total)
  const credit = payingOf(offered, total - giftCards.spentPaise)
  return { ...priced, terms, cartId: cart.id, credit, giftCards }
}

function cardPaying(cards: CartCard[], totalPaise: Paise): CardPaying {
  const spent = spendingOfCards(cards, totalPaise)
  return { cards, spent, spentPaise: creditSum(spent) }
}

function payingOf(offered: CartCredit[], totalPaise: Paise): CartPaying {
  const spent = spendingOf(
    offered.filter((credit) => credit.isInCart),
    totalPaise,
  )
  return { offered, spent, spentPaise: creditSum(spent) }
}

/** When it arrives if it is ordered at this moment. */
export const promiseOfCart = ({ terms, lines }: ReadCart, now: number) =>
  promiseOf(terms, now, longestMaking(lines.filter(({ isPayable }) => isPayable)))

/** What is left to pay when gift cards and store credit have paid their parts. */
export const dueOf = (cart: ReadCart): Paise =>
  cart.totals.total - cart.giftCards.spentPaise - cart.credit.spentPaise

/** What pays a cart besides money, as an order's hash stands for it. */
export const paidWithin = ({ credit, giftCards }: ReadCart) => ({
  creditPaise: credit.spentPaise,
  cardPaise: giftCards.spentPaise,
})

/** What of it is still to be paid, and what the goods cost once their coupon is off. */
export const payableOf = (cart: ReadCart) => ({
  totalPaise: dueOf(cart),
  goodsPaise: cart.totals.subtotal - cart.totals.discount,
  abroad: cart.terms.country,
})

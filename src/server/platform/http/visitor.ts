import { getCookie, setCookie } from 'hono/cookie'
import { toldPlaceIn } from '#domain/address/told-pin.ts'
import type { Destination } from '#domain/delivery/destination.ts'
import type { Query } from '../db/database.ts'
import { hashOf, newSecret } from '../secret.ts'
import type { Shop } from '../shop.ts'
import { wideNetworkOf } from './client-address.ts'
import { countWithin } from './rate-limit.ts'
import type { Call } from './request.ts'

/**
 * Who fills a cart: a customer, or a guest known by a cookie; neither before the first change. `network` is where
 * they ask from, `to` where they have said that parcels go.
 */
export type Visitor = {
  userId: number | null
  tokenHash: string | null
  network?: string
  to?: Destination
}

const keptSeconds = 90 * 86_400

const cookieName = (shop: Shop) => (shop.config.isHttps ? '__Host-cart' : 'cart')

/** The guest's cookie, when the request carries a well-formed one. */
export function cartToken(c: Call, shop: Shop): string | null {
  const token = getCookie(c, cookieName(shop))
  return token && /^[\w-]{43}$/.test(token) ? token : null
}

export function visitorOf(c: Call, shop: Shop): Visitor {
  const token = cartToken(c, shop)
  const network = wideNetworkOf(c.get('address'))
  const to = toldPlaceIn(c.req.header('cookie'))
  const userId = c.get('person')?.id ?? null
  return { userId, tokenHash: token && hashOf(token), network, ...(to !== null && { to }) }
}

/** The visitor for a change: a guest whom the shop does not know yet gets a cookie. */
export function rememberVisitor(c: Call, shop: Shop): Visitor {
  const visitor = visitorOf(c, shop)
  if (visitor.userId !== null || visitor.tokenHash !== null) return visitor
  const token = newSecret()
  setCookie(c, cookieName(shop), token, {
    path: '/',
    httpOnly: true,
    secure: shop.config.isHttps,
    sameSite: 'Lax',
    maxAge: keptSeconds,
  })
  return { ...visitor, tokenHash: hashOf(token) }
}

const guestsPerOrder = 50
const windowMs = 60 * 60_000

/**
 * Counts a guest of whom the shop begins to keep something, so that no script fills the database with carts of nobody:
 * fifty for each order that one network may place in an hour, 3,000 of a new shop.
 */
export async function countGuest(tx: Query, shop: Shop, { userId, network }: Visitor) {
  const most = guestsPerOrder * shop.config.ordersPerNetwork
  if (userId !== null || network === undefined || most === 0) return
  const limit = { name: 'new-guest', most, windowMs, told: 'guests-enough' } as const
  await countWithin(tx, shop, [{ limit, subject: network }])
}

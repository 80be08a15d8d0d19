import { getCookie, setCookie } from 'hono/cookie'
import { hashOf, newSecret } from '../secret.ts'
import type { Shop } from '../shop.ts'
import type { Call } from './request.ts'

/** Who fills a cart: a customer, or a guest known by a cookie; neither before the first change. */
export type Visitor = { userId: number | null; tokenHash: string | null }

const keptSeconds = 90 * 86_400

const cookieName = (shop: Shop) => (shop.config.isHttps ? '__Host-cart' : 'cart')

/** The guest's cookie, when the request carries a well-formed one. */
export function cartToken(c: Call, shop: Shop): string | null {
  const token = getCookie(c, cookieName(shop))
  return token && /^[\w-]{43}$/.test(token) ? token : null
}

export function visitorOf(c: Call, shop: Shop): Visitor {
  const token = cartToken(c, shop)
  return { userId: c.get('person')?.id ?? null, tokenHash: token && hashOf(token) }
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
  return { userId: null, tokenHash: hashOf(token) }
}

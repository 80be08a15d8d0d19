import { deleteCookie, setCookie } from 'hono/cookie'
import { toldPinName, toldText } from '#domain/address/told-pin.ts'
import type { Destination } from '#domain/delivery/destination.ts'
import type { Call } from '../platform/http/request.ts'
import type { Shop } from '../platform/shop.ts'

const keptSeconds = 90 * 86_400

/** The browser tells it with every call from now on; nowhere forgets it. */
export function rememberPin(c: Call, shop: Shop, to: Destination) {
  const name = toldPinName(shop.config.isHttps)
  const of = { path: '/', sameSite: 'Lax', secure: shop.config.isHttps } as const
  const text = toldText(to)
  if (text === '') deleteCookie(c, name, of)
  else setCookie(c, name, text, { ...of, maxAge: keptSeconds })
}

import { deleteCookie, setCookie } from 'hono/cookie'
import { toldPinName } from '#domain/address/told-pin.ts'
import type { Call } from '../platform/http/request.ts'
import type { Shop } from '../platform/shop.ts'

const keptSeconds = 90 * 86_400

/** The browser tells it with every call from now on; null forgets it. */
export function rememberPin(c: Call, shop: Shop, pin: string | null) {
  const name = toldPinName(shop.config.isHttps)
  const of = { path: '/', sameSite: 'Lax', secure: shop.config.isHttps } as const
  if (pin === null) deleteCookie(c, name, of)
  else setCookie(c, name, pin, { ...of, maxAge: keptSeconds })
}

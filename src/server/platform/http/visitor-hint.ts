import { setCookie } from 'hono/cookie'
import { hintIn, hintName, hintText, nobody, type VisitorHint } from '#domain/visitor-hint.ts'
import type { Shop } from '../shop.ts'
import type { Call } from './request.ts'

const keptSeconds = 90 * 86_400

/** Tells the browser what its next page shows before it has asked for anything: what is named here has changed. */
export function noteHint(c: Call, shop: Shop, change: Partial<VisitorHint>) {
  const before = c.get('hint') ?? hintIn(c.req.header('cookie'))
  // Who was nobody and still is gets no cookie for it.
  if (hintText({ ...(before ?? nobody), ...change }) === hintText(before ?? nobody)) return
  tellHint(c, shop, { ...(before ?? nobody), ...change })
}

/** The whole of it, to whoever asks: who is nobody to the shop does not ask again. */
export function tellHint(c: Call, shop: Shop, hint: VisitorHint) {
  const before = c.get('hint') ?? hintIn(c.req.header('cookie'))
  c.set('hint', hint)
  if (before && hintText(before) === hintText(hint)) return
  setCookie(c, hintName(shop.config.isHttps), hintText(hint), {
    path: '/',
    sameSite: 'Lax',
    secure: shop.config.isHttps,
    maxAge: keptSeconds,
  })
}

import { setCookie } from 'hono/cookie'
import { hintIn, hintName, hintText, nobody, type VisitorHint } from '#domain/visitor-hint.ts'
import type { Shop } from '../shop.ts'
import type { Call } from './request.ts'

const keptSeconds = 90 * 86_400

/** Tells the browser what its next page shows before it has asked for anything: what is named here has changed. */
export function noteHint(c: Call, shop: Shop, change: Partial<VisitorHint>) {
  const before = c.get('hint') ?? hintIn(c.req.header('cookie'))
  const hint = { ...(before ?? nobody), ...change }
  c.set('hint', hint)
  // Who was nobody and still is gets no cookie for it.
  if (hintText(before ?? nobody) === hintText(hint)) return
  setCookie(c, hintName, hintText(hint), {
    path: '/',
    sameSite: 'Lax',
    secure: shop.config.isHttps,
    maxAge: keptSeconds,
  })
}

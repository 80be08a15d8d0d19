import { ShopError } from '#domain/errors.ts'
import { plainPath } from '#domain/language.ts'
import type { Call } from './request.ts'

const wayOut = /^\/(?:newsletter\/unsubscribe|saved-search\/hush)\/[\w-]+$/

/** Where mail programs post the one click of RFC 8058, whose own page may be what sends it: the secret in the address is all it takes. */
export const isWayOut = (path: string) => wayOut.test(plainPath(path))

/** Refuses a write that another site makes a browser send (S14): no cookie flag alone stops a sibling subdomain. */
export function refuseForeign(c: Call, publicUrl: string) {
  if (['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) return
  const site = c.req.header('sec-fetch-site')
  if (site === 'same-origin' || site === 'none') return
  const origin = c.req.header('origin')
  // Programs such as curl send neither: they carry no visitor's cookies.
  if (site === undefined && origin === undefined) return
  if (origin !== undefined && isOwn(origin, publicUrl, c.req.header('host'))) return
  throw new ShopError('other-site')
}

function isOwn(origin: string, publicUrl: string, host: string | undefined) {
  if (origin === new URL(publicUrl).origin) return true
  return publicUrl.startsWith('http:') && host !== undefined && origin === `http://${host}`
}

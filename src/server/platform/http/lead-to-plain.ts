import { plainPath } from '#domain/language.ts'
import type { Call } from './request.ts'

/** The admin area, calls and files: they speak English, or nothing. */
const folders = /^\/(?:admin|auth|api|uploads|assets|feeds|payments|\.well-known)(?:\/|$)/
const files = /^\/[\w-]+\.(?!data$)\w+$/

/** Leads from an address with a language to the only one there is of what has no other languages. */
export async function leadToPlain(c: Call, next: () => Promise<void>) {
  const { pathname, search } = new URL(c.req.url)
  const plain = plainPath(pathname)
  if (plain === pathname || !(folders.test(plain) || files.test(plain))) return next()
  return c.redirect(plain + search, 301)
}

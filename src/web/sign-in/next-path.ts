import type { User } from '#contract/accounts/types.ts'
import { plainPath } from '#domain/language.ts'

const here = 'http://shop.invalid'
const isLocal = (path: string) => /^\/(?!\/|\\)/.test(path)

/** The path of this shop, without its language, that an address's `next` names; null for none and for any other site (decisions, Guard). */
export function nextPath(search: string): string | null {
  const wanted = new URLSearchParams(search).get('next')
  if (!wanted || !isLocal(wanted) || !URL.canParse(wanted, here)) return null
  // As browsers read it: they skip tabs and line breaks, and fold `/.//`.
  const { origin, pathname, search: query, hash } = new URL(wanted, here)
  const path = plainPath(pathname) + query + hash
  return origin === here && isLocal(path) ? path : null
}

/** The same address with the way on kept: from login to registration and back. */
export const withNext = (path: string, next: string | null) =>
  next ? `${path}?next=${encodeURIComponent(next).replaceAll('%2F', '/')}` : path

/** Where somebody goes who has just signed in, or is signed in already (spec §2 Login). */
export function wayOn(user: Pick<User, 'isAdmin' | 'mustChangePassword'>, next: string | null) {
  if (user.mustChangePassword) return withNext('/account/password', next)
  return next ?? (user.isAdmin ? '/admin' : '/')
}

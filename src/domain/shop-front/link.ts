import { plainPath } from '#domain/language.ts'
import { isOwnAddress } from '#domain/slug.ts'

const closed = /^\/(?:admin|api|auth)(?:[/?#]|$)/i

/**
 * Whether an address may be led to from the shop: a path of the shop itself that is open to everybody, or one of https. What begins
 * with two slashes or a backslash leaves the shop without saying so.
 */
export function isOpenAddress(address: string): boolean {
  if (/[\s\\]/.test(address)) return false
  if (address.startsWith('/')) return isOpenPath(address)
  return /^https:\/\/[^/?#@]+(?:[/?#]|$)/.test(address)
}

/** Whether a path is open however it is spelled: capitals, signs as numbers, dots and slashes that a browser takes out. */
function isOpenPath(address: string): boolean {
  const path = asFollowed(address)
  return path !== null && !/^\/\/|\\/.test(path) && !closed.test(path)
}

/** The path as a browser goes there, its signs read and its dots taken out; null of one that cannot be read. */
function asFollowed(address: string): string | null {
  const [path = ''] = address.split(/[?#]/)
  let read: string
  try {
    read = decodeURIComponent(path)
  } catch {
    return null
  }
  const steps: string[] = []
  for (const step of read.slice(1).split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.') steps.push(step)
  }
  return `/${steps.join('/')}`
}

/** True of an address outside the shop. */
export const isOutside = (address: string) => !address.startsWith('/')

/** What an address of the shop shows, by the slug that it has or once had. */
export type Place = { kind: 'page' | 'category' | 'story' | 'product'; slug: string }

const kindBelow: Record<string, Place['kind']> = {
  products: 'category',
  product: 'product',
  stories: 'story',
}

/** What has to be there for a link to lead to something; null of other shops, lists, and all that is always there. */
export function placeOf(address: string): Place | null {
  const path = isOutside(address) ? null : asFollowed(address)
  if (path === null) return null
  const [first = '', ...rest] = plainPath(path).split('/').filter(Boolean)
  if (first === '') return null
  if (!isOwnAddress(first)) return { kind: 'page', slug: [first, ...rest].join('/') }
  const [slug = '', ...further] = rest
  const kind = further.length === 0 ? kindBelow[first] : undefined
  return kind === undefined || !/[a-z]/.test(slug) ? null : { kind, slug }
}

import { plainPath } from './language.ts'

/** First parts of addresses whose pages are one visitor's own, or of those who have a link. */
const own = new Set([
  ...['cart', 'checkout', 'order', 'whatsapp-order', 'wishlist', 'track-order', 'newsletter'],
  ...['complaint', 'my-data', 'video', 'videos', 'gift-card'],
  ...['account', 'admin', 'auth', 'login', 'logout', 'register', 'forgot-password'],
  ...['reset-password', 'verify-email', '-', 'api'],
])

/**
 * True for the pages of the catalogue and of what the shop tells: they are the same for everybody, whoever asks.
 * Home, lists, a saree, the journal and its stories, and pages with an address of one part.
 */
export function isForEverybody(path: string): boolean {
  const [first = '', second, ...rest] = plainPath(path).slice(1).split('/')
  // No slug has a dot: that is a file, or what the router asks of a single screen.
  if (own.has(first) || path.includes('.')) return false
  if (first === 'stories') return rest.length === 0 || (second === 'page' && rest.length === 1)
  if (rest.length > 0) return false
  if (first === 'products') return second !== ''
  if (first === 'product') return second !== undefined && second !== ''
  return second === undefined
}

/** True for pages whose sarees may be sold: the others stay as they are, whatever is bought. */
export const showsPieces = (path: string): boolean =>
  ['', 'products', 'product', 'compare', 'stories'].includes(
    plainPath(path).slice(1).split(/[/?]/, 1)[0] ?? '',
  )

/** The slug of the piece that a page shows; undefined for every other page. */
export function pieceOf(path: string): string | undefined {
  const slug = /^\/product\/([^/?]+)/.exec(plainPath(path))?.[1]
  if (!slug?.includes('%')) return slug
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}

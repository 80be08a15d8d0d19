import type { Told } from '#domain/refusals/list.ts'
import { languages } from './language.ts'

export type SlugKind = 'category' | 'product' | 'page'

/** Pages with a route of their own: editable, never deleted, and their address never changes. */
export const builtInPages = [
  'about-us',
  'shipping-returns',
  'contact',
  'faqs',
  'terms',
  'privacy-policy',
] as const

const reservedProductSlugs = new Set([
  'new-arrivals',
  'featured',
  'trending',
  'chosen',
  'ways',
  'search',
  'related',
  'facets',
  'reviews',
])

const registeredRoutes = new Set([
  ...languages,
  ...['products', 'product', 'cart', 'checkout', 'wishlist', 'search', 'track-order'],
  ...['compare', 'menu', 'stories', 'gift-card', 'gift-cards'],
  ...[
    'complaint',
    'seller',
    'notices',
    'my-data',
    'video',
    'videos',
    'whatsapp-order',
    'saved-search',
  ],
  ...['login', 'logout', 'register', 'auth', 'account', 'forgot-password', 'reset-password'],
  ...['admin', 'order', 'orders', 'pay', 'privacy', 'newsletter', 'unsubscribe', 'verify-email'],
  ...['api', 'uploads', 'assets', 'media', 'fonts', 'images', 'static', 'public', 'well-known'],
  ...['healthz', 'readyz', 'livez', 'metrics', 'sitemap', 'robots', 'feeds', 'feed', 'og'],
  ...['sitemap.xml', 'robots.txt', 'favicon.ico', 'manifest.webmanifest', 'index', 'home', '404'],
])

/** A name as an address: small letters, digits and hyphens, diacritics folded, at most 80 characters. */
export function slugify(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .split(/[^a-z0-9]/)
    .filter((word) => word !== '')
  let slug = ''
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, 80) : `${slug}-${word}`
    if (longer.length > 80) break
    slug = longer
  }
  return slug
}

/** What an archived product is called, so that its address is free for another. */
export const archivedSlug = (id: number, slug: string) => `~${id}~${slug}`

/** The slug that a product has or, archived, had. */
export const shownSlug = (slug: string) => slug.replace(/^~\d+~/, '')

export function isSlug(slug: string): boolean {
  return slug.length <= 120 && slug.split('-').every((part) => /^[a-z0-9]+$/.test(part))
}

/** True of the first part of an address that the shop itself answers, whatever pages there are. */
export const isOwnAddress = (first: string) => registeredRoutes.has(first) || isBuiltInPage(first)

export function isBuiltInPage(slug: string): boolean {
  return builtInPages.some((page) => page === slug)
}

/**
 * Why this address cannot be given, or null when it can; `currentSlug` is the address the thing has now.
 */
export function refuseSlug(
  kind: SlugKind,
  slug: string,
  currentSlug: string | null = null,
): Told | null {
  if (!isSlug(slug)) return 'bad-slug'
  if (kind === 'category' && /^[0-9]+$/.test(slug)) {
    return 'slug-of-digits'
  }
  if (kind === 'product' && reservedProductSlugs.has(slug)) {
    return { code: 'slug-of-the-shop', params: { slug } }
  }
  return kind === 'page' ? refusePageSlug(slug, currentSlug) : null
}

function refusePageSlug(slug: string, currentSlug: string | null): Told | null {
  if (slug === currentSlug) return null
  if (currentSlug !== null && isBuiltInPage(currentSlug)) {
    return 'slug-stays'
  }
  if (isOwnAddress(slug)) {
    return { code: 'slug-of-the-shop', params: { slug } }
  }
  return null
}
